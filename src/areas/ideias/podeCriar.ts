/**
 * May the person register a new idea, always a draft of one's own? The same as the table says (domain/acesso/permissions.ts;
 * podeCriar.test.ts compares every case), without the table, which the first screen does without.
 */
import { type Quem, temFlag } from '@/domain/acesso/quem';

export const podeCriarIdeia = ({ quem }: { quem: Quem }) =>
  !quem.externo && quem.empresaAtiva && temFlag(quem, [3, 'criacao']);

/** May the person write idea rules? ADMIN, in an active company. */
export const podeCriarRegulamento = ({ quem }: { quem: Quem }) =>
  !quem.externo && quem.empresaAtiva && quem.papel === 'ADMIN';
