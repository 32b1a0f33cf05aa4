/** Results of a company in the projects that it takes part in (part 3 §2, '/visualizarResultados'). */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { emLugar } from '@/domain/diagnostico/ordem';
import { questionarios } from '@/domain/diagnostico/questionario';
import { caminhosDoStatus, type ProjetoInscrito, projetoInscritoSchema } from '@/domain/projetos/status';
import { type Firestore, legivel, ler, lido } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { lerPublicado } from './publicarResultados';
import { comoSeVe, vistaDaEmpresa } from './quemResponde';

/** Projects of a company that are told, the last ones first. */
const MAXIMO = 50;

async function doProjeto(db: Firestore, participante: Contexto, projeto: ProjetoInscrito) {
  const organizadora = { ...participante, empresaId: projeto.empresaId };
  const { docs } = await db
    .collection(questionarios.onde(organizadora))
    .where('idProjeto', '==', projeto.idProjeto)
    .get();
  const achados = await Promise.all(
    docs.map(async (documento) => {
      const questionario = legivel(questionarios.schema, documento);
      if (questionario?.deletedAt !== null) return [];
      const [media, publicado] = await Promise.all([
        ler(db, mediaSchema, caminhosDasMedias.uma(organizadora, documento.id, participante.empresaId)),
        lerPublicado(db, organizadora, documento.id, participante.empresaId),
      ]);
      if (!media || media.folhas === 0) return [];
      const vista =
        projeto.empresaId === participante.empresaId
          ? undefined
          : await vistaDaEmpresa(db, organizadora, media);
      return [
        {
          idProjeto: projeto.idProjeto,
          projeto: projeto.nome,
          inicio: projeto.anoAtuacao.toISOString(),
          fim: projeto.anoVigencia.toISOString(),
          id: documento.id,
          questionario: questionario.nome,
          folhas: media.folhas,
          media: (vista?.media ?? media).mediaEmpresa,
          ...(vista ? { respostas: comoSeVe(vista) } : {}),
          publicado: publicado
            ? {
                posicao: publicado.posicao,
                ...(publicado.confirmada === undefined ? {} : { confirmada: publicado.confirmada }),
                total: publicado.total,
                media: publicado.mediaEmpresa,
                entrevista: publicado.entrevista,
                em: publicado.publicadoEm.toISOString(),
              }
            : null,
          ordem: questionario.ordemQuestionario,
        },
      ];
    }),
  );
  return emLugar(achados.flat(), ({ ordem }) => ordem).map(({ ordem: _ordem, id, ...resultado }) => ({
    ...resultado,
    questionarioId: id,
  }));
}

/** Of every questionnaire that somebody of the company finished. */
export async function resultadosDaEmpresa({ db, contexto }: Membro) {
  const { docs } = await db
    .collection(caminhosDoStatus.inscritos(contexto))
    .where('deletedAt', '==', null)
    .orderBy('anoVigencia', 'desc')
    .limit(MAXIMO)
    .get();
  const projetos = docs.flatMap((documento) => lido(projetoInscritoSchema, documento) ?? []);
  return (await Promise.all(projetos.map((projeto) => doProjeto(db, contexto, projeto)))).flat();
}
