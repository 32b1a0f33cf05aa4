/** Route sets chosen by session state (part 1 §2); the precedence is decisions P1. */
import { Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ehDeVisitante, ehPublica } from '@/domain/telas/publicas';
import { haIndicioDeSessao } from '@/firebase/sessao/indicio';
import { useSessao } from '@/firebase/sessao/useSessao';
import { tokenDaUrl } from '@/firebase/sessao/tokenDaUrl';
import { Carregando } from '@/ui/pagina/Carregando';
import { carregarLogin, carregarPrincipal, carregarPublicas } from './primeiraTela';
import { parte, parteDe } from '@/ui/moldura/parte';
import { naTela } from './tela';

const LoginPage = parteDe(carregarLogin, naTela);
const Principal = parteDe(carregarPrincipal, naTela);
const ContaSemEmpresa = parte(() => import('./ContaSemEmpresa').then((m) => m.ContaSemEmpresa), naTela);
const SessaoFalhou = parte(() => import('@/areas/acesso/SessaoFalhou').then((m) => m.SessaoFalhou), naTela);

const TrocarSenhaPage = parte(
  () => import('@/areas/acesso/TrocarSenhaPage').then((m) => m.TrocarSenhaPage),
  naTela,
);
const EntrarComToken = parte(
  () => import('@/areas/acesso/EntrarComToken').then((m) => m.EntrarComToken),
  naTela,
);

const RotasPublicas = parteDe(carregarPublicas, naTela);

function RotaDaSessao() {
  const atual = useSessao();
  // The product is drawn in pieces, so that the page answers meanwhile. Leaving it is immediate.
  const adiada = useDeferredValue(atual);
  const sessao = atual.estado === 'ativa' ? adiada : atual;
  const [token, definirToken] = useState(tokenDaUrl);
  const [avisoDoToken, definirAviso] = useState<string>();
  const terminarToken = useCallback((aviso?: string) => {
    definirAviso(aviso);
    definirToken(undefined);
  }, []);
  if (token) return <EntrarComToken token={token} aoTerminar={terminarToken} />;
  switch (sessao.estado) {
    case 'resolvendo':
      return <Carregando />;
    case 'deslogado':
      return <LoginPage aviso={avisoDoToken ?? sessao.aviso} />;
    case 'falhou':
      return <SessaoFalhou erro={sessao.erro} />;
    case 'semEmpresa':
      return <ContaSemEmpresa sessao={sessao} />;
    case 'trocarSenha':
      return <TrocarSenhaPage email={sessao.email} usuario={sessao.usuario} />;
    case 'ativa':
      return <Principal />;
  }
}

export function RotasPorSessao() {
  const { pathname } = useLocation();
  const [falha, definirFalha] = useState<unknown>();
  const deVisitante = ehDeVisitante(pathname);
  useEffect(() => {
    // A visitor without a session never waits for the SDK: the login page loads it when idle.
    if (deVisitante || !haIndicioDeSessao()) return;
    import('@/firebase/sessao/cicloDaSessao').then(({ iniciarSessao }) => iniciarSessao(), definirFalha);
  }, [deVisitante]);
  // For the ErrorBoundary above, which reloads when a newer version has replaced the file.
  if (falha !== undefined) throw falha;
  return (
    <Suspense fallback={<Carregando />}>
      {ehPublica(pathname) ? <RotasPublicas /> : <RotaDaSessao />}
    </Suspense>
  );
}
