/** What the people of the demo were told in the last weeks: of the comments, movements and points that are there. */
import { type Comentario, comentarioSchema } from '@/domain/comentario';
import { type Movimentacao, movimentacaoSchema } from '@/domain/movimentacao';
import {
  caixaSchema,
  estaLida,
  MAXIMO_CONTADO,
  type Notificacao,
  type TipoDeNotificacao,
} from '@/domain/notificacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/paths';
import { type Pontos, pontosSchema } from '@/domain/pontos';
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
    idDaNotificacao('comentario', id, idDaReferencia(caminho)),
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
    idDaNotificacao('movimentacao', id, idDaReferencia(caminho)),
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

/** Entries and the boxes that count them, from what the company's people did. */
export function notificacoes(contexto: Contexto, ideias: IdeiaDoMundo[], vida: Documentos): Documentos {
  const porId = new Map(ideias.map((ideia) => [ideia.id, ideia]));
  const ditas = vida.flatMap(([caminho, dados]): Dita[] => {
    const ideia = porId.get(/\/ideias\/([^/]+)\//.exec(caminho)?.[1] ?? '');
    if (ideia && caminho.includes('/comentarios/'))
      return doComentario(caminho, comentarioSchema.parse(dados), ideia);
    if (ideia && caminho.includes('/movimentacoes/'))
      return daMovimentacao(caminho, movimentacaoSchema.parse(dados), ideia);
    if (caminho.includes('/historicoPontosPerColaborador/'))
      return dosPontos(caminho, pontosSchema.parse(dados), contexto);
    return [];
  });
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
