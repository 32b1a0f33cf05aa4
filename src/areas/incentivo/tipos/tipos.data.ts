/** Innovation types and their tactics: every read and write of them (part 2 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { agrupar } from '@/domain/comum/agrupar';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import { type Tatica, taticasDeInovacao } from '@/domain/incentivo/tatica';
import { type TipoDeInovacao, tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import { defineCollection, gravarPartes, novoId } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import type { Cursor } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { partesDasTaticas, type TaticaNaTela } from '../taticasNaTela';

const tipos = defineCollection<typeof tiposDeInovacao.schema>(tiposDeInovacao.schema);
const taticas = defineCollection<typeof taticasDeInovacao.schema>(taticasDeInovacao.schema);

const cadastro = dadosDoCadastro(tiposDeInovacao, {
  cadastrado: (nome) => `${nome} cadastrado com sucesso!`,
  atualizado: (nome) => `${nome} atualizado com sucesso!`,
  removido: 'Tipo de inovação removido',
});
const onde = ({ contexto }: SessaoAtiva) => tiposDeInovacao.onde(contexto);
const ondeDasTaticas = ({ contexto }: SessaoAtiva) => taticasDeInovacao.onde(contexto);
const chaveDasTaticas = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'taticasDeInovacao'] as const;

const POR_NOME = [{ campo: 'nomeEmOrdem', direcao: 'asc' }] as const;
/** Requests for the tactics of the whole catalogue, of 250 each. */
const PAGINAS = 8;

async function todasAsTaticas(sessao: SessaoAtiva): Promise<ComId<Tatica>[]> {
  const todas: ComId<Tatica>[] = [];
  let cursor: Cursor | undefined;
  for (let pagina = 0; pagina < PAGINAS && (cursor || pagina === 0); pagina++) {
    const consulta = { filtros: [igual('deletedAt', null)], ordem: POR_NOME };
    const lida = await taticas.legiveis(ondeDasTaticas(sessao), consulta, LIMITE.pagina, cursor);
    todas.push(...lida.itens);
    cursor = lida.proxima;
  }
  return todas;
}

export interface SalvarTaticas {
  tipo: ComId<TipoDeInovacao>;
  taticas: readonly TaticaNaTela[];
  lidas: readonly ComId<Tatica>[];
}

export const tiposDeInovacaoData = {
  ...cadastro,
  novoId,

  /** The whole catalogue, at most 250 types: it is grouped and sorted on the screen. */
  todos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...cadastro.chave(sessao), 'todos'],
      queryFn: () =>
        tipos.legiveis(onde(sessao), { filtros: [igual('deletedAt', null)], ordem: POR_NOME }, LIMITE.pagina),
    }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...cadastro.chave(sessao), id],
      queryFn: () => tipos.doEndereco(onde(sessao), id),
    }),

  /** Tactics by the id of their type. */
  taticasPorTipo: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chaveDasTaticas(sessao), 'todas'],
      enabled: cadastro.pode(sessao, 'list'),
      queryFn: async () => agrupar(await todasAsTaticas(sessao), ({ tipoDeInovacao }) => tipoDeInovacao),
    }),

  taticasDoTipo: (sessao: SessaoAtiva, tipo: string) =>
    queryOptions({
      queryKey: [...chaveDasTaticas(sessao), tipo],
      queryFn: async () => {
        const filtros = [igual('tipoDeInovacao', tipo), igual('deletedAt', null)];
        const { itens } = await taticas.todos(ondeDasTaticas(sessao), { filtros }, LIMITE.pagina);
        return itens.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      },
    }),

  /** Step two: all changes of the list, or none (part 2 §4). */
  salvarTaticas: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ tipo, taticas: lista, lidas }: SalvarTaticas) =>
        gravarPartes(
          partesDasTaticas({
            taticas: lista,
            lidas,
            onde: ondeDasTaticas(sessao),
            colecao: taticas,
            fixos: () => ({ tipoDeInovacao: tipo.id }),
          }),
        ),
      meta: {
        sucesso: ({ tipo }: SalvarTaticas) => `${tipo.nome} atualizado com sucesso!`,
        invalida: [cadastro.chave(sessao), chaveDasTaticas(sessao)],
        erroNoFormulario: true,
      },
    }),
};
