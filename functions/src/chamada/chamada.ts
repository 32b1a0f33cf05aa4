/**
 * The one wrapper of every callable: size, contract, caller, idempotence, limits, errors and one log line. A handler
 * holds nothing but what the function does (docs/architecture.md, "Who decides").
 */
import { SEM_APP_CHECK } from '@/domain/comum/erros';
import { emForma } from '@/domain/comum/registro';
import type { Contrato } from '@/domain/contratos/contrato';
import { daPaginaDaVotacao, deVisitantes, type NomeDoContrato } from '@/domain/contratos/servicos';
import { comSegredos, type NomeDoSegredo } from '@functions/ajustes';
import { banco } from '@functions/banco';
import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { info } from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { dadosInvalidos, paraQuemChama } from './erros';
import { consumir, type Limite } from './limites';
import { type Chamadores, identificar, ipDe, type TipoDeChamador } from './quem';
import { resumo } from './resumo';
import { umaVezSo } from './umaVezSo';

/** What the browser sends (src/firebase/chamadas/callable.ts): the id of the user's act, and the contract's payload. */
const envelope = z.strictObject({
  requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  dados: z.unknown(),
});

/** The largest body. Nothing the product sends to a function comes near it; files go to Storage. */
const TAMANHO_MAXIMO = 64 * 1024;

interface Opcoes<E, Q extends TipoDeChamador> {
  quem: Q;
  limites: (dados: E, chamador: Chamadores[Q]) => Limite[];
  /** What failed, in the specification's words, when something unexpected happens. */
  falha?: string;
  /**
   * A function that only reads: there is nothing to do twice, and the answer (personal data, say) is kept nowhere.
   */
  soLeitura?: boolean;
  /**
   * The effect itself is the same however often it comes, so no answer is kept. For what a browser sends every few
   * seconds, and again until an answer arrives.
   */
  repetivel?: boolean;
  /** What makes two sendings the same request; the whole payload, unless a part of it is used up by sending. */
  conteudo?: (dados: E) => unknown;
  /** Bytes of the largest body, where the contract takes more than TAMANHO_MAXIMO. */
  tamanhoMaximo?: number;
  /** What it is told from Secret Manager; no other secret reaches it. */
  segredos?: readonly NomeDoSegredo[];
}

/** Validates with a schema or refuses. */
function conferir<S extends z.ZodMiniType>(schema: S, dados: unknown): z.output<S> {
  const resultado = schema.safeParse(dados);
  if (!resultado.success) throw dadosInvalidos(resultado.error);
  return resultado.data;
}

/** Half of a character, which a cut leaves of an emoji: the database takes no text with one. */
const METADE = /\p{Cs}/u;
const temMetade = (dados: unknown): boolean =>
  typeof dados === 'string'
    ? METADE.test(dados)
    : typeof dados === 'object' && dados !== null && Object.values(dados).some(temMetade);

function conferirTamanho({ rawRequest }: CallableRequest, maximo: number) {
  const tamanho = rawRequest.rawBody?.length ?? Number(rawRequest.headers['content-length'] ?? 0);
  if (tamanho > maximo)
    throw new HttpsError('invalid-argument', 'Os dados enviados passam do tamanho permitido.');
}

/**
 * Nobody is asked for App Check until a setting says whom (decisions T500): 'contas' leaves visitors alone, whose pages
 * load no SDK and have a captcha or limits instead; 'todos' leaves the voting alone, which has both.
 */
function exigeAppCheck(nome: NomeDoContrato): boolean {
  const de = process.env['APP_CHECK'];
  return de === 'todos' ? !daPaginaDaVotacao(nome) : de === 'contas' && !deVisitantes(nome);
}

/** A contract with what answers it, for a service (servico.ts). */
export interface Chamada {
  nome: NomeDoContrato;
  segredos: readonly NomeDoSegredo[];
  atender: (pedido: CallableRequest) => Promise<unknown>;
}

/**
 * Callable of a contract. `tratar` gets the parsed payload and the resolved caller, and answers in the contract's
 * shape. Throw ErroDoProduto (or an HttpsError) to refuse with a sentence; anything else reaches nobody but the log.
 */
export const chamada = <E extends z.ZodMiniType, S extends z.ZodMiniType, Q extends TipoDeChamador>(
  { nome, entrada, saida }: Contrato<E, S>,
  {
    quem,
    limites,
    falha,
    soLeitura = false,
    repetivel = false,
    conteudo,
    segredos = [],
    tamanhoMaximo = TAMANHO_MAXIMO,
  }: Opcoes<z.output<E>, Q>,
  tratar: (dados: z.output<E>, chamador: Chamadores[Q]) => Promise<z.input<S>>,
) => ({
  nome,
  segredos,
  atender: async (pedido: CallableRequest): Promise<z.output<S>> => {
    const inicio = Date.now();
    try {
      if (!pedido.app && exigeAppCheck(nome)) throw new HttpsError('unauthenticated', SEM_APP_CHECK);
      conferirTamanho(pedido, tamanhoMaximo);
      const { requestId, dados: brutos } = conferir(envelope, pedido.data);
      const dados = conferir(entrada, brutos);
      if (temMetade(dados))
        throw new HttpsError(
          'invalid-argument',
          'Há um sinal cortado ao meio no texto. Apague-o e envie de novo.',
        );
      const db = banco();
      const impressao = resumo(requestId, JSON.stringify(conteudo?.(dados) ?? dados));
      // An id that is not kept may come again with something else: what is made of the key, an entry of the trail too,
      // must not take the place of what it made before (threats I17). What only reads does each time something else.
      const doPedido = soLeitura ? randomUUID() : repetivel ? impressao : requestId;
      const chave = resumo(nome, pedido.auth?.uid ?? '', doPedido);
      const navegador = pedido.rawRequest.headers['user-agent'] ?? '';
      const visitante = { db, chave, ip: ipDe(pedido), navegador };
      const chamador = await identificar[quem](visitante, pedido, dados);
      const agir = async () => {
        await consumir(db, nome, limites(dados, chamador));
        return emForma(saida, await comSegredos(segredos, () => tratar(dados, chamador)));
      };
      const resultado =
        soLeitura || repetivel ? await agir() : await umaVezSo(db, chave, impressao, requestId, agir);
      info('chamada', {
        nome,
        uid: pedido.auth?.uid,
        appCheck: pedido.app !== undefined,
        ms: Date.now() - inicio,
      });
      return resultado;
    } catch (causa) {
      const erro = paraQuemChama(causa, nome, falha);
      info('chamada recusada', { nome, uid: pedido.auth?.uid, codigo: erro.code, ms: Date.now() - inicio });
      throw erro;
    }
  },
});
