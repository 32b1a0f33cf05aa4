/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { auditoriaSchema } from './auditoria';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.auditoria(EM)}/{id}`,
    oQueE: 'Who changed whose access, append-only',
    escrita: 'functions',
    schema: auditoriaSchema,
    indices: cruzar(['acao', 'quem', 'alvo'], ['createdAt-']),
  },
];
