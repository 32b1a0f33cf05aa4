/** What plays and innovation types are chosen by: play types and innovation categories, all of them by name. */
import { queryOptions } from '@tanstack/react-query';
import { categoriasData } from '@/areas/categorias/categorias.data';
import { tiposDeJogadaData } from '@/areas/tiposDeJogada/tiposDeJogada.data';
import { LIMITE } from '@/domain/comum/campos';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const POR_NOME = { campo: 'nome', direcao: 'asc' } as const;

const deTodos = (sessao: SessaoAtiva, dados: typeof categoriasData | typeof tiposDeJogadaData) =>
  queryOptions({
    queryKey: [...dados.chave(sessao), 'opcoes'],
    enabled: dados.pode(sessao, 'list'),
    queryFn: async () => {
      const { itens } = await dados.pagina(sessao, '', POR_NOME, LIMITE.pagina).buscar(undefined);
      return itens.map(({ id, nome }) => ({ id, nome }));
    },
  });

export const opcoesDeCategorias = (sessao: SessaoAtiva) => deTodos(sessao, categoriasData);
export const opcoesDeTiposDeJogada = (sessao: SessaoAtiva) => deTodos(sessao, tiposDeJogadaData);
