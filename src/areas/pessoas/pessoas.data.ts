/** Colleagues as every internal member may know them (domain/pessoas/pessoa.ts): mentions, participants, avatars. */
import { queryOptions } from '@tanstack/react-query';
import { indiceBasta, temTokens, tokenDaPesquisa } from '@/domain/comum/busca';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { pessoaSchema } from '@/domain/pessoas/pessoa';
import { defineLeitura } from '@/firebase/dados/leitura';
import { contem, igual, type Ordem } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const pessoas = defineLeitura(pessoaSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'pessoas'] as const;

const PELO_NOME: Ordem = { campo: 'nomeEmOrdem', direcao: 'asc' };

/** At most this many suggestions; typing narrows them. */
const SUGESTOES = 20;
/** The index knows one of several words. This many with it are looked through for the others. */
const LIDAS = 100;

export const pessoasData = {
  /** Active colleagues whose name has words that begin as typed; '' gives the first by name. */
  async buscar(sessao: SessaoAtiva, texto: string, quantas = SUGESTOES) {
    const token = tokenDaPesquisa(texto);
    const { itens } = await pessoas.legiveis(
      caminhos.pessoas(sessao.contexto),
      {
        filtros: [igual('ativo', true), igual('externo', false), ...(token ? [contem('busca', token)] : [])],
        ordem: [PELO_NOME],
      },
      indiceBasta(texto) ? quantas : LIDAS,
    );
    return itens.filter(({ busca }) => temTokens(busca, texto)).slice(0, quantas);
  },

  /** The same as choices of a people field: id is the membership path, `menos` is never offered. */
  async opcoes(sessao: SessaoAtiva, texto: string, menos?: string, quantas = SUGESTOES) {
    const pessoasAchadas = await pessoasData.buscar(sessao, texto, quantas);
    return pessoasAchadas
      .map(({ id, nome, setores }) => ({
        id: caminhos.colaborador(sessao.contexto, id),
        nome,
        detalhe: setores.join(', '),
      }))
      .filter(({ id }) => id !== menos);
  },

  /** The company's active administrators by name, at most twenty: whom to ask for access. */
  administradores: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'administradores'],
      queryFn: async () => {
        const { itens } = await pessoas.legiveis(
          caminhos.pessoas(sessao.contexto),
          {
            filtros: [igual('role', 'ADMIN'), igual('ativo', true), igual('externo', false)],
            ordem: [PELO_NOME],
          },
          SUGESTOES,
        );
        return itens;
      },
    }),

  /** Any two people of the company: whether somebody is there besides the person. */
  algumas: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'algumas'],
      queryFn: () =>
        pessoas.legiveis(caminhos.pessoas(sessao.contexto), { filtros: [igual('externo', false)] }, 2),
    }),

  /** The person behind a reference, or null. */
  porReferencia: (sessao: SessaoAtiva, referencia: string) =>
    queryOptions({
      queryKey: [...chave(sessao), idDaReferencia(referencia)],
      queryFn: async () =>
        (await pessoas.find(`${caminhos.pessoas(sessao.contexto)}/${idDaReferencia(referencia)}`)) ?? null,
    }),
};
