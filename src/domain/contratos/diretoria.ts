/** 'Resumo para a diretoria', apart from what every page of an idea loads (decisions P441). */
import * as z from 'zod/mini';
import { idDeRegistro } from '@/domain/comum/campos';
import { resumoDaDiretoriaSchema } from '@/domain/retorno/diretoria';
import { mes } from '@/domain/retorno/retorno';
import { contrato } from './contrato';

export const resumoDaDiretoria = contrato(
  'ideiasFunctions-resumoDaDiretoria',
  z.strictObject({ licenciadaId: idDeRegistro(), empresaId: idDeRegistro(), de: mes(), ate: mes() }),
  resumoDaDiretoriaSchema,
);
