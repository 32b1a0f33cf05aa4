/** Questionnaires for which the company shows evidence: those of the projects in whose phase of evidence it is. */
import type { Contexto } from '@/domain/comum/caminhos';
import { emLugar } from '@/domain/diagnostico/ordem';
import { questionarios } from '@/domain/diagnostico/questionario';
import { emAndamento, FASE_DAS_EVIDENCIAS } from '@/domain/projetos/projeto';
import { caminhosDoStatus, projetoInscritoSchema } from '@/domain/projetos/status';
import { type Firestore, lido } from '@functions/banco';
import { publicados } from './paraResponder';

/** Projects that a company is in at once, at most. */
const MAXIMO = 100;

export async function questionariosDasEvidencias(db: Firestore, contexto: Contexto) {
  const { docs } = await db
    .collection(caminhosDoStatus.inscritos(contexto))
    .where('deletedAt', '==', null)
    .limit(MAXIMO)
    .get();
  const agora = new Date();
  const naFase = docs.flatMap((documento) => {
    const projeto = lido(projetoInscritoSchema, documento);
    return projeto?.status === FASE_DAS_EVIDENCIAS && emAndamento(projeto, agora) ? [projeto] : [];
  });
  const deCada = await Promise.all(
    naFase.map(async ({ empresaId, idProjeto, nome: projeto }) => {
      const deles = db.collection(questionarios.onde({ ...contexto, empresaId }));
      const achados = await publicados(deles.where('idProjeto', '==', idProjeto), empresaId);
      return emLugar(achados, ({ questionario }) => questionario.ordemQuestionario).map(
        ({ id, idEmpresa, questionario: { nome } }) => ({ id, idEmpresa, idProjeto, nome, projeto }),
      );
    }),
  );
  return deCada.flat();
}
