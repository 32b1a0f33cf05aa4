// Placeholder of the demo data: the data of the product's areas is built here.

/** Somebody, or some link, a person trying the demo can enter with. */
export interface Acesso {
  /** For example `Administrador da empresa` or `Votação pública`. */
  papel: string;
  email?: string;
  senha?: string;
  /** Path in the application, for those who enter without a password. */
  caminho?: string;
}

/** What the seed is given; the emulators' hosts are in the environment, where the Admin SDK looks for them. */
export interface Ambiente {
  projeto: string;
  /** A line of progress. */
  avisar: (texto: string) => void;
}

/** Fills an empty local Firebase; returns who can enter. */
export async function semear(_ambiente: Ambiente): Promise<Acesso[]> {
  return [];
}
