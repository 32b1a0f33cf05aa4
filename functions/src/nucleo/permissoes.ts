/** `permissoes/{tipo}`: the matrix of one role in one document, for the interface (src/domain/autorizacao.ts). */
import {
  type Autorizacao,
  autorizacaoSchema,
  type FlagsDoModulo,
  permissoesSchema,
} from '@/domain/autorizacao';
import { caminhos, type Contexto } from '@/domain/paths';
import { type Firestore, ler } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { corrigir, type Modo } from './correcao';

/** What an entry grants; one that is removed or missing denies. */
export function flagsDe(entrada: Autorizacao | undefined): FlagsDoModulo {
  const tem = entrada?.deletedAt === null;
  return {
    leitura: tem && entrada.leitura,
    criacao: tem && entrada.criacao,
    editar: tem && entrada.editar,
    remover: tem && entrada.remover,
  };
}

/** Copies one entry, as it stands now, into the document of its role. */
export const projetarAutorizacao = (
  db: Firestore,
  contexto: Contexto,
  autorizacaoId: string,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const [tipo = '', codigo = ''] = autorizacaoId.split('_');
    const entrada = await ler(
      db,
      autorizacaoSchema,
      `${caminhos.autorizacao(contexto)}/${autorizacaoId}`,
      tx,
    );
    const caminho = caminhos.permissoes(contexto, Number(tipo));
    const atual = await ler(db, permissoesSchema, caminho, tx);
    const flags = flagsDe(entrada);
    if (isDeepStrictEqual(atual?.flags[codigo], flags)) return [];
    return [{ caminho, como: 'merge', dados: { flags: { [codigo]: flags }, updatedAt: new Date() } }];
  });
