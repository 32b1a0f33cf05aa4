/** What a published questionnaire is made of: whether its draft still is what is published. */
import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onQuestionarioWritten = acompanhar('questionarios/{questionario}');
export const onGrupoWritten = acompanhar('gruposDiagnostico/{grupo}');
export const onPerguntaWritten = acompanhar('perguntas/{pergunta}');
export const onTipoDeRespostaWritten = acompanhar('tiposDeRespostas/{tipo}');
