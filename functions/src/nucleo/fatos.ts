/** Notifications by kind of event, one function each. Each reads what is stored and may be repeated. */
import { comentarioSchema } from '@/domain/conversa/comentario';
import { comiteSchema } from '@/domain/comite/comite';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import type { TipoDeNotificacao } from '@/domain/notificacoes/notificacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/paths';
import { pontosSchema } from '@/domain/pontos/pontos';
import { comDatas, type Firestore, ler, SISTEMA } from '@functions/banco';
import { idDaNotificacao, notificar, uidsDe } from './notificar';

type Para = Map<string, TipoDeNotificacao[]>;

function acrescentar(para: Para, referencias: readonly string[], tipo: TipoDeNotificacao) {
  for (const uid of uidsDe(referencias)) para.set(uid, [...(para.get(uid) ?? []), tipo]);
}

/** A comment: to whom it mentions, to whom it answers, to the idea's author; to each once, as the nearest of the three. */
export async function notificarComentario(
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  comentarioId: string,
) {
  const sobre = caminhos.ideia(contexto, ideiaId);
  const origem = `${caminhos.comentarios(contexto, ideiaId)}/${comentarioId}`;
  const comentario = await ler(db, comentarioSchema, origem);
  if (!comentario || comentario.deletedAt !== null) return;
  const para: Para = new Map();
  acrescentar(para, comentario.colaboradoresMencionadosReferences, 'MENCAO');
  const { respostaAoComentarioReference: acima } = comentario;
  const respondido = acima === '' ? undefined : await ler(db, comentarioSchema, acima);
  if (respondido?.deletedAt === null) acrescentar(para, [respondido.autor.refPath], 'RESPOSTA');
  const ideia = await ler(db, ideiaSchema, sobre);
  if (ideia) acrescentar(para, [ideia.autorReference], 'COMENTARIO');
  await notificar(db, contexto, {
    id: idDaNotificacao('comentario', ideiaId, comentarioId),
    quem: comentario.createdBy,
    sobre,
    origem,
    detalhe: {},
    para,
    limitado: true,
  });
}

/**
 * A removed comment takes what told of it out of the inboxes. The entries stay as marks, read and in no list, so that
 * nothing tells of it again.
 */
export async function retirarComentario(
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  comentarioId: string,
) {
  const origem = `${caminhos.comentarios(contexto, ideiaId)}/${comentarioId}`;
  const { docs } = await db.collectionGroup('notificacoes').where('origem', '==', origem).get();
  const escrita = db.bulkWriter();
  for (const { ref } of docs) void escrita.update(ref, { noProduto: false, lidaEm: new Date() });
  await escrita.close();
}

/** A movement by the committee: to author, participants, implementers and sponsors. */
export async function notificarMovimentacao(
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  movimentacaoId: string,
) {
  const sobre = caminhos.ideia(contexto, ideiaId);
  const origem = `${caminhos.movimentacoes(contexto, ideiaId)}/${movimentacaoId}`;
  const movimentacao = await ler(db, movimentacaoSchema, origem);
  const ideia = await ler(db, ideiaSchema, sobre);
  if (!movimentacao || movimentacao.deletedAt !== null || !ideia) return;
  const para: Para = new Map();
  const todos = [
    ideia.autorReference,
    ...ideia.participantesReferences,
    ...ideia.implementadoresReferences,
    ...ideia.patrocinadoresReferences,
  ];
  acrescentar(para, [...new Set(todos)], 'STATUS');
  await notificar(db, contexto, {
    id: idDaNotificacao('movimentacao', ideiaId, movimentacaoId),
    quem: movimentacao.createdBy,
    sobre,
    origem,
    detalhe: { status: movimentacao.status },
    para,
  });
}

