/** A company that the licensee has comes into a project. What makes accounts stands apart (inscreverEmpresa.ts). */
import { emForma } from '@/domain/comum/registro';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { SituacaoDaInscricao } from '@/domain/contratos/projetos';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { consentimentoSchema } from '@/domain/pessoas/consentimentos';
import { inscricoes, type Projeto } from '@/domain/projetos/projeto';
import {
  caminhosDoStatus,
  copiaDaEmpresa,
  inscrita,
  type StatusNoProjeto,
  statusSchema,
} from '@/domain/projetos/status';
import { TERMOS_DA_INSCRICAO, TERMOS_EM_ORDEM } from '@/domain/projetos/termos-da-inscricao';
import { carimbo, type Firestore, ler, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila, remetenteDe } from '@functions/emails/fila';
import { administradoresDe } from './administradores';
import { auditar } from './auditoria';
import { lerProjeto, lerStatus } from './empresasEmProjetos';
import { exigirCategoria } from './mudarCategoria';

/** One request in one transaction. */
export interface Ato {
  db: Firestore;
  tx: Transaction;
  chave: string;
}

/** How a company comes in: what its row says besides the copy of the company. */
export type Chegada = Pick<StatusNoProjeto, 'origem' | 'categoria' | 'embaixador' | 'embaixadorPessoa'>;

/** What it takes where the company is there already. */
export interface ParaExistente {
  organizador: Contexto;
  idProjeto: string;
  /** createdBy: a uid, or 'autocadastro'. */
  por: string;
  /** Who invites, as mails say it; absent where the company came by itself. */
  quemConvida?: string;
  /** Who of the company itself asks for it. */
  quemPede?: string;
  chegada: Chegada;
  /** The network of a visitor, who accepted the terms of the enrolment. */
  aceitouDe?: string;
}

/** Throws ErroDoProduto unless registrations of the project are open now. */
export async function projetoAberto(
  db: Firestore,
  tx: Transaction,
  organizador: Contexto,
  idProjeto: string,
) {
  const projeto = await lerProjeto(db, tx, organizador, idProjeto);
  const situacao = inscricoes(projeto, new Date());
  if (situacao === 'encerradas') throw new ErroDoProduto('Inscrições encerradas..');
  if (situacao === 'abrem') throw new ErroDoProduto('As inscrições deste projeto ainda não abriram.');
  return projeto;
}

/** Writes the company's row and its entry in the organiser's trail. */
export function inscreverLinha(
  { db, tx, chave }: Ato,
  { organizador, idProjeto, por, chegada, aceitouDe }: ParaExistente,
  idEmpresa: string,
  empresa: Empresa,
) {
  const agora = new Date();
  const caminho = caminhosDoStatus.um(organizador, idProjeto, idEmpresa);
  const linha = emForma(statusSchema, {
    idProjeto,
    idEmpresa,
    ...inscrita(agora, por),
    ...chegada,
    ...copiaDaEmpresa(empresa),
    ...carimbo(agora, por),
  });
  tx.set(db.doc(caminho), linha);
  const sobre = { contexto: organizador, acao: 'EMPRESA_INSCRITA', quem: por, alvo: caminho } as const;
  const aceites: Record<string, string> = aceitouDe === undefined ? {} : { termos: TERMOS_ACEITOS };
  const depois = { projeto: idProjeto, origem: chegada.origem, ...aceites };
  auditar({ db, tx, chave: `${chave}-inscricao` }, sobre, {}, depois);
}

const TERMOS_ACEITOS = TERMOS_EM_ORDEM.map((termo) => `${termo} ${TERMOS_DA_INSCRICAO[termo].versao}`).join(
  ', ',
);

/** Proof of what the visitor confirmed, in the name of the company's administrator to be (LGPD art. 8 §2). */
export function provarAceite(
  { db, tx }: Ato,
  dela: Contexto,
  uid: string,
  rede: string,
  { linkRegulamento }: Projeto,
  qual = '',
) {
  for (const termo of TERMOS_EM_ORDEM) {
    const { versao } = TERMOS_DA_INSCRICAO[termo];
    const prova = {
      termo,
      versao,
      createdAt: new Date(),
      createdBy: uid,
      rede,
      regulamento: linkRegulamento,
    };
    const caminho = `${caminhos.consentimentos(dela)}/${uid}_${termo}_${versao}${qual}`;
    tx.set(db.doc(caminho), consentimentoSchema.parse(prova));
  }
}

/** The organiser, where one of its people enrols the company; nobody where it came by itself. */
export const quemInscreve = ({ quemConvida, organizador }: ParaExistente) =>
  quemConvida === undefined ? undefined : organizador;

/** Enrols a company that the licensee has, and writes to its administrators. */
export async function inscreverExistente(
  ato: Ato,
  inscricao: ParaExistente,
  projeto: Projeto,
  dela: Contexto,
): Promise<SituacaoDaInscricao> {
  const { db, tx, chave } = ato;
  const { organizador, idProjeto, quemConvida, quemPede } = inscricao;
  const empresa = await ler(db, empresaSchema, caminhos.empresa(dela), tx);
  if (empresa?.deletedAt !== null) throw new ErroDoProduto('Empresa não encontrada');
  if (empresa.status !== 'ATIVO') throw new ErroDoProduto('Empresa inativa');
  const atual = await lerStatus(db, tx, organizador, { idProjeto, idEmpresa: dela.empresaId });
  if (atual?.deletedAt === null) return 'JA_INSCRITA';
  const administradores = await administradoresDe(db, tx, dela);
  // One that comes back keeps the category it had, unless another one was chosen for it now.
  const categoria = inscricao.chegada.categoria || (atual?.categoria ?? '');
  const chegada = { ...inscricao.chegada, categoria };
  inscreverLinha(ato, { ...inscricao, chegada }, dela.empresaId, empresa);
  for (const pessoa of administradores) {
    const dados = {
      nome: pessoa.nome,
      empresa: empresa.nomeFantasia,
      projeto: projeto.nome,
      quemInscreve: quemConvida ?? quemPede ?? projeto.nome,
    };
    const [caminho, mensagem] = emailNaFila(resumo(chave, pessoa.id), {
      tipo: 'inscricaoEmProjeto',
      para: pessoa.email,
      dados,
      remetente: remetenteDe(quemInscreve(inscricao), inscricao.por, {
        convidada: caminhos.colaborador(dela, pessoa.id),
        convite: 'EMPRESA',
      }),
    });
    tx.set(db.doc(caminho), mensagem);
  }
  return 'INSCRITA';
}

/**
 * Brings a company that is there into the project, by the hand of who administers it and with the proof of what they
 * confirmed (decisions P331). The same person may confirm for another project: each has a proof of its own.
 */
export const inscreverMinhaEmpresa = (
  { db, chave }: Pick<Ato, 'db' | 'chave'>,
  dela: Contexto,
  inscricao: ParaExistente & { aceitouDe: string },
): Promise<SituacaoDaInscricao> =>
  db.runTransaction(async (tx) => {
    const { organizador, idProjeto, por, chegada, aceitouDe } = inscricao;
    const ato = { db, tx, chave };
    const projeto = await projetoAberto(db, tx, organizador, idProjeto);
    exigirCategoria(projeto, chegada.categoria);
    const situacao = await inscreverExistente(ato, inscricao, projeto, dela);
    if (situacao === 'INSCRITA') provarAceite(ato, dela, por, aceitouDe, projeto, `_${idProjeto}`);
    return situacao;
  });
