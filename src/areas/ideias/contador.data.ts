/** Public ideas in all and by status: one document, which cards, legend and dashboard share. */
import { queryOptions } from '@tanstack/react-query';
import { contadorDeIdeiasSchema } from '@/domain/comum/contadores';
import { caminhos } from '@/domain/comum/paths';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

const contadores = defineLeitura(contadorDeIdeiasSchema);

export const contadorData = {
  ler: ({ contexto }: SessaoAtiva) => contadores.find(caminhos.contador(contexto, 'ideias')),

  deIdeias: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'ideias', 'contador'],
      queryFn: async () => (await contadorData.ler(sessao)) ?? null,
    }),
};
