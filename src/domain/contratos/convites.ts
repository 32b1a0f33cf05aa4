/** Callables about people invited to questionnaires: `convitesFunctions-…` (decisions Q180). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, LIMITE, lista } from '@/domain/comum/campos';
import { contrato } from './contrato';
import { credencial } from './users';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };

/** Nobody answers by it any more. What was answered stays. */
export const cancelarConvite = contrato(
  'convitesFunctions-cancelar',
  z.strictObject({ ...daEmpresa, conviteId: idDeRegistro() }),
  z.object({}),
);

/** Reminds those of the invitations who have not answered. `lembrados` were written to; the others have their reasons. */
export const lembrarConvidados = contrato(
  'convitesFunctions-lembrar',
  z.strictObject({ ...daEmpresa, convites: lista(idDeRegistro(), LIMITE.pagina, 1, 'Nenhum convite') }),
  z.object({ lembrados: inteiro(), recentes: inteiro(), outros: inteiro() }),
);

/** The holder of a mailed link wants no more reminders. */
export const pararLembretes = contrato(
  'convitesFunctions-pararLembretes',
  z.strictObject(credencial),
  z.object({ nomeFantasia: z.string() }),
);
