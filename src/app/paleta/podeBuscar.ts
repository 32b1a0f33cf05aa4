/**
 * Whether the global search is offered (part 1 §2: "admin-capable, active companies with all areas enabled"):
 * a NORMAL company, ATIVO, to a person to whom the four areas are open (decisions P111).
 */
import { AREAS } from '@/domain/acesso/areas';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { temArea } from '../abas';

export const podeBuscar = (sessao: SessaoAtiva) =>
  sessao.empresa.role === 'NORMAL' &&
  sessao.empresa.status === 'ATIVO' &&
  AREAS.every((area) => temArea(sessao, area));
