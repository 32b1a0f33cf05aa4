/** The counters of ideas by day: one document per year that the period touches (domain/somas-de-ideias.ts). */
import { queryOptions } from '@tanstack/react-query';
import { ideiasPorDiaSchema } from '@/domain/ideias-por-dia';
import type { Periodo } from '@/domain/datas';
import { caminhos } from '@/domain/paths';
import { type Anos, contadoresDoPeriodo } from '@/domain/somas-de-ideias';
import { defineCollection } from '@/firebase/collection';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';

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
