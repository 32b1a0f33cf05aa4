/** What the page asks. Schemas stay on the server's side, which checks what comes. */
import type { verificar as contrato } from '@/domain/contratos/certificados';
import { pedirPorFetch } from '@/firebase/chamadas/pedirPorFetch';
import type * as z from 'zod/mini';

export type Verificado = z.output<typeof contrato.saida>;

/** Throws with the server's sentence, or a TypeError without connection. */
export async function verificar(codigo: string): Promise<Verificado> {
  const dados: z.input<typeof contrato.entrada> = { codigo };
  return (await pedirPorFetch('visitantes/certificadosFunctions-verificar', dados)) as Verificado;
}
