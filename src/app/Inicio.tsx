/** `/` of a signed-in person inside an active company: the first page they have (decisions P1). */
import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { abasDoMenu } from './abas';
import { carregarPainel } from './primeiraTela';

const PainelPage = lazy(carregarPainel);
const Recusado = lazy(() => import('./Recusado'));

export function Inicio() {
  const [primeira] = abasDoMenu(useSessaoAtiva());
  const caminho = primeira?.itens[0]?.caminho;
  if (!caminho) return <Recusado por="area" />;
  // People who may read ideas have the dashboard as their first entry. A respondent has only the invitations.
  return caminho === '/' ? <PainelPage /> : <Navigate to={caminho} replace />;
}
