/** Notifications by kind of event, one function each. Each reads what is stored and may be repeated. */
import { lerRegistro } from '@/domain/comum/registro';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { comiteSchema } from '@/domain/comite/comite';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { vinculoSchema } from '@/domain/ideias/vinculo';
import { movimentacaoDoTipo } from '@/domain/comite/movimentacao';
import type { TipoDeNotificacao } from '@/domain/notificacoes/notificacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { type LugarDoPai, lugarDoPai } from '@/domain/pai/pai';
import { lugarDaReferencia, tipoDoPai } from '@/domain/pai/tipos';
import { pontosSchema } from '@/domain/pontos/pontos';
import { comDatas, type Firestore, ler, SISTEMA } from '@functions/banco';
import type { Escrita } from '@functions/gatilho';
import { escritaEmMassa } from './emMassa';
import { inscritosNoDesafio } from './imersoes';
import { foraDaCaixa, idDaNoticia, idDaNotificacao, notificar, uidsDe } from './notificar';
import { noticiarSeguidores } from './noticiasParaTodos';
import { lerPai } from './pai';
import { quemParou, seguidoresDoPai } from './seguidores';

type Para = Map<string, TipoDeNotificacao[]>;
type Campos = Record<string, unknown> | undefined;

function acrescentar(para: Para, referencias: readonly string[], tipo: TipoDeNotificacao) {
  for (const uid of uidsDe(referencias)) para.set(uid, [...(para.get(uid) ?? []), tipo]);
}

/**
 * A comment is news for the people it mentions, the person it answers and the parent's author. Each gets it once, as
 * the nearest of the three.
 */
export async function notificarComentario(
  db: Firestore,
  lugar: LugarDoPai,
  comentarioId: string,
  editado = false,
) {
  const origem = `${caminhos.sob(lugar.caminho).comentarios}/${comentarioId}`;
  const comentario = await ler(db, comentarioSchema, origem);
  if (!comentario || comentario.deletedAt !== null) return;
  const para: Para = new Map();
  acrescentar(para, comentario.colaboradoresMencionadosReferences, 'MENCAO');
  const { respostaAoComentarioReference: acima } = comentario;
  const respondido = acima === '' ? undefined : await ler(db, comentarioSchema, acima);
  if (respondido?.deletedAt === null) acrescentar(para, [respondido.autor.refPath], 'RESPOSTA');
  const pai = await lerPai(db, lugar);
  const parados = pai ? await quemParou(db, lugar) : undefined;
  if (pai && !parados?.has(idDaReferencia(pai.autorReference)))
    acrescentar(para, [pai.autorReference], 'COMENTARIO');
  await notificar(db, lugar.contexto, {
    id: idDaNoticia('comentario', lugar, comentarioId),
    quem: comentario.createdBy,
    sobre: lugar,
    origem,
    detalhe: {},
    para,
    limitado: true,
    aindaCabe: (dados, uid, tipo) => tipo !== 'MENCAO' || uidsDe(mencionadosEm(dados)).includes(uid),
  });
  await noticiarSeguidores(
    db,
    lugar,
    { origem, quem: comentario.createdBy, quando: comentario.createdAt },
    new Set(para.keys()),
  );
  if (editado) await desdizerMencoes(db, origem, para);
}

const mencionadosEm = (dados: Campos) => {
  const lidos: unknown = dados?.['colaboradoresMencionadosReferences'];
  return Array.isArray(lidos) ? lidos.map(String) : [];
};

/**
 * An edit may take a mention out of the text. What told of it leaves the inbox, or tells of the comment as what it still
 * is to that person (decisions T490).
 */
async function desdizerMencoes(db: Firestore, origem: string, para: Para) {
  const { docs } = await db.collectionGroup('notificacoes').where('origem', '==', origem).get();
  const escrita = escritaEmMassa(db, 'menção retirada');
  for (const documento of docs) {
    const caixa = documento.ref.parent.parent;
    const tipos = (caixa && para.get(caixa.id)) ?? [];
    if (documento.get('tipo') !== 'MENCAO' || tipos.includes('MENCAO')) continue;
    const [outro] = tipos;
    escrita.mudar(documento.ref, outro ? { tipo: outro } : foraDaCaixa());
  }
  await escrita.fechar();
}

