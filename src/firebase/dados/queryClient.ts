/** The one place that decides what every query and mutation does on success and failure (docs/architecture.md). */
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type MutationMeta,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { codigoDoErro, mensagemDoErro } from '@/domain/comum/erros';
import { aoMudarSessao, sessaoAtual } from '@/firebase/sessao/estadoDaSessao';
import { avisarRecusa } from '@/firebase/sessao/recusa';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Toast on success, from what was sent where it names it; `duracao` in milliseconds, 2500 unless told. */
      sucesso?: string | ((variaveis: never) => string);
      duracao?: number;
      /**
       * Keys read again after success; waited for, so that the screen shows the result when it says 'saved'. Without a
       * form they are read after a failure as well.
       */
      invalida?: readonly QueryKey[];
      /** The form shows the failure itself (FormModal), so no toast repeats it. */
      erroNoFormulario?: boolean;
    };
  }
}

export interface Avisos {
  sucesso: (mensagem: string, duracao: number) => void;
  erro: (mensagem: string) => void;
}

const SEM_NOVA_TENTATIVA = new Set([
  'permission-denied',
  'unauthenticated',
  'not-found',
  'invalid-argument',
  'failed-precondition',
]);

/** The open session then looks whether its access has changed. */
function avisarSeRecusa(erro: unknown): void {
  if (codigoDoErro(erro) === 'permission-denied') avisarRecusa();
}

/**
 * Whoever invalidates a query in its first reading gets that reading. It may have begun before the change, as where
 * somebody comments while the comments still come, so it is asked once more.
 */
class Cliente extends QueryClient {
  override async invalidateQueries<C extends QueryKey = QueryKey>(
    filtros?: InvalidateQueryFilters<C>,
    opcoes?: InvalidateOptions,
  ) {
    const chegando = new Set(
      this.getQueryCache()
        .findAll({ ...filtros, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined),
    );
    await super.invalidateQueries(filtros, opcoes);
    await this.refetchQueries({ type: 'active', predicate: (consulta) => chegando.has(consulta) }, opcoes);
  }
}

export function criarQueryClient(avisos: Avisos): QueryClient {
  const reler = (meta: MutationMeta | undefined) =>
    Promise.all((meta?.invalida ?? []).map((queryKey) => cliente.invalidateQueries({ queryKey })));
  const cliente = new Cliente({
    queryCache: new QueryCache({
      onError: (erro) => {
        avisarSeRecusa(erro);
        console.warn('consulta falhou:', erro);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_dados, variaveis, _contexto, { meta }) => {
        const sucesso =
          typeof meta?.sucesso === 'function' ? meta.sucesso(variaveis as never) : meta?.sucesso;
        if (sucesso) avisos.sucesso(sucesso, meta?.duracao ?? 2_500);
        await reler(meta);
      },
      onError: (erro, _variaveis, _contexto, { meta }) => {
        avisarSeRecusa(erro);
        if (meta?.erroNoFormulario) return;
        avisos.erro(mensagemDoErro(erro));
        // The act may have arrived although its answer did not. The screen then offers what is left to do.
        void reler(meta);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        // A screen asks several things as it appears. Asked in one go they keep a phone from answering (row 7).
        persister: (ler, contexto) => proximaTarefa().then(() => ler(contexto)),
        // Without a connection the person learns it at once; the screen offers to try again.
        retry: (falhas, erro) =>
          falhas < 3 && navigator.onLine && !SEM_NOVA_TENTATIVA.has(codigoDoErro(erro) ?? ''),
      },
      // 'always': without a connection a mutation fails with a sentence instead of waiting in silence.
      mutations: { networkMode: 'always' },
    },
  });

  let dono = chaveDaSessao();
  aoMudarSessao(() => {
    // What one person or company read is never shown to the next (threats B26).
    if (chaveDaSessao() !== dono) cliente.clear();
    dono = chaveDaSessao();
  });
  return cliente;
}

/** A message begins a task of its own, and no timer of a hidden tab holds it back. */
function proximaTarefa(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}

function chaveDaSessao(): string {
  const sessao = sessaoAtual();
  return sessao.estado === 'ativa' ? `${sessao.uid}/${sessao.contexto.empresaId}` : sessao.estado;
}
