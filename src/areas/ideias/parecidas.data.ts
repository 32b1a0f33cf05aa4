/** Ideas like the one being written, so that it is supported instead of proposed twice. */
import { queryOptions } from '@tanstack/react-query';
import { semelhanca, tokenDaPesquisa } from '@/domain/busca';
import { ideiaSchema } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { defineCollection } from '@/firebase/collection';
import { contem, igual } from '@/firebase/consulta';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';
import { ideiasData } from './ideias.data';

const ideias = defineCollection(ideiaSchema);

/** Published ideas with a title like this one, the most alike first; at most ten reads. */
export function ideiasParecidas(sessao: SessaoAtiva, titulo: string) {
  const token = tokenDaPesquisa(titulo);
  return queryOptions({
    queryKey: [...ideiasData.chave(sessao), 'parecidas', titulo],
    enabled: token !== undefined && token.length > 3,
    queryFn: async () => {
      const { itens } = await ideias.page(
        caminhos.ideias(sessao.contexto),
        {
          filtros: [igual('visibilidade', 'PUBLICA'), contem('busca', token)],
          ordem: [{ campo: 'createdAt', direcao: 'desc' }],
        },
        10,
      );
      return itens
        .map((ideia) => ({ ideia, grau: semelhanca(ideia.titulo, titulo) }))
        .filter(({ grau }) => grau >= 0.5)
        .toSorted((a, b) => b.grau - a.grau)
        .slice(0, 3)
        .map(({ ideia }) => ideia);
    },
  });
}
