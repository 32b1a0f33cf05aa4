/**
 * What only this session of this device knows: new with each sign-in and gone with each sign-out, so that nothing that
 * was left in between passes for the session's own (decisions P240).
 */
import { doAparelho } from '@/navegador/guarda';

const SEGREDO = 'segredoDaSessao';

export function comecarSegredo(): string {
  const segredo = crypto.randomUUID();
  doAparelho.escrever(SEGREDO, segredo);
  return segredo;
}

/** A session that began before there was one gets it now. */
export const segredoDaSessao = (): string => doAparelho.ler(SEGREDO) ?? comecarSegredo();

export const terminarSegredo = (): void => doAparelho.apagar(SEGREDO);
