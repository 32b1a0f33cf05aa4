/** Ids of the lists that have saved views, as the rules know them. */
import { readFileSync } from 'node:fs';

const regras = readFileSync('src/domain/pessoas/visoes.rules', 'utf8');

export const LISTAS_COM_VISOES = [
  ...(regras.split('function listasComVisoes()')[1] ?? '').matchAll(/'([^']+)'/g),
].map(([, id = '']) => id);
