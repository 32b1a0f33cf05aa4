/** Modules of the product that speak to a server, and what the page of all forms has in their place. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const aqui = fileURLToPath(new URL('.', import.meta.url));
const TROCAS: readonly (readonly [modulo: RegExp, nosso: string])[] = [
  [/^firebase\/firestore\/lite$/, 'firestore-lite.ts'],
  [/^vitest$/, 'vitest.ts'],
  [/\/callable$/, '../../support/servidor.ts'],
  [/\/cicloDaSessao$/, 'naoPergunta.ts'],
  [/\/buscarJson$/, 'naoPergunta.ts'],
];

export const semServidor: Plugin = {
  name: 'sem-servidor',
  enforce: 'pre',
  resolveId(modulo, deQuem) {
    const troca = TROCAS.find(([padrao]) => padrao.test(modulo))?.[1];
    // The stand-ins themselves read what they stand in for.
    return troca && !deQuem?.startsWith(aqui) ? resolve(aqui, troca) : undefined;
  },
};
