/** Phases whose evaluation the organiser closed, and how far each one is (decisions P191). */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { comLugares } from '@/domain/diagnostico/juri';
import {
  avaliacoesSchema,
  caminhosDasMedias,
  encerramentosSchema,
  estaCompleta,
} from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { fasesDe, projetoSchema } from '@/domain/projetos/projeto';
import { type Firestore, ler, lido } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { lerJurisDoProjeto } from './juri';

async function idDoProjeto(db: Firestore, contexto: Contexto, questionarioId: string) {
  const questionario = await ler(
    db,
    questionarios.schema,
    `${questionarios.onde(contexto)}/${questionarioId}`,
  );
  if (questionario?.deletedAt !== null) throw new ErroDoProduto('Questionário não encontrado!');
  return questionario.idProjeto;
}

/** Phases in which somebody scored, or that are closed, in the project's order. */
export async function fasesAvaliadas({ db, contexto }: Membro, questionarioId: string) {
  const idProjeto = await idDoProjeto(db, contexto, questionarioId);
  const [projeto, guardado, { docs }, juris] = await Promise.all([
    ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto)),
    ler(db, encerramentosSchema, caminhosDasMedias.encerramentos(contexto, questionarioId)),
    db.collection(caminhosDasMedias.avaliacoes(contexto)).where('idQuestionario', '==', questionarioId).get(),
    lerJurisDoProjeto(db, contexto, idProjeto),
  ]);
  const avaliadas = docs.flatMap((documento) => comLugares(lido(avaliacoesSchema, documento), juris) ?? []);
  return fasesDe(projeto ?? { fases: [] }).flatMap(({ id, titulo }) => {
    const daFase = avaliadas.flatMap(({ avaliacoes }) => avaliacoes[id] ?? []);
    const encerrada = guardado?.fases.find(({ fase }) => fase === id);
    if (daFase.length === 0 && !encerrada) return [];
    const soma = (de: 'dadas' | 'de') =>
      daFase.reduce((quanto, { cobertura }) => quanto + (cobertura?.[de] ?? 0), 0);
    return [
      {
        id,
        titulo,
        encerradaEm: encerrada?.em.toISOString() ?? null,
        empresas: daFase.length,
        completas: daFase.filter(({ cobertura }) => estaCompleta(cobertura)).length,
        dadas: soma('dadas'),
        de: soma('de'),
      },
    ];
  });
}

/** Closes the phase, or opens it again. */
export async function encerrarFase(
  { db, contexto, uid, chave }: Membro,
  { questionarioId, fase, encerrada }: { questionarioId: string; fase: number; encerrada: boolean },
) {
  const idProjeto = await idDoProjeto(db, contexto, questionarioId);
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto));
  if (!projeto || !fasesDe(projeto).some(({ id }) => id === fase))
    throw new ErroDoProduto('Esta fase não está em uso no projeto.');
  await db.runTransaction(async (tx) => {
    const caminho = caminhosDasMedias.encerramentos(contexto, questionarioId);
    const guardado = await ler(db, encerramentosSchema, caminho, tx);
    const antes = guardado?.fases ?? [];
    if (antes.some((uma) => uma.fase === fase) === encerrada) return;
    const em = new Date();
    const outras = antes.filter((uma) => uma.fase !== fase);
    const fases = encerrada ? [...outras, { fase, em, por: uid }] : outras;
    tx.set(
      db.doc(caminho),
      comOGuardado(
        emForma(encerramentosSchema, { idProjeto, idQuestionario: questionarioId, fases, updatedAt: em }),
        guardado,
      ),
    );
    const sobre = { contexto, acao: 'AVALIACAO_ENCERRADA', quem: uid, alvo: caminho } as const;
    auditar({ db, tx, chave }, sobre, { fase, encerrada: !encerrada }, { fase, encerrada });
  });
}
