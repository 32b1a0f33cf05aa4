/** Announcements: `comunicadosFunctions-…` (decisions P446). */
import * as z from 'zod/mini';
import { idDeRegistro } from '@/domain/comum/campos';
import { camposDoComunicado } from '@/domain/notificacoes/comunicado';
import { contrato } from './contrato';

/** Announces today's: the one of the day. */
export const publicar = contrato(
  'comunicadosFunctions-publicar',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    tentativa: idDeRegistro(),
    ...camposDoComunicado,
  }),
  z.object({ id: idDeRegistro() }),
);
