/** In local builds: refuses, as production would, a query whose composite index nobody declared. */
import { indexes } from '../../../firestore.indexes.json';
import type { Consulta } from './consulta';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';

const declarados: readonly Indice[] = indexes;

export function conferirIndices(caminho: string, consulta: Consulta): void {
  // Written out so that the bundler drops the index list from production builds.
  if (!import.meta.env.VITE_EMULADORES) return;
  const colecao = caminho.slice(caminho.lastIndexOf('/') + 1);
  const falta = indiceQueFalta(colecao, consulta, declarados);
  if (falta) throw new Error(`Falta em firestore.indexes.json o índice composto de ${falta}`);
}