/**
 * A removed comment takes what told of it out of the inboxes. The entries stay as marks, read and in no list, so that
 * nothing tells of it again.
 */
export async function retirarComentario(db: Firestore, lugar: LugarDoPai, comentarioId: string) {
  const origem = `${caminhos.sob(lugar.caminho).comentarios}/${comentarioId}`;
  const { docs } = await db.collectionGroup('notificacoes').where('origem', '==', origem).get();
  const escrita = escritaEmMassa(db, 'comentário removido');
  for (const { ref } of docs) escrita.mudar(ref, foraDaCaixa());
  await escrita.fechar();
}

/** What a written comment is news of: who it names, or nobody any more. */
export const noticiarComentario = ({ db, id, antes, depois }: Escrita, lugar: LugarDoPai) =>
  depois === undefined || depois['deletedAt']
    ? retirarComentario(db, lugar, id('filho'))
    : notificarComentario(db, lugar, id('filho'), antes !== undefined);

/** A movement by the committee: to everybody who has to do with the parent. */
export async function notificarMovimentacao(db: Firestore, lugar: LugarDoPai, movimentacaoId: string) {
  const origem = `${caminhos.sob(lugar.caminho).movimentacoes}/${movimentacaoId}`;
  const movimentacao = await ler(db, movimentacaoDoTipo(lugar.tipo), origem);
  const pai = await lerPai(db, lugar);
  if (!movimentacao || movimentacao.deletedAt !== null || !pai) return;
  const para: Para = new Map();
  const parados = await quemParou(db, lugar);
  acrescentar(
    para,
    pai.envolvidos.filter((referencia) => !parados.has(idDaReferencia(referencia))),
    'STATUS',
  );
  // Who has to do with it and switched that off is not told in another way.
  for (const uid of await seguidoresDoPai(db, lugar, pai)) if (!para.has(uid)) para.set(uid, ['SEGUIDO']);
  const imersao = lugar.tipo === DESAFIO && movimentacao.status === 'SOLUCOES_VALIDADAS';
  if (imersao)
    for (const uid of await inscritosNoDesafio(db, lugar.contexto, lugar.id))
      para.set(uid, ['IMERSAO', ...(para.get(uid) ?? [])]);
  await notificar(db, lugar.contexto, {
    id: idDaNoticia('movimentacao', lugar, movimentacaoId),
    quem: movimentacao.createdBy,
    sobre: lugar,
    origem,
    detalhe: { status: movimentacao.status, ...(imersao && { imersao: 'SOLUCOES_VALIDADAS' as const }) },
    para,
  });
}

/** A movement is never changed, so only its creation is news. */
export const noticiarMovimentacao = async ({ db, id, antes }: Escrita, lugar: LugarDoPai) => {
  if (!antes) await notificarMovimentacao(db, lugar, id('filho'));
};

/**
 * Tells the person who earned it of an award or bonus that counts, counts no more or counts again. Old ones and recomputed
 * ones are no news.
 */
export async function notificarPontos(
  { db, contexto, antes, depois, evento: mudanca }: Escrita,
  entradaId: string,
) {
  const origem = `${caminhos.historicoPontos(contexto)}/${entradaId}`;
  const entrada = await ler(db, pontosSchema, origem);
  if (!entrada || entrada.deletedAt !== null || entrada.pontos === 0) return;
  const { typeOriginal, pontos } = entrada;
  // By the two sides of the event: it was there and counted, or did not. What is stored by now may be of a later one.
  const retirados = (depois?.['typeOriginal'] ?? null) !== null;
  const virou = antes !== undefined && (antes['typeOriginal'] !== null) !== retirados;
  if (!virou && (retirados || entrada.createdAt.getTime() < Date.now() - NOVIDADE)) return;
  await notificar(db, contexto, {
    id: idDaNotificacao('pontos', entradaId, ...(virou ? [mudanca.id] : [])),
    quem: entrada.createdBy === SISTEMA ? null : entrada.createdBy,
    sobre: entrada.ideia ? lugarDoPai(IDEIA, contexto, entrada.ideia.id) : null,
    origem,
    detalhe: { evento: typeOriginal ?? entrada.type, pontos, ...(retirados && { retirados }) },
    para: new Map([[idDaReferencia(entrada.colaboradorReference), ['PONTOS']]]),
    semVer: true,
  });
}
const NOVIDADE = 7 * 24 * 60 * 60_000;

