/**
 * Reminders to people invited to a questionnaire who have not answered (decisions Q181): at most three, three days apart
 * at least, within the period, and none to who asked for none.
 */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  proximoLembrete,
  type RecusaDoLembrete,
  recusaDoLembrete,
  situacaoDoConvidado,
} from '@/domain/diagnostico/convidado';
import { questionarios } from '@/domain/diagnostico/questionario';
import { empresaSchema } from '@/domain/empresas/empresa';
import { colaboradorSchema, entraPorLink } from '@/domain/pessoas/colaborador';
import { type Convite, conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila, remetenteDe } from '@functions/emails/fila';
import { todos } from './avisosDoDia';
import { folhaDoConvite } from './convidados';
import { sobras } from './emMassa';
import { fechamento, lerForaDaFase } from './folhas';
import { comOutroSegredo, contextoDoConvite, novoSegredo, validadeNoDiagnostico } from './convites';

/** The person may still come in: neither removed nor disabled, and the company is active. */
async function temAcesso(db: Firestore, tx: Transaction, convite: Convite) {
  const contexto = contextoDoConvite(convite);
  const pessoa = await ler(
    db,
    colaboradorSchema,
    caminhos.colaborador(contexto, convite.idColaboradorConvidado),
    tx,
  );
  const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
  const dentro = pessoa?.deletedAt === null && entraPorLink(pessoa.status) && pessoa.bloqueio === null;
  return dentro && empresa?.deletedAt === null && empresa.status === 'ATIVO' ? pessoa : undefined;
}

const questionarioDo = (db: Firestore, tx: Transaction, convite: Convite) => {
  const { idLicenciada: licenciadaId, idEmpresa: empresaId, idQuestionario } = convite;
  return ler(
    db,
    questionarios.schema,
    `${questionarios.onde({ licenciadaId, empresaId })}/${idQuestionario}`,
    tx,
  );
};

/**
 * Reminds one person, or says why not. Only an invitation of `de` is touched, where that is given. What will never be
 * due again leaves the daily run's list.
 */
export const lembrar = (
  db: Firestore,
  conviteId: string,
  agora: Date,
  de?: Contexto,
): Promise<RecusaDoLembrete | 'LEMBRADO'> =>
  db.runTransaction(async (tx) => {
    const ref = db.doc(`${caminhos.convites}/${conviteId}`);
    const convite = await ler(db, conviteSchema, ref.path, tx);
    const contexto = convite && contextoDoConvite(convite);
    const alheio = de && (contexto?.licenciadaId !== de.licenciadaId || contexto.empresaId !== de.empresaId);
    if (!convite?.idQuestionario || !contexto || alheio) return 'CANCELADO';
    const pessoa = await temAcesso(db, tx, convite);
    const questionario = await questionarioDo(db, tx, convite);
    const folha = await folhaDoConvite(db, convite, tx);
    const lembretes = convite.lembretes ?? 0;
    const enviadoEm = convite.enviadoEm ?? convite.createdAt;
    const recusa = recusaDoLembrete(
      {
        situacao: situacaoDoConvidado(convite, folha),
        semLembretes: convite.semLembretes ?? false,
        lembretes,
        enviadoEm,
      },
      agora,
    );
    const esquecer = () => {
      if ((convite.lembrarEm ?? null) !== null) tx.update(ref, { lembrarEm: null });
    };
    if (recusa === 'RECENTE') return recusa;
    if (recusa) esquecer();
    if (recusa) return recusa;
    if (questionario?.deletedAt !== null || questionario.dataVigencia < agora) {
      esquecer();
      return 'FORA';
    }
    const alvo = { ...contexto, idEmpresa: convite.idEmpresa, questionarioId: convite.idQuestionario };
    const foraDaFase = await lerForaDaFase(db, alvo, questionario, tx);
    // Their turn may come, or come back: the daily run asks again.
    if (fechamento({ questionario, foraDaFase, folha }, agora)) return 'FORA';
    if (!pessoa) return 'SEM_ACESSO';
    const segredo = novoSegredo();
    const [caminho, mensagem] = emailNaFila(resumo('lembrete', conviteId, String(lembretes + 1)), {
      tipo: 'lembreteDiagnostico',
      para: convite.email,
      dados: {
        nome: pessoa.nome,
        empresa: convite.nomeFantasia,
        projeto: convite.projetoNome ?? '',
        questionario: questionario.nome,
        ate: questionario.dataVigencia.toISOString(),
        aceito: convite.convite ? '' : 'sim',
        conviteId,
        segredo,
        licenciadaId: contexto.licenciadaId,
        empresaId: contexto.empresaId,
        idEmpresa: convite.idEmpresa,
        questionarioId: convite.idQuestionario,
      },
      remetente: remetenteDe(contexto, convite.createdBy, {
        convidada: caminhos.colaborador(contexto, convite.idColaboradorConvidado),
        convite: 'QUESTIONARIO',
      }),
    });
    tx.set(db.doc(caminho), mensagem);
    tx.update(ref, {
      ...comOutroSegredo(convite, segredo, agora),
      expiraEm: validadeNoDiagnostico(agora, questionario.dataVigencia),
      enviadoEm: agora,
      lembretes: lembretes + 1,
      lembrarEm: proximoLembrete(lembretes + 1, agora),
    });
    return 'LEMBRADO';
  });

/** The day's reminders; repeating the day writes to nobody twice. */
export async function lembrarOsDevidos(db: Firestore, agora: Date) {
  const { cadaUm, dizer } = sobras('lembretes');
  let lembrados = 0;
  const devidos = db.collection(caminhos.convites).where('lembrarEm', '<=', agora).orderBy('lembrarEm');
  for await (const { id } of todos(devidos))
    await cadaUm(id, async () => {
      if ((await lembrar(db, id, agora)) === 'LEMBRADO') lembrados++;
    });
  dizer();
  return lembrados;
}
