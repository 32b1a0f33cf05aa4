/**
 * Firebase Auth writes `TwitterAuthProvider.PROVIDER_ID = "twitter.com";` after the class. The bundler has to take
 * that for an effect and keeps the class. Every visitor would load sign-in providers and second factors nobody uses.
 *
 * Library: firebase 12.19.0
 * Gain: 2.4 KB for everybody who signs in (rows 2 and 3)
 * Risk: none seen: a static field is set at the same moment; only its order among other statements changes
 * Test: tests/unit/remendos.test.ts
 */
import { type Remendo, trocar } from './remendo.ts';

const ATRIBUICAO = /^(\w+)\.(\w+) = ([^;\n]+);$/gm;

const abertura = (classe: string) => new RegExp(`^class ${classe}(?: extends \\w+)? \\{`, 'm');

/** Moves every `X.campo = valor;` at the beginning of a line into the class X of the same file. */
export function moverParaAClasse(fonte: string): string {
  const camposDe = new Map<string, string>();
  const semAtribuicoes = trocar(fonte, ATRIBUICAO, (linha, classe = '', campo = '', valor = '') => {
    if (!abertura(classe).test(fonte)) return linha;
    camposDe.set(classe, `${camposDe.get(classe) ?? ''} static ${campo} = ${valor};`);
    return '';
  });
  if (camposDe.size === 0)
    throw new Error('a biblioteca mudou: nenhuma classe tem campos escritos depois dela');
  return [...camposDe].reduce(
    (codigo, [classe, campos]) => trocar(codigo, abertura(classe), (inicio) => inicio + campos),
    semAtribuicoes,
  );
}

export const auth: Remendo = {
  nome: 'campos estáticos do Auth',
  arquivo: /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-\w+\.js$/,
  mudar: moverParaAClasse,
};
