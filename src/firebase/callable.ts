/** Calls a Cloud Function by its contract: the payload is checked before it leaves and the answer when it arrives. */
import type * as z from 'zod/mini';
import type { Contrato } from '@/domain/contracts/contrato';
import { ambiente, emuladores } from './ambiente';
import { app } from './app';

let carregado: Promise<typeof import('firebase/functions')> | undefined;
const sdk = () =>
  (carregado ??= import('firebase/functions').catch((erro: unknown) => {
    carregado = undefined;
    throw erro;
  }));

/**
 * Runs the function. `requestId` names the user's act: sending the same one twice (double click, retry after a lost
 * answer) gives the first result and does nothing again. Throws FirebaseError `functions/…` with the server's sentence.
 */
export async function chamar<E extends z.ZodMiniType, S extends z.ZodMiniType>(
  contrato: Contrato<E, S>,
  dados: z.input<E>,
  requestId: string = crypto.randomUUID(),
): Promise<z.output<S>> {
  const entrada = contrato.entrada.parse(dados);
  const { connectFunctionsEmulator, getFunctions, httpsCallable } = await sdk();
  const functions = getFunctions(app, ambiente.regiao);
  if (emuladores) connectFunctionsEmulator(functions, '127.0.0.1', emuladores.functions);
  const { data } = await httpsCallable(functions, contrato.nome, { timeout: 30_000 })({
    requestId,
    dados: entrada,
  });
  return contrato.saida.parse(data);
}
