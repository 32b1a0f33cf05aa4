/** A questionnaire of the demo company's award, published for one story. */
import { caminhos } from '@/domain/comum/caminhos';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { emDias } from '@tests/support/documentos';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { db, pessoa } from './apoio';

export const PROJETO = 'premio-inovacao';

/** `endereco` is the signed-in person's. */
export async function publicado(
  nome: string,
  { idProjeto = PROJETO, ...mudancas }: { idProjeto?: string; [campo: string]: unknown } = {},
) {
  const quem = pessoa('diego-farias');
  const { contexto } = quem.empresa;
  const id = `historia-${crypto.randomUUID().slice(0, 8)}`;
  const caminho = caminhos.registro(contexto, 'questionarios', id);
  const periodo = { dataAtuacao: emDias(-5), dataVigencia: emDias(5), limiteUsuario: 0, versao: 1 };
  await db.doc(`${caminho}/versoes/1`).set(umQuestionarioPublicado({ nome, idProjeto }));
  await db.doc(caminho).set({ ...umQuestionario(quem, { nome }), ...periodo, idProjeto, ...mudancas });
  return { id, contexto, endereco: `/responderQuestionario/${contexto.empresaId}/${id}` };
}
