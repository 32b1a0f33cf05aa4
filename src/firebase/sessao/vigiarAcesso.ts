/**
 * Keeps an eye on the open membership, which carries what the matrix grants: a change has the session read again, which ends it when
 * access is gone, and shows what the matrix now allows ("after a change a refresh for the company runs", part 1 §2).
 */
import type { User } from 'firebase/auth';
import type { Vigiado } from './vigia';

/** After the page is up and its own requests are through; the listening code is not part of the first load. */
const DEPOIS_DE = 8_000;
const MAIOR_ESPERA = 10 * 60_000;

let parar = () => {};
/** Grows while the server refuses to be listened to although the session goes on: no tight loop of reading again. */
let espera = DEPOIS_DE;

interface Aberta {
  vigiados: readonly Vigiado[];
  conta: User;
  aoMudar: () => void;
}

/** Watches these documents instead of the former ones; undefined stops. */
export function vigiarAcesso(aberta: Aberta | undefined): void {
  parar();
  parar = () => {};
  if (!aberta) {
    espera = DEPOIS_DE;
    return;
  }
  const cancelamento = new AbortController();
  const relogio = setTimeout(() => void ligar(aberta, cancelamento.signal), espera);
  parar = () => {
    clearTimeout(relogio);
    cancelamento.abort();
  };
}

/** Code that is not there yet cannot be fetched without a connection. */
const conexao = (cancelado: AbortSignal) =>
  new Promise<void>((pronta) => {
    if (navigator.onLine) return pronta();
    window.addEventListener('online', () => pronta(), { once: true, signal: cancelado });
  });

async function ligar({ vigiados, conta, aoMudar }: Aberta, cancelado: AbortSignal): Promise<void> {
  try {
    await conexao(cancelado);
    const { vigiarDocumentos } = await import('./vigia');
    if (cancelado.aborted) return;
    const parada = vigiarDocumentos(vigiados, {
      token: () => conta.getIdToken(),
      aoMudar: (motivo) => {
        espera = motivo === 'recusado' ? Math.min(MAIOR_ESPERA, espera * 2) : DEPOIS_DE;
        aoMudar();
      },
    });
    cancelado.addEventListener('abort', parada);
  } catch (erro) {
    // Without the bell the rules refuse all the same; only the screen learns later.
    console.warn('acesso não vigiado:', erro);
  }
}
