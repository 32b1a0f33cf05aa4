/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { retornoSchema } from './retorno';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).retornos}/linhas`,
    oQueE: 'What an idea brought: planned and realised lines by month, and the day it was implemented',
    escrita: 'functions',
    schema: retornoSchema,
    indicesDeGrupo: ['empresa esperam', 'empresa barrados[] esperam'],
    campos: { linhas: 'semIndice', correAte: 'noGrupo' },
  },
];
