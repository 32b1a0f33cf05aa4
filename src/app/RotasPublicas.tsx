/** Screens open to everybody, whatever the session (part 1 §2); RotasPorSessao knows their addresses. */
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';

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

export function RotasPublicas() {
  return (
    <Routes>
      <Route path="/privacidade" element={<PrivacidadePage />} />
      <Route path="/acessibilidade" element={<AcessibilidadePage />} />
      <Route path="/convite/:conviteId/:segredo" element={<ConvitePage />} />
      <Route
        path="/convite-diagnostico/:licenciadaId/:projetoId/:empresaId/:colaboradorId"
        element={<ConviteDiagnosticoPage />}
      />
      <Route path="/definir-senha" element={<DefinirSenhaPage />} />
      <Route path="*" element={<PaginaDeErro naoEncontrada />} />
    </Routes>
  );
}
