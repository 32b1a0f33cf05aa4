/** Callables about immersions of challenges: `desafiosFunctions-…` (decisions D1, D3, D10). */
import * as z from 'zod/mini';
import { idDeRegistro } from '@/domain/comum/campos';
import { cronogramaForm, eventoForm, solucaoForm } from '@/domain/imersoes/imersao-form';
import { statusDaInscricao } from '@/domain/imersoes/inscricao';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
const daImersao = { ...daEmpresa, cronogramaId: idDeRegistro() };
const id = z.object({ id: z.string() });
const feito = z.object({});

/** Enrols the caller, or puts them on the waiting list of a full immersion when they ask for it. */
export const inscrever = contrato(
  'desafiosFunctions-inscrever',
  z.strictObject({ ...daImersao, naEspera: z.boolean() }),
  z.object({ naEspera: z.boolean() }),
);

export const cancelarInscricao = contrato(
  'desafiosFunctions-cancelarInscricao',
  z.strictObject(daImersao),
  feito,
);

/** Status and highlight of somebody's enrolment; what is absent stays. */
export const definirInscricao = contrato(
  'desafiosFunctions-definirInscricao',
  z.strictObject({
    ...daImersao,
    uid: idDeRegistro(),
    status: z.optional(statusDaInscricao()),
    destaque: z.optional(z.boolean()),
  }),
  feito,
);

/** Creates an immersion, or changes it: `de` is what it said when the form was opened. */
export const salvarCronograma = contrato(
  'desafiosFunctions-salvarCronograma',
  z.strictObject({
    ...daEmpresa,
    desafioId: idDeRegistro('Desafio não informado'),
    cronogramaId: z.nullable(idDeRegistro()),
    form: cronogramaForm,
    de: z.nullable(cronogramaForm),
  }),
  id,
);

export const removerCronograma = contrato(
  'desafiosFunctions-removerCronograma',
  z.strictObject(daImersao),
  feito,
);

export const salvarEvento = contrato(
  'desafiosFunctions-salvarEvento',
  z.strictObject({
    ...daImersao,
    eventoId: z.nullable(idDeRegistro()),
    form: eventoForm,
    de: z.nullable(eventoForm),
  }),
  id,
);

export const removerEvento = contrato(
  'desafiosFunctions-removerEvento',
  z.strictObject({ ...daImersao, eventoId: idDeRegistro() }),
  feito,
);

export const proporSolucao = contrato(
  'desafiosFunctions-proporSolucao',
  z.strictObject({ ...daImersao, form: solucaoForm }),
  id,
);

export const removerSolucao = contrato(
  'desafiosFunctions-removerSolucao',
  z.strictObject({ ...daImersao, solucaoId: idDeRegistro() }),
  feito,
);

/** Makes a draft idea of the caller's own solution, linked to the challenge; asked again, it gives the same one. */
export const solucaoEmIdeia = contrato(
  'desafiosFunctions-solucaoEmIdeia',
  z.strictObject({ ...daImersao, solucaoId: idDeRegistro() }),
  id,
);
