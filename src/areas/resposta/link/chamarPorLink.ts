/** Calls of somebody without an account: functions take no token here, and schemas stay on the server's side. */
import type * as z from 'zod/mini';
import type * as contratos from '@/domain/contratos/respostas-por-link';
import type { Endereco } from '@/domain/contratos/servicos';
import { pedirPorFetch } from '@/firebase/chamadas/pedirPorFetch';

type Contratos = typeof contratos;
type DoLink = {
  [N in keyof Contratos]: `visitantes/respostasFunctions-${N}` extends Endereco ? N : never;
}[keyof Contratos];

/** `chamarPorLink('abrirPeloLink', { … })`: the name of the contract is the function's after the group. */
export const chamarPorLink = async <N extends DoLink>(
  nome: N,
  dados: z.input<Contratos[N]['entrada']>,
  como?: { saindo?: boolean; requestId?: string },
): Promise<z.output<Contratos[N]['saida']>> =>
  (await pedirPorFetch(`visitantes/respostasFunctions-${nome}`, dados, como)) as z.output<
    Contratos[N]['saida']
  >;
