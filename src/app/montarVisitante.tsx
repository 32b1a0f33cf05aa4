/**
 * Draws the visitors' pages that have none of the product's kit into index.html: React and a style of their own. They are the
 * public voting (scorecard row 1), and the page that verifies a certificate.
 */
import { createRoot } from 'react-dom/client';
import { Verificacao } from '@/areas/certificados/publica/Verificacao';
import { Votacao } from '@/areas/votacao/publica/Votacao';
import { codigoDoEndereco, VERIFICACAO } from '@/domain/certificados/codigo';
import { alvoDoEndereco } from '@/domain/votacao/endereco';
import estilos from '@/ui/visitante/visitante.css?inline';

/** Light or dark as index.html chose it, and as the system changes afterwards. */
function seguirCores() {
  const escuro = matchMedia('(prefers-color-scheme: dark)');
  escuro.addEventListener('change', () => {
    document.documentElement.dataset['mantineColorScheme'] = escuro.matches ? 'dark' : 'light';
  });
}

/** A file less to ask for. */
function vestir() {
  const folha = document.createElement('style');
  folha.textContent = estilos;
  document.head.append(folha);
}

export function montarVisitante(): void {
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  vestir();
  seguirCores();
  const { pathname } = window.location;
  createRoot(raiz).render(
    pathname.startsWith(VERIFICACAO) ? (
      <Verificacao doEndereco={codigoDoEndereco(pathname)} />
    ) : (
      <Votacao alvo={alvoDoEndereco(pathname)} />
    ),
  );
}
