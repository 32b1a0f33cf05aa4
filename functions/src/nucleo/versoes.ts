/** Former texts of published parents, and the word about it to their author (decisions I3). */
import { emForma, lerRegistro } from '@/domain/comum/registro';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { type ComTextos, versaoDa, versaoSchema } from '@/domain/ideias/versao';
import type { LugarDoPai, Pai } from '@/domain/pai/pai';
import { comDatas } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import type { Escrita } from '@functions/gatilho';
import { ocultadoPelaModeracao } from './moderacao';
import { idDaNotificacao, notificar } from './notificar';

/** One side of the event; what cannot be read has no text. */
function lado(
  { tipo }: LugarDoPai,
  dados: Record<string, unknown> | undefined,
): { pai: Pai; guardado: ComTextos; updatedBy: string } | undefined {
  const guardado = comDatas(dados) as ComTextos & { updatedBy: string };
  const lido = lerRegistro(tipo.schema, guardado);
  return lido.success ? { pai: lido.data, guardado, updatedBy: guardado.updatedBy } : undefined;
}

/** Keeps what the change took away and tells the author. The event's own two sides say what and by whom. */
export async function guardarVersao({ db, antes, depois, evento }: Escrita, lugar: LugarDoPai) {
  const [de, para] = [lado(lugar, antes), lado(lugar, depois)];
  const versao = de && para && versaoDa(de.guardado, para.guardado);
  if (!versao) return;
  const id = resumo(evento.id);
  const origem = `${caminhos.versoes(lugar.caminho)}/${id}`;
  const quem = para.updatedBy;
  await db.doc(origem).set(emForma(versaoSchema, { ...versao, createdAt: evento.quando, createdBy: quem }));
  const removida = versao.acao === 'REMOCAO';
  // Moderation tells the author itself, and why.
  if (removida && (await ocultadoPelaModeracao(db, lugar.contexto, lugar.caminho))) return;
  await notificar(db, lugar.contexto, {
    id: idDaNotificacao('versao', id),
    quem,
    sobre: lugar,
    origem,
    detalhe: removida ? { removida } : {},
    para: new Map([[idDaReferencia(para.pai.autorReference), ['EDICAO']]]),
    semVer: removida,
    limitado: true,
  });
}
