/** Callables of moderation (decisions P450), apart from those that every page of an idea loads. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, textoOpcional } from '@/domain/comum/campos';
import {
  alvoSchema,
  DECISOES,
  decisaoForm,
  denunciaForm,
  MAXIMO_DA_EXPLICACAO,
  MAXIMO_DE_DENUNCIAS,
  SITUACOES_DO_CASO,
} from '@/domain/moderacao/moderacao';
import { MOTIVOS_DA_MODERACAO } from '@/domain/moderacao/motivos';
import { contrato } from './contrato';

const naEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
const feito = z.object({ feito: z.literal(true) });
const motivo = () => z.nullable(z.enum(MOTIVOS_DA_MODERACAO));

/** Reports a content. Sent again by the same person it takes the place of their first one. */
export const denunciar = contrato(
  'moderacaoFunctions-denunciar',
  z.strictObject({ ...naEmpresa, alvo: alvoSchema, denuncia: denunciaForm }),
  feito,
);

/** Decides a case in the version that was seen. */
export const moderar = contrato(
  'moderacaoFunctions-moderar',
  z.strictObject({
    ...naEmpresa,
    casoId: idDeRegistro(),
    versao: inteiro(1, 1_000_000),
    decisao: decisaoForm,
  }),
  feito,
);

/** Cases of a page. */
export const CASOS_POR_PAGINA = 20;

const casoNaFila = z.object({
  id: idDeRegistro(),
  alvo: alvoSchema,
  /** The challenge above a proposal, whose page shows it; the parent itself of all others. */
  onde: z.object({ colecao: z.enum(['ideias', 'desafios']), id: idDeRegistro() }),
  tituloDoPai: textoOpcional(300),
  autor: textoOpcional(300),
  /** What it says, or, hidden and to ADMIN alone, what it said; null where it may not be read or is gone. */
  texto: z.nullable(z.string()),
  removido: z.boolean(),
  situacao: z.enum(SITUACOES_DO_CASO),
  versao: inteiro(1, 1_000_000),
  denuncias: z
    .array(
      z.object({
        motivo: z.enum(MOTIVOS_DA_MODERACAO),
        explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO),
        em: z.string(),
      }),
    )
    .check(z.maxLength(MAXIMO_DE_DENUNCIAS)),
  decisao: z.nullable(z.enum(DECISOES)),
  motivo: motivo(),
  explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO),
  decididoPor: textoOpcional(300),
  decididoEm: z.nullable(z.string()),
});
export type CasoNaFila = z.infer<typeof casoNaFila>;

/** The queue: open cases, or decided ones, the newest first. A person's own contents are never in it. */
export const fila = contrato(
  'moderacaoFunctions-filaDaModeracao',
  z.strictObject({
    ...naEmpresa,
    noEstado: z.enum(SITUACOES_DO_CASO),
    /** Id of the last case of the page before. */
    depois: z.nullable(idDeRegistro()),
  }),
  z.object({ casos: z.array(casoNaFila), proxima: z.nullable(idDeRegistro()) }),
);

/** Why a parent is not there: hidden by moderation, or null. To whoever could see it before. */
export const ocultado = contrato(
  'moderacaoFunctions-ocultado',
  z.strictObject({ ...naEmpresa, alvo: alvoSchema }),
  z.object({ motivo: motivo(), explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO) }),
);
