/** `/` of a signed-in person inside an active company: the last steps of the resolver (decisions P1). */
import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { abasDoMenu } from './abas';
import { temArea } from './acessoATela';
import { carregarPainel } from './primeiraTela';

const PainelPage = lazy(carregarPainel);
const Recusado = lazy(() => import('./Recusado'));

export function Inicio() {
  const sessao = useSessaoAtiva();
  const [primeira] = abasDoMenu(sessao);
  const caminho = primeira?.itens[0]?.caminho;
  if (!caminho || !(temArea(sessao, 'gestao') || sessao.quem.externo)) {
    return <Recusado por="area" />;
  }
  // The dashboard is the first entry of who may read ideas, the invitations the only one of a respondent.
  return caminho === '/' ? <PainelPage /> : <Navigate to={caminho} replace />;
}
