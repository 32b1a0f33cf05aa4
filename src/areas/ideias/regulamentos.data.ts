/** Idea rules as the idea form, the sponsorship and the ranking need them (part 2 §7). */
import { queryOptions } from '@tanstack/react-query';
import type { ComId } from '@/domain/fields';
import { caminhos } from '@/domain/paths';
import { emAndamento, type RegulamentoIdeias, regulamentoIdeiasSchema } from '@/domain/regulamento-ideias';
import { defineCollection } from '@/firebase/collection';
import { igual } from '@/firebase/consulta';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';

/** A rule and its path, which is what an idea keeps. */
export type RegulamentoAtivo = ComId<RegulamentoIdeias> & { caminho: string };

const regulamentos = defineCollection(regulamentoIdeiasSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'regulamentosIdeias'] as const;

export const regulamentosData = {
  chave,

  /** Rules running now: the ones an idea can be published under. */
  ativos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ativos'],
      queryFn: async () => {
        const agora = new Date();
        const { itens } = await regulamentos.page(
          caminhos.regulamentosIdeias(sessao.contexto),
          {
            filtros: [igual('deletedAt', null), { campo: 'dataFinal', op: '>=', valor: agora }],
            ordem: [{ campo: 'dataFinal', direcao: 'asc' }],
          },
          50,
        );
        return itens
          .filter((regulamento) => emAndamento(regulamento, agora))
          .map((regulamento): RegulamentoAtivo => ({
            ...regulamento,
            caminho: caminhos.regulamentoIdeias(sessao.contexto, regulamento.id),
          }));
      },
    }),

  /** Every rule, newest period first: the selector of the ranking. */
  todos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'todos'],
      queryFn: async () => {
        const { itens } = await regulamentos.page(
          caminhos.regulamentosIdeias(sessao.contexto),
          { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'dataFinal', direcao: 'desc' }] },
          100,
        );
        return itens;
      },
    }),
};
