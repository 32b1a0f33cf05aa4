type Tradutor = (erro: unknown) => string;

let traduzir: Tradutor = (erro) =>
  erro instanceof Error && erro.message ? erro.message : 'Ocorreu um erro desconhecido.';

/** The application says once, at start, how its failures read (error codes to sentences). */
export function traduzirErrosCom(tradutor: Tradutor): void {
  traduzir = tradutor;
}

/** Text of any failure for a person; without a translator an Error's own message (part 1 §8). */
export function mensagemDoErro(erro: unknown): string {
  return traduzir(erro);
}
