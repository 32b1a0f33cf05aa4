/** A public address that people hand on, and what its poster and message say of it. */
export interface Compartilhavel {
  /** After 'Compartilhar': 'a votação'. */
  oQue: string;
  titulo: string;
  /** What whoever opens it does: 'Vote pelo celular'. */
  chamada: string;
  /** A whole sentence; undefined where there is no deadline. */
  prazo?: string | undefined;
  endereco: string;
}
