/** `/` of a signed-in person inside an active company: the first page they have (decisions P1). */
import { Navigate, useLocation } from 'react-router-dom';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { abasDoMenu } from './abas';
import { carregarPainel } from './primeiraTela';
import { parte, parteDe } from '@/ui/moldura/parte';
import { naTela } from './tela';

const PainelPage = parteDe(carregarPainel, naTela);
const Recusado = parte(() => import('./Recusado').then((m) => m.default), naTela);

export function Inicio() {
  const sessao = useSessaoAtiva();
  const { state } = useLocation();
  const [primeira] = abasDoMenu(sessao);
  // Who runs a guest company came for the diagnostic; the menu still leads to the dashboard (decisions Q28).
  if (state !== 'menu' && sessao.quem.papel === 'ADMIN' && !sessao.quem.organiza)
    return <Navigate to={para('/diagnosticoEmpresa')} replace />;
  const caminho = primeira?.itens[0]?.caminho;
  if (!caminho) return <Recusado por="area" />;
  // People who may read ideas have the dashboard as their first entry. A respondent has only the invitations.
  return caminho === '/' ? <PainelPage /> : <Navigate to={caminho} replace />;
}
