/**
 * Who answers a questionnaire (decisions P197): the company, whose ADMINs see its result at once, or people, of whom it
 * sees means only. The choice is frozen with each version.
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { inteiro } from '@/domain/comum/campos';

export const QUEM_RESPONDE = ['EMPRESA', 'PESSOAS'] as const;
export type QuemResponde = (typeof QUEM_RESPONDE)[number];
export const quemRespondeSchema = z.enum(QUEM_RESPONDE);

export const ROTULO_DE_QUEM_RESPONDE: Record<QuemResponde, string> = comOutro(
  {
    EMPRESA: 'A empresa responde',
    PESSOAS: 'As pessoas respondem',
  },
  OUTRO,
);

/** Of fewer people a company sees no mean, whatever a questionnaire says. */
export const MINIMO_DE_PESSOAS = 3;
export const MAXIMO_DE_PESSOAS = 1_000;
export const minimoDePessoas = () => inteiro(MINIMO_DE_PESSOAS, MAXIMO_DE_PESSOAS);

/** What nobody chose follows the limit: one sheet is the company's. */
export const quemRespondeDe = (
  escolhido: QuemResponde | null | undefined,
  { limiteUsuario }: { limiteUsuario: number },
): QuemResponde => escolhido ?? (limiteUsuario === 1 ? 'EMPRESA' : 'PESSOAS');

/** How a version is answered; `minimo` people make a mean. */
export interface ModoDeResponder {
  quem: QuemResponde;
  minimo: number;
}

/** Of several versions the strictest: what was promised to somebody holds. */
export const maisEstrito = (modos: readonly ModoDeResponder[]): ModoDeResponder => ({
  quem: modos.some(({ quem }) => quem === 'PESSOAS') ? 'PESSOAS' : 'EMPRESA',
  minimo: Math.max(MINIMO_DE_PESSOAS, ...modos.map(({ minimo }) => minimo)),
});
