/** The person's inbox and switches (decisions P301). */
import {
  infiniteQueryOptions,
  mutationOptions,
  type InfiniteData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import {
  type Caixa,
  type Canais,
  caixaSchema,
  type Notificacao,
  notificacaoSchema,
  preferenciasSchema,
  TUDO_LIGADO,
} from '@/domain/notificacoes/notificacao';
import { caminhos } from '@/domain/comum/caminhos';
import { tipoDoPai } from '@/domain/pai/tipos';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { Cursor, Pagina } from '@/firebase/dados/leitura';
import { type Filtro, igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const caixas = defineCollection(caixaSchema);
const notificacoes = defineCollection(notificacaoSchema);
const preferencias = defineCollection(preferenciasSchema);

export const chaveDasNotificacoes = ({ contexto, uid }: SessaoAtiva) =>
  [contexto.empresaId, 'notificacoes', uid] as const;
const caminhoDaCaixa = ({ contexto, uid }: SessaoAtiva) => caminhos.caixa(contexto, uid);

/**
 * The bell asks again after this while the page is looked at. It also asks when somebody comes back after a minute.
 */
const INTERVALO = 3 * 60_000;
const UM_MINUTO = 60_000;

export type Quais = 'todas' | 'naoLidas';
const CAIXA_VAZIA = { naoLidas: 0, lidasAte: null } as const;
export type CaixaLida = Pick<Caixa, 'naoLidas' | 'lidasAte'>;
type Lista = InfiniteData<Pagina<Notificacao>, Cursor | undefined>;

/** Says at once what the server counts a moment later. */
function adiantar(client: QueryClient, sessao: SessaoAtiva, mudar: (caixa: CaixaLida) => CaixaLida) {
  client.setQueryData(notificacoesData.caixa(sessao).queryKey, (lida) => lida && mudar(lida));
}

export const notificacoesData = {
  /** How many are unread, and until when all count as read: one document. */
  caixa: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chaveDasNotificacoes(sessao), 'caixa'],
      queryFn: async (): Promise<CaixaLida> => (await caixas.find(caminhoDaCaixa(sessao))) ?? CAIXA_VAZIA,
      staleTime: UM_MINUTO,
      refetchInterval: INTERVALO,
      refetchOnWindowFocus: true,
    }),

  /** Newest first. `lidasAte` bounds the unread ones, which the entry itself does not always say. */
  lista: (sessao: SessaoAtiva, quais: Quais, lidasAte: Date | null, tamanho: number) => {
    const naoLidas: Filtro[] = [
      igual('lidaEm', null),
      ...(lidasAte ? [{ campo: 'createdAt', op: '>', valor: lidasAte } as const] : []),
    ];
    return infiniteQueryOptions({
      queryKey: [
        ...chaveDasNotificacoes(sessao),
        'lista',
        quais,
        tamanho,
        quais === 'naoLidas' ? lidasAte?.getTime() : undefined,
      ],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        notificacoes.legiveis(
          caminhos.notificacoes(sessao.contexto, sessao.uid),
          {
            filtros: [igual('noProduto', true), ...(quais === 'naoLidas' ? naoLidas : [])],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          tamanho,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<unknown>) => ultima.proxima,
      staleTime: UM_MINUTO,
    });
  },

  /** The parent an entry is about, read under the rules; null when it is there no more. */
  pai: ({ contexto }: SessaoAtiva, referencia: string) => {
    const tipo = tipoDoPai(referencia);
    return queryOptions({
      // Under the key of the kind, so that what changes one of them reads it again.
      queryKey: [contexto.empresaId, tipo?.colecao, 'pai', referencia],
      queryFn: async () => (tipo && (await defineCollection(tipo.schema).find(referencia))) ?? null,
    });
  },

  marcarLida: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (id: string) =>
        new Lote()
          .update(`${caminhos.notificacoes(sessao.contexto, sessao.uid)}/${id}`, { lidaEm: carimbo.agora() })
          .gravar(),
      onMutate: (id, { client }) => {
        const lidaEm = new Date();
        adiantar(client, sessao, (caixa) => ({ ...caixa, naoLidas: Math.max(0, caixa.naoLidas - 1) }));
        client.setQueriesData<Lista>(
          { queryKey: [...chaveDasNotificacoes(sessao), 'lista'] },
          (lista) =>
            lista && {
              ...lista,
              pages: lista.pages.map((pagina) => ({
                ...pagina,
                itens: pagina.itens.map((item) => (item.id === id ? { ...item, lidaEm } : item)),
              })),
            },
        );
      },
      onError: (_erro, _id, _antes, { client }) =>
        void client.invalidateQueries({ queryKey: chaveDasNotificacoes(sessao) }),
    }),

  marcarTodas: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: () => new Lote().update(caminhoDaCaixa(sessao), { lidasAte: carimbo.agora() }).gravar(),
      onSuccess: (_nada, _variaveis, _antes, { client }) =>
        adiantar(client, sessao, () => ({ naoLidas: 0, lidasAte: new Date() })),
    }),

  preferencias: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chaveDasNotificacoes(sessao), 'preferencias'],
      queryFn: async (): Promise<Canais> =>
        (await preferencias.find(caminhos.preferencias(sessao.contexto, sessao.uid))) ?? TUDO_LIGADO,
    }),

  /** Each switch is stored as it is thrown. */
  preferir: (sessao: SessaoAtiva) => {
    const { queryKey } = notificacoesData.preferencias(sessao);
    return mutationOptions({
      mutationFn: ({ semAviso, semEmail }: Canais) =>
        new Lote()
          .porCima(caminhos.preferencias(sessao.contexto, sessao.uid), {
            semAviso,
            semEmail,
            ...carimbo.mudanca(),
          })
          .gravar(),
      onMutate: (canais, { client }) => {
        const antes = client.getQueryData(queryKey);
        client.setQueryData(queryKey, canais);
        return antes;
      },
      onError: (_erro, _canais, antes, { client }) => client.setQueryData(queryKey, antes),
      // One after the other, so that the last one thrown is the last one stored.
      scope: { id: 'preferencias-de-notificacao' },
      meta: { sucesso: 'Preferência salva' },
    });
  },
};

export type UmaNotificacao = ComId<Notificacao>;
