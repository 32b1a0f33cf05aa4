/** Keeps an eye on the open membership: a change of it has the session read again, which ends it when access is gone. */
import type { User } from 'firebase/auth';
import type { SessaoAtiva } from './sessaoAtual';

/** After the page is up and its own requests are through; the listening code is not part of the first load. */
const DEPOIS_DE = 8_000;
const MAIOR_ESPERA = 10 * 60_000;

let parar = () => {};
/** Grows while the server refuses to be listened to although the session goes on: no tight loop of reading again. */
let espera = DEPOIS_DE;

interface Aberta {
  sessao: SessaoAtiva;
  conta: User;
  aoMudar: () => void;
}

/** Watches this membership instead of the former one; undefined stops. */
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

async function ligar({ sessao, conta, aoMudar }: Aberta, cancelado: AbortSignal): Promise<void> {
  try {
    const { vigiarDocumento } = await import('./vigia');
    if (cancelado.aborted) return;
    const parada = vigiarDocumento(sessao.referencia, {
      token: () => conta.getIdToken(),
      lidoEm: sessao.colaborador.updatedAt,
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
