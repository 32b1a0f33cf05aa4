/** Shows the routes inside only to whom their area and module are open; the rules refuse the data all the same. */
import { Outlet } from 'react-router-dom';
import type { Area, CodigoModulo } from '@/domain/areas';
import { temFlag } from '@/domain/quem';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { AcessoNegado } from '@/ui/AcessoNegado';
import { ehAdmin, temArea } from './abas';
import { OndePossoIr } from './OndePossoIr';

export const SEM_AREA =
  'Você não possui acesso a este módulo. Navegue para aquele ao qual você possui acesso.';
const SEM_MODULO = 'O seu perfil não tem leitura deste módulo. Quem administra a empresa pode liberá-la.';

export function ComAcesso({ area, modulo }: { area: Area; modulo: CodigoModulo }) {
  const sessao = useSessaoAtiva();
  if (!temArea(sessao, area)) return <AcessoNegado texto={SEM_AREA} acao={<OndePossoIr />} />;
  if (!temFlag(sessao.quem, [modulo, 'leitura'])) {
    return <AcessoNegado texto={SEM_MODULO} acao={<OndePossoIr />} />;
  }
  return <Outlet />;
}

/** The person's own pages in the company, which are not a respondent's. */
export function SoInternos() {
  return useSessaoAtiva().quem.externo ? (
    <AcessoNegado texto={SEM_AREA} acao={<OndePossoIr />} />
  ) : (
    <Outlet />
  );
}

/** Own invitations: of respondents, and of whoever may answer questionnaires. */
export function ComConvites() {
  return useSessaoAtiva().quem.externo ? <Outlet /> : <ComAcesso area="diagnostico" modulo={29} />;
}

/** Routes of administrators: 'Acesso negado' for everybody else (part 1 §2). */
export function SoAdmin() {
  const sessao = useSessaoAtiva();
  return ehAdmin(sessao) && temArea(sessao, 'configuracoes') ? (
    <Outlet />
  ) : (
    <AcessoNegado acao={<OndePossoIr />} />
  );
}
