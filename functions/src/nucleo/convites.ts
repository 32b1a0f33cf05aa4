/** Invitations: the account behind an address, the record, its secret, and its acceptance (part 1 §3 and §4). */
import { emForma } from '@/domain/comum/registro';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Convite, conviteSchema, MAXIMO_DE_ENVIOS, VALIDADE_EM_DIAS } from '@/domain/pessoas/convite';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, lido, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';

const DIA = 24 * 60 * 60_000;

/** 192 bits: cannot be guessed, fits a link. */
export const novoSegredo = () => randomBytes(24).toString('base64url');

export const hashDoSegredo = (segredo: string) => createHash('sha256').update(segredo).digest('base64url');

/** True iff the secret is one of those mailed. Compares hashes in constant time. */
export function segredoConfere(
  { hashes, hashPedido }: Pick<Convite, 'hashes' | 'hashPedido'>,
  segredo: string,
): boolean {
  const dado = Buffer.from(hashDoSegredo(segredo));
  return [...hashes, hashPedido ?? ''].some((hash) => {
    const guardado = Buffer.from(hash);
    return guardado.length === dado.length && timingSafeEqual(guardado, dado);
  });
}

/**
 * Fields that change when a link that was asked for is opened: it works from now on as those that were mailed unasked.
 * Only somebody who reads the mailbox gets here. Undefined of any other link.
 */
export const comPedidoAberto = (
  { hashes, hashPedido }: Convite,
  segredo: string,
): Pick<Convite, 'hashes' | 'hashPedido'> | undefined =>
  hashPedido && segredoConfere({ hashes: [hashPedido] }, segredo)
    ? { hashes: [...hashes, hashPedido].slice(-MAXIMO_DE_ENVIOS), hashPedido: null }
    : undefined;

export interface QuestionarioDoConvite {
  /** The company that organises. */
  idEmpresa: string;
  idProjeto: string;
  idQuestionario: string;
}

/** One invitation per questionnaire, company and person, whatever the request; ids are unique only where they lie. */
export const idDoConviteDeDiagnostico = (
  { licenciadaId, empresaId }: Contexto,
  { idEmpresa, idProjeto, idQuestionario }: QuestionarioDoConvite,
  uid: string,
) => resumo('diagnostico', licenciadaId, idEmpresa, idProjeto, idQuestionario, empresaId, uid);

/** An invitation to a questionnaire lives as long as that may be answered, and the usual time at least (Q24). */
export const validadeNoDiagnostico = (agora: Date, ate: Date) =>
  new Date(Math.max(validade(agora).getTime(), ate.getTime()));

export const validade = (agora: Date) => new Date(agora.getTime() + VALIDADE_EM_DIAS * DIA);

/** The record of a new invitation. */
export const novoConvite = (
  dados: Pick<
    Convite,
    'idColaboradorConvidado' | 'idEmpresa' | 'idLicenciada' | 'email' | 'createdBy' | 'nomeFantasia'
  > &
    Partial<Convite>,
  segredo: string,
  agora: Date,
): Convite =>
  emForma(conviteSchema, {
    convite: true,
    idEmpresaColaboradorConvidado: dados.idEmpresa,
    idProjeto: null,
    idQuestionario: null,
    externo: false,
    cancelado: false,
    hashes: [hashDoSegredo(segredo)],
    expiraEm: validade(agora),
    respondidoEm: null,
    createdAt: agora,
    ...dados,
  });

/** Fields that change when another mail goes out. */
export const comOutroSegredo = ({ hashes }: Convite, segredo: string, agora: Date): Partial<Convite> => ({
  hashes: [...hashes, hashDoSegredo(segredo)].slice(-MAXIMO_DE_ENVIOS),
  expiraEm: validade(agora),
});

/** The company of the invited person, which a questionnaire's organiser may not be. */
export const contextoDoConvite = ({
  idLicenciada,
  idEmpresa,
  idEmpresaColaboradorConvidado,
}: Convite): Contexto => ({
  licenciadaId: idLicenciada,
  empresaId: idEmpresaColaboradorConvidado ?? idEmpresa,
});

/** Unanswered invitations by which the person would join the company: to itself, and to questionnaires. */
export async function convitesAbertos(db: Firestore, tx: Transaction, contexto: Contexto, uid: string) {
  const achados = await tx.get(
    db
      .collection(caminhos.convites)
      .where('idColaboradorConvidado', '==', uid)
      .where('convite', '==', true)
      .where('cancelado', '==', false),
  );
  return achados.docs.flatMap((documento) => {
    const convite = lido(conviteSchema, documento);
    return convite && isDeepStrictEqual(contextoDoConvite(convite), contexto)
      ? [{ ref: documento.ref, convite }]
      : [];
  });
}

/** Those to the company itself. */
export const convitesPendentes = async (db: Firestore, tx: Transaction, contexto: Contexto, uid: string) =>
  (await convitesAbertos(db, tx, contexto, uid)).filter(({ convite }) => convite.idQuestionario === null);
