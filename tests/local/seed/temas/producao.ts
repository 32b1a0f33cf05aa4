import type { Tema } from './tema';

export const temasDeProducao: Tema[] = [
  {
    titulo: 'Quadro de gestão à vista {em}',
    onde: 'fabrica',
    setor: 'Produção',
    objetivo: 'Aumentar a produtividade',
    problema:
      'A meta do turno só é conhecida na reunião do dia seguinte, quando já não dá para corrigir nada.',
    descricao:
      'Instalar {em} um quadro simples com meta, produzido, refugo e motivo de parada, preenchido pela própria equipe a cada hora.',
    diferenciais:
      'Não depende de sistema nem de tela: todo mundo enxerga o desvio na hora e sabe a quem pedir ajuda.',
    como: 'Um mês de piloto com dois turnos, revisão dos campos com os operadores e só depois o modelo definitivo.',
    feedback: 'Todo turno anota no quadro, e os líderes deixam de guardar papel avulso.',
  },
  {
    titulo: 'Troca rápida de ferramentas {em}',
    onde: 'fabrica',
    setor: 'Produção',
    objetivo: 'Aumentar a produtividade',
    problema:
      'Cada preparação de máquina leva mais de cinquenta minutos e acontece até quatro vezes por dia.',
    descricao:
      'Separar o que pode ser feito com a máquina rodando, criar carrinhos com o kit de cada produto e padronizar os apertos {em}.',
    diferenciais:
      'Quase todo o ganho vem de organização, não de investimento: o kit é montado com o que já temos.',
    como: 'Filmar três trocas, cronometrar cada etapa com a equipe e testar o novo roteiro em um único equipamento.',
    feedback: 'A troca fica abaixo de vinte minutos; no teste por conta própria chegamos a vinte e oito.',
  },
  {
    titulo: 'Lubrificação preventiva guiada por etiquetas {em}',
    onde: 'fabrica',
    setor: 'Manutenção',
    objetivo: 'Reduzir custos',
    problema: 'Rolamentos quebram antes da hora porque ninguém sabe quando foi a última lubrificação.',
    descricao:
      'Colocar etiquetas coloridas nos pontos de graxa {em}, com código para o celular que abre o plano e registra o serviço.',
    diferenciais:
      'O operador confirma em dez segundos e o histórico fica pronto para a manutenção planejar as paradas.',
    como: 'Mapear os pontos críticos, imprimir etiquetas resistentes a óleo e treinar um multiplicador por turno.',
    feedback: 'Menos paradas por rolamento do que as onze do ano passado.',
  },
  {
    titulo: 'Reaproveitamento de sobras de material {em}',
    onde: 'fabrica',
    setor: 'Produção',
    objetivo: 'Reduzir custos',
    problema: 'Retalhos bons vão para a sucata porque não há lugar nem critério para guardá-los.',
    descricao:
      'Criar {em} uma estante identificada por medida e um desconto no pedido de material sempre que houver sobra adequada.',
    diferenciais: 'Transforma descarte em matéria-prima de peças pequenas e reduz a compra de material novo.',
    como: 'Definir as medidas mínimas que valem a pena guardar e incluir a consulta à estante na ordem de produção.',
    feedback: 'O peso do descarte por semana: hoje mais de um terço ainda serve para peças do catálogo.',
  },
  {
    titulo: 'Inspeção com gabarito passa-não-passa {em}',
    onde: 'fabrica',
    setor: 'Qualidade',
    objetivo: 'Melhorar a qualidade de produtos ou serviços',
    problema: 'A conferência por amostragem deixa passar desvios que só o cliente percebe.',
    descricao:
      'Fabricar gabaritos simples para as cinco dimensões que mais geram devolução e usá-los {em} em todas as peças.',
    diferenciais:
      'A verificação leva quatro segundos, não exige leitura de instrumento e evita discussão sobre tolerância.',
    como: 'Começar pelas duas peças com mais reclamação e aferir os gabaritos todo mês no laboratório.',
    feedback: 'A qualidade conta as peças devolvidas antes e depois dos primeiros gabaritos.',
  },
  {
    titulo: 'Registro de não conformidades pelo celular {em}',
    onde: 'fabrica',
    setor: 'Qualidade',
    objetivo: 'Otimizar processos',
    problema:
      'O formulário em papel demora dias para chegar a quem decide e muitas vezes se perde no caminho.',
    descricao:
      'Usar um formulário no celular, com foto e três perguntas, aberto por um código colado nas bancadas {em}.',
    diferenciais: 'A foto elimina a descrição longa, e o responsável recebe o aviso na mesma hora.',
    como: 'Montar o formulário com a ferramenta que a empresa já assina e acompanhar o tempo de resposta por um mês.',
    feedback: 'Quem registra recebe retorno na mesma semana, que é a principal queixa do turno da noite.',
  },
  {
    titulo: 'Sequenciamento das ordens por cor e medida {em}',
    onde: 'fabrica',
    setor: 'Operações',
    objetivo: 'Otimizar processos',
    problema:
      'Ordens parecidas são produzidas em dias diferentes e cada uma exige uma nova limpeza e regulagem.',
    descricao:
      'Agrupar a programação da semana por família de produto {em}, com uma regra clara de prioridade para urgências.',
    diferenciais: 'Diminui limpezas e regulagens sem mexer no prazo prometido ao cliente.',
    como: 'Simular com o histórico de dois meses e aplicar primeiro nas famílias de maior volume.',
    feedback: 'Três regulagens a menos por dia, como o planejamento já calculou em uma planilha.',
  },
  {
    titulo: 'Carrinho de abastecimento com rota fixa {em}',
    onde: 'fabrica',
    setor: 'Logística',
    objetivo: 'Otimizar processos',
    problema:
      'Operadores deixam o posto para buscar material e a linha para por alguns minutos várias vezes ao dia.',
    descricao:
      'Criar uma rota de abastecimento de hora em hora {em}, com pontos de parada marcados no piso e cartões de reposição.',
    diferenciais: 'Quem produz fica no posto; o material chega antes de faltar e o estoque em linha diminui.',
    como: 'Desenhar a rota com a logística, medir o consumo por posto e ajustar o intervalo depois de duas semanas.',
    feedback: 'Contar de novo as saídas de posto: em um único turno foram dezoito.',
  },
  {
    titulo: 'Sensor de vibração nas máquinas críticas {em}',
    onde: 'fabrica',
    setor: 'Engenharia',
    objetivo: 'Aumentar a produtividade',
    problema: 'As quebras aparecem sem aviso e sempre no pior momento da semana.',
    descricao:
      'Instalar sensores de baixo custo nas três máquinas mais importantes {em} e avisar a manutenção quando o padrão mudar.',
    diferenciais: 'Permite trocar a peça na parada programada em vez de parar a produção inteira.',
    como: 'Comprar um kit de avaliação, coletar dados por sessenta dias e comparar com o diário de manutenção.',
    feedback: 'O sensor avisa antes da quebra; um bolsista da faculdade da cidade acompanha o piloto.',
  },
];
