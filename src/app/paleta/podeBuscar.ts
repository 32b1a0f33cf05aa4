/**
 * Whether the global search is offered (part 1 §2: "admin-capable, active companies with all areas enabled"). It
 * needs a NORMAL company that is ATIVO, and a person to whom the four areas are open (decisions P111).
 */
import { podeOrganizar } from '@/domain/acesso/organizar';
import { AREAS } from '@/domain/acesso/areas';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { temArea } from '../acessoATela';

export const podeBuscar = (sessao: SessaoAtiva) =>
  podeOrganizar(sessao.quem) && AREAS.every((area) => temArea(sessao, area));
