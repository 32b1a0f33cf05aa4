/**
 * Binds an outbox to who wrote it: the session of an account, or the secret of a link. Whoever sits at the same computer
 * afterwards can write into the browser's database, and does not know what seals it (decisions P240).
 */
import type { CaixaDeSaida } from '@/domain/diagnostico/caixa-de-saida';

/** An account's is emptied by signing out; a link's belongs to whoever has the link. */
export type Dono = 'conta' | 'link';
export type Guardada = CaixaDeSaida & { dono?: Dono; selo?: string };

const bytes = (texto: string) => new TextEncoder().encode(texto);

async function seloDe(folha: string, caixa: CaixaDeSaida, segredo: string): Promise<string> {
  const chave = await crypto.subtle.importKey(
    'raw',
    bytes(segredo),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const assinado = await crypto.subtle.sign('HMAC', chave, bytes(`${folha}\n${JSON.stringify(caixa)}`));
  return [...new Uint8Array(assinado)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const selada = async (
  folha: string,
  caixa: CaixaDeSaida,
  { dono, segredo }: { dono: Dono; segredo: () => string },
): Promise<Guardada> => ({ ...caixa, dono, selo: await seloDe(folha, caixa, segredo()) });

export async function abrirSelo(folha: string, guardada: Guardada, segredo: string) {
  const { dono: _dono, selo, ...caixa } = guardada;
  return { caixa, nossa: selo === (await seloDe(folha, caixa, segredo)) };
}

/** True iff something in it was never sent, whatever shape another program left it in. */
export const espera = ({ porEnviar }: Partial<CaixaDeSaida>): boolean =>
  typeof porEnviar === 'object' && Object.keys(porEnviar).length > 0;
