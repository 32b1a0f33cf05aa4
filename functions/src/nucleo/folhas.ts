/** Answer sheets: who may answer which, and what is read of them together (src/domain/diagnostico/resposta.ts). */
import { emForma } from '@/domain/comum/registro';
import { diaEscrito } from '@/domain/comum/datas';
import { temFlag } from '@/domain/acesso/quem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  type ForaDaFase,
  fraseDaFase,
  reabertaDesde,
  respondeNaFase,
} from '@/domain/diagnostico/fase-de-resposta';
import { noPeriodo, type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import {
  type Fechamento,
  type FolhaDeRespostas,
  folhaDe,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { type Compilado, compiladoSchema, type Versao, versaoSchema } from '@/domain/diagnostico/versao';
import { conviteSchema } from '@/domain/pessoas/convite';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
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
import * as z from 'zod/mini';
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
  /** Null where the company's phase lets it answer. */
  foraDaFase: ForaDaFase | null;
}

/** The questionnaire that a call names, or the sentence of one that is not there. */
export async function lerQuestionario(tx: Transaction, db: Firestore, alvo: Alvo): Promise<Questionario> {
  const questionario = await ler(db, questionarios.schema, caminhoDoQuestionario(alvo), tx);
  if (!questionario || questionario.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
  return questionario;
}

/** Of a company's row what its phase is told by; the rest of it may be of an earlier version. */
const { status, historico, deletedAt } = statusSchema.shape;
const lugarSchema = z.object({ status, historico, deletedAt });
type DoQuestionario = Pick<Questionario, 'idProjeto' | 'fases'>;

const lerLugar = (db: Firestore, alvo: Alvo, { idProjeto }: DoQuestionario, tx?: Transaction) =>
  ler(db, lugarSchema, caminhosDoStatus.um(organizadora(alvo), idProjeto, alvo.empresaId), tx);

/** Why the phase closes the questionnaire. An organiser that is not in its own project stands in no phase. */
async function foraDaFaseDe(
  db: Firestore,
  alvo: Alvo,
  questionario: DoQuestionario,
  lugar: z.infer<typeof lugarSchema> | undefined,
  tx?: Transaction,
): Promise<ForaDaFase | null> {
  if (lugar?.deletedAt !== null || respondeNaFase(lugar.status, questionario)) return null;
  const caminho = caminhos.projeto(organizadora(alvo), questionario.idProjeto);
  const projeto = await ler(db, projetoSchema, caminho, tx);
  return {
    frase: fraseDaFase(projeto ?? { fases: [] }, lugar.status, questionario),
    desde: lugar.historico.at(-1)?.em ?? new Date(0),
  };
}

/** Why the company's phase closes the questionnaire to it (decisions P190); null where it does not. */
export const lerForaDaFase = async (
  db: Firestore,
  alvo: Alvo,
  questionario: DoQuestionario,
  tx?: Transaction,
): Promise<ForaDaFase | null> =>
  foraDaFaseDe(db, alvo, questionario, await lerLugar(db, alvo, questionario, tx), tx);

/**
 * The company organises the project itself or is in it; the same sentence tells of a missing questionnaire. Gives why
 * the company's phase closes it.
 */
export async function exigirParticipacao(
  tx: Transaction,
  db: Firestore,
  alvo: Alvo,
  questionario: DoQuestionario,
): Promise<ForaDaFase | null> {
  const lugar = await lerLugar(db, alvo, questionario, tx);
  if (alvo.idEmpresa !== alvo.empresaId && lugar?.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
  return foraDaFaseDe(db, alvo, questionario, lugar, tx);
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
  const foraDaFase = await exigirParticipacao(tx, db, alvo, questionario);
  const convite = convidado && lido(conviteSchema, convidado);
  const convidada = convite?.cancelado === false;
  if (!convidada && convite && colaborador.externo) throw new ErroDoProduto('Seu convite foi cancelado!');
  if (!convidada && colaborador.externo) throw negado(DE_OUTRO);
  if (!convidada && !temFlag(quem, [29, 'criacao'])) throw negado();
  return { questionario, ref, folha: folha && lido(respostaSchema, folha), foraDaFase };
}

/** Number of the published version; 0 of one that nobody published. */
export const versaoPublicada = ({ versao }: { versao?: number | null }) => versao ?? 0;

/** Why nobody answers it outside of its period, in a sentence. */
function foraDoPeriodo(questionario: Questionario, agora: Date): string {
  return agora < questionario.dataAtuacao
    ? `O questionário abre em ${diaEscrito(questionario.dataAtuacao)}.`
    : 'O questionário não está mais disponível.';
}

type Escrita = Pick<Lida, 'questionario' | 'foraDaFase'> & {
  folha?: Pick<FolhaDeRespostas, 'reaberturas' | 'finalizadoEm'> | undefined;
};

/** What closes the sheet at that moment: its period, or the company's phase; null of one that may be written in. */
export function fechamento({ questionario, foraDaFase, folha }: Escrita, agora: Date): Fechamento | null {
  if (!noPeriodo(questionario, agora)) return 'fora';
  return foraDaFase && !reabertaDesde(folha, foraDaFase) ? 'foraDaFase' : null;
}

/** Why nobody may write in it at that moment, in a sentence; null where somebody may. */
export function porQueFechada(escrita: Escrita, agora: Date): string | null {
  const qual = fechamento(escrita, agora);
  if (qual === 'foraDaFase') return escrita.foraDaFase?.frase ?? null;
  return qual && foraDoPeriodo(escrita.questionario, agora);
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
  return emForma(compiladoSchema, Object.fromEntries(daVersao));
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
