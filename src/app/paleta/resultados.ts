/** Records the palette finds: at most five of each kind, and only kinds whose list the person may open. */
import { queryOptions } from '@tanstack/react-query';
import { empresasData } from '@/areas/administracao/empresas.data';
import { desafiosData } from '@/areas/desafios/desafios.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { podeVerImplementacao } from '@/areas/incentivo/implementacao/permissoes';
import { jogadasData } from '@/areas/incentivo/jogadas/jogadas.data';
import type { ListasDePais } from '@/areas/pais/listas.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { tokenDaPesquisa } from '@/domain/comum/busca';
import type { ComId } from '@/domain/comum/campos';
import { type Jogada, situacaoDaJogada } from '@/domain/incentivo/jogada';
import { type EnderecoInterno, para } from '@/domain/telas/enderecos';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { alcanca } from './alcanca';

export interface Achado {
  id: string;
  rotulo: string;
  caminho: string;
}

interface Fonte {
  titulo: string;
  /** Route of the list, which must be one of the person's. */
  lista: EnderecoInterno;
  buscar: (sessao: SessaoAtiva, texto: string) => Promise<Achado[]>;
}

const POR_TIPO = 5;

const dosPais =
  (
    listas: Pick<ListasDePais<{ titulo: string }>, 'pagina'>,
    endereco: (id: string) => string,
  ): Fonte['buscar'] =>
  async (sessao, pesquisa) => {
    const { itens } = await listas.pagina(sessao, { aba: 'todas', pesquisa }, POR_TIPO).buscar(undefined);
    return itens.map(({ id, titulo }) => ({ id, rotulo: titulo, caminho: endereco(id) }));
  };

/** A play that was begun is followed on its own page; another one is a card of the catalogue. */
const enderecoDaJogada = (sessao: SessaoAtiva, jogada: ComId<Jogada>) =>
  situacaoDaJogada(jogada) !== 'disponivel' && podeVerImplementacao(sessao)
    ? para('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', {
        tipo: 'implementacao',
        jogadaDeInovacaoId: jogada.id,
      })
    : para('/jogadas-de-inovacao', { busca: jogada.nome });

const FONTES: readonly Fonte[] = [
  {
    titulo: 'Ideias',
    lista: '/ideias',
    buscar: dosPais(ideiasData, (ideiaId) => para('/ideias/:ideiaId', { ideiaId })),
  },
  {
    titulo: 'Desafios',
    lista: '/desafios',
    buscar: dosPais(desafiosData, (desafioId) => para('/desafios/:desafioId', { desafioId })),
  },
  {
    titulo: 'Jogadas',
    lista: '/jogadas-de-inovacao',
    buscar: async (sessao, texto) => {
      const { itens } = await jogadasData.lista(sessao, 'todos', texto, POR_TIPO).buscar(undefined);
      return itens.map((jogada) => ({
        id: jogada.id,
        rotulo: jogada.nome,
        caminho: enderecoDaJogada(sessao, jogada),
      }));
    },
  },
  {
    titulo: 'Empresas',
    lista: '/empresas',
    buscar: async (sessao, texto) => {
      const empresas = await empresasData.buscar(sessao, texto, POR_TIPO);
      return empresas.map(({ id, nomeFantasia }) => ({
        id,
        rotulo: nomeFantasia,
        caminho: para('/empresas/:empresaId', { empresaId: id }),
      }));
    },
  },
  {
    titulo: 'Pessoas',
    lista: '/colaboradores',
    buscar: async (sessao, texto) => {
      const pessoas = await pessoasData.buscar(sessao, texto, POR_TIPO);
      return pessoas.map(({ id, nome }) => ({
        id,
        rotulo: nome,
        caminho: para('/colaboradores/:colaboradorId', { colaboradorId: id }),
      }));
    },
  },
];

export interface GrupoDeAchados {
  titulo: string;
  achados: Achado[];
}

/** Groups that found something; nothing is read until two letters were typed. */
export const resultadosDaPaleta = (sessao: SessaoAtiva, texto: string) =>
  queryOptions({
    queryKey: [sessao.contexto.empresaId, 'paleta', texto],
    enabled: tokenDaPesquisa(texto) !== undefined,
    staleTime: 30_000,
    queryFn: async (): Promise<GrupoDeAchados[]> => {
      const fontes = FONTES.filter(({ lista }) => alcanca(sessao, lista));
      const grupos = await Promise.all(
        fontes.map(async ({ titulo, buscar }) => ({ titulo, achados: await buscar(sessao, texto) })),
      );
      return grupos.filter(({ achados }) => achados.length > 0);
    },
  });
