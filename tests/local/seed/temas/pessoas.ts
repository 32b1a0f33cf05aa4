import type { Tema } from './tema';

export const temasDePessoas: Tema[] = [
  {
    titulo: 'Trilha de boas-vindas para quem chega {em}',
    onde: 'predio',
    setor: 'Recursos humanos',
    objetivo: 'Desenvolver pessoas',
    problema: 'Quem começa passa a primeira semana perguntando onde ficam as coisas e com quem falar.',
    descricao:
      'Preparar uma trilha de cinco dias com padrinho, roteiro de visitas e um pequeno guia com os contatos {em}.',
    diferenciais: 'Acolhe melhor, reduz o tempo até a autonomia e não depende de ninguém lembrar de tudo.',
    como: 'Escrever o guia com os últimos três contratados, que ainda se lembram das dúvidas que tiveram.',
    feedback: 'Perguntar a quem chegou, depois de três meses, se o padrinho fez diferença.',
  },
  {
    titulo: 'Matriz de habilidades e rodízio de funções {em}',
    onde: 'fabrica',
    setor: 'Recursos humanos',
    objetivo: 'Desenvolver pessoas',
    problema: 'Quando uma pessoa falta, o posto fica parado porque só ela conhece a atividade.',
    descricao:
      'Montar uma matriz visível de quem sabe fazer o quê e combinar um rodízio quinzenal de postos {em}.',
    diferenciais:
      'Cobre férias e faltas, diminui o cansaço repetitivo e mostra a cada um o próximo passo da carreira.',
    como: 'Levantar as atividades com os líderes, escolher os instrutores e registrar a evolução no próprio quadro.',
    feedback: 'Nenhum posto para quando alguém falta, e a equipe continua querendo o rodízio.',
  },
  {
    titulo: 'Caminho seguro para pedestres {em}',
    onde: 'fabrica',
    setor: 'Segurança do trabalho',
    objetivo: 'Melhorar a estrutura física',
    problema:
      'Empilhadeiras e pessoas dividem o mesmo corredor, e já houve dois quase acidentes neste semestre.',
    descricao:
      'Pintar faixas exclusivas, instalar espelhos nos cruzamentos e uma luz azul nas empilhadeiras {em}.',
    diferenciais: 'Resolve o risco na origem, com baixo custo e sem diminuir a velocidade da movimentação.',
    como: 'Mapear os cruzamentos com a segurança do trabalho e executar a pintura em um fim de semana.',
    feedback: 'Contar os quase acidentes nos cruzamentos antes e depois da pintura e dos espelhos.',
  },
  {
    titulo: 'Diálogo de segurança preparado pela equipe {em}',
    onde: 'fabrica',
    setor: 'Segurança do trabalho',
    objetivo: 'Desenvolver pessoas',
    problema: 'Os temas do diálogo diário se repetem e quase ninguém presta atenção.',
    descricao:
      'A cada semana uma dupla {em} escolhe um risco real do próprio posto e conduz a conversa em cinco minutos.',
    diferenciais: 'O assunto nasce do trabalho de verdade, e quem fala é um colega, não um cartaz.',
    como: 'Definir a escala do mês, oferecer um roteiro de uma página e premiar a melhor sugestão de melhoria.',
    feedback: 'Quantas sugestões surgem por mês; no teste de improviso foram quatro na mesma manhã.',
  },
  {
    titulo: 'Ginástica laboral e pausas ativas {em}',
    onde: 'predio',
    setor: 'Recursos humanos',
    objetivo: 'Desenvolver pessoas',
    problema:
      'As queixas de dor nas costas e nos punhos aumentaram e viraram a principal causa de afastamento.',
    descricao:
      'Oferecer duas pausas de oito minutos por turno {em}, com exercícios pensados para cada tipo de atividade.',
    diferenciais: 'É curto, feito no próprio local e acompanhado por uma fisioterapeuta uma vez por mês.',
    como: 'Piloto de noventa dias com adesão voluntária e uma pesquisa rápida antes e depois.',
    feedback: 'O ambulatório compara as queixas de dor, que já registra, a cada três meses.',
  },
  {
    titulo: 'Biblioteca de vídeos curtos feitos por quem faz {em}',
    onde: 'predio',
    setor: 'Engenharia',
    objetivo: 'Desenvolver pessoas',
    problema: 'O conhecimento dos mais experientes está na cabeça deles e vai embora quando se aposentam.',
    descricao: 'Gravar vídeos de até três minutos com o jeito certo de fazer as tarefas mais difíceis {em}.',
    diferenciais: 'Fala a língua de quem executa e pode ser visto no celular no momento da dúvida.',
    como: 'Escolher dez tarefas, gravar com o próprio telefone e organizar por máquina ou por assunto.',
    feedback: 'Quantas pessoas assistem a cada vídeo, e quantas dúvidas deixam de chegar a quem ensina.',
  },
  {
    titulo: 'Programa de caronas para quem trabalha {em}',
    onde: 'predio',
    setor: 'Sustentabilidade',
    objetivo: 'Desenvolver pessoas',
    problema: 'O estacionamento lota, e quem depende de ônibus no segundo turno espera quase uma hora.',
    descricao:
      'Organizar grupos de carona por bairro e horário, com vagas reservadas para carros com três ou mais pessoas.',
    diferenciais: 'Aproxima colegas de áreas diferentes, economiza combustível e libera vagas.',
    como: 'Começar com uma planilha por bairro, regras simples de convivência e um responsável por turno.',
    feedback: 'Pelo menos vinte das vinte e duas pessoas que se interessaram {em} usam toda semana.',
  },
  {
    titulo: 'Mural de reconhecimento entre colegas {em}',
    onde: 'predio',
    setor: 'Comunicação',
    objetivo: 'Desenvolver pessoas',
    problema: 'Boas atitudes passam despercebidas, e só se fala do que deu errado.',
    descricao:
      'Manter {em} um mural de agradecimentos em que qualquer pessoa reconhece um colega e conta o porquê.',
    diferenciais:
      'Custa quase nada, parte das próprias pessoas e reforça os comportamentos que queremos ver.',
    como: 'Cartões prontos ao lado do mural, leitura de três deles na reunião mensal e uma foto no boletim interno.',
    feedback: 'O mural recebe bilhetes novos toda semana, e não só das mesmas pessoas.',
  },
];
