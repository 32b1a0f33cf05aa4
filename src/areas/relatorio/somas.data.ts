/** The counters of public records by day: one document per year that the period touches (domain/pai/somas-do-periodo.ts). */
import { queryOptions } from '@tanstack/react-query';
import { contadorDoAno, somasPorDiaSchema } from '@/domain/pai/somas-por-dia';
import type { Periodo } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { type Anos, anosDoPeriodo } from '@/domain/pai/somas-do-periodo';
import { periodoDoPainel } from '@/domain/pai/semanas';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const porDia = defineLeitura(somasPorDiaSchema);

export const somasData = {
  anos: ({ contexto }: SessaoAtiva, colecao: string, periodo: Periodo) => {
    const anos = anosDoPeriodo(periodo);
    return queryOptions({
      queryKey: [contexto.empresaId, colecao, 'somas', anos],
      queryFn: async (): Promise<Anos> => {
        const lidos = await Promise.all(
          anos.map((ano) => porDia.find(caminhos.contador(contexto, contadorDoAno(colecao, ano)))),
        );
        return new Map(anos.flatMap((ano, i) => (lidos[i] ? [[ano, lidos[i]]] : [])));
      },
    });
  },

  /** The days the dashboard looks back on. */
  doPainel: (sessao: SessaoAtiva, colecao: string) => somasData.anos(sessao, colecao, periodoDoPainel()),
};
