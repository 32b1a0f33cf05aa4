/** Callables about questionnaires: `questionariosFunctions-…`. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, texto } from '@/domain/comum/campos';
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
