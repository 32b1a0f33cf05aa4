/** Questionnaires that somebody may answer, with the state of their sheet (part 3 §4). */
import { temFlag } from '@/domain/acesso/quem';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { emLugar } from '@/domain/diagnostico/ordem';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import { respostaSchema, situacaoDaFolha } from '@/domain/diagnostico/resposta';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, legivel, lido, type Query } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { contarFinalizadas } from './finalizadas';
import { caminhoDaFolha, fechamento, lerForaDaFase, nomeDoProjeto, versaoPublicada } from './folhas';

/** The most that one person sees of one programme. */
const MAXIMO = 100;

interface Achado {
  id: string;
  idEmpresa: string;
  questionario: Questionario;
}

/** Those of the query that were published and are there. */
export async function publicados(consulta: Query, idEmpresa: string): Promise<Achado[]> {
  const { docs } = await consulta.limit(MAXIMO).get();
  return docs.flatMap((documento) => {
    const questionario = legivel(questionarios.schema, documento);
    return questionario && questionario.deletedAt === null && versaoPublicada(questionario) > 0
      ? [{ id: documento.id, idEmpresa, questionario }]
      : [];
  });
}

/** Of the projects that the company organises, and of those it takes part in. */
async function daEmpresa(db: Firestore, contexto: Contexto): Promise<Achado[]> {
  const em = (empresaId: string) => db.collection(questionarios.onde({ ...contexto, empresaId }));
  const { docs } = await db
    .collection(caminhosDoStatus.inscritos(contexto))
    .where('deletedAt', '==', null)
    .limit(MAXIMO)
    .get();
  const inscritos = docs.map((d) => ({
    idEmpresa: String(d.get('empresaId')),
    idProjeto: String(d.get('idProjeto')),
  }));
  const deTodos = await Promise.all([
    publicados(em(contexto.empresaId).where('deletedAt', '==', null), contexto.empresaId),
    ...inscritos.map(({ idEmpresa, idProjeto }) =>
      publicados(em(idEmpresa).where('idProjeto', '==', idProjeto), idEmpresa),
    ),
  ]);
  return deTodos.flat();
}

/** Of the person's open invitations for this company. */
async function dosConvites({ db, contexto, uid }: Membro): Promise<Achado[]> {
  const { docs } = await db
    .collection(caminhos.convites)
    .where('idColaboradorConvidado', '==', uid)
    .limit(MAXIMO)
    .get();
  const convites = docs.flatMap((documento) => {
    const convite = lido(conviteSchema, documento);
    const daqui =
      convite?.idLicenciada === contexto.licenciadaId &&
      convite.idEmpresaColaboradorConvidado === contexto.empresaId &&
      !convite.cancelado;
    return daqui && convite.idQuestionario
      ? [{ id: convite.idQuestionario, idEmpresa: convite.idEmpresa }]
      : [];
  });
  const achados = await Promise.all(
    convites.map(async ({ id, idEmpresa }): Promise<Achado[]> => {
      const documento = await db
        .doc(`${questionarios.onde({ ...contexto, empresaId: idEmpresa })}/${id}`)
        .get();
      const questionario = legivel(questionarios.schema, documento);
      return questionario && questionario.deletedAt === null && versaoPublicada(questionario) > 0
        ? [{ id, idEmpresa, questionario }]
        : [];
    }),
  );
  return achados.flat();
}

/** `projetoId` null is every project. */
export async function paraResponder(membro: Membro, projetoId: string | null) {
  const { db, contexto, colaborador, quem, uid } = membro;
  const pelaEmpresa = !colaborador.externo && temFlag(quem, [29, 'criacao']);
  const achados = [...(pelaEmpresa ? await daEmpresa(db, contexto) : []), ...(await dosConvites(membro))];
  const unicos = new Map(achados.map((achado) => [`${achado.idEmpresa}/${achado.id}`, achado]));
  const destes = [...unicos.values()].filter(
    ({ questionario }) => projetoId === null || questionario.idProjeto === projetoId,
  );
  if (destes.length === 0) return [];
  const alvo = ({ id, idEmpresa }: Achado) => ({ ...contexto, idEmpresa, questionarioId: id });
  const folhas = await db.getAll(...destes.map((achado) => db.doc(caminhoDaFolha(alvo(achado), uid))));
  const contadas = colaborador.externo ? [] : await contarFinalizadas(db, destes.map(alvo));
  const projetos = new Map<string, Promise<string>>();
  const projeto = (achado: Achado) => {
    const { idProjeto } = achado.questionario;
    const chave = `${achado.idEmpresa}/${idProjeto}`;
    const nome = projetos.get(chave) ?? nomeDoProjeto(db, alvo(achado), idProjeto);
    projetos.set(chave, nome);
    return nome;
  };
  const agora = new Date();
  const linhas = await Promise.all(
    destes.map(async (achado, i) => {
      const { id, idEmpresa, questionario } = achado;
      const folha = folhas[i] && lido(respostaSchema, folhas[i]);
      const contada = contadas[i];
      const foraDaFase = await lerForaDaFase(db, alvo(achado), questionario);
      const situacao = situacaoDaFolha(folha, fechamento({ questionario, foraDaFase, folha }, agora));
      return {
        id,
        idEmpresa,
        idProjeto: questionario.idProjeto,
        nome: questionario.nome,
        projeto: await projeto(achado),
        inicio: questionario.dataAtuacao.toISOString(),
        fim: questionario.dataVigencia.toISOString(),
        situacao,
        ...(contada === undefined ? {} : { finalizadas: contada }),
        ...(situacao === 'foraDaFase' && foraDaFase ? { motivo: foraDaFase.frase } : {}),
        ordem: questionario.ordemQuestionario,
      };
    }),
  );
  return emLugar(linhas, ({ ordem }) => ordem).map(({ ordem: _ordem, ...linha }) => linha);
}
