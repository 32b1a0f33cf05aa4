/** What the voting sends. Schemas stay on the server's side, which checks what comes. */
import type { conferirRecibo, pedirCodigo, votar } from '@/domain/contratos/votacao';
import { pedirPorFetch } from '@/firebase/chamadas/pedirPorFetch';
import type { AlvoDaVotacao } from '@/domain/votacao/endereco';
import type { Lembrado } from './memoria';
import type * as z from 'zod/mini';

export type Prova = z.input<typeof votar.entrada>['prova'];
export type Votado = z.output<typeof votar.saida>;
export type VotosDoRecibo = z.output<typeof conferirRecibo.saida>['votos'];

/** All choices at once. The same ballot again is answered as the first time. */
export async function enviarVotos(
  alvo: AlvoDaVotacao,
  { cedula, escolhas }: Lembrado,
  prova: Prova,
): Promise<Votado> {
  const dados: z.input<typeof votar.entrada> = {
    ...alvo,
    cedula,
    escolhas: escolhas.map(({ categoria, empresa }) => ({ categoria, empresa: empresa.id })),
    prova,
  };
  return (await pedirPorFetch('visitantes/votacaoFunctions-votar', dados)) as Votado;
}

export async function pedirCodigoPorEmail(alvo: AlvoDaVotacao, email: string): Promise<void> {
  const dados: z.input<typeof pedirCodigo.entrada> = { ...alvo, email };
  await pedirPorFetch('visitantes/votacaoFunctions-pedirCodigo', dados);
}

export async function conferir(alvo: AlvoDaVotacao, recibo: string): Promise<VotosDoRecibo> {
  const dados: z.input<typeof conferirRecibo.entrada> = { ...alvo, recibo };
  const { votos } = (await pedirPorFetch('visitantes/votacaoFunctions-conferirRecibo', dados)) as {
    votos: VotosDoRecibo;
  };
  return votos;
}
