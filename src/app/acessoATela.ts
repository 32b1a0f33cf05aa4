/** May the person open this screen, and if not, why (part 1 §6, "Area access"); menu, palette and guards ask here. */
import { AREA_DO_MODULO, type Area } from '@/domain/acesso/areas';
import { VEEM_OUTRAS } from '@/domain/acesso/papeis';
import { temFlag } from '@/domain/acesso/quem';
import type { Tela } from '@/domain/telas/tela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const ehAdmin = ({ quem }: SessaoAtiva) => quem.papel === 'ADMIN';

/**
 * ADMIN sees every area, others those whose flag is on. MASTER sees only Administração, a respondent only Diagnóstico
 * (part 1 §6).
 */
export const temArea = (sessao: SessaoAtiva, area: Area) =>
  !sessao.master &&
  (sessao.quem.externo ? area === 'diagnostico' : ehAdmin(sessao) || sessao.colaborador[area]);

/** The refusal's reason: the area, the module, what only administrators have, only companies that organise, or only
 * those of their roles that see other companies. */
export type Recusa = 'area' | 'modulo' | 'administracao' | 'organizacao' | 'outras';

function recusaPorModulos(sessao: SessaoAtiva, { le = [], umBasta }: Tela): Recusa | undefined {
  const abertos = le.filter((modulo) => temFlag(sessao.quem, [modulo, 'leitura']));
  if (le.some((modulo) => !temArea(sessao, AREA_DO_MODULO[modulo]))) return 'area';
  return abertos.length < (umBasta ? 1 : le.length) ? 'modulo' : undefined;
}

/** undefined: the screen is open to the person. */
export function recusaDaTela(sessao: SessaoAtiva, tela: Tela): Recusa | undefined {
  const { externo, organiza, papel } = sessao.quem;
  if (tela.organiza && !organiza) return 'organizacao';
  if (tela.outras && !VEEM_OUTRAS.includes(papel)) return 'outras';
  switch (tela.para) {
    case 'todos':
      return undefined;
    case 'admin':
      return ehAdmin(sessao) && temArea(sessao, 'configuracoes') ? undefined : 'administracao';
    case 'master':
      return 'administracao';
    case 'interno':
      return externo ? 'area' : undefined;
    case 'convidado':
      return externo ? undefined : recusaPorModulos(sessao, { le: [29] });
    case undefined:
      return recusaPorModulos(sessao, tela);
  }
}
