/** Activities of the committee that rules of ideas and of challenges give, built from the times of their own records. */
import { type ComiteAtividade, comiteAtividadeSchema } from '@/domain/comite/comite-atividade';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type RegulamentoDesafios, regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { type Firestore, ler } from '@functions/banco';
import { sessaoEm } from './comite';
import { type Correcao, corrigir, type Modo } from './correcao';

/** By their collection: the schema, and what the activities are called (part 2 §3). */
const TIPOS = {
  regulamentosIdeias: {
    schema: regulamentoIdeiasSchema,
    criado: 'REGULAMENTO_CRIADO',
    removido: 'REGULAMENTO_REMOVIDO',
  },
  regulamentosDesafios: {
    schema: regulamentosDesafios.schema,
    criado: 'REGULAMENTO_DESAFIO_CRIADO',
    removido: 'REGULAMENTO_DESAFIO_REMOVIDO',
  },
} as const;
export type ColecaoDeRegulamentos = keyof typeof TIPOS;
export const COLECOES_DE_REGULAMENTOS = Object.keys(TIPOS) as ColecaoDeRegulamentos[];

/** What the record of a rule tells: that it was created, and perhaps that it was removed. */
export function fatosDoRegulamento(
  colecao: ColecaoDeRegulamentos,
  { createdAt, createdBy, updatedBy, deletedAt }: RegulamentoDesafios,
) {
  const criado = { type: TIPOS[colecao].criado, createdAt, createdBy };
  if (!deletedAt) return [criado];
  return [criado, { type: TIPOS[colecao].removido, createdAt: deletedAt, createdBy: updatedBy }];
}

export const idDaAtividade = (regulamentoId: string, type: ComiteAtividade['type']) =>
  `${regulamentoId}_${type}`;

/** Activities of a rule, one for each fact. */
export const registrarRegulamento = (
  db: Firestore,
  contexto: Contexto,
  colecao: ColecaoDeRegulamentos,
  regulamentoId: string,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const regulamentoReference = caminhos.registro(contexto, colecao, regulamentoId);
    const regulamento = await ler(db, TIPOS[colecao].schema, regulamentoReference, tx);
    if (!regulamento) return [];
    const correcoes: Correcao[] = [];
    for (const fato of fatosDoRegulamento(colecao, regulamento)) {
      const caminho = `${caminhos.comiteAtividades(contexto)}/${idDaAtividade(regulamentoId, fato.type)}`;
      if (await ler(db, comiteAtividadeSchema, caminho, tx)) continue;
      const comite = await sessaoEm(db, tx, contexto, fato.createdAt);
      const quem = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, fato.createdBy), tx);
      const dados: ComiteAtividade = {
        ...fato,
        comiteReference: comite ? caminhos.comite(contexto, comite) : null,
        regulamentoReference,
        regulamentoNome: regulamento.nome,
        autorNome: quem?.nome ?? 'Sistema',
      };
      correcoes.push({ caminho, como: 'create', dados });
    }
    return correcoes;
  });
