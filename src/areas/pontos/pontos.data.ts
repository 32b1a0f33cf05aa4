/** Ranking of collaborators and the points behind it: read only, the triggers write (part 2 §3). */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { adicionarBonus, type BonusForm } from '@/domain/contratos/pontos';
import type * as z from 'zod/mini';
import { exigir } from '@/domain/comum/exigir';
import { caminhos } from '@/domain/comum/caminhos';
import { pontosSchema, rankingSchema } from '@/domain/pontos/pontos';
import type { AtoPorFuncao } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import { igual } from '@/firebase/dados/consulta';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type AtoDeBonus = AtoPorFuncao<z.input<typeof adicionarBonus.entrada>>;

const ranking = defineLeitura(rankingSchema);
const pontos = defineLeitura(pontosSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'pontos'] as const;
const proxima = (ultima: Pagina<unknown>) => ultima.proxima;

export const pontosData = {
  chave,

  /** People of a rule by points, ten at a time. The position is the place in the list. */
  ranking: (sessao: SessaoAtiva, regulamentoId: string) =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao), 'ranking', regulamentoId],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        ranking.legiveis(
          caminhos.ranking(sessao.contexto, regulamentoId),
          { filtros: [], ordem: [{ campo: 'totalPontos', direcao: 'desc' }] },
          10,
          pageParam,
        ),
      getNextPageParam: proxima,
    }),

  /** The person's own place, or null without points: how many have more, and what the nearest of them has. */
  meuLugar: (sessao: SessaoAtiva, regulamentoId: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'meu-lugar', regulamentoId],
      queryFn: async () => {
        const onde = caminhos.ranking(sessao.contexto, regulamentoId);
        const meu = await ranking.find(`${onde}/${sessao.uid}`);
        if (!meu) return null;
        const { totalPontos } = meu;
        const acima = { filtros: [{ campo: 'totalPontos', op: '>', valor: totalPontos }] } as const;
        const [quantos, proximo] = await Promise.all([
          ranking.count(onde, acima),
          ranking.legiveis(onde, { ...acima, ordem: [{ campo: 'totalPontos', direcao: 'asc' }] }, 1),
        ]);
        return { totalPontos, quantos, proximo: proximo.itens[0]?.totalPontos ?? null };
      },
    }),

  /** One person's entries under a rule, newest first. */
  historico: (sessao: SessaoAtiva, regulamentoId: string, colaboradorReference: string) =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao), 'historico', regulamentoId, colaboradorReference],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        pontos.legiveis(
          caminhos.historicoPontos(sessao.contexto),
          {
            filtros: [
              igual('deletedAt', null),
              igual('regulamentoIdeias', caminhos.regulamentoIdeias(sessao.contexto, regulamentoId)),
              igual('colaboradorReference', colaboradorReference),
            ],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          10,
          pageParam,
        ),
      getNextPageParam: proxima,
    }),

  /**
   * The act belongs to one opening of the dialog: sending twice gives one bonus. Throws JaFeito where an earlier sending
   * gave another.
   */
  adicionarBonus: (sessao: SessaoAtiva, regulamentoId: string) =>
    mutationOptions({
      mutationFn: async ({ form, ato }: { form: BonusForm; ato: AtoDeBonus }) => {
        const id = exigir(regulamentoId, 'Regulamento de ideia não selecionado');
        const regulamentoIdeias = caminhos.regulamentoIdeias(sessao.contexto, id);
        return chamarUmaVez(adicionarBonus, { ...sessao.contexto, ...form, regulamentoIdeias }, ato);
      },
      onSuccess: (_id, _form, _antes, { client }) => relerDepois(client, chave(sessao)),
      meta: { sucesso: 'Bônus adicionado com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),
};
