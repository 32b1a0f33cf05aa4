/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { autorizacaoSchema, permissoesSchema } from './autorizacao';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.autorizacao(EM)}/{tipo}_{codigo}`,
    oQueE: 'Authorization matrix, one module of one role',
    escrita: 'app e functions',
    schema: autorizacaoSchema,
  },
  {
    caminho: `${caminhos.empresa(EM)}/permissoes/{tipo}`,
    oQueE: 'All flags of one role (projection for the functions)',
    escrita: 'functions',
    schema: permissoesSchema,
  },
];
