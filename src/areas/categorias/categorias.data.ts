/** Innovation categories: every read and write of them (part 2 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import {
  type CategoriaDeInovacao,
  type CategoriaForm,
  categoriaDeInovacaoSchema,
  categoriaNova,
  categoriaParaGravar,
} from '@/domain/ideias/categoria-de-inovacao';
import type { ComId } from '@/domain/comum/fields';
import { caminhos } from '@/domain/comum/paths';
import { type Cursor, defineCollection } from '@/firebase/dados/collection';
import { contem, igual, type Ordem, pelaColuna } from '@/firebase/dados/consulta';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

const categorias = defineCollection(categoriaDeInovacaoSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'categoriaDeInovacao'] as const;

export const categoriasData = {
  chave,

  /** The index knows one word of the name; the page reads on until it is full of names with all of them. */
  pagina: (sessao: SessaoAtiva, nome: string, ordem: Ordem, tamanho: number) => {
    const token = tokenDaPesquisa(nome);
    const filtros = [igual('deletedAt', null), ...(token ? [contem('busca', token)] : [])];
    const caminho = caminhos.categoriasDeInovacao(sessao.contexto);
    return {
      chave: [...chave(sessao), nome, ordem, tamanho] as const,
      buscar: (depoisDe: Cursor | undefined) =>
        lerAteEncher(
          (cursor) => categorias.lista(caminho, { filtros, ordem: [pelaColuna(ordem)] }, tamanho, cursor),
          (categoria) => contemPalavras(categoria.nome, nome),
          tamanho,
          depoisDe,
        ),
      total: queryOptions({
        queryKey: [...chave(sessao), 'total', nome],
        queryFn: async () => (indiceBasta(nome) ? categorias.count(caminho, { filtros }) : null),
      }),
    };
  },

  /** `id` of a new one is chosen when the form opens: sending again after a lost answer makes no second one. */
  salvar: (sessao: SessaoAtiva, id: string, lida?: ComId<CategoriaDeInovacao>) =>
    mutationOptions({
      mutationFn: async (form: CategoriaForm): Promise<void> => {
        const caminho = caminhos.categoriasDeInovacao(sessao.contexto);
        const dados = categoriaParaGravar(form);
        if (lida) await categorias.update(`${caminho}/${id}`, dados, lida);
        else await categorias.createOnce(caminho, { ...categoriaNova, ...dados }, id);
      },
      meta: {
        sucesso: ({ nome }: CategoriaForm) =>
          lida ? `${nome} atualizada com sucesso!` : `${nome} cadastrada com sucesso!`,
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<CategoriaDeInovacao>) =>
        categorias.remove(`${caminhos.categoriasDeInovacao(sessao.contexto)}/${id}`),
      meta: { sucesso: 'Categoria removida', invalida: [chave(sessao)] },
    }),
};
