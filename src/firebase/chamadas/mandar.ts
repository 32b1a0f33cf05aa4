/**
 * Calls a function over plain `fetch`: a request that outlives the page needs `keepalive`, which the SDK does not give.
 * It has no part of the SDK besides the account's token.
 */
import type * as z from 'zod/mini';
import type { Contrato } from '@/domain/contratos/contrato';
import { emForma } from '@/domain/comum/registro';
import { caminhoDoContrato } from '@/domain/contratos/servicos';
import { pedirPorFetch } from './pedirPorFetch';

/** The last token: a page that is going has no time to ask for one. */
let ultimoToken: string | undefined;

const tokenAtual = async () => {
  const { tokenDaConta } = await import('@/firebase/sessao/autenticacao');
  ultimoToken = await tokenDaConta();
  return ultimoToken;
};

/**
 * `saindo` sends at once and lets the request outlive the page, up to 64 KB. Throws like `chamar`: with a Firebase code
 * and the server's sentence, or a TypeError without connection.
 */
export async function mandar<E extends z.ZodMiniType, S extends z.ZodMiniType>(
  { nome, entrada, saida }: Contrato<E, S>,
  dados: z.input<E>,
  saindo = false,
): Promise<z.output<S>> {
  const token = saindo ? ultimoToken : await tokenAtual();
  return emForma(
    saida,
    await pedirPorFetch(caminhoDoContrato(nome), entrada.parse(dados), { token, saindo }),
  );
}
