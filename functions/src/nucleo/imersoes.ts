/** Immersions: reading one for a change, and the seats counted wherever an enrolment changes (decisions D1). */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import {
  caminhosDaImersao,
  type Cronograma,
  cronogramaSchema,
  eventoSchema,
  gereImersao,
  vagasLivres,
} from '@/domain/imersoes/cronograma';
import { espera, type Inscricao, inscricaoSchema, ocupaVaga } from '@/domain/imersoes/inscricao';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Contexto } from '@/domain/comum/caminhos';
import { type Pai, lugarDoPai } from '@/domain/pai/pai';
import { temFlag } from '@/domain/acesso/quem';
import { carimbo, type Firestore, ler, lido, SISTEMA, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { lerPai } from './pai';

/** One person's calls about immersions in a day. */
export const limitesDeImersoes = (_dados: unknown, { uid, contexto }: Membro) => [
  { chave: `${contexto.empresaId}/${uid}`, maximo: 500, minutos: 24 * 60 },
];

/** Attempts of one transaction: many people take seats of one immersion in the same second. */
export const DISPUTADA = { maxAttempts: 30 };

/** The visible challenge above an immersion, or a refusal. */
export async function lerDesafio(
  tx: Transaction,
  { db, contexto, quem }: Membro,
  desafioId: string,
): Promise<Pai> {
  if (!temFlag(quem, [9, 'leitura'])) throw negado();
  const desafio = await lerPai(db, lugarDoPai(DESAFIO, contexto, desafioId), tx);
  if (desafio?.visibilidade !== 'PUBLICA') throw new ErroDoProduto('Desafio não encontrado');
  return desafio;
}

export interface Imersao {
  caminho: string;
  cronograma: Cronograma;
  desafio: Pai;
  /** True iff the caller manages it (decisions D3). */
  gere: boolean;
}

/** The immersion as it is stored now, or a refusal. A caller in an inactive company has no membership (quem.ts). */
export async function lerImersao(tx: Transaction, membro: Membro, cronogramaId: string): Promise<Imersao> {
  const { db, contexto, uid, quem } = membro;
  const caminho = caminhosDaImersao.cronograma(contexto, cronogramaId);
  const cronograma = await ler(db, cronogramaSchema, caminho, tx);
  if (!cronograma || cronograma.deletedAt !== null) throw new ErroDoProduto('Imersão não encontrada');
  const desafio = await lerDesafio(tx, membro, cronograma.idDesafio);
  return { caminho, cronograma, desafio, gere: gereImersao(quem, uid, desafio.autor) };
}

/** The same for what only its managers do. */
export async function lerImersaoGerida(tx: Transaction, membro: Membro, cronogramaId: string) {
  const imersao = await lerImersao(tx, membro, cronogramaId);
  if (!imersao.gere) throw negado();
  return imersao;
}

/** Enrolments in the order in which people wait. */
const naFila = (db: Firestore, caminho: string, quantas: number) =>
  db
    .collection(caminhosDaImersao.sob(caminho).inscricoes)
    .where('deletedAt', '==', null)
    .where('naEspera', '==', true)
    .orderBy('data')
    .limit(quantas);

/** True iff every event is over: nobody gets a seat any more. */
export async function acabou(db: Firestore, tx: Transaction, caminho: string, agora: Date) {
  const ultimo = db
    .collection(caminhosDaImersao.sob(caminho).event)
    .where('deletedAt', '==', null)
    .orderBy('data', 'desc')
    .limit(1);
  const [documento] = (await tx.get(ultimo)).docs;
  const evento = documento && lido(eventoSchema, documento);
  return evento !== undefined && evento.data < agora;
}

/**
 * Gives free seats to those who wait, in their order, and writes what is taken. Reads before it writes, so it comes
 * last in a transaction's reads. `escrever` makes the transaction's own writes.
 * @param quemMuda uid whose enrolment the transaction writes, if any
 * @param antes the immersion with `ocupadas` and `emEspera` as the change leaves them
 */
export async function repartirVagas(
  db: Firestore,
  tx: Transaction,
  caminho: string,
  antes: Pick<Cronograma, 'quantidadeDeVagas' | 'ocupadas' | 'emEspera'>,
  escrever: () => void,
  quemMuda?: string,
): Promise<void> {
  const agora = new Date();
  const livres = Math.min(vagasLivres(antes), antes.emEspera);
  const sobem =
    livres > 0 && !(await acabou(db, tx, caminho, agora))
      ? (await tx.get(naFila(db, caminho, livres + 1))).docs
      : [];
  escrever();
  // The query still finds the enrolment that this transaction changes: one that leaves the list does not move up.
  const escolhidas = sobem.filter(({ id }) => id !== quemMuda).slice(0, livres);
  for (const { ref } of escolhidas) tx.update(ref, { naEspera: false, updatedAt: agora, updatedBy: SISTEMA });
  tx.update(db.doc(caminho), {
    ocupadas: antes.ocupadas + escolhidas.length,
    emEspera: antes.emEspera - escolhidas.length,
  });
}

/** What a change of an enrolment sees. */
export interface NaInscricao extends Imersao {
  atual: Inscricao | undefined;
  agora: Date;
}

/** Changes an enrolment and counts its seat in one transaction. `mudar` gives what it becomes, or undefined for no change. */
export async function mudarInscricao(
  membro: Membro,
  cronogramaId: string,
  deQuem: string,
  mudar: (visto: NaInscricao) => Partial<Inscricao> | undefined,
): Promise<void> {
  const { db, uid: por } = membro;
  await db.runTransaction(async (tx) => {
    const imersao = await lerImersao(tx, membro, cronogramaId);
    const ref = db.doc(`${caminhosDaImersao.sob(imersao.caminho).inscricoes}/${deQuem}`);
    const atual = lido(inscricaoSchema, await tx.get(ref));
    const agora = new Date();
    const mudanca = mudar({ ...imersao, atual, agora });
    if (!mudanca) return;
    const inicial = { data: agora, status: 1, destaque: false, naEspera: false, ...carimbo(agora, deQuem) };
    const depois = emForma(inscricaoSchema, {
      ...(atual ?? inicial),
      ...mudanca,
      updatedAt: agora,
      updatedBy: por,
    });
    const { cronograma, caminho } = imersao;
    const conta = (regra: typeof ocupaVaga) =>
      Number(regra(depois)) - Number(atual !== undefined && regra(atual));
    await repartirVagas(
      db,
      tx,
      caminho,
      {
        ...cronograma,
        ocupadas: cronograma.ocupadas + conta(ocupaVaga),
        emEspera: cronograma.emEspera + conta(espera),
      },
      () => tx.set(ref, comOGuardado(depois, atual)),
      deQuem,
    );
  }, DISPUTADA);
}

/** uids of everybody who is enrolled or waits in one of the challenge's immersions. */
export async function inscritosNoDesafio(db: Firestore, contexto: Contexto, desafioId: string) {
  const { docs } = await db
    .collection(caminhosDaImersao.colecao(contexto))
    .where('idDesafio', '==', desafioId)
    .where('deletedAt', '==', null)
    .select()
    .get();
  return (await Promise.all(docs.map(({ id }) => inscritosEm(db, contexto, id)))).flat();
}

/** uids of everybody who is enrolled or waits. */
export async function inscritosEm(
  db: Firestore,
  contexto: Contexto,
  cronogramaId: string,
): Promise<string[]> {
  const { inscricoes } = caminhosDaImersao.sob(caminhosDaImersao.cronograma(contexto, cronogramaId));
  const { docs } = await db.collection(inscricoes).where('deletedAt', '==', null).select().get();
  return docs.map(({ id }) => id);
}
