/** Sheets that many companies finish at once, and whether the means are what the sheets add up to. */
import { setTimeout as esperar } from 'node:timers/promises';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { versoesDe } from '@/domain/diagnostico/versao';
import { banco, carimbo } from '@functions/banco';
import { conferirMedias } from '@functions/nucleo/medias';
import { umQuestionarioPublicado } from '../../support/questionarioPublicado';
import { semGatilhos } from '../seed/gatilhos';
import { sorteioDe } from '../seed/sorteio';

const contexto = { licenciadaId: 'inova-sul', empresaId: 'medidas' };
const QUESTIONARIO = 'folhas-das-medidas';

/** Milliseconds without one more counted sheet after which no trigger is expected any more. */
const PACIENCIA = 120_000;

interface Fim {
  /** Finished sheets that no mean counts. */
  perdidas: number;
  /** Records that a recomputation from the sheets would change. */
  diferentes: string[];
  /** Milliseconds from the last finish until the last trigger had run. */
  depois: number;
}

/** `folhas` sheets of as many `empresas` are finished within so many seconds, as the functions write them. */
export async function finalizarFolhas(folhas: number, empresas: number, segundos: number): Promise<Fim> {
  const db = banco();
  const medias = db
    .collection(caminhosDasMedias.medias(contexto))
    .where('idQuestionario', '==', QUESTIONARIO);
  await semGatilhos(async () => {
    const questionario = db.doc(caminhos.registro(contexto, questionarios.colecao, QUESTIONARIO));
    await questionario.set({ idProjeto: 'p', versao: 1, deletedAt: null });
    await db.doc(`${versoesDe(contexto, QUESTIONARIO)}/1`).set(umQuestionarioPublicado());
  });
  const sorteio = sorteioDe(folhas);
  const umaFolha = (i: number) =>
    respostaSchema.parse({
      idQuestionario: QUESTIONARIO,
      idProjeto: 'p',
      idEmpresa: `empresa-${i % empresas}`,
      idRespondente: `respondente-${i}`,
      versao: 1,
      pausado: false,
      stepPausado: 1,
      perguntas: [],
      finalizadoEm: new Date(),
      notas: { g1: sorteio.inteiro(0, 10_000), g2: sorteio.inteiro(0, 10_000) },
      ...carimbo(new Date(), `respondente-${i}`),
    });
  const comeco = Date.now();
  const escritas: Promise<unknown>[] = [];
  for (let i = 0; i < folhas; i++) {
    await esperar(Math.max(0, comeco + (i / folhas) * segundos * 1000 - Date.now()));
    escritas.push(db.doc(caminhos.registro(contexto, 'respostas', `medida-${i}`)).set(umaFolha(i)));
  }
  await Promise.all(escritas);
  const fim = Date.now();
  const contadas = async () =>
    (await medias.select('folhas').get()).docs.reduce((soma, media) => soma + Number(media.get('folhas')), 0);
  let [antes, mudou] = [0, fim];
  while (antes < folhas && Date.now() - mudou < PACIENCIA) {
    const agora = await contadas();
    if (agora !== antes) [antes, mudou] = [agora, Date.now()];
    await esperar(500);
  }
  const diferentes = await conferirMedias(db, contexto, { simular: true });
  return { perdidas: folhas - antes, diferentes: diferentes.map(String), depois: mudou - fim };
}
