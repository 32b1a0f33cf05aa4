/** `/` of a signed-in person inside an active company: the first page they have (decisions P1). */
import { Navigate } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { abasDoMenu } from './abas';
import { carregarPainel } from './primeiraTela';
import { parte, parteDe } from '@/ui/moldura/parte';
import { naTela } from './tela';

const PainelPage = parteDe(carregarPainel, naTela);
const Recusado = parte(() => import('./Recusado').then((m) => m.default), naTela);

export function Inicio() {
  const sessao = useSessaoAtiva();
  const [primeira] = abasDoMenu(sessao);
  const caminho = primeira?.itens[0]?.caminho;
  if (!caminho) return <Recusado por="area" />;
  // People who may read ideas have the dashboard as their first entry. A respondent has only the invitations, and a
  // guest company begins with its diagnostic (decisions P326).
  return caminho === '/' ? <PainelPage /> : <Navigate to={caminho} replace />;
}
