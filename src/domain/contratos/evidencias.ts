/** Callables of evidence: `evidenciasFunctions-…` (part 3 §7; threats G01 to G14). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import {
  linkForm,
  MAIOR_EVIDENCIA,
  MUITO_GRANDE,
  nomeDaEvidencia,
  nomeNaPasta,
} from '@/domain/evidencias/evidencia';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };

/** The questionnaire of a project, by the company that organises it. */
const doQuestionario = {
  ...daEmpresa,
  idEmpresa: idDeRegistro('Empresa não selecionada'),
  idProjeto: idDeRegistro('Projeto não selecionado'),
  idQuestionario: idDeRegistro('Questionário não encontrado!'),
};

/** Questionnaires of the projects in which the company is in the phase of evidence. */
export const listarQuestionarios = contrato(
  'evidenciasFunctions-questionarios',
  z.strictObject(daEmpresa),
  z.object({
    questionarios: lista(
      z.object({
        id: idDeRegistro(),
        idEmpresa: idDeRegistro(),
        idProjeto: idDeRegistro(),
        nome: z.string(),
        projeto: z.string(),
      }),
      1_000,
    ),
  }),
);

/**
 * Takes one of the five places for a file. `nome` is its name, `arquivo` the one in its folder. Asked again for a file of
 * the same name and size that has not arrived, it gives the same place.
 */
export const reservar = contrato(
  'evidenciasFunctions-reservar',
  z.strictObject({
    ...doQuestionario,
    nome: nomeDaEvidencia(),
    arquivo: nomeNaPasta(),
    /** Bytes. */
    tamanho: z
      .number()
      .check(z.int(), z.gte(1, 'O arquivo está vazio.'), z.lte(MAIOR_EVIDENCIA, MUITO_GRANDE)),
  }),
  z.object({ id: idDeRegistro(), path: texto(1_024, 1), restam: inteiro() }),
);

export const incluirLink = contrato(
  'evidenciasFunctions-incluirLink',
  z.strictObject({ ...doQuestionario, ...linkForm.shape }),
  z.object({ id: idDeRegistro() }),
);

/** Removes an evidence with its file, or gives a place back. Once more it changes nothing. */
export const excluir = contrato(
  'evidenciasFunctions-excluir',
  z.strictObject({ ...daEmpresa, id: idDeRegistro() }),
  z.object({}),
);

/** The organiser looked at it, or takes that back. */
export const conferir = contrato(
  'evidenciasFunctions-conferir',
  z.strictObject({ ...daEmpresa, id: idDeRegistro(), conferida: z.boolean() }),
  z.object({}),
);
