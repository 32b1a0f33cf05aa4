/** Administrators of a company as its licensee's MASTER sees them: who was invited, and how far that is. */
import * as z from 'zod/mini';
import { email } from '@/domain/comum/campos';
import type { EstadoNaFila } from '@/domain/comum/fila';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { type Convite, situacaoDoConvite } from '@/domain/pessoas/convite';

export const SITUACOES_DO_ADMINISTRADOR = [
  'ativo',
  'desabilitado',
  'aguardando',
  'recusado',
  'expirado',
  'cancelado',
] as const;
export type SituacaoDoAdministrador = (typeof SITUACOES_DO_ADMINISTRADOR)[number];

export const ROTULO_DO_ADMINISTRADOR: Record<SituacaoDoAdministrador, string> = {
  ativo: 'Aceitou',
  desabilitado: 'Desabilitado',
  aguardando: 'Aguardando resposta',
  recusado: 'O e-mail não foi entregue',
  expirado: 'Convite expirado',
  cancelado: 'Sem convite aberto',
};

/** `correio`: how the last mail of the invitation ended; undefined where nobody knows any more. */
export function situacaoDoAdministrador(
  { status }: Pick<Colaborador, 'status'>,
  convite: Pick<Convite, 'convite' | 'cancelado' | 'expiraEm'> | undefined,
  correio: EstadoNaFila | undefined,
  agora = new Date(),
): SituacaoDoAdministrador {
  if (status === 'ACTIVE') return 'ativo';
  if (status !== 'PENDING') return 'desabilitado';
  // A membership that waits while its invitation was answered has none that works.
  const situacao = convite ? situacaoDoConvite(convite, agora) : 'cancelado';
  if (situacao === 'respondido') return 'cancelado';
  return situacao === 'aguardando' && (correio === 'FALHOU' || correio === 'DESCARTADO')
    ? 'recusado'
    : situacao;
}

/** The form of another address. */
export const outroEnderecoForm = z.object({ email: email('E-mail inválido') });
export type OutroEndereco = z.infer<typeof outroEnderecoForm>;

/** True iff another mail, to this address or to another one, makes sense. */
export const esperaConvite = (situacao: SituacaoDoAdministrador) =>
  situacao !== 'ativo' && situacao !== 'desabilitado';
