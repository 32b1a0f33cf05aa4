/**
 * What the trigger onAutorizacaoUpdated does, for tests without triggers: memberships carry what the matrix of their
 * company grants their role.
 */
import { FLAGS } from '@/domain/acesso/areas';
import type { FlagsDoModulo } from '@/domain/acesso/autorizacao';
import { type Papel, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { permissoesEmTexto } from '@/domain/acesso/permissoes-em-texto';
import type { Documentos } from './ambiente';

const lugarDe = (empresa: string, tipo: number | string) => `${empresa} ${tipo}`;
const LUGAR = /^(.*\/empresas\/[^/]+)\/(autorizacao|colaboradores)\/([^/]+)$/;

/** Remembers matrices and memberships; gives the documents with the memberships whose permissions they change. */
export function permissoesDaMatriz(): (documentos: Documentos) => Documentos {
  const matrizes = new Map<string, Record<string, FlagsDoModulo>>();
  const membros = new Map<string, { papel: string; dados: object }>();

  return (documentos) => {
    const mudaram = new Set<string>();
    for (const [caminho, dados] of Object.entries(documentos)) {
      const [, empresa = '', colecao, id = ''] = LUGAR.exec(caminho) ?? [];
      if (colecao === 'autorizacao') {
        const [tipo = '', codigo = ''] = id.split('_');
        const lugar = lugarDe(empresa, tipo);
        const flags = Object.fromEntries(FLAGS.map((flag) => [flag, Reflect.get(dados, flag) === true]));
        matrizes.set(lugar, { ...matrizes.get(lugar), [codigo]: flags as FlagsDoModulo });
        mudaram.add(lugar);
      } else if (colecao === 'colaboradores') {
        membros.delete(caminho);
        if ('role' in dados)
          membros.set(caminho, { papel: lugarDe(empresa, TIPO_DO_PAPEL[dados.role as Papel]), dados });
      }
    }
    // Without a matrix, a membership keeps what it says.
    const deles = [...membros].filter(
      ([caminho, { papel }]) => matrizes.has(papel) && (caminho in documentos || mudaram.has(papel)),
    );
    return {
      ...documentos,
      ...Object.fromEntries(
        deles.map(([caminho, { papel, dados }]) => [
          caminho,
          { ...dados, permissoes: permissoesEmTexto(matrizes.get(papel) ?? {}) },
        ]),
      ),
    };
  };
}
