/** Publishing the results of a questionnaire to the companies of its project, and taking them back (decisions Q232). */
import { agrupar } from '@/domain/comum/agrupar';
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  avaliacoesSchema,
  caminhosDasMedias,
  faseAvaliada,
  type Media,
  mediaSchema,
} from '@/domain/diagnostico/media';
import { caminhosDasNotas, type Nota } from '@/domain/diagnostico/nota';
import { letrasDe, palavrasDe } from '@/domain/diagnostico/palavras-publicadas';
import { questionarios } from '@/domain/diagnostico/questionario';
import { comLugares, type Juri } from '@/domain/diagnostico/juri';
import {
  caminhosDaPublicacao,
  entrevistaDe,
  estaPublicada,
  MAXIMO_DAS_PALAVRAS,
  type Palavras,
  posicoes,
  type Publicacao,
  publicacaoSchema,
  publicacaoVale,
  resultadoPublicadoSchema,
} from '@/domain/diagnostico/resultado-publicado';
import { estaConfirmada, fasesDe, type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { abaixoDe, type Firestore, ler, lido, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { todasAsNotas } from './devidosDoJuri';
import { dizerComparacoes } from './dizerComparacoes';
import { emMassa } from './emMassa';
import { lerEncerradas } from './encerradas';
import { lerJurisDoProjeto } from './juri';
import { vistaDaEmpresa } from './quemResponde';
import { randomUUID } from 'node:crypto';

/** The person who publishes, in the organiser. */
type QuemPublica = Pick<Membro, 'db' | 'chave' | 'contexto' | 'uid'>;

interface Qual {
  idProjeto: string;
  idQuestionario: string;
}

/** Means of the companies in the ranking, the highest first. */
async function doRanking(db: Firestore, contexto: Contexto, idQuestionario: string): Promise<Media[]> {
  const { docs } = await db
    .collection(caminhosDasMedias.medias(contexto))
    .where('idQuestionario', '==', idQuestionario)
    .where('concorre', '==', true)
    .orderBy('mediaEmpresa', 'desc')
    .get();
  return docs.flatMap((documento) => lido(mediaSchema, documento) ?? []);
}

/** Scores with their words that are read at a time. */
const NOTAS_COM_PALAVRAS = 1_000;

/** What evaluators say of the companies, by company. */
async function dosAvaliadores(db: Firestore, contexto: Contexto, idQuestionario: string) {
  const { docs } = await db
    .collection(caminhosDasMedias.avaliacoes(contexto))
    .where('idQuestionario', '==', idQuestionario)
    .get();
  const lidas = docs.flatMap((documento) => lido(avaliacoesSchema, documento) ?? []);
  return new Map(lidas.map((avaliada) => [avaliada.idEmpresa, avaliada]));
}

/**
 * Results that are published of the questionnaire, wherever they lie. Browsers choose ids of companies, and somebody of
 * another licensee may choose the organiser's: those of the own licensee only (threats A27).
 */
async function publicados(db: Firestore, { licenciadaId, empresaId }: Contexto, idQuestionario: string) {
  const { docs } = await abaixoDe(db, caminhos.licenciada(licenciadaId), 'resultados')
    .where('organizadora', '==', empresaId)
    .where('idQuestionario', '==', idQuestionario)
    .get();
  return docs;
}

/** The project, whose questionnaire it is, or a refusal. */
async function projetoDo(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, idQuestionario }: Qual,
): Promise<Projeto> {
  const [questionario, projeto] = await Promise.all([
    ler(db, questionarios.schema, `${questionarios.onde(contexto)}/${idQuestionario}`),
    ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto)),
  ]);
  if (!projeto || questionario?.deletedAt !== null || questionario.idProjeto !== idProjeto)
    throw new ErroDoProduto('Questionário não encontrado!');
  return projeto;
}

const OUTRA_PESSOA =
  'Outra pessoa publicou ou retirou estes resultados ao mesmo tempo. Confira e, se for o caso, tente de novo.';

/** What the organiser's record says now. Every write of the act asks it in its own transaction. */
const lerPublicacao = (db: Firestore, contexto: Contexto, { idQuestionario }: Qual, tx: Transaction) =>
  ler(db, publicacaoSchema, caminhosDaPublicacao.uma(contexto, idQuestionario), tx);

