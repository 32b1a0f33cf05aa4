/** One tab per sheet: two would send the same device's changes past each other (decisions Q161). */
import { semTravas, travas } from '@/navegador/abas';

export interface Vez {
  soltar: () => void;
}

/** Milliseconds for a page that is just going to let go: a reload is no second tab. */
const ESPERA = 2_000;

const nome = (folha: string) => `resposta/${folha}`;

/**
 * Takes the sheet for this tab, or null while another one has it; `tomar` takes it from there. `aoPerder` runs when
 * another tab takes it. A browser without locks has no second opinion, and the server still tells changes apart.
 */
export function pedirVez(folha: string, tomar: boolean, aoPerder: () => void): Promise<Vez | null> {
  const semOutra = { soltar: () => undefined };
  const locks = travas();
  if (!locks) return Promise.resolve(semOutra);
  return new Promise((responder) => {
    const modo = tomar ? { steal: true } : { signal: AbortSignal.timeout(ESPERA) };
    let minha = false;
    const usar = () => {
      minha = true;
      return new Promise<void>((soltar) => responder({ soltar }));
    };
    locks.request(nome(folha), modo, usar).catch((erro: unknown) => {
      if (minha) aoPerder();
      else responder(semTravas(erro) ? semOutra : null);
    });
  });
}
