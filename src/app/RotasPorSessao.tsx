/** Route sets chosen by session state (part 1 §2); the precedence is docs/decisions.md P1. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from '@/areas/acesso/LoginPage';
import { haIndicioDeSessao, useSessao } from '@/firebase/sessaoAtual';
import { Carregando } from '@/ui/Carregando';

const Principal = lazy(() => import('./Principal').then((m) => ({ default: m.Principal })));
const SemEmpresaPage = lazy(() =>
  import('@/areas/acesso/SemEmpresaPage').then((m) => ({ default: m.SemEmpresaPage })),
);
const SessaoFalhou = lazy(() =>
  import('@/areas/acesso/SessaoFalhou').then((m) => ({ default: m.SessaoFalhou })),
);

const PrivacidadePage = lazy(() =>
  import('@/areas/publico/PrivacidadePage').then((m) => ({ default: m.PrivacidadePage })),
);
const AcessibilidadePage = lazy(() =>
  import('@/areas/publico/AcessibilidadePage').then((m) => ({ default: m.AcessibilidadePage })),
);

function RotaDaSessao() {
  const sessao = useSessao();
  switch (sessao.estado) {
    case 'resolvendo':
      return <Carregando />;
    case 'deslogado':
      return <LoginPage aviso={sessao.aviso} />;
    case 'falhou':
      return <SessaoFalhou erro={sessao.erro} />;
    case 'semEmpresa':
    case 'trocarSenha':
      return <SemEmpresaPage nome={sessao.usuario?.nome ?? sessao.email} />;
    case 'ativa':
      return <Principal />;
  }
}

export function RotasPorSessao() {
  useEffect(() => {
    // A visitor without a session never waits for the SDK: the login page loads it when idle.
    if (haIndicioDeSessao()) void import('@/firebase/session').then(({ iniciarSessao }) => iniciarSessao());
  }, []);
  return (
    <Suspense fallback={<Carregando />}>
      <Routes>
        {/* Open to everybody, whatever the session. */}
        <Route path="/privacidade" element={<PrivacidadePage />} />
        <Route path="/acessibilidade" element={<AcessibilidadePage />} />
        <Route path="*" element={<RotaDaSessao />} />
      </Routes>
    </Suspense>
  );
}
