/**
 * Main routes (part 1 §2). The first screens are here. The table of all others is a file of its own. So the first
 * load does not grow with every screen. The error screen forgets its failure when the address changes.
 */
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { MENU } from '@/domain/telas/menu';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorBoundary } from '@/ui/pagina/ErrorBoundary';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { ComAcesso } from './ComAcesso';
import { Inicio } from './Inicio';
import { carregarCasa, carregarOutras } from './primeiraTela';
import { TelaDeErro } from './TelaDeErro';
import { parte, parteDe } from '@/ui/moldura/parte';
import { naTela } from './tela';

const HomeIdeiasPage = parteDe(carregarCasa, naTela);
const OutrasRotas = parteDe(carregarOutras, naTela);
const LicenciadasPage = parte(
  () => import('@/areas/administracao/LicenciadasPage').then((m) => m.LicenciadasPage),
  naTela,
);

export function Rotas() {
  const { pathname } = useLocation();
  const { master } = useSessaoAtiva();
  return (
    <ErrorBoundary chave={pathname} mostrar={(erro) => <TelaDeErro erro={erro} />}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/" element={master ? <LicenciadasPage /> : <Inicio />} />
          <Route
            path="/home-ideias"
            element={
              <ComAcesso tela={MENU.gestao['/home-ideias']}>
                <HomeIdeiasPage />
              </ComAcesso>
            }
          />
          <Route path="*" element={<OutrasRotas />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