/** An award or bonus that counts: to who earned it. Old ones, re-typed or recomputed, are no news. */
export async function notificarPontos(db: Firestore, contexto: Contexto, entradaId: string) {
  const origem = `${caminhos.historicoPontos(contexto)}/${entradaId}`;
  const entrada = await ler(db, pontosSchema, origem);
  if (!entrada || entrada.deletedAt !== null || entrada.typeOriginal !== null || entrada.pontos === 0) return;
  if (entrada.createdAt.getTime() < Date.now() - NOVIDADE) return;
  const { type: evento, pontos } = entrada;
  await notificar(db, contexto, {
    id: idDaNotificacao('pontos', entradaId),
    quem: entrada.createdBy === SISTEMA ? null : entrada.createdBy,
    sobre: entrada.ideia ? caminhos.ideia(contexto, entrada.ideia.id) : null,
    origem,
    detalhe: { evento, pontos },
    para: new Map([[idDaReferencia(entrada.colaboradorReference), ['PONTOS']]]),
    semVer: true,
  });
}
const NOVIDADE = 7 * 24 * 60 * 60_000;

type Equipe = Pick<Ideia, 'publishedAt' | 'participantesReferences' | 'implementadoresReferences'>;
/** People of a published idea; a draft gives no news. */
const equipeDe = (ideia: Partial<Equipe> | undefined, campo: keyof Omit<Equipe, 'publishedAt'>) =>
  ideia?.publishedAt ? (ideia[campo] ?? []) : [];

/**
 * People who came into the idea's team by this change. The event's own two sides say who came and who brought them.
 * What is stored by now may be the work of somebody else.
 */
export async function notificarEquipe(
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  antes: Record<string, unknown> | undefined,
  depois: Record<string, unknown> | undefined,
) {
  const sobre = caminhos.ideia(contexto, ideiaId);
  const quem = typeof depois?.['updatedBy'] === 'string' ? depois['updatedBy'] : null;
  const papeis = [
    ['PARTICIPANTE', 'participantesReferences'],
    ['IMPLEMENTADOR', 'implementadoresReferences'],
  ] as const;
  for (const [papel, campo] of papeis) {
    const jaEram = new Set(equipeDe(antes, campo));
    const novos = equipeDe(depois, campo).filter((r) => !jaEram.has(r));
    if (novos.length === 0) continue;
    const para: Para = new Map();
    acrescentar(para, novos, 'EQUIPE');
    await notificar(db, contexto, {
      id: idDaNotificacao(papel.toLowerCase(), ideiaId),
      quem,
      sobre,
      origem: sobre,
      detalhe: { papel },
      para,
      limitado: true,
    });
  }
}

/** One side of the event; what cannot be read names nobody. */
function comiteEm(dados: Record<string, unknown> | undefined) {
  const lido = comiteSchema.safeParse(comDatas(dados));
  return lido.success ? lido.data : undefined;
}

/**
 * People who came into a session of the committee by this change, and people whose ideas came onto its agenda. Each
 * gets the news once per session, however often they are taken out and put in again. The event's two sides say who,
 * as with the team of an idea.
 */
export async function notificarComite(
  db: Firestore,
  contexto: Contexto,
  id: string,
  antes: Record<string, unknown> | undefined,
  depois: Record<string, unknown> | undefined,
) {
  const comite = comiteEm(depois);
  if (!comite) return;
  const anterior = comiteEm(antes);
  const novos = (campo: 'participantesReferences' | 'ideiasReferences') => {
    const jaEram = new Set(anterior?.[campo]);
    return comite[campo].filter((referencia) => !jaEram.has(referencia));
  };
  const { updatedBy: quem, numero } = comite;
  const detalhe = { comite: numero };
  const chamados: Para = new Map();
  acrescentar(chamados, novos('participantesReferences'), 'COMITE');
  if (chamados.size > 0) {
    await notificar(db, contexto, {
      id: idDaNotificacao('comite', id),
      quem,
      sobre: null,
      origem: caminhos.comite(contexto, id),
      detalhe,
      para: chamados,
      soQuemLe: '16',
    });
  }
  for (const sobre of novos('ideiasReferences')) {
    const ideia = await ler(db, ideiaSchema, sobre);
    if (!ideia) continue;
    const para: Para = new Map();
    acrescentar(para, [ideia.autorReference, ...ideia.participantesReferences], 'COMITE');
    await notificar(db, contexto, {
      id: idDaNotificacao('pauta', id, idDaReferencia(sobre)),
      quem,
      sobre,
      origem: sobre,
      detalhe,
      para,
    });
  }
}
