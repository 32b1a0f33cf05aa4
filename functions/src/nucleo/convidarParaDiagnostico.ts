/** Invitations to answer a questionnaire for a company (part 1 §3 and §7): all of a call in one transaction. */
import { type Colaborador, colaboradorSchema, entraPorLink } from '@/domain/pessoas/colaborador';
import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { colaboradorVazio } from '@/domain/pessoas/colaborador-form';
import { type Convite, conviteSchema } from '@/domain/pessoas/convite';
import { proximoLembrete } from '@/domain/diagnostico/convidado';
import { questionarios } from '@/domain/diagnostico/questionario';
import { nomeDoEmail } from '@/domain/pessoas/emails-em-lote';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { nomeComOrigem } from '@/domain/empresas/origem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { caminhoNaFila, emailNaFila, remetenteDe } from '@functions/emails/fila';
import { auditar } from './auditoria';
import { contaDoEmail } from './contas';
import { membroConvidado } from './convidar';
import {
  comOutroSegredo,
  idDoConviteDeDiagnostico,
  novoConvite,
  novoSegredo,
  type QuestionarioDoConvite as Questionario,
  validadeNoDiagnostico,
} from './convites';
import { acertarConvidado } from './convidados';
import { emMassa } from './emMassa';
import { lerForaDaFase, porQueFechada } from './folhas';
import { exigirOrganizador } from './organizador';
import { permissoesDoPapel } from './permissoes';

/** An external respondent: questionnaires and nothing else. */
const RESPONDENTE = {
  ...colaboradorVazio,
  role: 'COLLABORATOR',
  gestao: false,
  incentivo: false,
  configuracoes: false,
  diagnostico: true,
  image: [],
  setores: [],
} as const;

interface Pessoa {
  email: string;
  uid: string;
  segredo: string;
  conviteId: string;
  /** Id of the mail: of request and invitation. */
  fila: string;
  /** Undefined for somebody who is not, or no longer, of the company. */
  membro: Colaborador | undefined;
  convite: Convite | undefined;
}

/** `nome` of a record that exists and is not removed. Its other fields belong to the diagnostic area. */
async function nomeDoRegistro(db: Firestore, tx: Transaction, caminho: string, recusa: string) {
  const documento = await tx.get(db.doc(caminho));
  if (!documento.exists || (documento.get('deletedAt') ?? null) !== null) throw new ErroDoProduto(recusa);
  const nome: unknown = documento.get('nome');
  return typeof nome === 'string' ? nome.slice(0, 200) : '';
}

/**
 * Project and company of the invitations, or a refusal. Both and the questionnaire must be there. The company must
 * take part, which the organiser's `status` says (part 3 §3), or organise the project itself. A guest organises nothing,
 * so it invites to what it was brought into only (threats A31).
 */
async function conferir(
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
  { idEmpresa, idProjeto, idQuestionario }: Questionario,
) {
  const organizador = { licenciadaId: contexto.licenciadaId, empresaId: idEmpresa };
  const raiz = caminhos.empresa(organizador);
  const projeto = await nomeDoRegistro(db, tx, `${raiz}/projetos/${idProjeto}`, 'Projeto não selecionado');
  const questionario = await ler(db, questionarios.schema, `${raiz}/questionarios/${idQuestionario}`, tx);
  if (!questionario || questionario.deletedAt !== null)
    throw new ErroDoProduto('Questionário não selecionado');
  const alvo = { ...contexto, idEmpresa, questionarioId: idQuestionario };
  const foraDaFase = await lerForaDaFase(db, alvo, questionario, tx);
  const fora = porQueFechada({ questionario, foraDaFase }, new Date());
  if (fora) throw new ErroDoProduto(fora);
  if (idEmpresa !== contexto.empresaId) {
    const participa = db
      .collection(`${raiz}/status`)
      .where('idEmpresa', '==', contexto.empresaId)
      .where('idProjeto', '==', idProjeto)
      .where('deletedAt', '==', null);
    if ((await tx.get(participa.limit(1))).empty)
      throw new ErroDoProduto('A sua empresa não participa deste projeto.');
  }
  await exigirOrganizador(db, organizador, tx);
  const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
  if (!empresa || empresa.deletedAt !== null) throw new ErroDoProduto('Nenhuma empresa ativa');
  return { projeto, empresa, nome: questionario.nome, ate: questionario.dataVigencia };
}

/**
 * Invites the addresses and gives their memberships' ids, in the same order. Somebody who answered already is left
 * alone; somebody who has not gets another mail. A person who is not available is named while the others are invited.
 * Throws ErroDoProduto when project or questionnaire is not available, or nobody is.
 */
