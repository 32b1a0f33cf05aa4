/** Error screen of every route. A failure of a visitor's flow ends the session and leads back to it (part 1 §2). */
import { useEffect } from 'react';
import { destinoDoErro } from '@/domain/comum/destino-do-erro';
import { mensagemDoErro } from '@/domain/comum/erros';
import { Carregando } from '@/ui/pagina/Carregando';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';

export function TelaDeErro({ erro }: { erro: unknown }) {
  const texto = mensagemDoErro(erro);
  const destino = destinoDoErro(texto, window.location.origin);
  useEffect(() => {
    if (destino === undefined) return;
    // A new page load drops whatever the failed flow left in memory, also when signing out fails.
    void import('@/firebase/sessao/cicloDaSessao')
      .then(({ encerrar }) => encerrar())
      .finally(() => window.location.replace(destino));
  }, [destino]);
  return destino === undefined ? <PaginaDeErro texto={texto} /> : <Carregando />;
}
