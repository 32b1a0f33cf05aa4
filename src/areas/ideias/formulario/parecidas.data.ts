/** Ideas like the one being written, so that it is supported instead of proposed twice. */
import { queryOptions } from '@tanstack/react-query';
import { raizesDaPesquisa, semelhanca } from '@/domain/comum/busca';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { defineLeitura } from '@/firebase/dados/leitura';
import { contemAlgum, igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from '../ideias.data';

const ideias = defineLeitura(ideiaSchema);

/** Reads one title costs, however many ideas there are. */
export const LEITURAS = 10;
const RAIZES = 3;
const MOSTRADAS = 3;
const MINIMO = 0.5;

/** Public ideas with a title like this one, the most alike first. */
export function ideiasParecidas(sessao: SessaoAtiva, titulo: string) {
  const raizes = raizesDaPesquisa(titulo, RAIZES);
  return queryOptions({
    queryKey: [...ideiasData.chave(sessao), 'parecidas', titulo],
    enabled: raizes.length > 0,
    queryFn: async () => {
      const { itens } = await ideias.legiveis(
        caminhos.ideias(sessao.contexto),
        {
          filtros: [igual('visibilidade', 'PUBLICA'), contemAlgum('busca', raizes)],
          ordem: [{ campo: 'createdAt', direcao: 'desc' }],
        },
        LEITURAS,
      );
      return itens
        .map((ideia) => ({ ideia, grau: semelhanca(ideia.titulo, titulo) }))
        .filter(({ grau }) => grau >= MINIMO)
        .toSorted((a, b) => b.grau - a.grau)
        .slice(0, MOSTRADAS)
        .map(({ ideia }) => ideia);
    },
  });
}