export async function convidarParaDiagnostico(
  quemConvida: Membro,
  emails: readonly string[],
  questionario: Questionario,
): Promise<{ colaboradores: string[]; recusados: { email: string; motivo: string }[] }> {
  if (!podeConvidarParaDiagnostico(quemConvida)) throw negado();
  const { db, chave, contexto } = quemConvida;
  // Asked before too, because accounts are made outside of any transaction: a refusal leaves none behind.
  await db.runTransaction((tx) => conferir(db, tx, contexto, questionario));
  const unicos = [...new Set(emails)];
  const contas: string[] = [];
  for (const email of unicos) contas.push(await contaDoEmail(email, nomeDoEmail(email)));
  const recusados = await db.runTransaction(async (tx) => {
    const { projeto, empresa, nome, ate } = await conferir(db, tx, contexto, questionario);
    const pessoas: Pessoa[] = [];
    const fora: { email: string; motivo: string }[] = [];
    for (const [i, email] of unicos.entries()) {
      const uid = contas[i] ?? '';
      const conviteId = idDoConviteDeDiagnostico(contexto, questionario, uid);
      const fila = resumo(chave, conviteId);
      // A run of this request that died after its transaction wrote all of it: another secret would go to nobody.
      if ((await tx.get(db.doc(caminhoNaFila(fila)))).exists) continue;
      const convite = await ler(db, conviteSchema, `${caminhos.convites}/${conviteId}`, tx);
      const membro = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx);
      const presente = membro?.deletedAt === null ? membro : undefined;
      if (presente && !entraPorLink(presente.status)) {
        fora.push({ email, motivo: 'Esta pessoa está desabilitada nesta empresa.' });
        continue;
      }
      // An answer stays an answer, unless the person who gave it was removed since.
      if (presente && convite?.convite === false && !convite.cancelado) continue;
      pessoas.push({ email, uid, segredo: novoSegredo(), conviteId, fila, membro: presente, convite });
    }
    const [primeiro] = fora;
    if (primeiro && fora.length === unicos.length)
      throw new ErroDoProduto(`A pessoa de ${primeiro.email} está desabilitada nesta empresa.`);
    const permissoes = await permissoesDoPapel(db, tx, contexto, RESPONDENTE.role);
    for (const pessoa of pessoas)
      escrever(tx, quemConvida, { pessoa, empresa, questionario, projeto, nome, ate, permissoes });
    return fora;
  });
  // The list is right when the answer comes. A trigger does the same, should this die here.
  const convidadas = contas.filter((_, i) => recusados.every(({ email }) => email !== unicos[i]));
  const ids = convidadas.map((uid) => idDoConviteDeDiagnostico(contexto, questionario, uid));
  await emMassa('convidados', ids, (id) => acertarConvidado(db, id));
  return { colaboradores: convidadas, recusados };
}

interface Escrita {
  pessoa: Pessoa;
  empresa: Empresa;
  questionario: Questionario;
  projeto: string;
  /** The questionnaire's. */
  nome: string;
  /** Last moment of the questionnaire. */
  ate: Date;
  permissoes: string;
}

function escrever(tx: Transaction, { db, chave, contexto, uid: por, colaborador }: Membro, tudo: Escrita) {
  const { pessoa, empresa, questionario, projeto, ate, permissoes } = tudo;
  const { email, uid, segredo, conviteId, fila, membro, convite } = pessoa;
  const agora = new Date();
  const referencia = caminhos.colaborador(contexto, uid);
  const nome = membro ? membro.nome : nomeDoEmail(email);
  if (!membro) {
    const dados = { ...RESPONDENTE, nome, email, image: [], setores: [] };
    tx.set(db.doc(referencia), membroConvidado(dados, empresa, { agora, por, permissoes, externo: true }));
  }
  const novo = novoConvite(
    {
      idColaboradorConvidado: uid,
      idEmpresaColaboradorConvidado: contexto.empresaId,
      idEmpresa: questionario.idEmpresa,
      idProjeto: questionario.idProjeto,
      idQuestionario: questionario.idQuestionario,
      idLicenciada: contexto.licenciadaId,
      email,
      nomeFantasia: empresa.nomeFantasia,
      externo: !membro || membro.externo,
      createdBy: por,
    },
    segredo,
    agora,
  );
  const aberto = convite?.convite && !convite.cancelado ? comOutroSegredo(convite, segredo, agora) : novo;
  // The respondent cannot read the project, so its name goes with the invitation, and again with each.
  const comNome = {
    ...aberto,
    projetoNome: projeto,
    expiraEm: validadeNoDiagnostico(agora, ate),
    enviadoEm: agora,
    lembrarEm: proximoLembrete(aberto.lembretes ?? 0, agora),
  };
  tx.set(db.doc(`${caminhos.convites}/${conviteId}`), comNome, { merge: true });
  const [caminho, mensagem] = emailNaFila(fila, {
    tipo: 'conviteDiagnostico',
    para: email,
    dados: {
      nome,
      empresa: empresa.nomeFantasia,
      projeto,
      questionario: tudo.nome,
      ate: ate.toISOString(),
      quemConvida: nomeComOrigem(colaborador.nome, empresa),
      conviteId,
      segredo,
      licenciadaId: contexto.licenciadaId,
      projetoId: questionario.idProjeto,
      empresaId: contexto.empresaId,
      idEmpresa: questionario.idEmpresa,
      questionarioId: questionario.idQuestionario,
      colaboradorId: uid,
    },
    remetente: remetenteDe(contexto, por, { convidada: referencia, convite: 'QUESTIONARIO' }),
  });
  tx.set(db.doc(caminho), mensagem);
  const sobre = { contexto, acao: 'CONVITE', quem: por, alvo: referencia } as const;
  auditar({ db, tx, chave: resumo(chave, uid) }, sobre, {}, { questionario: questionario.idQuestionario });
}
