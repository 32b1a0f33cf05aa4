/** Whose results somebody may read, and what they are (decisions Q23, Q201, Q202). */
import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { temFlag, veOutras } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { comLugares } from '@/domain/diagnostico/juri';
import { avaliacoesSchema, caminhosDasMedias } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { emAvaliacaoDe, entrevistaDe } from '@/domain/diagnostico/resultado-publicado';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { type DocumentSnapshot, ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { cegueiras, semCegas } from './cegueira';
import { lerEncerradas } from './encerradas';
import { lerJurisDoProjeto } from './juri';
import { lerPublicado } from './publicarResultados';

export const INEXISTENTE = 'Questionário não encontrado!';

/** The company that organises the project: the person's own, or the one in whose project theirs takes part. */
async function organizadorDe({ db, contexto }: Membro, idProjeto: string): Promise<string> {
  const proprio = await db.doc(caminhos.projeto(contexto, idProjeto)).get();
  if (proprio.exists) return contexto.empresaId;
  const { docs } = await db
    .collection(caminhosDoStatus.inscritos(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .limit(1)
    .get();
  const [inscrito] = docs;
  if (!inscrito) throw new ErroDoProduto(INEXISTENTE);
  return String(inscrito.get('empresaId'));
}

/** Project of a questionnaire of the caller's own company. */
export async function projetoDoQuestionario({ db, contexto }: Membro, questionarioId: string) {
  const caminho = caminhos.registro(contexto, questionarios.colecao, questionarioId);
  const questionario = await ler(db, questionarios.schema, caminho);
  if (questionario?.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
  return questionario.idProjeto;
}

/** A company in a project whose results the caller may read. */
export interface EmpresaVista {
  idProjeto: string;
  idEmpresa: string;
  /** The company that organises; its records hold the results. */
  organizador: string;
  /** The caller is of the organiser's side and reads all as it is; others read what their company is told. */
  comoOrganizador: boolean;
  empresa: Empresa;
  projeto: Projeto;
  /** Its row; undefined of the organiser itself. */
  inscricao: DocumentSnapshot | undefined;
}

/**
 * The company in the project, or a refusal. Module 31 reads the own company's results. The organiser's side of it reads
 * those of all companies in its projects (decisions P235; threats A39).
 */
export async function empresaVista(
  membro: Membro,
  { idEmpresa, idProjeto }: Pick<EmpresaVista, 'idEmpresa' | 'idProjeto'>,
): Promise<EmpresaVista> {
  const { db, contexto, quem } = membro;
  if (quem.externo || !temFlag(quem, [31, 'leitura'])) throw negado();
  const organizador = await organizadorDe(membro, idProjeto);
  const comoOrganizador = organizador === contexto.empresaId && veOutras(quem, 31);
  if (idEmpresa !== contexto.empresaId && !comoOrganizador) throw negado();
  const daOrganizadora = { ...contexto, empresaId: organizador };
  const [projeto, inscricao, empresa] = await Promise.all([
    ler(db, projetoSchema, caminhos.projeto(daOrganizadora, idProjeto)),
    db.doc(caminhosDoStatus.um(daOrganizadora, idProjeto, idEmpresa)).get(),
    ler(db, empresaSchema, caminhos.empresa({ ...contexto, empresaId: idEmpresa })),
  ]);
  const participa = inscricao.exists && inscricao.get('deletedAt') === null;
  if (!projeto || !empresa || !(participa || idEmpresa === organizador))
    throw new ErroDoProduto('Empresa não encontrada');
  return {
    idProjeto,
    idEmpresa,
    organizador,
    comoOrganizador,
    empresa,
    projeto,
    inscricao: participa ? inscricao : undefined,
  };
}

/**
 * The evaluators' means as they are now, to the organiser's readers of module 26. A company's own people see what was
 * published to it (decisions Q23, Q232).
 */
export async function entrevistaPara(
  membro: Membro,
  {
    organizador,
    projeto,
    idProjeto,
    idEmpresa,
  }: Pick<EmpresaVista, 'organizador' | 'projeto' | 'idProjeto' | 'idEmpresa'>,
  questionario: string,
) {
  const { db, contexto, quem } = membro;
  const daOrganizadora = { ...contexto, empresaId: organizador };
  if (organizador === contexto.empresaId && veNotasDeOutros(quem)) {
    const onde = caminhosDasMedias.avaliacao(daOrganizadora, questionario, idEmpresa);
    const [todas, encerradas, cegas, juris] = await Promise.all([
      ler(db, avaliacoesSchema, onde),
      lerEncerradas(db, daOrganizadora, questionario),
      cegueiras(membro, { idProjeto, idEmpresa, questionarioId: questionario }),
      lerJurisDoProjeto(db, daOrganizadora, idProjeto),
    ]);
    const avaliadas = comLugares(semCegas(todas, cegas), juris);
    const emAvaliacao = emAvaliacaoDe(projeto, avaliadas, encerradas);
    return {
      entrevista: entrevistaDe(projeto, avaliadas, encerradas),
      ...(emAvaliacao ? { emAvaliacao } : {}),
    };
  }
  if (idEmpresa !== contexto.empresaId) return { entrevista: null };
  const dito = await lerPublicado(db, daOrganizadora, questionario, idEmpresa);
  return { entrevista: dito?.entrevista ?? null, ...(dito?.palavras ? { palavras: dito.palavras } : {}) };
}
