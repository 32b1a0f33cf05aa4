/** Reminders of immersion events, three days and one day before, to people who have a seat (decisions D140). */
import { type Dia, diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { cronogramaSchema, eventoSchema } from '@/domain/imersoes/cronograma';
import { inscricaoSchema, ocupaVaga } from '@/domain/imersoes/inscricao';
import type { NovaDaImersao } from '@/domain/notificacoes/notificacao';
import { lugarDoPai } from '@/domain/pai/pai';
import { type DocumentSnapshot, type Firestore, ler, lido } from '@functions/banco';
import { comLugarNaCaixa, todos } from './avisosDoDia';
import type { CadaUm } from './emMassa';
import { idDaNoticia, notificar } from './notificar';

/** Days before the event, and what is said then. */
const LEMBRETES = new Map<number, NovaDaImersao>([
  [1, 'EVENTO_AMANHA'],
  [3, 'EVENTO_EM_TRES_DIAS'],
]);

/** uids of those who have a seat: somebody who waits for one is not expected. */
async function comVaga(db: Firestore, cronograma: string): Promise<string[]> {
  const { docs } = await db.collection(`${cronograma}/inscricoes`).where('deletedAt', '==', null).get();
  return docs.flatMap((documento) => {
    const inscricao = lido(inscricaoSchema, documento);
    return inscricao && ocupaVaga(inscricao) ? [documento.id] : [];
  });
}

/** Tells of the events of the coming days; repeating it tells nobody twice. */
export async function lembrarEventos(db: Firestore, dia: Dia, cadaUm: CadaUm): Promise<void> {
  const cabem = comLugarNaCaixa();
  for (const [dias, imersao] of LEMBRETES) {
    const doEvento = maisDias(dia, dias);
    const eventos = db
      .collectionGroup('event')
      .where('data', '>=', inicioDoDia(doEvento))
      .where('data', '<', inicioDoDia(maisDias(doEvento, 1)))
      .orderBy('data');
    for await (const documento of todos(eventos))
      await cadaUm(documento.ref.path, () => lembrar(db, documento, imersao, cabem));
  }
}

async function lembrar(
  db: Firestore,
  documento: DocumentSnapshot,
  imersao: NovaDaImersao,
  cabem: ReturnType<typeof comLugarNaCaixa>,
) {
  const evento = lido(eventoSchema, documento);
  const caminho = documento.ref.parent.parent?.path ?? '';
  const contexto = contextoDaReferencia(caminho);
  const cronograma = contexto && (await ler(db, cronogramaSchema, caminho));
  if (!contexto || !cronograma?.publico || !evento || evento.deletedAt !== null) return;
  const sobre = lugarDoPai(DESAFIO, contexto, cronograma.idDesafio);
  const uids = cabem(contexto, await comVaga(db, caminho), evento.createdBy);
  await notificar(db, contexto, {
    // The day is part of it, because an event that was put off is news again.
    id: idDaNoticia('lembrete', sobre, idDaReferencia(caminho), documento.id, imersao, diaDe(evento.data)),
    quem: null,
    sobre,
    origem: documento.ref.path,
    detalhe: { imersao },
    para: new Map(uids.map((uid) => [uid, ['IMERSAO'] as const])),
  });
}
