/**
 * What opened this page. The secret leaves the address at once, so that nobody copies it from there, and stays with the
 * entry of the browser's history, which a reload keeps and no request carries. A sheet begun by an open link is kept on
 * the device too, until it is finished or nobody touches it for hours.
 */
import { doAparelho } from '@/navegador/guarda';
import {
  type AlvoDaResposta,
  type CredencialDaFolha,
  type CredencialDoLink,
  lerCredencial,
} from '@/domain/diagnostico/endereco-de-resposta';
import { calada, usar } from './silencio';

const doHistorico = (): CredencialDoLink | undefined => {
  const estado: unknown = window.history.state;
  const guardada =
    typeof estado === 'object' && estado !== null && 'credencial' in estado ? estado.credencial : undefined;
  const lida = typeof guardada === 'string' ? lerCredencial(guardada) : undefined;
  return lida?.tipo === 'folha' && calada(lida.id) ? undefined : lida;
};

/** Two of the same text open the same. */
export const emTexto = (credencial: CredencialDoLink) =>
  credencial.tipo === 'link'
    ? `link=${credencial.segredo}`
    : `${credencial.tipo}=${credencial.id}.${credencial.segredo}`;

/** Keeps it with this entry of the history, and nowhere in the address. */
export function manterNoHistorico(credencial: CredencialDoLink): void {
  const { pathname, search } = window.location;
  window.history.replaceState({ credencial: emTexto(credencial) }, '', `${pathname}${search}`);
}

/** This entry of the history opens nothing any more. */
export const soltarDoHistorico = (): void => window.history.replaceState(null, '');

export function credencialDaPagina(): CredencialDoLink | undefined {
  const doEndereco = lerCredencial(window.location.hash);
  if (doEndereco) manterNoHistorico(doEndereco);
  // Whoever brings the secret along is here.
  if (doEndereco?.tipo === 'folha') usar(doEndereco.id);
  return doEndereco ?? doHistorico();
}

const chave = ({ empresaId, idEmpresa, questionarioId }: AlvoDaResposta) =>
  `resposta:${idEmpresa}/${questionarioId}/${empresaId}`;

/** The sheet that was begun on this device by the open link. */
export function comecadaAqui(alvo: AlvoDaResposta): CredencialDaFolha | undefined {
  const lida = lerCredencial(doAparelho.ler(chave(alvo)) ?? '');
  return lida?.tipo === 'folha' && !calada(lida.id) ? lida : undefined;
}
/** True iff the same link finds it again on a later visit. */
export function lembrarComecada(alvo: AlvoDaResposta, credencial: CredencialDaFolha): boolean {
  usar(credencial.id);
  return doAparelho.escrever(chave(alvo), emTexto(credencial));
}
export const esquecerComecada = (alvo: AlvoDaResposta) => doAparelho.apagar(chave(alvo));

/** 192 bits, as the server's own secrets. */
export function novaChave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
