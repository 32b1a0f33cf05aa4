/**
 * Addresses that a channel may have. The form asks here, and the function that stores one. Where its name leads is
 * looked at once more whenever something is sent (functions/src/canais/enviar.ts).
 */
import { CANAIS, type TipoDeCanal } from './canal';

/** A name with a dot whose last part begins with a letter: no number of a network, however it is written. */
const NOME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

const lerUrl = (texto: string) => {
  try {
    return new URL(texto.trim());
  } catch {
    return undefined;
  }
};

/** Why the address cannot be used, in a sentence; undefined when it can. */
export function problemaDoEndereco(tipo: TipoDeCanal, texto: string): string | undefined {
  const url = lerUrl(texto);
  if (!url) return 'Escreva o endereço completo, que começa com https://.';
  const { protocol, username, password, port, hostname } = url;
  if (protocol !== 'https:') return 'O endereço precisa começar com https://.';
  if (username || password) return 'Tire do endereço o nome de usuário e a senha.';
  if (port) return 'Tire do endereço o número da porta.';
  if (!NOME.test(hostname)) return 'Use o nome público do servidor, não um número de IP nem um nome interno.';
  const { nome, dominios } = CANAIS[tipo];
  const daqui = dominios.some((dominio) => hostname === dominio || hostname.endsWith(`.${dominio}`));
  if (dominios.length > 0 && !daqui)
    return `Este endereço não é do ${nome}. O servidor precisa ser ${dominios.join(' ou ')}.`;
  return url.href.length > 1_000 ? 'Use um endereço de no máximo 1.000 caracteres.' : undefined;
}

/** As it is stored and sent to. Throws a TypeError for what is no address. */
export const enderecoDoCanal = (texto: string): string => new URL(texto.trim()).href;

/** Enough to tell one from another: the address itself lets anybody write in the channel. */
export const enderecoEncoberto = (url: string): string => `${new URL(url).hostname}/…${url.slice(-4)}`;
