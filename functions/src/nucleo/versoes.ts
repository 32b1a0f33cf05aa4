/** Former texts of published ideas, and the word about it to their author (decisions I3). */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { versaoDa, versaoSchema } from '@/domain/ideias/versao';
import type { LugarDoPai } from '@/domain/pai/pai';
import { comDatas } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import type { Escrita } from '@functions/gatilho';
import { idDaNotificacao, notificar } from './notificar';

/** One side of the event; what cannot be read has no text. */
function lado(dados: Record<string, unknown> | undefined) {
  const lido = ideiaSchema.safeParse(comDatas(dados));
  return lido.success ? lido.data : undefined;
}

/** Keeps what the change took away and tells the author. The event's own two sides say what and by whom. */
export async function guardarVersao({ db, antes, depois, evento }: Escrita, lugar: LugarDoPai) {
  const [de, para] = [lado(antes), lado(depois)];
  const versao = de && para && versaoDa(de, para);
  if (!versao) return;
  const id = resumo(evento.id);
  const origem = `${caminhos.versoes(lugar.contexto, lugar.id)}/${id}`;
  const quem = para.updatedBy;
  await db.doc(origem).set(versaoSchema.parse({ ...versao, createdAt: evento.quando, createdBy: quem }));
  const removida = versao.acao === 'REMOCAO';
  await notificar(db, lugar.contexto, {
    id: idDaNotificacao('versao', id),
    quem,
    sobre: lugar,
    origem,
    detalhe: removida ? { removida } : {},
    para: new Map([[idDaReferencia(para.autorReference), ['EDICAO']]]),
    semVer: removida,
    limitado: true,
  });
}
