/** What happened, put into the outbox of every channel that is told of it. The event's two sides say what it is. */
import {
  canalSchema,
  caminhosDosCanais,
  type Entrega,
  entregaSchema,
  type EventoDoCanal,
  type EventoEntregue,
  TIPOS_DE_CANAL,
} from '@/domain/canais/canal';
import { novaNaFila } from '@/domain/comum/fila';
import { type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import type { LugarDoPai } from '@/domain/pai/pai';
import { comDatas, type Firestore, lido } from '@functions/banco';
import { cabe } from '@functions/chamada/limites';
import type { Escrita } from '@functions/gatilho';
import { porNaFila } from '@functions/nucleo/fila';
import { organiza } from '@functions/nucleo/organizador';

/** Of one company in an hour: a channel is read by people. */
const POR_HORA = 200;
const DIA = 24 * 60 * 60_000;
/** What was published longer ago is no news, whatever happens to it. */
const NOVIDADE = 7 * DIA;

export const entregaNova = (evento: EventoEntregue, alvo: string, agora = new Date()): Entrega =>
  entregaSchema.parse({ ...novaNaFila(agora), evento, alvo, resposta: '' });

/** Once for each fact and channel, however often it is told. */
export async function anunciar(db: Firestore, contexto: Contexto, evento: EventoDoCanal, alvo: string) {
  const documentos = await db.getAll(
    ...TIPOS_DE_CANAL.map((tipo) => db.doc(caminhosDosCanais.canal(contexto, tipo))),
  );
  for (const [i, tipo] of TIPOS_DE_CANAL.entries()) {
    const documento = documentos[i];
    const canal = documento && lido(canalSchema, documento);
    if (!canal?.ligado || !canal.eventos.includes(evento)) continue;
    const caminho = `${caminhosDosCanais.entregas(contexto, tipo)}/${evento}_${idDaReferencia(alvo)}`;
    if ((await db.doc(caminho).get()).exists) continue;
    // A guest's channel of before tells nobody anything (threats A31).
    if (!(await organiza(db, contexto))) return;
    const chave = caminhosDosCanais.canal(contexto, tipo);
    if (!(await cabe(db, 'canais', [{ chave, maximo: POR_HORA, minutos: 60 }]))) continue;
    await porNaFila(db, caminho, entregaNova(evento, alvo));
  }
}

type Lado = Escrita['antes'];

const EVENTOS_DE_STATUS: Record<string, Readonly<Record<string, EventoDoCanal>>> = {
  ideias: { APROVADA: 'IDEIA_APROVADA', IMPLEMENTADA: 'IDEIA_IMPLEMENTADA' },
  desafios: { REALIZADO: 'DESAFIO_REALIZADO' },
};
const EVENTO_DA_PUBLICACAO: Record<string, EventoDoCanal> = {
  ideias: 'IDEIA_PUBLICADA',
  desafios: 'DESAFIO_PUBLICADO',
};

const deTodos = (lado: Lado) => lado?.['visibilidade'] === 'PUBLICA';

function ehNovidade(depois: Lado) {
  const publicado = comDatas(depois?.['publishedAt']);
  return publicado instanceof Date && Date.now() - publicado.getTime() < NOVIDADE;
}

/** What the write of an idea or a challenge is to people outside. */
function eventoDoPai(colecao: string, antes: Lado, depois: Lado): EventoDoCanal | undefined {
  if (!deTodos(depois)) return undefined;
  if (!deTodos(antes)) return ehNovidade(depois) ? EVENTO_DA_PUBLICACAO[colecao] : undefined;
  return antes?.['status'] === depois?.['status']
    ? undefined
    : EVENTOS_DE_STATUS[colecao]?.[String(depois?.['status'])];
}

export async function anunciarPai({ db, antes, depois }: Escrita, { contexto, tipo, caminho }: LugarDoPai) {
  const evento = eventoDoPai(tipo.colecao, antes, depois);
  if (evento) await anunciar(db, contexto, evento, caminho);
}

/** A count that was closed by this write. */
export async function anunciarVotacao({ db, contexto, antes, depois }: Escrita, alvo: string) {
  if (!antes?.['encerradaEm'] && depois?.['encerradaEm'])
    await anunciar(db, contexto, 'VOTACAO_ENCERRADA', alvo);
}

/** Companies were told. A publication that goes on, or was cut short, tells nobody (decisions T461). */
const ditos = (publicacao: Lado) => publicacao !== undefined && publicacao['completa'] !== false;

/** Results that were not published before. */
export async function anunciarResultados({ db, contexto, antes, depois }: Escrita, alvo: string) {
  if (!ditos(antes) && ditos(depois)) await anunciar(db, contexto, 'RESULTADOS_PUBLICADOS', alvo);
}
