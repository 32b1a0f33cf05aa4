/** Votes that wait for a person's look, what is decided of them, and the end of the count. */
import { comOGuardado } from '@/domain/comum/guardado';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Contexto } from '@/domain/comum/caminhos';
import type {
  decidirVotos as contratoDaDecisao,
  listarVotos as contratoDaLista,
} from '@/domain/contratos/votacao';
import { VOTACAO_ENCERRADA } from '@/domain/votacao/urna';
import {
  type Apuracao,
  apuracaoSchema,
  caminhosDaVotacao,
  origemSchema,
  ROTULO_DA_SITUACAO,
  SUSPEITAS,
  type Voto,
  votoSchema,
} from '@/domain/votacao/voto';
import { type Firestore, ler, lido } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { contar, lerVotacao } from './apurarVotacao';
import { auditar } from './auditoria';
import { acertarUrna } from './urnas';
import { doMinuto } from './votosDaCedula';

/** Votes that a screen shows, and one decision takes, at once. */
const DE_UMA_VEZ = 200;
/** Times that a count is made anew, because somebody decided of votes meanwhile. */
const VEZES = 3;
/** Milliseconds that a vote taken in time may need to be stored: a function's longest life. */
const ULTIMOS_VOTOS = 60_000;
export const FECHADA = 'A apuração desta votação já foi encerrada.';

/** Voided by its period, and not taken back. */
const estaAnulado = ({ antesDaAnulacao }: Voto) => Boolean(antesDaAnulacao);
/** Enough to tell networks apart on one screen, and too little to look a network up. */
export const nomeDaRede = (rede: string | undefined) => rede?.slice(1, 7) ?? null;

export async function listarVotos(
  db: Firestore,
  organizador: Contexto,
  { questionarioId, situacao }: z.output<typeof contratoDaLista.entrada>,
): Promise<z.input<typeof contratoDaLista.saida>> {
  await lerVotacao(db, organizador, questionarioId);
  const { docs } = await db
    .collection(caminhosDaVotacao.votos(organizador, questionarioId))
    .where('situacao', '==', situacao)
    // Votes that a period reached, and nothing was odd about, nobody reads one by one.
    .where('suspeita', 'in', SUSPEITAS)
    .limit(DE_UMA_VEZ + 1)
    .get();
  const votos = docs.slice(0, DE_UMA_VEZ).flatMap((documento) => {
    const voto = lido(votoSchema, documento);
    return voto && !estaAnulado(voto) ? [{ ...voto, id: documento.id }] : [];
  });
  const onde = caminhosDaVotacao.origens(organizador, questionarioId);
  const cedulas = [...new Set(votos.map(({ cedula }) => cedula))];
  const origens =
    cedulas.length === 0 ? [] : await db.getAll(...cedulas.map((cedula) => db.doc(`${onde}/${cedula}`)));
  const redes = new Map(origens.map((origem) => [origem.id, lido(origemSchema, origem)?.rede]));
  return {
    haMais: docs.length > DE_UMA_VEZ,
    votos: votos
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ id, categoria, suspeita, cedula, createdAt, decisao }) => ({
        id,
        categoria,
        suspeita,
        rede: nomeDaRede(redes.get(cedula)),
        em: doMinuto(createdAt),
        motivo: decisao?.motivo ?? null,
      })),
  };
}

/**
 * Gives how many changed. Votes that nothing was odd about are left as they are, and those of an act by period until it
 * is undone (anularVotos.ts).
 */
