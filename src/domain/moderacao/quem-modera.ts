/** Who sees the queue of moderation, and who decides (decisions P450). Screens and functions ask the same. */
import { type Quem, temFlag } from '@/domain/acesso/quem';

export const veModeracao = (quem: Quem): boolean => !quem.externo && temFlag(quem, [37, 'leitura']);
export const podeModerar = (quem: Quem): boolean =>
  !quem.externo && quem.empresaAtiva && temFlag(quem, [37, 'editar']);
