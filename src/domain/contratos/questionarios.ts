/** Callables about questionnaires: `questionariosFunctions-…`. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { MAXIMO_DE_GRUPOS } from '@/domain/diagnostico/grupo';
import { contrato } from './contrato';

const doQuestionario = {
  licenciadaId: idDeRegistro(),
  empresaId: idDeRegistro(),
  questionarioId: idDeRegistro(),
};

/**
 * Publishes the draft as the next version. With `correcao` it corrects the wording of the published one instead, if
 * nothing else differs. Publishing what is published already changes nothing.
 */
export const publicar = contrato(
  'questionariosFunctions-publicar',
  z.strictObject({
    ...doQuestionario,
    /** Digest of the draft that the person had before them (src/domain/diagnostico/versao.ts, impressaoDe). */
    vista: texto(16, 16),
    /** Version that was published then; 0 of none. */
    sobre: inteiro(),
    correcao: z.boolean(),
  }),
  z.object({ versao: inteiro(1) }),
);

/** Copies a questionnaire with its groups and questions into a project of the same company. It begins as a draft. */
export const duplicar = contrato(
  'questionariosFunctions-duplicar',
  z.strictObject({
    ...doQuestionario,
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    idProjeto: idDeRegistro('Escolha um projeto.'),
  }),
  z.object({ id: idDeRegistro() }),
);

/** Copies groups of another questionnaire, with their questions, behind those that this one has. */
export const copiarGrupos = contrato(
  'questionariosFunctions-copiarGrupos',
  z.strictObject({
    ...doQuestionario,
    de: idDeRegistro('Escolha um questionário.'),
    grupos: lista(idDeRegistro(), MAXIMO_DE_GRUPOS, 1, 'Escolha ao menos um grupo.'),
  }),
  z.object({ grupos: inteiro(), perguntas: inteiro() }),
);
