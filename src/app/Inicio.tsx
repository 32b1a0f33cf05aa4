/** `/` of a signed-in person inside an active company: the last steps of the resolver (docs/decisions.md, `/`). */
import { Navigate } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { AcessoNegado } from '@/ui/AcessoNegado';
import { SEM_AREA } from './ComAcesso';
import { abasDoMenu, temArea } from './abas';
import { OndePossoIr } from './OndePossoIr';

export function Inicio() {
  const sessao = useSessaoAtiva();
  const [primeira] = abasDoMenu(sessao);
  const caminho = primeira?.itens[0]?.caminho;
  if (!caminho || (!sessao.master && !temArea(sessao, 'gestao'))) {
    return <AcessoNegado texto={SEM_AREA} acao={<OndePossoIr />} />;
  }
  return <Navigate to={caminho} replace />;
}
