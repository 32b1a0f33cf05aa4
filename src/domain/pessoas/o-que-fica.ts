/**
 * What erasing somebody leaves, said before it is asked for (decisions P373): names inside of free text, which nobody can
 * look for, and what a company says of itself (DA_EMPRESA in onde-ha-pessoas.ts).
 */
export const O_QUE_FICA =
  'Ficam como estão nomes dentro de textos, como os de ideias, comentários, atas e respostas abertas, e a pessoa que a empresa pôs no próprio cadastro como contato, ou entre os embaixadores: isso é a empresa quem muda.';
