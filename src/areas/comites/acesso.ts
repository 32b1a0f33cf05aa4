/** What the person may do with a session: lead it (the steps) and write in it (part 2 §6, module 16). */
import type { Comite } from '@/domain/comite/comite';
import { can } from '@/domain/acesso/permissions';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

export const podeConduzir = ({ quem }: Pick<SessaoAtiva, 'quem'>) => can(quem, 'comitesInovacao', 'create');

export const podeEscrever = (
  { quem, uid }: Pick<SessaoAtiva, 'quem' | 'uid'>,
  { createdBy, endedAt }: Pick<Comite, 'createdBy' | 'endedAt'>,
) => endedAt === null && can(quem, 'comitesInovacao', 'update', createdBy === uid ? ['criador'] : []);
