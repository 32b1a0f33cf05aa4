/** What waits for a person and only a function can count (decisions P440). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { contrato } from './contrato';

/** Lines that the caller may validate, and companies that the caller scores in juries and has not scored in full. */
export const esperando = contrato(
  'ideiasFunctions-esperando',
  z.strictObject({ licenciadaId: idDeRegistro(), empresaId: idDeRegistro() }),
  z.object({ retornos: inteiro(0, 1e9), avaliacoes: inteiro(0, 1e9) }),
);
