/** A subject of ideas; `{em}` becomes a place of the company, such as "na usinagem". */
export interface Tema {
  titulo: string;
  /** Which places of the company fit. */
  onde: 'fabrica' | 'escritorio' | 'predio';
  setor: string;
  objetivo: string;
  problema: string;
  descricao: string;
  diferenciais: string;
  como: string;
  feedback: string;
}
