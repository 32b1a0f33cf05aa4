/** News of immersions: changed dates, events, a seat, a judged enrolment. What changed is told by the event's two sides. */
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { caminhosDaImersao, cronogramaSchema } from '@/domain/imersoes/cronograma';
import type { NovaDaImersao } from '@/domain/notificacoes/notificacao';
import { lugarDoPai } from '@/domain/pai/pai';
import { ler, SISTEMA } from '@functions/banco';
import type { Escrita } from '@functions/gatilho';
import { inscritosEm } from './imersoes';
import { idDaNoticia, notificar } from './notificar';

type Dados = Escrita['depois'];

/** True iff one of the fields is another now. */
const mudouAlgum = (antes: Dados, depois: Dados, campos: readonly string[]) =>
  campos.some((campo) => JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]));

async function dizer(
  { db, contexto, evento, depois }: Escrita,
  cronogramaId: string,
  nova: NovaDaImersao | undefined,
  para?: readonly string[],
) {
  if (!nova) return;
  const cronograma = await ler(db, cronogramaSchema, caminhosDaImersao.cronograma(contexto, cronogramaId));
  if (!cronograma) return;
  const sobre = lugarDoPai(DESAFIO, contexto, cronograma.idDesafio);
  const { updatedBy } = depois ?? {};
  const uids = para ?? (await inscritosEm(db, contexto, cronogramaId));
  await notificar(db, contexto, {
    id: idDaNoticia('imersao', sobre, evento.id),
    quem: typeof updatedBy === 'string' && updatedBy !== SISTEMA ? updatedBy : null,
    sobre,
    // The challenge, because the immersion or the event may just have been removed.
    origem: sobre.caminho,
    detalhe: { imersao: nova },
    para: new Map(uids.map((uid) => [uid, ['IMERSAO']])),
  });
}

function novaDoCronograma({ antes, depois }: Escrita): NovaDaImersao | undefined {
  if (!antes || !depois) return undefined;
  if (depois['deletedAt']) return antes['deletedAt'] ? undefined : 'REMOVIDA';
  return mudouAlgum(antes, depois, ['inicioIncricao', 'terminoIncricao']) ? 'DATAS' : undefined;
}
export const noticiarCronograma = (escrita: Escrita) =>
  dizer(escrita, escrita.id('cronograma'), novaDoCronograma(escrita));

function novaDoEvento({ antes, depois }: Escrita): NovaDaImersao | undefined {
  if (!depois) return undefined;
  if (depois['deletedAt']) return antes?.['deletedAt'] ? undefined : 'EVENTO_REMOVIDO';
  if (!antes) return 'EVENTO';
  return mudouAlgum(antes, depois, ['data', 'orientacaoLocal']) ? 'EVENTO_MUDOU' : undefined;
}
export const noticiarEvento = (escrita: Escrita) =>
  dizer(escrita, escrita.id('cronograma'), novaDoEvento(escrita));

const DO_STATUS: Record<number, NovaDaImersao> = {
  1: 'INSCRITO',
  2: 'PARTICIPOU',
  3: 'NAO_PARTICIPOU',
  4: 'REPROVADA',
};
function novaDaInscricao({ antes, depois }: Escrita): NovaDaImersao | undefined {
  if (!antes || !depois || antes['deletedAt'] || depois['deletedAt']) return undefined;
  if (antes['naEspera'] && !depois['naEspera']) return 'VAGA';
  // Taking it away is told to nobody.
  if (!antes['destaque'] && depois['destaque'] === true) return 'DESTAQUE';
  return antes['status'] === depois['status'] ? undefined : DO_STATUS[Number(depois['status'])];
}
export const noticiarInscricao = (escrita: Escrita) =>
  dizer(escrita, escrita.id('cronograma'), novaDaInscricao(escrita), [escrita.id('uid')]);
