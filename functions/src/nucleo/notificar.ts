/**
 * Writing notifications. The id is made of the fact, so an event delivered again writes nothing. The trigger
 * onNotificacaoWritten recomputes the count of unread ones. Four kinds of people get none. They may not see the
 * thing, caused it, left the company, or switched the kind off.
 */
import { emForma } from '@/domain/comum/registro';
import { permissoesSchema } from '@/domain/acesso/autorizacao';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import {
  type Notificacao,
  notificacaoSchema,
  type Preferencias,
  preferenciasSchema,
  type TipoDeNotificacao,
  TUDO_LIGADO,
} from '@/domain/notificacoes/notificacao';
import { TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import type { CodigoModulo } from '@/domain/acesso/areas';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { visivel } from '@/domain/acesso/relacoes';
import type { LugarDoPai } from '@/domain/pai/pai';
import { type DocumentSnapshot, FieldValue, type Firestore, ler, lido } from '@functions/banco';
import { sobras } from './emMassa';
import { lerPai } from './pai';

const POR_VEZ = 100;
/** What one colleague's comments may put into one inbox in a day: nobody floods another's (decisions P302). */
export const MAXIMO_POR_PESSOA = 30;
const DIA = 24 * 60 * 60_000;
/** Entries are deleted by their TTL policy after this. */
const GUARDADAS_POR = 180 * DIA;

/** Id of what is told: the same for every delivery of one event. Ids of records are unique only under their parent. */
export const idDaNotificacao = (...partes: [string, ...string[]]) => partes.join('_');

/** Id of what is told of one parent: ids of records are chosen by browsers, and unique only under it. */
export const idDaNoticia = (fato: string, { tipo, id }: Pick<LugarDoPai, 'tipo' | 'id'>, ...mais: string[]) =>
  idDaNotificacao(fato, tipo.colecao, id, ...mais);

/** What happened, before it is known who is to be told. */
export interface Fato extends Pick<Notificacao, 'quem' | 'origem' | 'detalhe'> {
  /** Unique among everything that may be told to one person. */
  id: string;
  /** The parent; null when there is none. */
  sobre: LugarDoPai | null;
  /** uid → kinds it may be told as, the most fitting first: the first that is switched on is used. */
  para: Map<string, readonly TipoDeNotificacao[]>;
  /** The committee is told of to its readers only. */
  soQuemLe?: CodigoModulo;
  /** People who may not see the parent are told too, without its name: the points are theirs all the same. */
  semVer?: boolean;
  /** Comments can be written by the dozen: see MAXIMO_POR_PESSOA. */
  limitado?: boolean;
  /** How many people did it by now: an entry that tells of fewer is changed to it (decisions P444). */
  pessoas?: number;
  /** False where the record behind the news, as it is by now, tells this person nothing of this kind any more. */
  aindaCabe?: (origem: Record<string, unknown>, uid: string, tipo: TipoDeNotificacao) => boolean;
}

/** What takes an entry out of the inbox. It stays as a mark, read and in no list, so that nobody is told twice. */
export const foraDaCaixa = () => ({ noProduto: false, lidaEm: new Date() });
/** Entries that are for the e-mail only stand in no list, so nobody reads them. */
const estaForaDaCaixa = (entrada: DocumentSnapshot) =>
  entrada.get('noProduto') === false && entrada.get('lidaEm') !== null;

/** An entry as it is written: the two instants come from the server. */
export type Nova = Omit<Notificacao, 'createdAt' | 'lidaEm' | 'expiraEm'>;

/** Content of a new entry in its stored shape; the demo data uses it too. */
export const entradaNova = (nova: Nova, createdAt: Date, lidaEm: Date | null = null): Notificacao =>
  emForma(notificacaoSchema, {
    ...nova,
    lidaEm,
    createdAt,
    expiraEm: new Date(createdAt.getTime() + GUARDADAS_POR),
  });

/** Whether a membership in use reads this module of the innovation area; asked one at a time, the matrix read once. */
export function quemLe(db: Firestore, contexto: Contexto, codigo: CodigoModulo) {
  const matrizes = new Map<number, Promise<boolean>>();
  const leitura = (tipo: number) => {
    const lida =
      matrizes.get(tipo) ??
      ler(db, permissoesSchema, caminhos.permissoes(contexto, tipo)).then(
        (matriz) => matriz?.flags[codigo]?.leitura === true,
      );
    matrizes.set(tipo, lida);
    return lida;
  };
  return async ({ role, gestao }: Colaborador) =>
    role === 'ADMIN' || (gestao && (await leitura(TIPO_DO_PAPEL[role])));
}

/** True iff the membership is in use, and of somebody who works with the product. */
export const trabalha = (colaborador: Colaborador | undefined) =>
  colaborador?.status === 'ACTIVE' && colaborador.deletedAt === null && !colaborador.externo;

/** What `lugar` holds now, and who may open it, asked one membership at a time. */
export async function quemVe(db: Firestore, lugar: LugarDoPai) {
  const { contexto, tipo } = lugar;
  const pai = await lerPai(db, lugar);
  const le = quemLe(db, contexto, tipo.modulo);
  const ve = async (uid: string, colaborador: Colaborador) =>
    pai !== undefined &&
    visivel(pai, { uid, referencia: caminhos.colaborador(contexto, uid) }) &&
    (await le(colaborador));
  return { pai, ve };
}

const unidos = <T>(itens: readonly T[], tamanho: number): T[][] =>
  Array.from({ length: Math.ceil(itens.length / tamanho) }, (_, i) =>
    itens.slice(i * tamanho, (i + 1) * tamanho),
  );

async function jaDisseDemais(db: Firestore, contexto: Contexto, uid: string, quem: string | null) {
  const dela = db
    .collection(caminhos.notificacoes(contexto, uid))
    .where('quem', '==', quem)
    .where('createdAt', '>', new Date(Date.now() - DIA))
    .limit(MAXIMO_POR_PESSOA);
  return (await dela.count().get()).data().count >= MAXIMO_POR_PESSOA;
}

/** Tells everybody concerned; repeating it changes nothing. */
export async function notificar(db: Firestore, contexto: Contexto, fato: Fato): Promise<void> {
  const { sobre } = fato;
  const visto = sobre === null ? undefined : await quemVe(db, sobre);
  const le = fato.soQuemLe && quemLe(db, contexto, fato.soQuemLe);
  const pessoas = [...fato.para.keys()].filter((uid) => uid !== fato.quem);
  const { cadaUm, dizer } = sobras('notificar');
  for (const parte of unidos(pessoas, POR_VEZ)) {
    const colaboradores = await db.getAll(...parte.map((uid) => db.doc(caminhos.colaborador(contexto, uid))));
    const preferencias = await db.getAll(...parte.map((uid) => db.doc(caminhos.preferencias(contexto, uid))));
    const avisarUma = async (uid: string, i: number) => {
      const [documento, dela] = [colaboradores[i], preferencias[i]];
      const colaborador = documento && lido(colaboradorSchema, documento);
      if (!colaborador || !trabalha(colaborador)) return;
      const tipo = tipoLigado(fato.para.get(uid) ?? [], dela && lido(preferenciasSchema, dela));
      if (!tipo) return;
      const podeVer = visto !== undefined && (await visto.ve(uid, colaborador));
      if (visto && !podeVer && !fato.semVer) return;
      if (le && !(await le(colaborador))) return;
      if (fato.limitado && (await jaDisseDemais(db, contexto, uid, fato.quem))) return;
      const { quem, origem, detalhe } = fato;
      await gravar(
        db,
        `${caminhos.notificacoes(contexto, uid)}/${fato.id}`,
        { ...tipo, quem, origem, detalhe, sobre: podeVer && sobre ? sobre.caminho : null },
        (dados) => fato.aindaCabe?.(dados, uid, tipo.tipo) ?? true,
        fato.pessoas,
      );
    };
    await Promise.all(
      parte.map((uid, i) => cadaUm(caminhos.colaborador(contexto, uid), () => avisarUma(uid, i))),
    );
  }
  dizer();
}

/** The first kind the person wants by one of the two ways. */
function tipoLigado(
  tipos: readonly TipoDeNotificacao[],
  { semAviso, semEmail }: Pick<Preferencias, 'semAviso' | 'semEmail'> = TUDO_LIGADO,
) {
  const tipo = tipos.find((t) => !semAviso.includes(t) || !semEmail.includes(t));
  return tipo && { tipo, noProduto: !semAviso.includes(tipo) };
}

/**
 * One transaction with the record behind the news. A record removed meanwhile gives no news, and a later removal
 * finds the entry (retirarComentario). An entry that exists stays as it is; one that was taken out of the inbox comes
 * back, as read.
 */
const gravar = (
  db: Firestore,
  caminho: string,
  nova: Nova,
  aindaCabe: (origem: Record<string, unknown>) => boolean,
  pessoas = 0,
) =>
  db.runTransaction(async (tx) => {
    const ref = db.doc(caminho);
    const [origem, existente] = await tx.getAll(db.doc(nova.origem), ref);
    const dados = origem?.data();
    if (!dados || dados['deletedAt'] || !aindaCabe(dados)) return;
    // Server time, because 'Marcar todas como lidas' compares it with its own.
    if (!existente?.exists)
      tx.create(ref, { ...entradaNova(nova, new Date()), createdAt: FieldValue.serverTimestamp() });
    else if (nova.noProduto && estaForaDaCaixa(existente)) tx.update(ref, { noProduto: true });
    // Only ever more: of two that counted at once, the one that counted less may come last.
    else if (pessoas > quantasPessoas(existente)) tx.update(ref, { quem: nova.quem, detalhe: nova.detalhe });
  });

const quantasPessoas = (entrada: DocumentSnapshot) => {
  const quantas: unknown = entrada.get('detalhe.pessoas');
  return typeof quantas === 'number' ? quantas : 0;
};

/** uids behind membership paths, without repetition. */
export const uidsDe = (referencias: readonly string[]) => [...new Set(referencias.map(idDaReferencia))];
