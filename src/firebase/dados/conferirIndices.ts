/** In local builds: refuses, as production would, a query whose index nobody declared, or somebody switched off. */
import { fieldOverrides, indexes } from '../../../firestore.indexes.json';
import type { Consulta } from './consulta';
import { campoDesligado, type CampoDoArquivo, type Indice, indiceQueFalta } from '@/domain/comum/indices';

const declarados: readonly Indice[] = indexes;
const campos: readonly CampoDoArquivo[] = fieldOverrides;

export function conferirIndices(caminho: string, consulta: Consulta): void {
  // Written out so that the bundler drops the index list from production builds.
  if (!import.meta.env.VITE_EMULADORES) return;
  const colecao = caminho.slice(caminho.lastIndexOf('/') + 1);
  const falta = indiceQueFalta(colecao, consulta, declarados);
  if (falta) throw new Error(`Falta em firestore.indexes.json o índice composto de ${falta}`);
  const desligado = campoDesligado(colecao, consulta, campos);
  if (desligado)
    throw new Error(`Está desligado em firestore.indexes.json o índice de ${colecao}: ${desligado}`);
}
