/** Callables of what ideas brought (decisions P250), apart from the others of ideas, which every page of an idea loads. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, texto, textoOpcional } from '@/domain/comum/campos';
import { dia } from '@/domain/comum/dia';
import { camposDaLinha, type RetornoDoAno, type Somas, TIPOS_DE_RETORNO } from '@/domain/retorno/retorno';
import { contrato } from './contrato';

const naIdeia = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro(), ideiaId: idDeRegistro() };
const feito = z.object({ feito: z.literal(true) });

/**
 * Keeps a line of what the idea brought, new or changed; a changed one loses its validation (decisions P250). `versao` is
 * the one that the form opened with, 0 of a new line: a change on top of somebody else's is refused.
 */
export const gravarRetorno = contrato(
  'ideiasFunctions-gravarRetorno',
  z.strictObject({
    ...naIdeia,
    linhaId: idDeRegistro(),
    versao: inteiro(0, 1_000_000),
    linha: z.strictObject(camposDaLinha),
  }),
  feito,
);

export const removerRetorno = contrato(
  'ideiasFunctions-removerRetorno',
  z.strictObject({ ...naIdeia, linhaId: idDeRegistro(), versao: inteiro(1, 1_000_000) }),
  feito,
);

/** Confirms the version of a line that was seen, or sends it back with a reason. */
export const validarRetorno = contrato(
  'ideiasFunctions-validarRetorno',
  z.strictObject({
    ...naIdeia,
    linhaId: idDeRegistro(),
    versao: inteiro(1, 1_000_000),
    motivo: z.nullable(texto(300, 3, 'Diga por que a linha volta.')),
  }),
  feito,
);

/** The day an implemented idea was implemented, where it is not that of the movement. */
export const dizerImplementacao = contrato(
  'ideiasFunctions-dizerImplementacao',
  z.strictObject({ ...naIdeia, dia: dia('Diga o dia.') }),
  feito,
);

const soma = z.object({ previsto: z.number(), realizado: z.number(), validado: z.number() });
const somas = (): z.ZodMiniType<Somas> =>
  z.object(Object.fromEntries(TIPOS_DE_RETORNO.map((tipo) => [tipo, soma]))) as never;
const doAno = (): z.ZodMiniType<RetornoDoAno> =>
  z.object({
    implementadas: inteiro(0, 1e9),
    comRetorno: inteiro(0, 1e9),
    delas: somas(),
    deTodas: somas(),
    esperam: inteiro(0, 1e9),
  });

/** What a year brought, with the year before it, and the ideas that brought most of what the asking person may see. */
export const retornoDoAno = contrato(
  'ideiasFunctions-retornoDoAno',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    ano: inteiro(2000, 2099),
    /** By what is validated, those alone that have some; absent: those that wait for validation first. */
    ordem: z.optional(z.enum(['VALIDADO'])),
  }),
  z.object({
    ano: doAno(),
    anterior: doAno(),
    ideias: z.array(
      z.object({
        id: idDeRegistro(),
        titulo: textoOpcional(300),
        implementadaEm: z.nullable(z.string()),
        validado: z.number(),
        realizado: z.number(),
        previsto: z.number(),
        esperam: inteiro(0, 40),
      }),
    ),
  }),
);
