/**
 * Counted answers of the companies that are in several cuts at once, a page by company (decisions P413). Counters are kept
 * for each cut, and not for their products: what is asked of two is added up when it is asked.
 */
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  caminhosDasEstatisticas,
  estatisticaDaEmpresaSchema,
  SEM_SOMAS,
  soAsSomas,
  somarA,
  type Somas,
} from '@/domain/diagnostico/estatisticas';
import { questionarios } from '@/domain/diagnostico/questionario';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import { FieldPath, ler, legivel } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';

/** Companies of one answer; of each the counts of all questions are read. */
export const EMPRESAS_DA_PAGINA = 100;

interface Pedido {
  questionarioId: string;
  cortes: readonly string[];
  depois: string | null;
}

export async function combinarCortes(
  { db, contexto, quem }: Membro,
  { questionarioId, cortes, depois }: Pedido,
) {
  if (!podeVerDeOutros(quem, { daqui: true })) throw negado();
  const questionario = await ler(
    db,
    questionarios.schema,
    `${questionarios.onde(contexto)}/${questionarioId}`,
  );
  if (!questionario || questionario.deletedAt !== null)
    throw new ErroDoProduto('Questionário não encontrado!');
  const [primeiro = '', ...outros] = cortes;
  const doPrimeiro = db
    .collection(caminhosDasEstatisticas.empresas(contexto))
    .where('idQuestionario', '==', questionarioId)
    .where('cortes', 'array-contains', primeiro);
  const emOrdem = doPrimeiro.orderBy(FieldPath.documentId()).limit(EMPRESAS_DA_PAGINA);
  const [{ docs }, total] = await Promise.all([
    (depois === null ? emOrdem : emOrdem.startAfter(depois)).get(),
    depois === null ? doPrimeiro.count().get() : null,
  ]);
  const somas = docs
    .flatMap((documento) => legivel(estatisticaDaEmpresaSchema, documento) ?? [])
    .filter((empresa) => outros.every((corte) => empresa.cortes.includes(corte)))
    .reduce<Somas>((ate, empresa) => somarA(ate, soAsSomas(empresa)), SEM_SOMAS);
  return {
    somas,
    lidas: docs.length,
    total: total?.data().count ?? null,
    proxima: docs.length === EMPRESAS_DA_PAGINA ? (docs.at(-1)?.id ?? null) : null,
  };
}
