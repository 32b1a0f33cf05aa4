import { useEffect } from 'react';
import { recarregarUmaVez } from '@/navegador/recarregar';
import { PaginaDeErro } from './PaginaDeErro';

/**
 * A screen whose code did not come. With a connection a newer version has replaced it, and the page is loaded anew.
 * Without one it comes when the connection is back.
 */
export function FaltaATela({ tentar }: { tentar: () => void }) {
  useEffect(() => void recarregarUmaVez(), []);
  useEffect(() => {
    window.addEventListener('online', tentar);
    return () => window.removeEventListener('online', tentar);
  }, [tentar]);
  return (
    <PaginaDeErro
      texto="Esta tela não pôde ser carregada. Verifique a conexão e tente de novo."
      aoTentarDeNovo={tentar}
    />
  );
}
