/** Upper bounds in characters or items. firestore.rules repeats them; tests/rules/consistency compares. */
export const LIMITE = {
  nome: 120,
  titulo: 150,
  textoCurto: 500,
  textoLongo: 5_000,
  comentario: 10_000,
  email: 254,
  referencia: 600,
  lista: 100,
  anexos: 5,
  busca: 400,
  moedas: 1_000_000,
  /** Records a list or a count may look at in one request. */
  pagina: 250,
} as const;
