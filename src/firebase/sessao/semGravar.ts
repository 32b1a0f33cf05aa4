/**
 * Nothing is written while an administrator looks at the product as a profile (decisions P151). Mutations are refused
 * with a sentence before they begin. What writes without one is refused where it would leave the page: commits of
 * Firestore, files, and every callable that is not known to read only.
 */
import type { QueryClient } from '@tanstack/react-query';
import { ErroDoProduto } from '@/domain/comum/erros';

export const NADA_SE_GRAVA =
  'Você está vendo a plataforma como outro perfil, e nada é gravado. Saia desta visão para continuar.';

/** Callables that only read; semGravar.test.ts compares them with the functions. */
export const SO_LEEM: ReadonlySet<string> = new Set([
  'certificadosFunctions-listar',
  'certificadosFunctions-verificar',
  'mensagensFunctions-listar',
  'mensagensFunctions-prever',
  'mensagensFunctions-ver',
  'conferenciaFunctions-conferir',
  'conferenciaFunctions-modelo',
  'conferenciaFunctions-questionarios',
  'convitesFunctions-verLinkAberto',
  'empresasFunctions-administradores',
  'evidenciasFunctions-questionarios',
  'ideiasFunctions-esperando',
  'ideiasFunctions-linhasDoRetorno',
  'ideiasFunctions-resumoDaDiretoria',
  'ideiasFunctions-retornoDoAno',
  'juriFunctions-classificacao',
  'juriFunctions-painel',
  'juriFunctions-paraAvaliar',
  'moderacaoFunctions-filaDaModeracao',
  'moderacaoFunctions-ocultado',
  'notasFunctions-fases',
  'notasFunctions-listar',
  'projetosFunctions-apresentarProjeto',
  'projetosFunctions-foraDaVotacao',
  'projetosFunctions-preverFase',
  'projetosFunctions-quemVoltou',
  'relatoriosFunctions-combinacao',
  'relatoriosFunctions-empresas',
  'relatoriosFunctions-escolhas',
  'relatoriosFunctions-folhasBrutas',
  'relatoriosFunctions-medias',
  'relatoriosFunctions-nomes',
  'relatoriosFunctions-notasBrutas',
  'relatoriosFunctions-premio',
  'respostasFunctions-consultarLink',
  'respostasFunctions-dadosPeloLink',
  'respostasFunctions-folhas',
  'respostasFunctions-listar',
  'respostasFunctions-ver',
  'resultadosFunctions-comparar',
  'resultadosFunctions-perguntasDasOutras',
  'resultadosFunctions-daEmpresa',
  'resultadosFunctions-edicoes',
  'resultadosFunctions-empresa',
  'resultadosFunctions-folha',
  'resultadosFunctions-mediasPorCorte',
  'resultadosFunctions-questionario',
  'votacaoFunctions-apurar',
  'votacaoFunctions-conferirRecibo',
  'votacaoFunctions-encontrar',
  'votacaoFunctions-listarVotos',
  'votacaoFunctions-verAnulacao',
]);

/** `grupo-funcao` of a call, by the last part of its address; undefined for other addresses. */
const funcaoDe = (endereco: string) => /\/(\w+-\w+|generateAndSendSimpleReport)$/.exec(endereco)?.[1];

/** True iff a request would store something. */
export function grava(metodo: string, endereco: string): boolean {
  if (metodo !== 'POST' && metodo !== 'PUT' && metodo !== 'PATCH' && metodo !== 'DELETE') return false;
  const { pathname } = new URL(endereco, location.href);
  if (/:(commit|write|batchWrite)$/.test(pathname)) return true;
  const funcao = funcaoDe(pathname);
  return funcao !== undefined && !SO_LEEM.has(funcao);
}

const recusa = () =>
  Response.json(
    { error: { status: 'PERMISSION_DENIED', code: 403, message: NADA_SE_GRAVA } },
    { status: 403 },
  );

/** Refuses from now on; the function it gives lets everything through again. */
export function semGravar(cliente: QueryClient): () => void {
  const mutacoes = cliente.getMutationCache();
  const { config } = mutacoes;
  mutacoes.config = {
    ...config,
    onMutate: () => {
      throw new ErroDoProduto(NADA_SE_GRAVA);
    },
  };
  const buscar = globalThis.fetch;
  const Antes = globalThis.XMLHttpRequest;
  globalThis.fetch = (pedido, opcoes) => {
    const { url, method } = pedido instanceof Request ? pedido : { url: String(pedido), method: 'GET' };
    return grava((opcoes?.method ?? method).toUpperCase(), url)
      ? Promise.resolve(recusa())
      : buscar(pedido, opcoes);
  };
  // Files are sent so, and read so: only sending is refused.
  globalThis.XMLHttpRequest = class extends Antes {
    override open(metodo: string, endereco: string | URL) {
      if (metodo.toUpperCase() !== 'GET') throw new ErroDoProduto(NADA_SE_GRAVA);
      super.open(metodo, endereco, true);
    }
  };
  return () => {
    mutacoes.config = config;
    globalThis.fetch = buscar;
    globalThis.XMLHttpRequest = Antes;
  };
}
