/** Route sets chosen by session state (part 1 §2); the precedence is docs/decisions.md P1. */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { haIndicioDeSessao } from '@/firebase/indicio';
import { useSessao } from '@/firebase/sessaoAtual';
import { tokenDaUrl } from '@/firebase/tokenDaUrl';
import { Carregando } from '@/ui/Carregando';

const LoginPage = lazy(() => import('@/areas/acesso/LoginPage').then((m) => ({ default: m.LoginPage })));
const Principal = lazy(() => import('./Principal').then((m) => ({ default: m.Principal })));
const ContaSemEmpresa = lazy(() => import('./ContaSemEmpresa').then((m) => ({ default: m.ContaSemEmpresa })));
const SessaoFalhou = lazy(() =>
  import('@/areas/acesso/SessaoFalhou').then((m) => ({ default: m.SessaoFalhou })),
);

const PrivacidadePage = lazy(() =>
  import('@/areas/publico/PrivacidadePage').then((m) => ({ default: m.PrivacidadePage })),
);
const AcessibilidadePage = lazy(() =>
  import('@/areas/publico/AcessibilidadePage').then((m) => ({ default: m.AcessibilidadePage })),
);

const ConvitePage = lazy(() =>
  import('@/areas/acesso/ConvitePage').then((m) => ({ default: m.ConvitePage })),
);
const ConviteDiagnosticoPage = lazy(() =>
  import('@/areas/acesso/ConviteDiagnosticoPage').then((m) => ({ default: m.ConviteDiagnosticoPage })),
);
const DefinirSenhaPage = lazy(() =>
  import('@/areas/acesso/DefinirSenhaPage').then((m) => ({ default: m.DefinirSenhaPage })),
);
const TrocarSenhaPage = lazy(() =>
  import('@/areas/acesso/TrocarSenhaPage').then((m) => ({ default: m.TrocarSenhaPage })),
);
const EntrarComToken = lazy(() =>
  import('@/areas/acesso/EntrarComToken').then((m) => ({ default: m.EntrarComToken })),
);

function RotaDaSessao() {
  const sessao = useSessao();
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
  const [falha, definirFalha] = useState<unknown>();
  useEffect(() => {
    // A visitor without a session never waits for the SDK: the login page loads it when idle.
    if (!haIndicioDeSessao()) return;
    import('@/firebase/session').then(({ iniciarSessao }) => iniciarSessao(), definirFalha);
  }, []);
  // For the ErrorBoundary above, which reloads when a newer version has replaced the file.
  if (falha !== undefined) throw falha;
  return (
    <Suspense fallback={<Carregando />}>
      <Routes>
        {/* Open to everybody, whatever the session. */}
        <Route path="/privacidade" element={<PrivacidadePage />} />
        <Route path="/acessibilidade" element={<AcessibilidadePage />} />
        <Route path="/convite/:conviteId/:segredo" element={<ConvitePage />} />
        <Route
          path="/convite-diagnostico/:licenciadaId/:projetoId/:empresaId/:colaboradorId"
          element={<ConviteDiagnosticoPage />}
        />
        <Route path="/definir-senha" element={<DefinirSenhaPage />} />
        <Route path="*" element={<RotaDaSessao />} />
      </Routes>
    </Suspense>
  );
}
