/** Shows the routes inside only to whom their area and module are open; the rules refuse the data all the same. */
import { lazy } from 'react';
import { Outlet } from 'react-router-dom';
import type { Area, CodigoModulo } from '@/domain/acesso/areas';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ehAdmin, temArea } from './abas';

const Recusado = lazy(() => import('./Recusado'));

export function ComAcesso({ area, modulo }: { area: Area; modulo: CodigoModulo }) {
  const sessao = useSessaoAtiva();
  if (!temArea(sessao, area)) return <Recusado por="area" />;
  if (!temFlag(sessao.quem, [modulo, 'leitura'])) {
    return <Recusado por="modulo" />;
  }
  return <Outlet />;
}

/** The person's own pages in the company, which are not a respondent's. */
export function SoInternos() {
  return useSessaoAtiva().quem.externo ? <Recusado por="area" /> : <Outlet />;
}

/** Own invitations: of respondents, and of whoever may answer questionnaires. */
export function ComConvites() {
  return useSessaoAtiva().quem.externo ? <Outlet /> : <ComAcesso area="diagnostico" modulo={29} />;
}

/** Routes of administrators: 'Acesso negado' for everybody else (part 1 §2). */
export function SoAdmin() {
  const sessao = useSessaoAtiva();
  return ehAdmin(sessao) && temArea(sessao, 'configuracoes') ? <Outlet /> : <Recusado por="administracao" />;
}
