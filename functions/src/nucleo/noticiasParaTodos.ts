/** News for many: what is published, liked, announced, or followed (decisions P443 to P446). Each may be repeated. */
import { PAPEIS } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { diaDe, inicioDoDia } from '@/domain/comum/datas';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { TipoDeNotificacao } from '@/domain/notificacoes/notificacao';
import type { LugarDoPai } from '@/domain/pai/pai';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import type { Firestore, Query } from '@functions/banco';
import type { Escrita } from '@functions/gatilho';
import { administradoresDe } from './administradores';
import { idDaNoticia, idDaNotificacao, notificar } from './notificar';
import { lerPai } from './pai';
import { MAXIMO_DE_AVISADOS, seguidoresDaPessoa, seguidoresDoPai } from './seguidores';

const com = (uids: readonly string[], tipo: TipoDeNotificacao) =>
  new Map(uids.map((uid) => [uid, [tipo] as const]));

async function uidsDa(consulta: Query): Promise<string[]> {
  const { docs } = await consulta.select().limit(MAXIMO_DE_AVISADOS).get();
  return docs.map(({ id }) => id);
}

/** People of the company who may be told: active ones. */
const ativos = (db: Firestore, contexto: Contexto): Query =>
  db
    .collection(caminhos.colaboradores(contexto))
    .where('status', '==', 'ACTIVE')
    .where('deletedAt', '==', null)
    .where('externo', '==', false);

const QUEM_ANALISA = PAPEIS.filter(analisaIdeias);

/**
 * A challenge is news for the company, an idea for who analyses; both for people who follow whoever proposed them. Only
 * what everybody may see is told: `notificar` asks it of each person again.
 */
export async function noticiarPublicacao({ db, contexto, antes, depois }: Escrita, lugar: LugarDoPai) {
  if (antes?.['publishedAt'] || !depois?.['publishedAt'] || depois['visibilidade'] !== 'PUBLICA') return;
  const pai = await lerPai(db, lugar);
  if (pai?.visibilidade !== 'PUBLICA') return;
  const [tipo, para] =
    lugar.tipo === DESAFIO
      ? (['DESAFIO', await uidsDa(ativos(db, contexto))] as const)
      : (['IDEIA', await uidsDa(ativos(db, contexto).where('role', 'in', QUEM_ANALISA))] as const);
  const fato = { quem: pai.autor, sobre: lugar, origem: lugar.caminho, limitado: true };
  await notificar(db, contexto, {
    ...fato,
    id: idDaNoticia('publicada', lugar),
    detalhe: {},
    para: com(para, tipo),
  });
  // Whoever was told of it once is not told again as a follower.
  const ja = new Set(para);
  const seguem = (await seguidoresDaPessoa(db, contexto, pai.autor)).filter((uid) => !ja.has(uid));
  await notificar(db, contexto, {
    ...fato,
    id: idDaNoticia('publicada', lugar),
    detalhe: { publicada: true },
    para: com(seguem, 'SEGUIDO'),
  });
}

/** The likes of a day are one entry for the author, which says how many people they were (decisions P444). */
export async function noticiarCurtida({ db, contexto, antes, depois, evento }: Escrita, lugar: LugarDoPai) {
  if (antes || !depois || lugar.tipo !== IDEIA) return;
  const pai = await lerPai(db, lugar);
  if (!pai) return;
  const dia = diaDe(evento.quando);
  const { docs } = await db
    .collection(caminhos.sob(lugar.caminho).likes)
    .where('createdAt', '>=', inicioDoDia(dia))
    .orderBy('createdAt', 'desc')
    .get();
  const deOutros = docs.filter(({ id }) => id !== pai.autor);
  const pessoas = deOutros.length;
  const [ultima] = deOutros;
  if (!ultima) return;
  await notificar(db, contexto, {
    id: idDaNoticia('curtidas', lugar, dia),
    quem: pessoas === 1 ? ultima.id : null,
    sobre: lugar,
    origem: lugar.caminho,
    detalhe: { pessoas },
    para: com([pai.autor], 'CURTIDA'),
    pessoas,
  });
}

/**
 * Comments of a day on something that is followed are one entry (decisions P445). `ja`: people whom the comment itself was
 * told to. Its origin is the first one of the day: where that is removed, the entry goes with it.
 */
export async function noticiarSeguidores(
  db: Firestore,
  lugar: LugarDoPai,
  comentario: { origem: string; quem: string; quando: Date },
  ja: ReadonlySet<string>,
) {
  const pai = await lerPai(db, lugar);
  if (!pai) return;
  const seguem = (await seguidoresDoPai(db, lugar, pai)).filter((uid) => !ja.has(uid));
  await notificar(db, lugar.contexto, {
    id: idDaNoticia('seguido', lugar, diaDe(comentario.quando)),
    quem: comentario.quem,
    sobre: lugar,
    origem: comentario.origem,
    detalhe: {},
    para: com(seguem, 'SEGUIDO'),
  });
}

/** What a company was told of its results, once for each publication, and that it was taken back. */
export async function noticiarResultado({ db, contexto, id, antes, depois, evento }: Escrita) {
  const rodada = typeof depois?.['rodada'] === 'string' ? depois['rodada'] : '';
  if (depois && (rodada === '' || antes?.['rodada'] === rodada)) return;
  const pessoas = await db.runTransaction((tx) => administradoresDe(db, tx, contexto), { readOnly: true });
  await notificar(db, contexto, {
    id: idDaNotificacao('resultado', id('resultado'), depois ? rodada : evento.id),
    quem: null,
    sobre: null,
    // The record is gone where it was taken back.
    origem: depois ? caminhos.registro(contexto, 'resultados', id('resultado')) : caminhos.empresa(contexto),
    detalhe: depois ? {} : { retirado: true },
    para: com(
      pessoas.map((uma) => uma.id),
      'RESULTADOS',
    ),
  });
}

/** An announcement, to everybody or to the people of its sectors: corrected as it was sent again, to those who came. */
export async function noticiarComunicado({ db, contexto, id, depois }: Escrita) {
  if (!depois) return;
  const setores = Array.isArray(depois['setores']) ? (depois['setores'] as string[]) : [];
  const todos = ativos(db, contexto);
  const para = await uidsDa(
    setores.length === 0 ? todos : todos.where('setores', 'array-contains-any', setores),
  );
  await notificar(db, contexto, {
    id: idDaNotificacao('comunicado', id('comunicado')),
    quem: typeof depois['createdBy'] === 'string' ? depois['createdBy'] : null,
    sobre: null,
    origem: `${caminhos.comunicados(contexto)}/${id('comunicado')}`,
    detalhe: {},
    para: com(para, 'COMUNICADO'),
  });
}
