/** An act that a function does once (atoUnico.ts), called through the SDK. */
import type * as z from 'zod/mini';
import type { Contrato } from '@/domain/contratos/contrato';
import { type AtoPorFuncao, fazerUmaVez } from './atoUnico';
import { chamar } from './callable';

/** Throws JaFeito with the content that the server did under this id. */
export const chamarUmaVez = <E extends z.ZodMiniType, S extends z.ZodMiniType>(
  contrato: Contrato<E, S>,
  dados: z.input<E>,
  ato: AtoPorFuncao<z.input<E>>,
): Promise<z.output<S>> =>
  fazerUmaVez((enviado: z.input<E>, requestId) => chamar(contrato, enviado, requestId), dados, ato);
