/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM } from '@/domain/comum/colecao';
import { caminhosDosCertificados, certificadoSchema } from './certificado';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhosDosCertificados.todos(EM)}/{tipo_projeto_empresa}`,
    oQueE: 'Certificate of a company in a project, with the code by which anybody verifies it',
    escrita: 'functions',
    schema: certificadoSchema,
    indices: cruzar(['busca[]'], ['emitidoEm-']),
    campos: { codigo: 'noGrupo' },
  },
];
