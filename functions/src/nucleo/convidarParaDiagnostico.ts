/** Invitations to answer a questionnaire for a company (part 1 §3 and §7): all of a call in one transaction. */
import { type Colaborador, colaboradorSchema } from '@/domain/colaborador';
import { colaboradorVazio } from '@/domain/colaborador-form';
import { type Convite, conviteSchema } from '@/domain/convite';
import { nomeDoEmail } from '@/domain/emails-em-lote';
import { type Empresa, empresaSchema } from '@/domain/empresa';
import { ErroDoProduto } from '@/domain/erros';
import { temFlag } from '@/domain/quem';
import { caminhos } from '@/domain/paths';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila } from '@functions/emails/fila';
import { auditar } from './auditoria';
import { membroConvidado } from './convidar';
import { comOutroSegredo, contaDoEmail, novoConvite, novoSegredo } from './convites';

interface Questionario {
  idEmpresa: string;
  idProjeto: string;
  idQuestionario: string;
}

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
  membro: Colaborador | undefined;
  convite: Convite | undefined;
}

/** `nome` of a record that exists and is not removed; its other fields belong to the diagnostic area. */
async function nomeDoRegistro(db: Firestore, tx: Transaction, caminho: string, recusa: string) {
  const documento = await tx.get(db.doc(caminho));
  if (!documento.exists || (documento.get('deletedAt') ?? null) !== null) throw new ErroDoProduto(recusa);
  const nome: unknown = documento.get('nome');
  return typeof nome === 'string' ? nome.slice(0, 200) : '';
}

/**
 * Invites the addresses and gives their memberships' ids, in the same order. Whoever already answered is left alone,
 * whoever has not gets another mail. Throws ErroDoProduto when project, questionnaire or a person is not available.
 */
export async function convidarParaDiagnostico(
  quemConvida: Membro,
  emails: readonly string[],
  questionario: Questionario,
): Promise<string[]> {
  if (!temFlag(quemConvida.quem, [30, 'criacao'])) throw negado();
  const { db, contexto } = quemConvida;
  const unicos = [...new Set(emails)];
  const contas: string[] = [];
  for (const email of unicos) contas.push(await contaDoEmail(email, nomeDoEmail(email)));
  await db.runTransaction(async (tx) => {
    const organizadora = { licenciadaId: contexto.licenciadaId, empresaId: questionario.idEmpresa };
    const raiz = caminhos.empresa(organizadora);
    const { idProjeto, idQuestionario } = questionario;
    const projeto = await nomeDoRegistro(db, tx, `${raiz}/projetos/${idProjeto}`, 'Projeto não selecionado');
    await nomeDoRegistro(db, tx, `${raiz}/questionarios/${idQuestionario}`, 'Questionário não selecionado');
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
    if (!empresa || empresa.deletedAt !== null) throw new ErroDoProduto('Nenhuma empresa ativa');
    const pessoas: Pessoa[] = [];
    for (const [i, email] of unicos.entries()) {
      const uid = contas[i] ?? '';
      // One invitation per questionnaire, company and person, whatever the request.
      const conviteId = resumo('diagnostico', idQuestionario, contexto.empresaId, uid);
      const convite = await ler(db, conviteSchema, `${caminhos.convites}/${conviteId}`, tx);
      const membro = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx);
      if (membro?.deletedAt === null && membro.status === 'DISABLED')
        throw new ErroDoProduto(`A pessoa de ${email} está desabilitada nesta empresa.`);
      pessoas.push({ email, uid, segredo: novoSegredo(), conviteId, membro, convite });
    }
    for (const pessoa of pessoas) escrever(tx, quemConvida, { pessoa, empresa, questionario, projeto });
  });
  return contas;
}

interface Escrita {
  pessoa: Pessoa;
  empresa: Empresa;
  questionario: Questionario;
  projeto: string;
}

function escrever(tx: Transaction, { db, chave, contexto, uid: por, colaborador }: Membro, tudo: Escrita) {
  const { pessoa, empresa, questionario, projeto } = tudo;
  const { email, uid, segredo, conviteId, membro, convite } = pessoa;
  if (convite?.convite === false && !convite.cancelado) return;
  const agora = new Date();
  const referencia = caminhos.colaborador(contexto, uid);
  const nome = membro?.deletedAt === null ? membro.nome : nomeDoEmail(email);
  if (membro?.deletedAt !== null) {
    const dados = { ...RESPONDENTE, nome, email, image: [], setores: [] };
    tx.set(db.doc(referencia), membroConvidado(dados, empresa, { agora, por, externo: true }));
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
      externo: membro?.deletedAt !== null || membro.externo,
      createdBy: por,
    },
    segredo,
    agora,
  );
  const aberto = convite?.cancelado === false ? comOutroSegredo(convite, segredo, agora) : novo;
  tx.set(db.doc(`${caminhos.convites}/${conviteId}`), aberto, { merge: true });
  const [caminho, mensagem] = emailNaFila(resumo(chave, conviteId), {
    tipo: 'conviteDiagnostico',
    para: email,
    dados: {
      nome,
      empresa: empresa.nomeFantasia,
      projeto,
      quemConvida: colaborador.nome,
      conviteId,
      segredo,
      licenciadaId: contexto.licenciadaId,
      projetoId: questionario.idProjeto,
      empresaId: contexto.empresaId,
      colaboradorId: uid,
    },
  });
  tx.set(db.doc(caminho), mensagem);
  const sobre = { contexto, acao: 'CONVITE', quem: por, alvo: referencia } as const;
  auditar({ db, tx, chave: resumo(chave, uid) }, sobre, {}, { questionario: questionario.idQuestionario });
}
