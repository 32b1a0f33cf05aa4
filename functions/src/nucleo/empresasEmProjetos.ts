/** Companies in projects: what their rows copy, and what they see of it themselves (part 3 §3). */
import { lerRegistro } from '@/domain/comum/registro';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import { empresaSchema } from '@/domain/empresas/empresa';
import { projetoSchema } from '@/domain/projetos/projeto';
import { type Lugar, pertence, regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import {
  caminhosDoStatus,
  copiaDaEmpresa,
  MAXIMO_DE_REGIOES,
  projetar,
  projetoInscritoSchema,
  type StatusNoProjeto,
  statusSchema,
} from '@/domain/projetos/status';
import { abaixoDe, comDatas, type Firestore, legivel, ler, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';

export interface Dupla {
  idProjeto: string;
  idEmpresa: string;
}

/** The project, which people may still choose, or a refusal. */
export async function lerProjeto(db: Firestore, tx: Transaction, organizador: Contexto, idProjeto: string) {
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, idProjeto), tx);
  if (projeto?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
  return projeto;
}

/** A row as it is stored. One of an earlier version lacks what functions derive, until the recompute command ran. */
export const linhaGuardadaSchema = z.extend(statusSchema, {
  regioes: z._default(statusSchema.shape.regioes, []),
  habilitada: z._default(statusSchema.shape.habilitada, false),
});
const DERIVADOS = ['regioes', 'habilitada'] as const;

/**
 * The company's row in the project; undefined when there is none. Ids may hold the sign that joins them, so a row of
 * two others can have the same id: that one is refused.
 */
export async function lerStatus(
  db: Firestore,
  tx: Transaction,
  organizador: Contexto,
  { idProjeto, idEmpresa }: Dupla,
): Promise<StatusNoProjeto | undefined> {
  const caminho = caminhosDoStatus.um(organizador, idProjeto, idEmpresa);
  const status = await ler(db, linhaGuardadaSchema, caminho, tx);
  if (status && (status.idProjeto !== idProjeto || status.idEmpresa !== idEmpresa))
    throw new ErroDoProduto('Projeto invalido!');
  return status;
}

/** Ids of the project's regions that a company there belongs to. */
async function regioesDaLinha(
  db: Firestore,
  tx: Transaction,
  organizador: Contexto,
  idProjeto: string,
  lugar: Lugar,
): Promise<string[]> {
  const { docs } = await tx.get(
    db.collection(regioesDe(organizador, idProjeto)).where('deletedAt', '==', null),
  );
  return docs
    .filter((documento) => {
      const regiao = legivel(regiaoSchema, documento);
      return regiao && pertence(lugar, regiao);
    })
    .map(({ id }) => id)
    .slice(0, MAXIMO_DE_REGIOES);
}

/** The row as the company's record says it now; a removed company leaves the project. */
export const acertarStatus = (db: Firestore, organizador: Contexto, dupla: Dupla, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const status = await lerStatus(db, tx, organizador, dupla);
    if (!status) return [];
    const daEmpresa = caminhos.empresa({ ...organizador, empresaId: dupla.idEmpresa });
    const empresa = await ler(db, empresaSchema, daEmpresa, tx);
    if (!empresa) return [];
    const copia = copiaDaEmpresa(empresa);
    const caminho = caminhosDoStatus.um(organizador, dupla.idProjeto, dupla.idEmpresa);
    const guardada = await tx.get(db.doc(caminho));
    const certo = {
      ...copia,
      habilitada: status.habilitada,
      regioes: await regioesDaLinha(db, tx, organizador, dupla.idProjeto, copia),
      deletedAt: status.deletedAt ?? empresa.deletedAt,
    };
    const falta = (campo: string) =>
      DERIVADOS.some((derivado) => derivado === campo && guardada.get(derivado) === undefined);
    const diferem = Object.entries(certo).filter(
      ([campo, valor]) => falta(campo) || !isDeepStrictEqual(status[campo as keyof StatusNoProjeto], valor),
    );
    if (diferem.length === 0) return [];
    return [{ caminho, como: 'update', dados: Object.fromEntries(diferem) }];
  });

/** What the company itself reads of the project, brought to what both records say now. */
export const projetarInscrito = (db: Firestore, organizador: Contexto, dupla: Dupla, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const status = await lerStatus(db, tx, organizador, dupla);
    const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, dupla.idProjeto), tx);
    if (!status || !projeto) return [];
    const caminho = caminhosDoStatus.inscrito(organizador, dupla.idProjeto, dupla.idEmpresa);
    const dados = projetar(status, projeto, organizador);
    // One that is incomplete, or of an earlier version, is made anew.
    const atual = lerRegistro(projetoInscritoSchema, comDatas((await tx.get(db.doc(caminho))).data())).data;
    return isDeepStrictEqual(atual, dados) ? [] : [{ caminho, como: 'set', dados }];
  });

const duplasDe = (documentos: readonly { get: (campo: string) => unknown }[]): Dupla[] =>
  documentos.map((documento) => ({
    idProjeto: String(documento.get('idProjeto')),
    idEmpresa: String(documento.get('idEmpresa')),
  }));

/** Pairs of all rows of the organiser, of one project, or of those that ended (`fora`). */
export async function duplasDoOrganizador(
  db: Firestore,
  organizador: Contexto,
  // Not both: together they would ask for an index of their own (decisions P187).
  { idProjeto, fora = false }: { idProjeto?: string; fora?: false } | { idProjeto?: never; fora: true } = {},
) {
  const todas = db.collection(caminhosDoStatus.status(organizador));
  const doProjeto = idProjeto === undefined ? todas : todas.where('idProjeto', '==', idProjeto);
  const achadas = await (fora ? doProjeto.where('deletedAt', '!=', null) : doProjeto)
    .select('idProjeto', 'idEmpresa')
    .get();
  return duplasDe(achadas.docs);
}

/**
 * The company's rows under every organiser, each with its organiser. The rows themselves are asked: what the company
 * reads of its projects follows from them, and may be behind.
 */
export async function linhasDaEmpresa(
  db: Firestore,
  { licenciadaId, empresaId: idEmpresa }: Contexto,
): Promise<{ organizador: Contexto; dupla: Dupla }[]> {
  const { docs } = await abaixoDe(db, caminhos.licenciada(licenciadaId), 'status')
    .where('idEmpresa', '==', idEmpresa)
    .select('idProjeto')
    .get();
  return docs.flatMap((linha) => {
    const organizador = contextoDaReferencia(linha.ref.path);
    return organizador
      ? [{ organizador, dupla: { idProjeto: String(linha.get('idProjeto')), idEmpresa } }]
      : [];
  });
}

/** The same brought to what the company's record says, after it changed. */
export const acertarStatusDaEmpresa = async (db: Firestore, empresa: Contexto) =>
  emTodos(await linhasDaEmpresa(db, empresa), ({ organizador, dupla }) =>
    acertarStatus(db, organizador, dupla),
  );
