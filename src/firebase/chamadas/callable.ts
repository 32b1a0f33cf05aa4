/** Calls a Cloud Function by its contract: the payload is checked before it leaves and the answer when it arrives. */
import type * as z from 'zod/mini';
import type { Contrato } from '@/domain/contratos/contrato';
import { emForma } from '@/domain/comum/registro';
import { caminhoDoContrato } from '@/domain/contratos/servicos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ambiente, emuladores } from '@/firebase/ambiente';
import { app } from '@/firebase/app';

let carregado: Promise<typeof import('firebase/functions')> | undefined;
const sdk = () =>
  (carregado ??= import('firebase/functions').catch((erro: unknown) => {
    carregado = undefined;
    throw erro;
  }));

const FALTA_ALGO = 'Há um dado que não vale. Confira o que preencheu.';

/** What the contract itself says of the payload. */
function conferida<E extends z.ZodMiniType>(entrada: E, dados: unknown): z.output<E> {
  const lida = entrada.safeParse(dados);
  if (lida.success) return lida.data;
  throw new ErroDoProduto(lida.error.issues[0]?.message ?? FALTA_ALGO);
}

/**
 * Runs the function. `requestId` names the user's act. Sending the same one twice (double click, retry after a lost
 * answer) gives the first result. Nothing is done again. Throws FirebaseError `functions/…` with the server's
 * sentence, or ErroDoProduto where the payload does not fit the contract.
 */
export async function chamar<E extends z.ZodMiniType, S extends z.ZodMiniType>(
  contrato: Contrato<E, S>,
  dados: z.input<E>,
  requestId: string = crypto.randomUUID(),
): Promise<z.output<S>> {
  const entrada = conferida(contrato.entrada, dados);
  const { connectFunctionsEmulator, getFunctions, httpsCallable } = await sdk();
  const functions = getFunctions(app, ambiente.regiao);
  if (emuladores) connectFunctionsEmulator(functions, '127.0.0.1', emuladores.functions);
  const funcao = httpsCallable(functions, caminhoDoContrato(contrato.nome), { timeout: 30_000 });
  const { data } = await funcao({ requestId, dados: entrada }).catch(semNumero);
  return emForma(contrato.saida, data);
}

/** The SDK writes the number of the HTTP answer behind the server's sentence, which people read. 0 is no answer. */
function semNumero(erro: unknown): never {
  if (erro instanceof Error) erro.message = erro.message.replace(/ \[[1-9]\d*\]$/, '');
  throw erro;
}