export async function decidirVotos(
  { db, chave, contexto, uid }: Membro,
  { questionarioId, votos: ids, situacao, motivo }: z.output<typeof contratoDaDecisao.entrada>,
): Promise<number> {
  const { idProjeto } = await lerVotacao(db, contexto, questionarioId);
  const apuracao = db.doc(caminhosDaVotacao.apuracao(contexto, questionarioId));
  const onde = caminhosDaVotacao.votos(contexto, questionarioId);
  return db.runTransaction(async (tx) => {
    const atual = await ler(db, apuracaoSchema, apuracao.path, tx);
    if (atual?.encerradaEm) throw new ErroDoProduto(FECHADA);
    const lidos = await tx.getAll(...[...new Set(ids)].map((id) => db.doc(`${onde}/${id}`)));
    const mudam = lidos.filter((documento) => {
      const voto = lido(votoSchema, documento);
      return voto && voto.suspeita !== null && !estaAnulado(voto) && voto.situacao !== situacao;
    });
    const decisao = { por: uid, em: new Date(), motivo };
    for (const { ref } of mudam) tx.update(ref, { situacao, decisao });
    if (mudam.length === 0) return 0;
    const nova: Apuracao = {
      ...(atual ?? { idProjeto, resultado: null, encerradaEm: null }),
      desatualizada: true,
    };
    tx.set(apuracao, comOGuardado(nova, atual));
    auditar(
      { db, tx, chave },
      { contexto, acao: 'VOTOS_DECIDIDOS', quem: uid, alvo: apuracao.path },
      {},
      { votos: mudam.length, decisao: ROTULO_DA_SITUACAO[situacao], motivo },
    );
    return mudam.length;
  });
}

/**
 * Marks the stored count as one that is being made: it is too old to be shown, and whatever anybody decides or counts
 * from now on changes it. Undefined where the count is closed.
 */
const comecarAContar = (db: Firestore, caminho: string, idProjeto: string) =>
  db.runTransaction(async (tx) => {
    const atual = await ler(db, apuracaoSchema, caminho, tx);
    if (atual?.encerradaEm) return undefined;
    const resultado = atual?.resultado ? { ...atual.resultado, em: new Date(0) } : null;
    const marcada: Apuracao = {
      ...(atual ?? { idProjeto, encerradaEm: null }),
      resultado,
      desatualizada: false,
    };
    tx.set(db.doc(caminho), comOGuardado(marcada, atual));
    return marcada;
  });

/** Closes the count: after the period, with nothing in review. Once more it changes nothing. */
export async function encerrarApuracao(
  { db, chave, contexto, uid }: Membro,
  questionarioId: string,
): Promise<void> {
  const ref = db.doc(caminhosDaVotacao.apuracao(contexto, questionarioId));
  for (let vez = 0; vez < VEZES; vez++) {
    const lida = await lerVotacao(db, contexto, questionarioId);
    const { projeto, idProjeto, apuracao } = lida;
    if (apuracao?.encerradaEm) return;
    if (!projeto.votacao) throw new ErroDoProduto(VOTACAO_ENCERRADA);
    const agora = Date.now();
    if (agora < projeto.votacao.fim.getTime())
      throw new ErroDoProduto('A votação ainda está aberta. Encerre a apuração depois que ela terminar.');
    if (agora < projeto.votacao.fim.getTime() + ULTIMOS_VOTOS)
      throw new ErroDoProduto(
        'Os últimos votos ainda podem estar chegando. Encerre a apuração em um minuto.',
      );
    const marcada = await comecarAContar(db, ref.path, idProjeto);
    if (!marcada) return;
    const resultado = await contar(db, contexto, questionarioId, lida);
    const emRevisao = resultado.categorias.reduce((soma, categoria) => soma + categoria.emRevisao, 0);
    if (emRevisao > 0)
      throw new ErroDoProduto(
        `Há ${emRevisao === 1 ? '1 voto' : `${emRevisao} votos`} em revisão. Aceite ou anule antes de encerrar.`,
      );
    const fechou = await db.runTransaction(async (tx) => {
      const atual = await ler(db, apuracaoSchema, ref.path, tx);
      if (atual?.encerradaEm) return true;
      // Somebody decided of votes meanwhile, and which of them were counted is not known.
      if (!isDeepStrictEqual(atual, marcada)) return false;
      const nova: Apuracao = { ...marcada, resultado, encerradaEm: new Date() };
      tx.set(ref, comOGuardado(nova, atual));
      auditar(
        { db, tx, chave },
        { contexto, acao: 'VOTACAO_ENCERRADA', quem: uid, alvo: ref.path },
        {},
        { votos: resultado.categorias.reduce((soma, { contados }) => soma + contados, 0) },
      );
      return true;
    });
    if (fechou) return void (await acertarUrna(db, contexto, questionarioId));
  }
  throw new ErroDoProduto('Os votos estão sendo decididos agora. Confira a apuração e encerre de novo.');
}