/** Fields of a parent that name people, and as what. A kind that lacks one has nobody to tell. */
const PAPEIS_NA_EQUIPE = [
  ['PARTICIPANTE', 'participantesReferences'],
  ['IMPLEMENTADOR', 'implementadoresReferences'],
] as const;

/** People of a published parent; nobody is told of a draft. */
const equipeDe = (dados: Campos, campo: (typeof PAPEIS_NA_EQUIPE)[number][1]) =>
  dados?.['publishedAt'] && Array.isArray(dados[campo]) ? (dados[campo] as string[]) : [];

/**
 * The people who came into the parent's team by this change. The event's own two sides say who and by whom. What is
 * stored by now may be the work of somebody else.
 */
export async function notificarEquipe(db: Firestore, lugar: LugarDoPai, antes: Campos, depois: Campos) {
  const quem = typeof depois?.['updatedBy'] === 'string' ? depois['updatedBy'] : null;
  for (const [papel, campo] of PAPEIS_NA_EQUIPE) {
    const jaEram = new Set(equipeDe(antes, campo));
    const novos = equipeDe(depois, campo).filter((r) => !jaEram.has(r));
    if (novos.length === 0) continue;
    const para: Para = new Map();
    acrescentar(para, novos, 'EQUIPE');
    await notificar(db, lugar.contexto, {
      id: idDaNoticia(papel.toLowerCase(), lugar),
      quem,
      sobre: lugar,
      origem: lugar.caminho,
      detalhe: { papel },
      para,
      limitado: true,
    });
  }
}

export const noticiarEquipe = ({ db, antes, depois }: Escrita, lugar: LugarDoPai) =>
  notificarEquipe(db, lugar, antes, depois);

/** One side of the event; what cannot be read names nobody. */
function comiteEm(dados: Campos) {
  const lido = lerRegistro(comiteSchema, comDatas(dados));
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
  antes: Campos,
  depois: Campos,
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
      soQuemLe: 16,
    });
  }
  for (const origem of novos('ideiasReferences')) {
    const sobre = lugarDaReferencia(origem);
    const pai = sobre && (await lerPai(db, sobre));
    if (!pai) continue;
    const para: Para = new Map();
    acrescentar(para, [pai.autorReference, ...pai.participantes], 'COMITE');
    await notificar(db, contexto, {
      id: idDaNotificacao('pauta', id, idDaReferencia(origem)),
      quem,
      sobre,
      origem,
      detalhe,
      para,
    });
  }
}

/**
 * An idea that answers a challenge, told to the person who proposes the challenge. It is told when both can be seen by
 * everybody, once for the pair: somebody may undo a link and make it again.
 */
export async function noticiarVinculo({ db, contexto, id, depois }: Escrita) {
  const vinculo = lerRegistro(vinculoSchema, comDatas(depois)).data;
  const [desafio = ''] = vinculo?.pontas ?? [];
  const tipo = tipoDoPai(desafio);
  if (!vinculo?.publicas || vinculo.deletedAt !== null || !tipo || tipo === IDEIA) return;
  const sobre = lugarDoPai(tipo, contexto, idDaReferencia(desafio));
  const pai = await lerPai(db, sobre);
  if (!pai) return;
  const para: Para = new Map();
  acrescentar(para, [pai.autorReference], 'VINCULO');
  await notificar(db, contexto, {
    id: idDaNotificacao('vinculo', id('vinculo')),
    quem: vinculo.updatedBy,
    sobre,
    origem: `${caminhos.vinculosDeIdeias(contexto)}/${id('vinculo')}`,
    detalhe: {},
    para,
    limitado: true,
  });
}
