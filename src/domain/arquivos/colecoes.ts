/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import type { Colecao } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { enviadoSchema } from './enviado';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.arquivos}/{digest}`,
    oQueE: 'Uploaded file: who sent it, whether it was refused, when it is next looked for in the records',
    escrita: 'functions',
    schema: enviadoSchema,
  },
];
