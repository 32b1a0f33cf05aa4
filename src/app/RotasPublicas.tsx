/** Screens open to everybody, whatever the session (part 1 §2; domain/telas/publicas.ts). */
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PUBLICAS } from '@/domain/telas/publicas';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { tela } from './tela';

const convite = tela(() => import('@/areas/acesso/ConvitePage').then((m) => m.ConvitePage));
const autocadastro = tela(() => import('@/areas/entrada/AutocadastroPage').then((m) => m.AutocadastroPage));

const TELAS: Record<(typeof PUBLICAS)[number], ComponentType> = {
  '/privacidade': tela(() => import('@/areas/publico/PrivacidadePage').then((m) => m.PrivacidadePage)),
  '/acessibilidade': tela(() =>
    import('@/areas/publico/AcessibilidadePage').then((m) => m.AcessibilidadePage),
  ),
  '/convite/:conviteId': convite,
  '/convite/:conviteId/:segredo': convite,
  '/convite-diagnostico/:licenciadaId/:projetoId/:empresaId/:colaboradorId': tela(() =>
    import('@/areas/acesso/ConviteDiagnosticoPage').then((m) => m.ConviteDiagnosticoPage),
  ),
  '/lembretes/:conviteId': tela(() =>
    import('@/areas/acesso/PararLembretesPage').then((m) => m.PararLembretesPage),
  ),
  '/parar-mensagens/:licenciadaId/:empresaId/:id/:idEmpresa': tela(() =>
    import('@/areas/acesso/PararMensagensPage').then((m) => m.PararMensagensPage),
  ),
  '/auto-cadastro/:licenciadaId/:empresaId/:projetoId': autocadastro,
  '/auto-cadastro/:empresaId/:projetoId': autocadastro,
  '/projeto/:empresaId/:projetoId/:licenciadaId': tela(() =>
    import('@/areas/entrada/InscricaoExternaPage').then((m) => m.InscricaoExternaPage),
  ),
  '/definir-senha': tela(() => import('@/areas/acesso/DefinirSenhaPage').then((m) => m.DefinirSenhaPage)),
};

export function RotasPublicas() {
  return (
    <Routes>
      {Object.entries(TELAS).map(([endereco, Tela]) => (
        <Route key={endereco} path={endereco} element={<Tela />} />
      ))}
      <Route path="*" element={<PaginaDeErro naoEncontrada />} />
    </Routes>
  );
}
