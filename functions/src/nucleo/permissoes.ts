/**
 * The matrix of one role in one document, `permissoes/{tipo}`, and on each membership of the role. Rules then read
 * one document instead of two.
 */
import {
  type Autorizacao,
  autorizacaoSchema,
  type FlagsDoModulo,
  permissoesSchema,
} from '@/domain/acesso/autorizacao';
import { PAPEIS, type Papel, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { permissoesEmTexto } from '@/domain/acesso/permissoes-em-texto';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { corrigir, type Modo } from './correcao';

/** Module codes, as the matrix names them. */
const REGIOES = '28';
const TIPOS_DE_RESPOSTA = '8';

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

/**
 * Gathers the entries of a role, as they stand now, in its document. When one batch changed many, the first event
 * finds them all, and the others find nothing to write.
 */
export const projetarPapel = (db: Firestore, contexto: Contexto, papel: Papel, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const tipo = TIPO_DO_PAPEL[papel];
    const caminho = caminhos.permissoes(contexto, tipo);
    const atual = await ler(db, permissoesSchema, caminho, tx);
    const entradas = await tx.get(db.collection(caminhos.autorizacao(contexto)).where('tipo', '==', tipo));
    const flags = Object.fromEntries(
      entradas.docs.map((documento) => {
        const entrada = lido(autorizacaoSchema, documento);
        return [String(entrada?.tipoAutorizacao), flagsDe(entrada)];
      }),
    );
    // A matrix from before the regions had a code of their own (decisions P9).
    if (!flags[REGIOES] && flags[TIPOS_DE_RESPOSTA]) flags[REGIOES] = flags[TIPOS_DE_RESPOSTA];
    if (isDeepStrictEqual(atual?.flags, flags)) return [];
    return [{ caminho, como: 'set', dados: { flags, updatedAt: new Date() } }];
  });

/** What a membership of the role carries. It must be written in the transaction that reads it here. */
export async function permissoesDoPapel(
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
  papel: Papel,
): Promise<string> {
  const matriz = await ler(db, permissoesSchema, caminhos.permissoes(contexto, TIPO_DO_PAPEL[papel]), tx);
  return permissoesEmTexto(matriz?.flags ?? {});
}

const POR_LOTE = 200;

/**
 * Carries what the role may do to those of its memberships that say otherwise. Every batch reads the matrix again.
 * The later of two changes wins, whatever order they are delivered in. `updatedAt` stays: nobody edited them.
 */
export async function copiarPermissoes(db: Firestore, contexto: Contexto, papel: Papel) {
  const doPapel = db.collection(caminhos.colaboradores(contexto)).where('role', '==', papel);
  const lote = () =>
    db.runTransaction(async (tx) => {
      const permissoes = await permissoesDoPapel(db, tx, contexto, papel);
      const outros = await tx.get(doPapel.where('permissoes', '!=', permissoes).limit(POR_LOTE));
      for (const { ref } of outros.docs) tx.update(ref, { permissoes });
      return outros.size;
    });
  while ((await lote()) === POR_LOTE);
}

/** The same for one membership, for the recompute command: also where the text is missing, which no query finds. */
export const acertarPermissoes = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.colaborador(contexto, uid);
    const colaborador = await tx.get(db.doc(caminho));
    const papel = PAPEIS.find((p) => p === colaborador.get('role'));
    if (!papel) return [];
    const permissoes = await permissoesDoPapel(db, tx, contexto, papel);
    return colaborador.get('permissoes') === permissoes
      ? []
      : [{ caminho, como: 'update', dados: { permissoes } }];
  });

/** The role whose entry this is; undefined for an id that is none. */
export const papelDaAutorizacao = (autorizacaoId: string): Papel | undefined =>
  PAPEIS.find((papel) => autorizacaoId.startsWith(`${TIPO_DO_PAPEL[papel]}_`));
