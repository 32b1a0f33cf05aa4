/** What milestones of the demo ask for, and what came of them. */
export const ACOES_DE_MARCOS = [
  'Comprar os materiais do piloto e conferir a entrega com o almoxarifado.',
  'Treinar as duas turmas que participam do piloto e registrar a presença.',
  'Medir a situação atual por duas semanas, com a planilha combinada com a qualidade.',
  'Instalar o primeiro conjunto na área do piloto e deixar o setor limpo e sinalizado.',
  'Ouvir quem usa no dia a dia e anotar o que precisa mudar antes de ampliar.',
  'Apresentar ao comitê o custo, o ganho medido e a proposta para as demais áreas.',
  'Escrever a instrução de trabalho com fotos e publicá-la no quadro do setor.',
  'Combinar com a manutenção a rotina de conferência mensal e quem responde por ela.',
  'Levantar três orçamentos e escolher o fornecedor junto com o setor de compras.',
  'Ampliar para o segundo turno e acompanhar a primeira semana de perto.',
  'Comparar os números de antes e depois e preparar o resumo de uma página.',
  'Conferir com a segurança do trabalho os riscos da mudança e o que fazer com cada um.',
];

export const ATUACOES = [
  'Piloto montado com a ajuda da manutenção. Faltou um item, que chegou três dias depois.',
  'As duas turmas foram treinadas; a lista de presença está com a qualidade.',
  'Medição feita em catorze dias. O tempo médio caiu de doze para oito minutos.',
  'Conversei com nove pessoas do setor: sete querem continuar, duas pediram ajustes na altura.',
  'Orçamentos recebidos e comparados. O segundo fornecedor entrega antes e custa o mesmo.',
  'Instrução publicada com fotos e revisada por quem faz o trabalho todos os dias.',
  'Comitê aprovou a ampliação para mais uma área, a partir do mês que vem.',
  'Riscos avaliados com a segurança; duas proteções foram acrescentadas antes de começar.',
];
