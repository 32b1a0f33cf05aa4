/** Challenge categories: every read and write of them (part 2 §7). */
import { queryOptions } from '@tanstack/react-query';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { LIMITE } from '@/domain/comum/campos';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const categorias = defineLeitura(categoriasDeDesafio.schema);

export const categoriasDeDesafioData = {
  ...dadosDoCadastro(categoriasDeDesafio, {
    cadastrado: (nome) => `${nome} cadastrada com sucesso!`,
    atualizado: (nome) => `${nome} atualizada com sucesso!`,
    removido: 'Categoria removida',
  }),

  /** All of them by name, each with its path: the choice in the form of a challenge. */
  todas: ({ contexto }: SessaoAtiva) =>
    queryOptions({
      queryKey: [contexto.empresaId, categoriasDeDesafio.colecao, 'todas'],
      queryFn: async () => {
        const onde = categoriasDeDesafio.onde(contexto);
        const { itens } = await categorias.legiveis(
          onde,
          { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'nomeEmOrdem', direcao: 'asc' }] },
          LIMITE.pagina,
        );
        return itens.map(({ id, nome }) => ({ id, caminho: `${onde}/${id}`, nome }));
      },
    }),
};
