/** The place of the person's best public record of a kind in one of its rankings: three reads, however many there are. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import type { TipoDePai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { CAMPO_DO_RANKING, type PorQue } from './listas.data';
import { TOTAL_DO_RANKING } from './rankings';
import { publicos } from './visiveis';

/** The queries, for the test of their indexes too. */
export const consultasDoLugar = ({ uid }: Pick<SessaoAtiva, 'uid'>, por: PorQue) => {
  const campo = CAMPO_DO_RANKING[por];
  const acimaDe = (total: number) => ({ filtros: [publicos, { campo, op: '>', valor: total }] }) as const;
  return {
    melhor: { filtros: [publicos, igual('createdBy', uid)], ordem: [{ campo, direcao: 'desc' }] } as const,
    acimaDe,
    seguinte: (total: number) => ({ ...acimaDe(total), ordem: [{ campo, direcao: 'asc' }] }) as const,
  };
};

/** Null where they have none, or none that anybody gave anything to. */
export const meuLugar = (sessao: SessaoAtiva, tipo: TipoDePai, por: PorQue) =>
  queryOptions({
    queryKey: [...chaveDoTipo(sessao, tipo), 'ranking', 'meu lugar', por],
    queryFn: async () => {
      const pais = defineLeitura(tipo.schema);
      const onde = caminhos.colecao(sessao.contexto, tipo.colecao);
      const consultas = consultasDoLugar(sessao, por);
      const totalDe = (pai: { totais: Record<'curtidas' | 'moedas', number> } | undefined) =>
        pai?.totais[TOTAL_DO_RANKING[por]];
      const { itens } = await pais.legiveis(onde, consultas.melhor, 1);
      const [melhor] = itens;
      const total = totalDe(melhor) ?? 0;
      if (!melhor || total === 0) return null;
      const [quantos, seguinte] = await Promise.all([
        pais.count(onde, consultas.acimaDe(total)),
        pais.legiveis(onde, consultas.seguinte(total), 1),
      ]);
      return { melhor, lugar: { total, quantos, proximo: totalDe(seguinte.itens[0]) ?? null } };
    },
  });
