/** Text of any failure for a person: an Error's own message, else the text of part 1 §8. */
export function mensagemDoErro(erro: unknown): string {
  return erro instanceof Error && erro.message ? erro.message : 'Ocorreu um erro desconhecido.';
}