/** Brings the one state to `depois`, and says so in the trail. It changes before, or after, all that follows it. */
async function assumir(
  { db, chave, contexto, uid }: QuemPublica,
  { idProjeto, idQuestionario }: Qual,
  tx: Transaction,
  depois: Omit<Publicacao, 'idProjeto' | 'idQuestionario' | 'publicadoPor'> | null,
) {
  const caminho = caminhosDaPublicacao.uma(contexto, idQuestionario);
  const antes = await lerPublicacao(db, contexto, { idProjeto, idQuestionario }, tx);
  if (depois === null) tx.delete(db.doc(caminho));
  else
    tx.set(
      db.doc(caminho),
      comOGuardado(
        emForma(publicacaoSchema, { idProjeto, idQuestionario, publicadoPor: uid, ...depois }),
        antes,
      ),
    );
  // Taking back what is taken back already changes nothing: done again it leaves the trail of the first time.
  if (depois === null && !antes) return;
  const sobre = { contexto, acao: 'RESULTADOS', quem: uid, alvo: caminho } as const;
  auditar(
    { db, tx, chave },
    sobre,
    { publicado: estaPublicada(antes), empresas: estaPublicada(antes) ? (antes?.empresas ?? 0) : 0 },
    { publicado: depois !== null, empresas: depois?.empresas ?? 0 },
  );
}

/** Records of one transaction. */
const POR_LOTE = 100;

/**
 * Runs the writes, many to a transaction, each while the state is `rodada`. Throws ErroDoProduto once another act has
 * taken it: what that one says stands, and it puts right what this one left.
 */
async function enquantoFor(
  { db, contexto }: QuemPublica,
  qual: Qual,
  rodada: string | undefined,
  escritas: readonly ((tx: Transaction) => unknown)[],
) {
  const lotes = Array.from({ length: Math.ceil(escritas.length / POR_LOTE) }, (_, i) => i * POR_LOTE);
  let tomada = false;
  await emMassa('resultados', lotes, (inicio) =>
    db.runTransaction(async (tx) => {
      const publicacao = await lerPublicacao(db, contexto, qual, tx);
      if (publicacao?.rodada !== rodada || (rodada === undefined && publicacao)) {
        tomada = true;
        return;
      }
      for (const escrever of escritas.slice(inicio, inicio + POR_LOTE)) escrever(tx);
    }),
  );
  if (tomada) throw new ErroDoProduto(OUTRA_PESSOA);
}

interface DosAvaliadores {
  avaliadas: Awaited<ReturnType<typeof dosAvaliadores>>;
  encerradas: readonly number[];
  juris: readonly Juri[];
}

/** What evaluators wrote in the phase that speaks for each company. One with more words than fit refuses all of it. */
async function palavrasDasEmpresas(
  db: Firestore,
  contexto: Contexto,
  { idQuestionario }: Qual,
  projeto: Projeto,
  { avaliadas, encerradas, juris }: DosAvaliadores,
): Promise<Map<string, Palavras>> {
  const docs = await todasAsNotas(
    db.collection(caminhosDasNotas.todas(contexto)).where('idQuestionario', '==', idQuestionario),
    ['idEmpresaNota', 'grupo', 'fase', 'nota', 'justificativa', 'desconsiderado', 'impedida'],
    { porVez: NOTAS_COM_PALAVRAS },
  );
  const notas = agrupar(
    docs.map((documento) => documento.data() as Nota),
    ({ idEmpresaNota }) => idEmpresaNota,
  );
  return new Map(
    [...notas].map(([empresa, delas]) => {
      const avaliada = comLugares(avaliadas.get(empresa), juris);
      const fase = avaliada && faseAvaliada(avaliada, fasesDe(projeto), encerradas);
      const palavras = palavrasDe(delas.filter((uma) => uma.fase === fase));
      if (letrasDe(palavras) > MAXIMO_DAS_PALAVRAS)
        throw new ErroDoProduto(
          `Os avaliadores escreveram de uma empresa mais de ${MAXIMO_DAS_PALAVRAS.toLocaleString('pt-BR')} letras. Publique sem as palavras deles.`,
        );
      return [empresa, palavras];
    }),
  );
}

