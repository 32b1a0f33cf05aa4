/** Draws answering by link into index.html: the theme and the page, without session, router and frame. */
import { createRoot } from 'react-dom/client';
import { mensagemDoErro } from '@/domain/comum/erros';
import { definirMensagens } from '@/ui/moldura/erro';
import { Tema } from '@/ui/moldura/Tema';
import { ResponderPorLinkPage } from './ResponderPorLinkPage';

export function montarResposta(): void {
  definirMensagens(mensagemDoErro);
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  createRoot(raiz).render(
    <Tema>
      <ResponderPorLinkPage />
    </Tema>,
  );
}
