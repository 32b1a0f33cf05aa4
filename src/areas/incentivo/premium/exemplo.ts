/** Sample of a certificate (part 2 §2, `/premium`): invented numbers, said to be so wherever they stand (decisions P7). */
export const EXEMPLO = {
  empresa: 'Empresa de exemplo',
  nota: 7.8,
  posicao: 3,
  participantes: 42,
  /** From 0 to 10. */
  criterios: [
    { nome: 'Estratégia de inovação', nota: 8.4 },
    { nome: 'Pessoas e cultura', nota: 7.9 },
    { nome: 'Processo de inovação', nota: 7.1 },
    { nome: 'Resultados', nota: 8.6 },
    { nome: 'Relação com parceiros', nota: 6.8 },
  ],
  ranking: [
    { posicao: 1, empresa: 'Exemplo Alfa', nota: 9.1 },
    { posicao: 2, empresa: 'Exemplo Beta', nota: 8.3 },
    { posicao: 3, empresa: 'Empresa de exemplo', nota: 7.8 },
    { posicao: 4, empresa: 'Exemplo Gama', nota: 7.2 },
    { posicao: 5, empresa: 'Exemplo Delta', nota: 6.5 },
  ],
  recomendacoes: [
    'Reservar tempo da semana para as equipes experimentarem.',
    'Contar a todos, a cada trimestre, o que aconteceu com as ideias recebidas.',
    'Convidar dois parceiros para uma jogada em conjunto.',
  ],
} as const;
