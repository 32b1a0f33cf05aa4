/** What a failure says to a person. ui knows no catalogue: the application hands over its own (src/domain/comum/erros.ts). */
let traduzir = (erro: unknown): string =>
  erro instanceof Error && erro.message ? erro.message : 'Ocorreu um erro desconhecido.';

/** Called once by the application. */
export function definirMensagens(catalogo: (erro: unknown) => string): void {
  traduzir = catalogo;
}

export const mensagemDoErro = (erro: unknown): string => traduzir(erro);
