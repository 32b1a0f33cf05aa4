/** Answer sheets: who may answer which, and what is read of them together (src/domain/diagnostico/resposta.ts). */
import { diaEscrito } from '@/domain/comum/datas';
import { temFlag } from '@/domain/acesso/quem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { noPeriodo, type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import { type FolhaDeRespostas, folhaDe, respostaSchema } from '@/domain/diagnostico/resposta';
import { type Compilado, compiladoSchema, type Versao, versaoSchema } from '@/domain/diagnostico/versao';
import { conviteSchema } from '@/domain/pessoas/convite';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import {
  comDatas,
  type DocumentReference,
  type Firestore,
  ler,
  lido,
  type Transaction,
} from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { idDoConviteDeDiagnostico } from './convites';

/** What a call names: the questionnaire `questionarioId` of `idEmpresa`, answered for `empresaId`. */
export interface Alvo {
  licenciadaId: string;
  empresaId: string;
  idEmpresa: string;
  questionarioId: string;
}

export const FINALIZADA = 'Este questionário já foi finalizado anteriormente.';
const INEXISTENTE = 'Questionário não encontrado!';
const DE_OUTRO = 'Esse questionário não foi enviado para você. Deslogue ou entre na conta correta!';

export const organizadora = ({
  licenciadaId,
  idEmpresa,
}: Pick<Alvo, 'licenciadaId' | 'idEmpresa'>): Contexto => ({
  licenciadaId,
  empresaId: idEmpresa,
});

/** One sheet per questionnaire, company and respondent: a second one has nowhere to lie (threats E04). */
export const caminhoDaFolha = (alvo: Alvo, respondente: string) =>
  caminhos.registro(
    organizadora(alvo),
    'respostas',
    resumo('folha', alvo.questionarioId, alvo.empresaId, respondente),
  );

const caminhoDoQuestionario = ({ questionarioId, ...alvo }: Alvo) =>
  caminhos.registro(organizadora(alvo), questionarios.colecao, questionarioId);

export interface Lida {
  questionario: Questionario;
  ref: DocumentReference;
  folha: FolhaDeRespostas | undefined;
}

/** The questionnaire that a call names, or the sentence of one that is not there. */
export async function lerQuestionario(tx: Transaction, db: Firestore, alvo: Alvo): Promise<Questionario> {
  const questionario = await ler(db, questionarios.schema, caminhoDoQuestionario(alvo), tx);
  if (!questionario || questionario.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
  return questionario;
}

/** The company organises the project itself or is in it; the same sentence tells of a missing questionnaire. */
export async function exigirParticipacao(
  tx: Transaction,
  db: Firestore,
  alvo: Alvo,
  { idProjeto }: Pick<Questionario, 'idProjeto'>,
) {
  if (alvo.idEmpresa === alvo.empresaId) return;
  const inscricao = await tx.get(db.doc(caminhosDoStatus.um(organizadora(alvo), idProjeto, alvo.empresaId)));
  if (!inscricao.exists || inscricao.get('deletedAt') !== null) throw new ErroDoProduto(INEXISTENTE);
}

/** Path of the person's invitation to the questionnaire. */
export const caminhoDoConvite = (
  { licenciadaId, empresaId, idEmpresa, questionarioId }: Alvo,
  { idProjeto }: Pick<Questionario, 'idProjeto'>,
  uid: string,
) =>
  `${caminhos.convites}/${idDoConviteDeDiagnostico(
    { licenciadaId, empresaId },
    { idEmpresa, idProjeto, idQuestionario: questionarioId },
    uid,
  )}`;

/**
 * Questionnaire and own sheet of a member who may answer it, or a refusal. An invitation of the person opens it, or the
 * right to answer for a company that takes part. The same sentence tells of a missing one and of one of a programme
 * that the company is not in (threats E02).
 */
export async function lerParaResponder(tx: Transaction, membro: Membro, alvo: Alvo): Promise<Lida> {
  const { db, uid, quem, colaborador } = membro;
  const questionario = await lerQuestionario(tx, db, alvo);
  const ref = db.doc(caminhoDaFolha(alvo, uid));
  const [folha, convidado] = await tx.getAll(ref, db.doc(caminhoDoConvite(alvo, questionario, uid)));
  await exigirParticipacao(tx, db, alvo, questionario);
  const convite = convidado && lido(conviteSchema, convidado);
  const convidada = convite?.cancelado === false;
  if (!convidada && convite && colaborador.externo) throw new ErroDoProduto('Seu convite foi cancelado!');
  if (!convidada && colaborador.externo) throw negado(DE_OUTRO);
  if (!convidada && !temFlag(quem, [29, 'criacao'])) throw negado();
  return { questionario, ref, folha: folha && lido(respostaSchema, folha) };
}

/** Number of the published version; 0 of one that nobody published. */
export const versaoPublicada = ({ versao }: { versao?: number | null }) => versao ?? 0;

/** Why nobody may write in it at that moment of the server's clock, in a sentence; null within the period. */
export function foraDoPeriodo(questionario: Questionario, agora: Date): string | null {
  if (noPeriodo(questionario, agora)) return null;
  return agora < questionario.dataAtuacao
    ? `O questionário abre em ${diaEscrito(questionario.dataAtuacao)}.`
    : 'O questionário não está mais disponível.';
}

/** A version never changes, so one that was read is kept as long as the process lives. */
const versoesLidas = new Map<string, Versao>();
const MAXIMO_DE_VERSOES = 30;

export async function versaoDe(db: Firestore, alvo: Alvo, n: number): Promise<Versao> {
  const caminho = `${caminhoDoQuestionario(alvo)}/versoes/${n}`;
  const conhecida = versoesLidas.get(caminho);
  if (conhecida) return conhecida;
  const versao = await ler(db, versaoSchema, caminho);
  if (!versao) throw new Error(`${caminho} não existe`);
  if (versoesLidas.size >= MAXIMO_DE_VERSOES) versoesLidas.clear();
  versoesLidas.set(caminho, versao);
  return versao;
}

/** A version as people read it: in the corrected wording, where there is one. */
export async function paraLer(db: Firestore, alvo: Alvo, n: number): Promise<Compilado> {
  const correcao = await db.doc(`${caminhoDoQuestionario(alvo)}/correcoes/${n}`).get();
  const conteudo = correcao.exists ? comDatas(correcao.data()) : await versaoDe(db, alvo, n);
  const campos = Object.keys(compiladoSchema.shape);
  const daVersao = Object.entries(conteudo as object).filter(([campo]) => campos.includes(campo));
  return compiladoSchema.parse(Object.fromEntries(daVersao));
}

export async function nomeDoProjeto(
  db: Firestore,
  alvo: Pick<Alvo, 'licenciadaId' | 'idEmpresa'>,
  id: string,
) {
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizadora(alvo), id));
  return projeto?.nome ?? 'Projeto sem nome';
}

/** A sheet as the contracts carry it. */
export const folhaParaLer = (folha: FolhaDeRespostas) => ({
  guardadas: { ...folhaDe(folha) },
  step: folha.stepPausado,
  finalizadoEm: folha.finalizadoEm?.toISOString() ?? null,
});
