import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AreaDeAvisos } from '@/ui/moldura/AreaDeAvisos';
import { AreaViva } from '@/ui/moldura/AreaViva';
import { Tema } from '@/ui/moldura/Tema';
import { ConfirmarProvider } from '@/ui/formulario/useConfirmar';

/** Draws a component with theme (transitions off), router, confirmation, toasts and live region. */
export function desenhar(conteudo: ReactNode, { rota = '/' }: { rota?: string } = {}): RenderResult {
  return render(conteudo, {
    wrapper: ({ children }) => (
      <Tema env="test">
        <MemoryRouter initialEntries={[rota]}>
          <ConfirmarProvider>{children}</ConfirmarProvider>
          <AreaDeAvisos />
          <AreaViva />
        </MemoryRouter>
      </Tema>
    ),
  });
}
