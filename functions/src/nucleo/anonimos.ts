/** What takes the place of somebody who was erased (decisions P24). */
import { DOMINIO_DE_REMOVIDA } from '@/domain/pessoas/colaborador-acoes';

export const NOME_DE_REMOVIDA = 'Pessoa removida';
export const emailDe = (id: string) =>
  `${id.toLowerCase().replace(/[^a-z0-9-]/g, '-')}${DOMINIO_DE_REMOVIDA}`;