/** What the questionnaire's companies are to be told, by the path it will lie at, and how many have a place. */
async function oQueDizer({ db, contexto }: QuemPublica, qual: Qual, projeto: Projeto, comPalavras: boolean) {
  const [reais, avaliadas, encerradas, juris] = await Promise.all([
    doRanking(db, contexto, qual.idQuestionario),
    dosAvaliadores(db, contexto, qual.idQuestionario),
    lerEncerradas(db, contexto, qual.idQuestionario),
    lerJurisDoProjeto(db, contexto, qual.idProjeto),
  ]);
  if (reais.length === 0) throw new ErroDoProduto('Nenhuma empresa do projeto tem respostas finalizadas.');
  // What a company reads of itself is what it is told of its people (decisions P198), and places are of that.
  const medias = (
    await Promise.all(reais.map(async (media) => (await vistaDaEmpresa(db, contexto, media)).media))
  ).toSorted((a, b) => (b.mediaEmpresa ?? -1) - (a.mediaEmpresa ?? -1));
  const confirmadas = medias.filter(({ fase }) => estaConfirmada(projeto, fase));
  const lugares = posicoes(confirmadas.map(({ mediaEmpresa }) => mediaEmpresa));
  const lugarDe = new Map(confirmadas.map(({ idEmpresa }, i) => [idEmpresa, lugares[i] ?? null]));
  const total = lugares.filter((lugar) => lugar !== null).length;
  const palavras = comPalavras
    ? await palavrasDasEmpresas(db, contexto, qual, projeto, { avaliadas, encerradas, juris })
    : undefined;
  const ditos = new Map(
    medias.map(({ idEmpresa, mediaEmpresa }) => [
      caminhosDaPublicacao.resultado(contexto, qual.idQuestionario, idEmpresa),
      {
        organizadora: contexto.empresaId,
        ...qual,
        posicao: lugarDe.get(idEmpresa) ?? null,
        confirmada: lugarDe.has(idEmpresa),
        total,
        mediaEmpresa,
        entrevista: entrevistaDe(projeto, comLugares(avaliadas.get(idEmpresa), juris), encerradas),
        ...(palavras ? { palavras: palavras.get(idEmpresa) ?? {} } : {}),
      },
    ]),
  );
  return { ditos, total, confirmadas: reais.filter(({ fase }) => estaConfirmada(projeto, fase)) };
}

/**
 * Tells every company of the ranking its mean and the evaluators' means of now, and its place among those that the
 * organiser confirmed (decisions P196); takes back what others were told before. Once more it brings all of them to what
 * holds then. Gives how many have a place. A mean that cannot be read refuses all of it before anything is told, because
 * every place hangs on every mean.
 */
export async function publicarResultados(
  membro: QuemPublica,
  qual: Qual,
  comPalavras = false,
): Promise<number> {
  const { db, contexto } = membro;
  const projeto = await projetoDo(db, contexto, qual);
  const { ditos, total, confirmadas } = await oQueDizer(membro, qual, projeto, comPalavras);
  const rodada = randomUUID();
  const publicadoEm = new Date();
  const resultados = [...ditos].map(
    ([caminho, dito]) =>
      [caminho, emForma(resultadoPublicadoSchema, { ...dito, publicadoEm, rodada })] as const,
  );
  const estado = { empresas: total, publicadoEm, rodada };
  await db.runTransaction((tx) => assumir(membro, qual, tx, { ...estado, completa: false }));
  const antigos = await publicados(db, contexto, qual.idQuestionario);
  await enquantoFor(membro, qual, rodada, [
    ...resultados.map(
      ([caminho, dito]) =>
        (tx: Transaction) =>
          tx.set(db.doc(caminho), dito),
    ),
    ...antigos.flatMap(({ ref }) => (ditos.has(ref.path) ? [] : [(tx: Transaction) => tx.delete(ref)])),
  ]);
  await dizerComparacoes(db, contexto, qual, confirmadas);
  await enquantoFor(membro, qual, rodada, [
    (tx) => tx.update(db.doc(caminhosDaPublicacao.uma(contexto, qual.idQuestionario)), { completa: true }),
  ]);
  return total;
}

/** Takes back everything that was told of the questionnaire. From its first write on nobody reads any of it. */
export async function retirarResultados(membro: QuemPublica, qual: Qual): Promise<void> {
  const { db, contexto } = membro;
  await projetoDo(db, contexto, qual);
  await db.runTransaction((tx) => assumir(membro, qual, tx, null));
  const antigos = await publicados(db, contexto, qual.idQuestionario);
  await enquantoFor(
    membro,
    qual,
    undefined,
    antigos.map(
      ({ ref }) =>
        (tx) =>
          tx.delete(ref),
    ),
  );
}

/** What the company was told of the questionnaire, while that holds. */
export async function lerPublicado(
  db: Firestore,
  organizadora: Contexto,
  idQuestionario: string,
  participante: string,
) {
  const [publicacao, dito] = await Promise.all([
    ler(db, publicacaoSchema, caminhosDaPublicacao.uma(organizadora, idQuestionario)),
    ler(
      db,
      resultadoPublicadoSchema,
      caminhosDaPublicacao.resultado(organizadora, idQuestionario, participante),
    ),
  ]);
  return dito && publicacaoVale(publicacao, dito) ? dito : undefined;
}
