/** What goes into the spreadsheet of returns; its page alone loads it (decisions P447). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { SITUACOES_DO_RETORNO, TIPOS_DE_RETORNO } from '@/domain/retorno/retorno';
import { contrato } from './contrato';

export const linhasDoRetorno = contrato(
  'ideiasFunctions-linhasDoRetorno',
  z.strictObject({ licenciadaId: idDeRegistro(), empresaId: idDeRegistro(), ano: inteiro(2000, 2099) }),
  z.object({
    /** Public ideas only, by what is validated in the year; the first of them where there are more. */
    ideias: z.array(
      z.object({
        id: idDeRegistro(),
        titulo: z.string(),
        setores: z.array(z.string()),
        implementadaEm: z.nullable(z.string()),
        linhas: z.array(
          z.object({
            tipo: z.enum(TIPOS_DE_RETORNO),
            situacao: z.enum(SITUACOES_DO_RETORNO),
            inicio: z.string(),
            meses: inteiro(1, 60),
            valor: z.number(),
            nota: z.string(),
            validadaEm: z.nullable(z.string()),
            validada: z.boolean(),
            devolvida: z.string(),
          }),
        ),
      }),
    ),
    /** How many were left out: the sheet says so. */
    faltam: inteiro(0, 1e9),
  }),
);
