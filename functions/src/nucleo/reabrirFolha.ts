/**
 * A sheet is opened again, with a reason that its respondent reads: a finished one (decisions Q163), or one that the
 * company's phase closed before its end (decisions P190).
 */
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { questionarios } from '@/domain/diagnostico/questionario';
import {
  caminhosDaFolha,
  contatoSchema,
  type FolhaDeRespostas,
  MAXIMO_DE_REABERTURAS,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { ler, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { emailNaFila } from '@functions/emails/fila';
import { auditar } from './auditoria';
import { caminhoDoConvite, fechamento, lerForaDaFase, nomeDoProjeto } from './folhas';
import { alvoEmTexto } from './linkPorEmail';
import { outroSegredo } from './outroSegredo';

/** The questionnaire of a sheet that may be answered again, or a refusal. */
async function exigirReabrivel(tx: Transaction, { db, contexto }: Membro, folha: FolhaDeRespostas) {
  const caminho = `${questionarios.onde(contexto)}/${folha.idQuestionario}`;
  const questionario = await ler(db, questionarios.schema, caminho, tx);
  if (questionario?.deletedAt !== null) throw new ErroDoProduto('Questionário não encontrado!');
  const alvo = {
    ...contexto,
    empresaId: folha.idEmpresa,
    idEmpresa: contexto.empresaId,
    questionarioId: folha.idQuestionario,
  };
  const foraDaFase = await lerForaDaFase(db, alvo, questionario, tx);
  const fechada = fechamento({ questionario, foraDaFase, folha }, new Date());
  if (!folha.finalizadoEm && fechada === null)
    throw new ErroDoProduto('Estas respostas não estão finalizadas: quem responde ainda pode mudá-las.');
  if (fechada === 'fora')
    throw new ErroDoProduto(
      'Fora do período ninguém responde. Mude as datas do questionário antes de reabrir.',
    );
  if (folha.idEmpresa !== contexto.empresaId) {
    const inscricao = await tx.get(db.doc(caminhosDoStatus.um(contexto, folha.idProjeto, folha.idEmpresa)));
    if (!inscricao.exists || inscricao.get('deletedAt') !== null)
      throw new ErroDoProduto('A empresa não participa mais deste projeto.');
  }
  if ((folha.reaberturas ?? []).length >= MAXIMO_DE_REABERTURAS)
    throw new ErroDoProduto('Estas respostas já foram reabertas vezes demais.');
  return questionario;
}

/**
 * How the respondent comes back to the sheet: by account, or by a link of their own where they have none. An open link
 * began the sheet of somebody unknown; somebody invited may have answered without ever making an account.
 */
async function voltaDoRespondente(
  tx: Transaction,
  { db, contexto: { licenciadaId, empresaId } }: Membro,
  { id, caminho, folha }: { id: string; caminho: string; folha: FolhaDeRespostas },
  pessoa: Colaborador | undefined,
) {
  const alvo = {
    licenciadaId,
    empresaId: folha.idEmpresa,
    idEmpresa: empresaId,
    questionarioId: folha.idQuestionario,
  };
  const semConta = !pessoa || pessoa.status === 'PENDING';
  const convite = caminhoDoConvite(alvo, folha, folha.idRespondente).split('/').at(-1) ?? '';
  const credencial = pessoa ? { tipo: 'convite' as const, id: convite } : { tipo: 'folha' as const, id };
  const outro = semConta ? await outroSegredo(tx, db, credencial, caminho) : undefined;
  return {
    guardar: () => outro?.guardar(),
    dados: {
      ...alvoEmTexto(alvo),
      ...(outro ? { credencial: credencial.tipo, credencialId: credencial.id, segredo: outro.segredo } : {}),
    },
  };
}

/** The scores go, the answers and the place under `limiteUsuario` stay. */
export async function reabrirFolha(membro: Membro, id: string, motivo: string) {
  const { db, chave, contexto, uid } = membro;
  await db.runTransaction(async (tx) => {
    const ref = db.doc(caminhos.registro(contexto, 'respostas', id));
    const folha = await ler(db, respostaSchema, ref.path, tx);
    if (folha?.deletedAt !== null) throw new ErroDoProduto('Questionário não encontrado!');
    const questionario = await exigirReabrivel(tx, membro, folha);
    const { licenciadaId } = contexto;
    const deQuem = caminhos.colaborador({ licenciadaId, empresaId: folha.idEmpresa }, folha.idRespondente);
    const pessoa = await ler(db, colaboradorSchema, deQuem, tx);
    const contato = await ler(db, contatoSchema, caminhosDaFolha.contato(ref.path), tx);
    const projeto = await nomeDoProjeto(db, { licenciadaId, idEmpresa: contexto.empresaId }, folha.idProjeto);
    const volta = await voltaDoRespondente(tx, membro, { id, caminho: ref.path, folha }, pessoa);
    const agora = new Date();
    const nova = { em: agora, por: uid, motivo, finalizadoEm: folha.finalizadoEm };
    tx.update(ref, {
      pausado: true,
      finalizadoEm: null,
      notas: {},
      reaberturas: [...(folha.reaberturas ?? []), nova],
      updatedAt: agora,
      updatedBy: uid,
    });
    const sobre = { contexto, acao: 'FOLHA_REABERTA', quem: uid, alvo: ref.path } as const;
    auditar(
      { db, tx, chave },
      sobre,
      { finalizada: folha.finalizadoEm !== null },
      { finalizada: false, motivo },
    );
    const paraQuem = pessoa?.deletedAt === null ? pessoa : contato;
    if (!paraQuem) return;
    volta.guardar();
    const [caminho, mensagem] = emailNaFila(chave, {
      tipo: 'questionarioReaberto',
      para: paraQuem.email,
      dados: {
        nome: paraQuem.nome,
        questionario: questionario.nome,
        projeto,
        motivo,
        ate: questionario.dataVigencia.toISOString(),
        ...volta.dados,
      },
    });
    tx.set(db.doc(caminho), mensagem);
  });
}
