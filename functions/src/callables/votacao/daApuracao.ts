/** What the callables of the count have in common: module 34, and its limits. */
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag, veOutras } from '@/domain/acesso/quem';
import type { Limite } from '@functions/chamada/limites';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';

/** Throws unless the person may do that with the voting (threats F09, F11). */
export function exigirVotacao({ quem }: Membro, operacao: 'leitura' | 'editar'): void {
  if (!podeOrganizar(quem) || !temFlag(quem, [34, 'leitura']) || !temFlag(quem, [34, operacao]))
    throw negado();
}

/** Throws unless the person voids votes of whole periods: the organiser's side, which edits the voting (decisions P235). */
export function exigirAnulacao(membro: Membro): void {
  exigirVotacao(membro, 'editar');
  if (!veOutras(membro.quem, 34)) throw negado();
}

export const limitesDaApuracao = (_dados: unknown, { uid }: Membro): Limite[] => [
  { chave: `pessoa:${uid}`, maximo: 300, minutos: 10 },
];
