/** The daily run: deadlines and coming events become notifications, and everybody with unread ones gets an e-mail. Safe to repeat. */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Dia, diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { instante, limiteDoDia, lista, referencia, texto } from '@/domain/comum/campos';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { caminhos, contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import { emParalelo, type Firestore, FieldPath, legivel, ler } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { enfileirar } from '@functions/emails/fila';
import * as z from 'zod/mini';
import { comLugarNaCaixa, todos } from './avisosDoDia';
import { type CadaUm, PARALELAS, sobras } from './emMassa';
import { entraNoResumo, janelaDoResumo } from './janelaDoResumo';
import { lembrarEventos } from './lembretesDeEventos';
import { lembrarRetornos } from './lembretesDeRetornos';
import { idDaNotificacao, notificar, uidsDe } from './notificar';

/** What this run looks at of a milestone. */
const marcoComPrazo = z.object({
  colaboradoresResponsaveis: lista(referencia(), 100),
  dataPrazo: limiteDoDia(),
  createdBy: texto(128, 1),
  deletedAt: z.nullish(instante()),
});

/** Tells the responsible people of milestones due tomorrow, and of those whose deadline passed yesterday unfinished. */
async function avisarPrazos(db: Firestore, dia: Dia, cadaUm: CadaUm): Promise<void> {
  const [ontem, amanha] = [maisDias(dia, -1), maisDias(dia, 1)];
  const abertos = db
    .collectionGroup('marcos')
    .where('finishedAt', '==', null)
    .where('dataPrazo', '>=', inicioDoDia(ontem))
    .where('dataPrazo', '<', inicioDoDia(maisDias(amanha, 1)))
    .orderBy('dataPrazo');
  const cabem = comLugarNaCaixa();
  for await (const documento of todos(abertos)) {
    const marco = legivel(marcoComPrazo, documento);
    const pai = lugarDaReferencia(documento.ref.parent.parent?.path ?? '');
    if (!marco || marco.deletedAt || !pai) continue;
    const vence = diaDe(marco.dataPrazo);
    if (vence === dia) continue;
    const prazo = vence === amanha ? 'AMANHA' : 'ATRASADO';
    const responsaveis = uidsDe(marco.colaboradoresResponsaveis);
    const uids = cabem(pai.contexto, responsaveis, marco.createdBy);
    await cadaUm(documento.ref.path, () =>
      notificar(db, pai.contexto, {
        // The day is part of it, because a deadline that was put off is news again.
        id: idDaNotificacao('marco', pai.tipo.colecao, pai.id, documento.id, prazo, vence),
        quem: null,
        sobre: pai,
        origem: documento.ref.path,
        detalhe: { prazo },
        para: new Map(uids.map((uid) => [uid, ['MARCO'] as const])),
      }),
    );
  }
}

/** Puts one e-mail per person with something unread into the outbox. What it says is decided when it is sent. */
async function enfileirarResumos(db: Firestore, dia: Dia, cadaUm: CadaUm): Promise<number> {
  const { inicio, fim } = janelaDoResumo(dia);
  const abertas = db
    .collectionGroup('notificacoes')
    .where('lidaEm', '==', null)
    .where('createdAt', '>=', inicio)
    .where('createdAt', '<', fim)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId());
  const caixas = new Set<string>();
  for await (const documento of todos(abertas)) {
    const notificacao = legivel(notificacaoSchema, documento);
    const caixa = documento.ref.parent.parent;
    if (caixa && notificacao && entraNoResumo(notificacao, dia)) caixas.add(caixa.path);
  }
  let quantos = 0;
  await emParalelo(caixas, PARALELAS, (caixa) =>
    cadaUm(caixa, async () => {
      const contexto = contextoDaReferencia(caixa);
      const uid = idDaReferencia(caixa);
      const colaborador = contexto && (await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid)));
      if (!contexto || colaborador?.status !== 'ACTIVE' || colaborador.empresaStatus !== 'ATIVO') return;
      quantos++;
      await enfileirar(db, resumo('resumo', caixa, dia), {
        tipo: 'resumoDiario',
        para: colaborador.email,
        dados: { ...contexto, uid, dia },
      });
    }),
  );
  return quantos;
}

/**
 * All of it, for the day of `agora`. Returns how many e-mails were queued, or already were. One unreadable record costs no
 * other person their news. All the rest is done before this throws, to be run again.
 */
export async function resumirODia(db: Firestore, agora: Date): Promise<number> {
  const dia = diaDe(agora);
  const { cadaUm, dizer } = sobras('resumo do dia');
  let quantos = 0;
  await cadaUm('prazos', () => avisarPrazos(db, dia, cadaUm));
  await cadaUm('eventos', () => lembrarEventos(db, dia, cadaUm));
  await cadaUm('retornos', () => lembrarRetornos(db, dia, cadaUm));
  await cadaUm('resumos', async () => {
    quantos = await enfileirarResumos(db, dia, cadaUm);
  });
  dizer();
  return quantos;
}
