/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { casoSchema, PASTA_DA_MODERACAO } from './moderacao';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.daEmpresa(EM, PASTA_DA_MODERACAO)}/{id}`,
    oQueE: 'What people reported of one content, and what was decided; read through functions alone',
    escrita: 'functions',
    schema: casoSchema,
    indices: ['situacao updatedAt-'],
    procurados: ['denunciantes'],
    campos: { denuncias: 'semIndice', guardado: 'semIndice' },
  },
];
