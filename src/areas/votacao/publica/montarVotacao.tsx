/** Draws the public voting into index.html: React and a style of its own, without the product's kit (scorecard row 1). */
import { createRoot } from 'react-dom/client';
import { alvoDoEndereco } from '@/domain/votacao/endereco';
import estilos from './votacao.css?inline';
import { Votacao } from './Votacao';

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

export function montarVotacao(): void {
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html não tem #root');
  vestir();
  seguirCores();
  createRoot(raiz).render(<Votacao alvo={alvoDoEndereco(window.location.pathname)} />);
}
