/** What the people of the demo were told in the last weeks: of the comments, movements and points that are there. */
import { type Comite, comiteSchema } from '@/domain/comite/comite';
import { type Comentario, comentarioSchema } from '@/domain/conversa/comentario';
import { agrupar } from '@/domain/comum/agrupar';
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { likeSchema } from '@/domain/conversa/like';
import { type Comunicado, comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { type Marco, marcoSchema } from '@/domain/marcos/marco';
import { type Movimentacao, movimentacaoSchema } from '@/domain/comite/movimentacao';
import {
  caixaSchema,
  estaLida,
  MAXIMO_CONTADO,
  type Notificacao,
  type TipoDeNotificacao,
} from '@/domain/notificacoes/notificacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { type Pontos, pontosSchema } from '@/domain/pontos/pontos';
import { entradaNova, idDaNotificacao, type Nova } from '@functions/nucleo/notificar';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';

/** Older ones were read and forgotten. */
const DESDE = dia(-60);
/** What came before this was read by everybody. */
const LIDAS_ATE = dia(-8, 12);

type Dita = [uid: string, id: string, quando: Date, nova: Nova];

const nova = (tipo: TipoDeNotificacao, mais: Omit<Nova, 'tipo' | 'noProduto'>): Nova => ({
  tipo,
  noProduto: true,
  ...mais,
});

function doComentario(caminho: string, comentario: Comentario, { id, ideia }: IdeiaDoMundo): Dita[] {
  const para = new Map<string, TipoDeNotificacao>([[idDaReferencia(ideia.autorReference), 'COMENTARIO']]);
  for (const referencia of comentario.colaboradoresMencionadosReferences)
    para.set(idDaReferencia(referencia), 'MENCAO');
  para.delete(comentario.createdBy);
  const sobre = caminho.slice(0, caminho.indexOf('/comentarios/'));
  const { createdBy: quem, createdAt } = comentario;
  return [...para].map(([uid, tipo]) => [
    uid,
    idDaNotificacao('comentario', 'ideias', id, idDaReferencia(caminho)),
    createdAt,
    nova(tipo, { quem, sobre, origem: caminho, detalhe: {} }),
  ]);
}

function daMovimentacao(caminho: string, movimentacao: Movimentacao, { id, ideia }: IdeiaDoMundo): Dita[] {
  const { createdBy: quem, createdAt, status } = movimentacao;
  const pessoas = new Set([ideia.autorReference, ...ideia.participantesReferences].map(idDaReferencia));
  pessoas.delete(quem);
  const sobre = caminho.slice(0, caminho.indexOf('/movimentacoes/'));
  return [...pessoas].map((uid) => [
    uid,
    idDaNotificacao('movimentacao', 'ideias', id, idDaReferencia(caminho)),
    createdAt,
    nova('STATUS', { quem, sobre, origem: caminho, detalhe: { status } }),
  ]);
}

function dosPontos(caminho: string, entrada: Pontos, contexto: Contexto): Dita[] {
  if (entrada.typeOriginal !== null || entrada.pontos === 0 || !entrada.ideia) return [];
  const { type: evento, pontos, createdAt, ideia } = entrada;
  const sobre = caminhos.ideia(contexto, ideia.id);
  return [
    [
      idDaReferencia(entrada.colaboradorReference),
      idDaNotificacao('pontos', idDaReferencia(caminho)),
      createdAt,
      nova('PONTOS', { quem: null, sobre, origem: caminho, detalhe: { evento, pontos } }),
    ],
  ];
}

/** The milestones the daily run finds at seven: due tomorrow, or late since yesterday, and not finished. */
function doMarco(caminho: string, marco: Marco, id: string): Dita[] {
  if (marco.finishedAt !== null) return [];
  const vence = diaDe(marco.dataPrazo);
  const origem = caminho;
  const { ideiaReference: sobre, colaboradoresResponsaveis } = marco;
  return (
    [
      ['AMANHA', -1],
      ['ATRASADO', 1],
    ] as const
  ).flatMap(([prazo, dias]) => {
    const quando = new Date(inicioDoDia(maisDias(vence, dias)).getTime() + 7 * 3_600_000);
    if (quando < marco.createdAt || quando > new Date()) return [];
    return colaboradoresResponsaveis.map((referencia): Dita => [
      idDaReferencia(referencia),
      idDaNotificacao('marco', 'ideias', id, idDaReferencia(caminho), prazo, vence),
      quando,
      nova('MARCO', { quem: null, sobre, origem, detalhe: { prazo } }),
    ]);
  });
}

/** The people called to the session when it began, and those whose ideas were on its agenda. */
function doComite(caminho: string, comite: Comite, porId: ReadonlyMap<string, IdeiaDoMundo>): Dita[] {
  const { createdBy: quem, startedAt, participantesReferences, ideiasReferences, numero } = comite;
  const detalhe = { comite: numero };
  const chamados = participantesReferences.map(idDaReferencia).filter((uid) => uid !== quem);
  const daPauta = ideiasReferences.flatMap((sobre) => {
    const ideia = porId.get(idDaReferencia(sobre))?.ideia;
    if (!ideia) return [];
    const pessoas = new Set([ideia.autorReference, ...ideia.participantesReferences].map(idDaReferencia));
    pessoas.delete(quem);
    return [...pessoas].map((uid): Dita => [
      uid,
      idDaNotificacao('pauta', idDaReferencia(caminho), idDaReferencia(sobre)),
      startedAt,
      nova('COMITE', { quem, sobre, origem: sobre, detalhe }),
    ]);
  });
  return [
    ...chamados.map((uid): Dita => [
      uid,
      idDaNotificacao('comite', idDaReferencia(caminho)),
      startedAt,
      nova('COMITE', { quem, sobre: null, origem: caminho, detalhe }),
    ]),
    ...daPauta,
  ];
}

/** The announcement, to everybody but who made it. */
function doComunicado(caminho: string, { createdBy: quem, createdAt }: Comunicado, uids: readonly string[]) {
  return uids
    .filter((uid) => uid !== quem)
    .map((uid): Dita => [
      uid,
      idDaNotificacao('comunicado', idDaReferencia(caminho)),
      createdAt,
      nova('COMUNICADO', { quem, sobre: null, origem: caminho, detalhe: {} }),
    ]);
}

/** The likes of the last day on which somebody liked it, for the author. */
function dasCurtidas(contexto: Contexto, curtidas: Documentos, { id, ideia }: IdeiaDoMundo): Dita[] {
  const lidas = curtidas.map(([, dados]) => likeSchema.parse(dados));
  const autor = idDaReferencia(ideia.autorReference);
  const deOutros = lidas.filter(({ createdBy }) => createdBy !== autor);
  const ultima = deOutros.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  if (!ultima) return [];
  const oDia = diaDe(ultima.createdAt);
  const pessoas = deOutros.filter(({ createdAt }) => diaDe(createdAt) === oDia).length;
  const sobre = caminhos.ideia(contexto, id);
  const quem = pessoas === 1 ? ultima.createdBy : null;
  return [
    [
      autor,
      idDaNotificacao('curtidas', 'ideias', id, oDia),
      ultima.createdAt,
      nova('CURTIDA', { quem, sobre, origem: sobre, detalhe: { pessoas } }),
    ],
  ];
}

/** Entries and the boxes that count them, from what the company's people did. */
export function notificacoes(
  contexto: Contexto,
  ideias: IdeiaDoMundo[],
  vida: Documentos,
  uids: readonly string[],
): Documentos {
  const porId = new Map(ideias.map((ideia) => [ideia.id, ideia]));
  const ditas = vida.flatMap(([caminho, dados]): Dita[] => {
    if (/\/comitesInovacao\/\d+$/.test(caminho)) return doComite(caminho, comiteSchema.parse(dados), porId);
    if (caminho.includes('/comunicados/')) return doComunicado(caminho, comunicadoSchema.parse(dados), uids);
    const ideia = porId.get(/\/ideias\/([^/]+)\//.exec(caminho)?.[1] ?? '');
    if (ideia && caminho.includes('/comentarios/'))
      return doComentario(caminho, comentarioSchema.parse(dados), ideia);
    if (ideia && caminho.includes('/movimentacoes/'))
      return daMovimentacao(caminho, movimentacaoSchema.parse(dados), ideia);
    if (ideia && caminho.includes('/marcos/')) return doMarco(caminho, marcoSchema.parse(dados), ideia.id);
    if (caminho.includes('/historicoPontosPerColaborador/'))
      return dosPontos(caminho, pontosSchema.parse(dados), contexto);
    return [];
  });
  const curtidas = agrupar(vida, ([caminho]) => /\/ideias\/([^/]+)\/likes\//.exec(caminho)?.[1] ?? '');
  for (const ideia of ideias) ditas.push(...dasCurtidas(contexto, curtidas.get(ideia.id) ?? [], ideia));
  const recentes = ditas.filter(([, , quando]) => quando >= DESDE);
  const entradas = recentes.map(([uid, id, quando, dados]): [string, string, Notificacao] => [
    uid,
    `${caminhos.notificacoes(contexto, uid)}/${id}`,
    entradaNova(dados, quando),
  ]);
  const pessoas = new Set(entradas.map(([uid]) => uid));
  const abertas = entradas.filter(([, , entrada]) => !estaLida(entrada, LIDAS_ATE));
  const caixas = [...pessoas].map((uid): [string, object] => [
    caminhos.caixa(contexto, uid),
    caixaSchema.parse({
      naoLidas: Math.min(MAXIMO_CONTADO, abertas.filter(([dela]) => dela === uid).length),
      lidasAte: LIDAS_ATE,
      updatedAt: LIDAS_ATE,
    }),
  ]);
  return [...entradas.map(([, caminho, dados]): [string, object] => [caminho, dados]), ...caixas];
}
