/** What the person may do with a session: lead it (the steps) and write in it (part 2 §6, module 16). */
import type { Comite } from '@/domain/comite/comite';
import { permissoesDoComite } from '@/domain/comite/permissoes';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const podeConduzir = ({ quem }: Pick<SessaoAtiva, 'quem'>) =>
  pode({ quem }, permissoesDoComite.comitesInovacao, 'create');

export const podeEscrever = (
  { quem, uid }: Pick<SessaoAtiva, 'quem' | 'uid'>,
  { createdBy, endedAt }: Pick<Comite, 'createdBy' | 'endedAt'>,
) =>
  endedAt === null &&
  pode({ quem }, permissoesDoComite.comitesInovacao, 'update', createdBy === uid ? ['criador'] : []);
