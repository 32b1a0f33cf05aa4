import type { Tema } from './tema';

export const temasDeGestao: Tema[] = [
  {
    titulo: 'Assinatura digital dos documentos que circulam {em}',
    onde: 'escritorio',
    setor: 'Jurídico',
    objetivo: 'Otimizar processos',
    problema: 'Um contrato simples leva nove dias entre impressão, malote e a última assinatura.',
    descricao: 'Adotar assinatura eletrônica para contratos, termos de férias e recibos tratados {em}.',
    diferenciais: 'Reduz prazo, papel e arquivo físico, e cada documento fica fácil de encontrar.',
    como: 'Começar pelos termos internos, que não dependem de terceiros, e depois incluir fornecedores.',
    feedback: 'O tempo entre o pedido e a última assinatura cai de dias para horas.',
  },
  {
    titulo: 'Painel único de prazos dos clientes {em}',
    onde: 'escritorio',
    setor: 'Comercial',
    objetivo: 'Conquistar ou fidelizar clientes',
    problema: 'O cliente liga para saber do pedido e precisamos consultar três pessoas antes de responder.',
    descricao:
      'Reunir em uma tela a situação de cada pedido, do aceite à entrega, disponível para todos {em}.',
    diferenciais: 'A resposta sai na primeira ligação, e os atrasos aparecem antes de o cliente perceber.',
    como: 'Usar os dados que já existem no sistema e atualizar a tela de hora em hora.',
    feedback: 'Menos ligações perguntando o prazo, e os dois clientes do teste renovam os pedidos.',
  },
  {
    titulo: 'Pesquisa de satisfação com uma pergunta só {em}',
    onde: 'escritorio',
    setor: 'Atendimento',
    objetivo: 'Conquistar ou fidelizar clientes',
    problema: 'Nossa pesquisa anual tem quarenta perguntas e quase ninguém responde.',
    descricao:
      'Enviar depois de cada entrega uma pergunta com nota e espaço para comentário, acompanhada {em} toda semana.',
    diferenciais: 'É rápida de responder, e uma nota baixa gera um retorno em até vinte e quatro horas.',
    como: 'Testar com os cinquenta maiores clientes e combinar quem liga quando a nota for baixa.',
    feedback: 'Pelo menos seis em cada dez clientes respondem, como na região que já testou.',
  },
  {
    titulo: 'Catálogo interativo para os representantes {em}',
    onde: 'escritorio',
    setor: 'Marketing',
    objetivo: 'Aumentar a eficiência comercial',
    problema:
      'O catálogo impresso fica desatualizado em três meses, e o representante perde tempo conferindo códigos.',
    descricao:
      'Criar um catálogo digital com busca, fotos e disponibilidade, que funcione sem internet durante a visita.',
    diferenciais: 'O pedido sai da visita já conferido e chega {em} sem retrabalho de digitação.',
    como: 'Publicar primeiro as duas linhas mais vendidas e ouvir os representantes a cada quinze dias.',
    feedback: 'Os três representantes do teste fecham mais visitas com o catálogo do que sem ele.',
  },
  {
    titulo: 'Conciliação automática dos pagamentos {em}',
    onde: 'escritorio',
    setor: 'Financeiro',
    objetivo: 'Otimizar processos',
    problema: 'Duas pessoas passam a manhã inteira conferindo extratos e notas linha por linha.',
    descricao:
      'Importar o extrato do banco e casar automaticamente pagamentos e notas, deixando {em} só as exceções.',
    diferenciais: 'Libera meio dia de trabalho e aponta diferenças no mesmo dia, não no fechamento.',
    como: 'Usar o arquivo que o banco já oferece e regras simples de valor, data e documento.',
    feedback: 'Nove em cada dez lançamentos do mês casados sem ajuda.',
  },
  {
    titulo: 'Reuniões de trinta minutos com pauta {em}',
    onde: 'escritorio',
    setor: 'Administrativo',
    objetivo: 'Aumentar a produtividade',
    problema: 'As agendas estão cheias de reuniões longas, sem pauta e sem decisão registrada.',
    descricao:
      'Adotar {em} o padrão de trinta minutos, pauta enviada na véspera e três linhas de decisões ao final.',
    diferenciais: 'Não custa nada, devolve horas à equipe e deixa claro quem faz o quê.',
    como: 'Combinar a regra por sessenta dias, com um sinal na porta quando o tempo acaba.',
    feedback: 'Somar as horas de reunião da semana: hoje são quatorze, e cinco caberiam em um e-mail.',
  },
  {
    titulo: 'Base de respostas prontas para o atendimento {em}',
    onde: 'escritorio',
    setor: 'Atendimento',
    objetivo: 'Melhorar a qualidade de produtos ou serviços',
    problema: 'A mesma dúvida recebe respostas diferentes, conforme quem atende.',
    descricao:
      'Escrever em linguagem simples as trinta respostas mais pedidas e mantê-las em um lugar fácil de buscar {em}.',
    diferenciais: 'Dá segurança a quem atende, acelera a resposta e facilita treinar quem chega.',
    como: 'Levantar as perguntas do último trimestre e revisar os textos com as áreas técnicas.',
    feedback: 'Metade dos chamados respondida com um texto da base já no primeiro mês.',
  },
  {
    titulo: 'Inventário rotativo em vez da parada anual {em}',
    onde: 'predio',
    setor: 'Logística',
    objetivo: 'Otimizar processos',
    problema: 'Paramos dois dias por ano para contar tudo, e em um mês os números já não batem.',
    descricao: 'Contar um pequeno grupo de itens por dia {em}, começando pelos de maior valor e maior giro.',
    diferenciais:
      'Elimina a parada, corrige a causa dos erros logo que aparecem e mantém o estoque confiável.',
    como: 'Classificar os itens por valor e dedicar os primeiros vinte minutos do turno à contagem do dia.',
    feedback: 'Todos os itens contados ao menos duas vezes por ano, e nenhuma parada para isso.',
  },
  {
    titulo: 'Portal de dúvidas para fornecedores {em}',
    onde: 'escritorio',
    setor: 'Compras',
    objetivo: 'Otimizar processos',
    problema: 'O telefone de compras toca o dia todo com perguntas sobre pagamento e agendamento de entrega.',
    descricao:
      'Publicar uma página com situação de pagamentos, agenda de recebimento e respostas às dúvidas tratadas {em}.',
    diferenciais: 'O fornecedor resolve sozinho, e a equipe de compras volta a negociar.',
    como: 'Começar pela agenda de recebimento, que é metade das ligações, e medir a redução.',
    feedback: 'Menos ligações aos compradores: em dois dias anotei sessenta e uma.',
  },
  {
    titulo: 'Café com clientes e visita guiada {em}',
    onde: 'predio',
    setor: 'Marketing',
    objetivo: 'Posicionar a marca',
    problema: 'Muitos clientes compram há anos e nunca viram como trabalhamos.',
    descricao:
      'Receber um pequeno grupo a cada mês para um café, uma visita {em} e uma conversa sobre o que podemos melhorar.',
    diferenciais: 'Aproxima, gera confiança e traz sugestões de quem usa o produto todos os dias.',
    como: 'Roteiro de duas horas, anfitriões voluntários e registro das sugestões no próprio programa de ideias.',
    feedback: 'Quantos dos dez convidados voltam a comprar ou indicam outro cliente em seis meses.',
  },
  {
    titulo: 'Sala de testes rápidos com impressora 3D {em}',
    onde: 'predio',
    setor: 'Pesquisa e desenvolvimento',
    objetivo: 'Melhorar a qualidade de produtos ou serviços',
    problema:
      'Uma peça de teste encomendada fora leva três semanas e custa caro mesmo quando a ideia não vinga.',
    descricao:
      'Montar {em} um espaço com impressora 3D e ferramentas básicas, aberto a qualquer pessoa com uma hipótese para testar.',
    diferenciais: 'Errar fica barato e rápido, e as boas ideias chegam ao comitê já com uma prova na mão.',
    como: 'Equipamento de entrada, regras de uso em uma página e dois voluntários por turno.',
    feedback: 'Quantos protótipos se fazem na casa: com três a impressora já se paga.',
  },
];
