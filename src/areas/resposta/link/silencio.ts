/**
 * A sheet without an account ends on a device that nobody touches for hours: the next person there neither reads nor
 * finishes it. What was sent stays with the server, and a mailed link goes on with it (decisions P240).
 */
import { gaveta } from '@/navegador/gaveta';
import { doAparelho } from '@/navegador/guarda';

const HORA = 60 * 60 * 1000;
export const HORAS_DE_SILENCIO = 8;
/** Of a device that could not send: nobody else has these answers. */
const HORAS_COM_ALGO_POR_ENVIAR = 72;
const POR_ENVIAR = ' por enviar';

const PREFIXO = 'usada:';
/** Sheets begun on this device by an open link (credencial.ts). */
const COMECADA = /^resposta:/;

const marca = (folha: string) => doAparelho.ler(PREFIXO + folha);

/** Somebody is here. `porEnviar` says whether something waits; else it stays as it was. */
export function usar(folha: string, porEnviar = marca(folha)?.endsWith(POR_ENVIAR) === true): void {
  doAparelho.escrever(PREFIXO + folha, `${Date.now()}${porEnviar ? POR_ENVIAR : ''}`);
}

/** A sheet of before this was noted was used just now. */
export function calada(folha: string): boolean {
  const usada = marca(folha);
  if (usada === null) {
    usar(folha);
    return false;
  }
  const horas = usada.endsWith(POR_ENVIAR) ? HORAS_COM_ALGO_POR_ENVIAR : HORAS_DE_SILENCIO;
  return !(Date.now() - Number.parseInt(usada, 10) < horas * HORA);
}

/** Takes from this device all that it keeps of a sheet. */
export async function esquecerFolha(folha: string): Promise<void> {
  for (const chave of doAparelho.chaves())
    if (COMECADA.test(chave) && doAparelho.ler(chave)?.startsWith(`folha=${folha}.`))
      doAparelho.apagar(chave);
  doAparelho.apagar(PREFIXO + folha);
  for (const chave of [folha, `lida:folha/${folha}`, `folha:folha/${folha}`]) await gaveta.apagar(chave);
}

/** Forgets the sheets of everybody who went away from this device. */
export async function esquecerCaladas(): Promise<void> {
  const marcas = doAparelho.chaves().filter((chave) => chave.startsWith(PREFIXO));
  for (const folha of marcas.map((chave) => chave.slice(PREFIXO.length)))
    if (calada(folha)) await esquecerFolha(folha);
}
