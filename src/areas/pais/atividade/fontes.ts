/** What happened under a parent, by where it is stored: each source is a query of its own, paged by the server. */
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { comentariosData, type OrdemDosComentarios } from '@/areas/conversa/comentarios.data';
import type { Conversa } from '@/areas/conversa/conversa';
import { marcosData } from '@/areas/marcos/marcos.data';
import { movimentacoesData } from '@/areas/movimentacoes/movimentacoes.data';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import type { MovimentacaoDePai } from '@/domain/comite/movimentacao';
import type { ComId } from '@/domain/comum/campos';
import { recusada } from '@/domain/comum/erros';
import type { Comentario } from '@/domain/conversa/comentario';
import { acontecimentos, type AcontecimentoDoMarco } from '@/domain/marcos/acontecimentos';
import type { Patrocinio } from '@/domain/pontos/patrocinio';
import { ilegiveisEm, type Pagina } from '@/firebase/dados/leitura';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Acontecido, type Lida, NADA_LIDO, TUDO_LIDO } from './juntar';

export const FONTES = ['comentarios', 'movimentacoes', 'marcos', 'moedas'] as const;
export type NomeDaFonte = (typeof FONTES)[number];

export type Item = Acontecido &
  (
    | { tipo: 'comentario'; comentario: ComId<Comentario> }
    | { tipo: 'movimentacao'; movimentacao: ComId<MovimentacaoDePai> }
    | { tipo: 'marco'; marco: AcontecimentoDoMarco }
    | { tipo: 'moedas'; patrocinio: ComId<Patrocinio> }
  );

export interface Fonte extends Lida<Item> {
  nome: NomeDaFonte;
  /** Nothing of it is known yet. */
  espera: boolean;
  buscando: boolean;
  erro: unknown;
  ilegiveis: number;
  aoTentarDeNovo: () => void;
  buscarMais: () => void;
}

/** The sources the person may read. Coins: their author's are all of them, everybody else's their own (decisions I114). */
export function fontesDe(sessao: SessaoAtiva, naTela: PaiNaTela): NomeDaFonte[] {
  const { patrocinadores } = naTela.pai;
  const moedas = podeSob(sessao, naTela, 'patrocinios', 'list')
    ? patrocinadores.length > 0
    : patrocinadores.includes(sessao.referencia);
  const ve = {
    comentarios: podeSob(sessao, naTela, 'comentarios', 'list'),
    movimentacoes: podeSob(sessao, naTela, 'movimentacoes', 'list'),
    marcos: podeSob(sessao, naTela, 'marcos', 'list'),
    moedas,
  };
  return FONTES.filter((nome) => ve[nome]);
}

function daConsulta<T>(
  nome: NomeDaFonte,
  consulta: UseInfiniteQueryResult<InfiniteData<Pagina<T>>>,
  /** The instant the server orders the records by. */
  instante: (registro: ComId<T>) => Date,
  itens: (registros: readonly ComId<T>[]) => Item[],
): Fonte {
  const { data, error, hasNextPage, isPending, isFetching, isFetchNextPageError, fetchNextPage, refetch } =
    consulta;
  const lidos = data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  const ultimo = lidos.at(-1);
  const ate = ultimo ? instante(ultimo).getTime() : NADA_LIDO;
  // The rules decide: what they refuse is not there for this person. What fails says so and holds up nobody else.
  const fora = error !== null && data === undefined;
  return {
    nome,
    itens: itens(lidos),
    borda: fora || !hasNextPage ? TUDO_LIDO : ate,
    espera: isPending,
    buscando: isFetching,
    erro: recusada(error) ? null : error,
    ilegiveis: ilegiveisEm(data?.pages),
    aoTentarDeNovo: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    buscarMais: () => void fetchNextPage(),
  };
}

const criadoEm = ({ createdAt }: { createdAt: Date }) => createdAt;

/** Milestones come by their deadline for the blocks, which tells nothing of when something happened to them. */
function useMarcos(naTela: PaiNaTela, ligada: boolean): Fonte {
  const sessao = useSessaoAtiva();
  const { caminho } = naTela.lugar;
  const dosBlocos = useInfiniteQuery({ ...marcosData.doPai(sessao, { caminho }), enabled: ligada });
  const { data, hasNextPage } = dosBlocos;
  // Read whole, as nearly everywhere, they cost nothing more. Otherwise they are read by their last change as well.
  const inteira = data === undefined || !hasNextPage;
  const porMudanca = useInfiniteQuery({
    ...marcosData.porMudanca(sessao, { caminho }),
    enabled: ligada && !inteira,
  });
  return daConsulta(
    'marcos',
    inteira ? dosBlocos : porMudanca,
    ({ updatedAt }) => updatedAt,
    (marcos) =>
      acontecimentos(marcos).map((marco) => ({ id: marco.id, quando: marco.quando, tipo: 'marco', marco })),
  );
}

/** The sources with these names, as far as they were read. */
export function useFontes(
  naTela: PaiNaTela,
  conversa: Conversa,
  ordem: OrdemDosComentarios,
  nomes: readonly NomeDaFonte[],
): Fonte[] {
  const sessao = useSessaoAtiva();
  const liga = (nome: NomeDaFonte) => nomes.includes(nome);
  const fontes: Record<NomeDaFonte, Fonte> = {
    comentarios: daConsulta(
      'comentarios',
      useInfiniteQuery({ ...comentariosData.lista(conversa, ordem), enabled: liga('comentarios') }),
      criadoEm,
      (lidos) =>
        lidos.map((comentario) => ({
          id: comentario.id,
          quando: comentario.createdAt,
          tipo: 'comentario',
          comentario,
        })),
    ),
    movimentacoes: daConsulta(
      'movimentacoes',
      useInfiniteQuery({ ...movimentacoesData.porVez(naTela), enabled: liga('movimentacoes') }),
      criadoEm,
      (lidas) =>
        lidas.map((movimentacao) => ({
          id: movimentacao.id,
          quando: movimentacao.createdAt,
          tipo: 'movimentacao',
          movimentacao,
        })),
    ),
    marcos: useMarcos(naTela, liga('marcos')),
    moedas: daConsulta(
      'moedas',
      useInfiniteQuery({
        ...patrocinioData.porVez(naTela, podeSob(sessao, naTela, 'patrocinios', 'list') ? null : sessao.uid),
        enabled: liga('moedas'),
      }),
      criadoEm,
      (lidos) =>
        lidos
          // Somebody who took all of it back gave nothing.
          .filter(({ moedas }) => moedas > 0)
          .map((patrocinio) => ({
            id: patrocinio.id,
            quando: patrocinio.createdAt,
            tipo: 'moedas',
            patrocinio,
          })),
    ),
  };
  return nomes.map((nome) => fontes[nome]);
}
