/** The filter 'Habilitada' of lists of companies, as its address says it. */
export const HABILITADA = 'Habilitada';
export const opcoesDeHabilitada = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

/** undefined asks for both. */
export const habilitadaDoFiltro = (valor: string | undefined): boolean | undefined =>
  valor === undefined ? undefined : valor === 'sim';

export const simOuNao = (habilitada: boolean) => (habilitada ? 'Sim' : 'Não');
