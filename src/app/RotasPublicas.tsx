/** Screens open to everybody, whatever the session (part 1 §2); RotasPorSessao knows their addresses. */
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const PrivacidadePage = lazy(() =>
  import('@/areas/publico/PrivacidadePage').then((m) => ({ default: m.PrivacidadePage })),
);
const AcessibilidadePage = lazy(() =>
  import('@/areas/publico/AcessibilidadePage').then((m) => ({ default: m.AcessibilidadePage })),
);
const ConvitePage = lazy(() =>
  import('@/areas/acesso/ConvitePage').then((m) => ({ default: m.ConvitePage })),
);
const DefinirSenhaPage = lazy(() =>
  import('@/areas/acesso/DefinirSenhaPage').then((m) => ({ default: m.DefinirSenhaPage })),
);

export function RotasPublicas() {
  return (
    <Routes>
      <Route path="/privacidade" element={<PrivacidadePage />} />
      <Route path="/acessibilidade" element={<AcessibilidadePage />} />
      <Route path="/convite/:conviteId/:segredo" element={<ConvitePage />} />
      <Route path="/definir-senha" element={<DefinirSenhaPage />} />
    </Routes>
  );
}
