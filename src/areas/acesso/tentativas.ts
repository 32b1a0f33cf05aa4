/**
 * Login attempts of this browser: after five failures in a row each further one waits, longer every time. The server
 * limits as well. This spares an honest person a locked account and a script its speed (part 1 §2, threats B27).
 */
import { doAparelho } from '@/navegador/guarda';

const CHAVE = 'tentativasDeLogin';
const LIVRES = 5;
const PRIMEIRA_ESPERA = 15_000;
const MAIOR_ESPERA = 10 * 60_000;
/** Failures older than this are forgotten. */
const MEMORIA = 30 * 60_000;

interface Tentativas {
  falhas: number;
  ultima: number;
}

function ler(agora: number): Tentativas {
  const [falhas, ultima] = (doAparelho.ler(CHAVE) ?? '').split('@').map(Number);
  if (!falhas || !ultima || agora - ultima > MEMORIA) return { falhas: 0, ultima: 0 };
  return { falhas, ultima };
}

export function anotarFalha(agora = Date.now()): void {
  doAparelho.escrever(CHAVE, `${ler(agora).falhas + 1}@${agora}`);
}

export const esquecerFalhas = () => doAparelho.apagar(CHAVE);

/** Milliseconds until the next attempt is accepted; 0 when it is now. */
export function espera(agora = Date.now()): number {
  const { falhas, ultima } = ler(agora);
  if (falhas < LIVRES) return 0;
  const pausa = Math.min(MAIOR_ESPERA, PRIMEIRA_ESPERA * 2 ** (falhas - LIVRES));
  return Math.max(0, ultima + pausa - agora);
}

/** Sentence for a wait. */
export function fraseDaEspera(ms: number): string {
  const segundos = Math.ceil(ms / 1000);
  if (segundos <= 90) return `Muitas tentativas seguidas. Aguarde ${segundos} segundos e tente de novo.`;
  return `Muitas tentativas seguidas. Aguarde ${Math.ceil(segundos / 60)} minutos e tente de novo.`;
}
