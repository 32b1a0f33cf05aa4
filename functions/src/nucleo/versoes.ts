/** Former texts of published ideas, and the word about it to their author (decisions I3). */
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/paths';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { versaoDa, versaoSchema } from '@/domain/ideias/versao';
import { resumo } from '@functions/chamada/resumo';
import { comDatas, type Firestore } from '@functions/banco';
import { notificar, idDaNotificacao } from './notificar';

/** One side of the event; what cannot be read has no text. */
function lado(dados: Record<string, unknown> | undefined) {
  const lido = ideiaSchema.safeParse(comDatas(dados));
  return lido.success ? lido.data : undefined;
}

/** Keeps what the change took away and tells the author. The event's own two sides say what and by whom. */
export async function guardarVersao(
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  [antes, depois]: [Record<string, unknown> | undefined, Record<string, unknown> | undefined],
  evento: { id: string; quando: Date },
) {
  const [de, para] = [lado(antes), lado(depois)];
  const versao = de && para && versaoDa(de, para);
  if (!versao) return;
  const id = resumo(evento.id);
  const origem = `${caminhos.versoes(contexto, ideiaId)}/${id}`;
  const quem = para.updatedBy;
  await db.doc(origem).set(versaoSchema.parse({ ...versao, createdAt: evento.quando, createdBy: quem }));
  const removida = versao.acao === 'REMOCAO';
  await notificar(db, contexto, {
    id: idDaNotificacao('versao', id),
    quem,
    sobre: caminhos.ideia(contexto, ideiaId),
    origem,
    detalhe: removida ? { removida } : {},
    para: new Map([[idDaReferencia(para.autorReference), ['EDICAO']]]),
    semVer: removida,
    limitado: true,
  });
}
