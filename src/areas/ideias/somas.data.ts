/** The counters of ideas by day: one document per year that the period touches (domain/ideias/somas-de-ideias.ts). */
import { queryOptions } from '@tanstack/react-query';
import { ideiasPorDiaSchema } from '@/domain/ideias/ideias-por-dia';
import type { Periodo } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/paths';
import { type Anos, contadoresDoPeriodo } from '@/domain/ideias/somas-de-ideias';
import { defineCollection } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

const porDia = defineCollection(ideiasPorDiaSchema);

export const somasData = {
  anos: ({ contexto }: SessaoAtiva, periodo: Periodo) => {
    const nomes = contadoresDoPeriodo(periodo);
    return queryOptions({
      queryKey: [contexto.empresaId, 'ideias', 'somas', nomes],
      queryFn: async (): Promise<Anos> => {
        const lidos = await Promise.all(nomes.map((nome) => porDia.find(caminhos.contador(contexto, nome))));
        return new Map(lidos.flatMap((lido) => (lido ? [[lido.id, lido]] : [])));
      },
    });
  },
};
