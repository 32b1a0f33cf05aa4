/** `/notificacoes` and what lies under it. */
import { Route, Routes } from 'react-router-dom';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { NotificacoesPage } from './NotificacoesPage';
import { PreferenciasPage } from './PreferenciasPage';

export function NotificacoesRotas() {
  return (
    <Routes>
      <Route index element={<NotificacoesPage />} />
      <Route path="preferencias" element={<PreferenciasPage />} />
      <Route path="*" element={<PaginaDeErro naoEncontrada />} />
    </Routes>
  );
}
