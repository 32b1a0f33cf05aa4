/**
 * @firebase/auth writes static fields after their class (`TwitterAuthProvider.PROVIDER_ID = "twitter.com";`), which the
 * bundler has to take for an effect: providers, second factors and pop-ups nobody uses stay in the file every visitor
 * loads. Written inside the class they are dropped. Where the source no longer looks so, nothing is changed and the
 * limit of row 2 says what it costs (docs/performance.md).
 */
import type { Plugin } from 'vite';

const ATRIBUICAO = /^(\w+)\.(\w+) = ([^;\n]+);$/gm;

/** Moves every `X.campo = valor;` at the beginning of a line into the class X of the same file. */
export function moverParaAClasse(fonte: string): string {
  const camposDe = new Map<string, string>();
  const semAtribuicoes = fonte.replace(ATRIBUICAO, (linha, classe: string, campo: string, valor: string) => {
    if (!abertura(classe).test(fonte)) return linha;
    camposDe.set(classe, `${camposDe.get(classe) ?? ''} static ${campo} = ${valor};`);
    return '';
  });
  return [...camposDe].reduce(
    (codigo, [classe, campos]) => codigo.replace(abertura(classe), (inicio) => inicio + campos),
    semAtribuicoes,
  );
}

const abertura = (classe: string) => new RegExp(`^class ${classe}(?: extends \\w+)? \\{`, 'm');

export const camposEstaticos = (): Plugin => ({
  name: 'campos-estaticos-do-auth',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]/ },
    handler: (fonte) => ({ code: moverParaAClasse(fonte), map: null }),
  },
});
