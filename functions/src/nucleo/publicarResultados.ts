/** Publishing the results of a questionnaire to the companies of its project, and taking them back (decisions Q232). */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { avaliacoesSchema, caminhosDasMedias, type Media, mediaSchema } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import {
  caminhosDaPublicacao,
  entrevistaDe,
  posicoes,
  publicacaoSchema,
  resultadoPublicadoSchema,
} from '@/domain/diagnostico/resultado-publicado';
import { estaConfirmada, type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { type Firestore, ler, lido } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { dizerComparacoes } from './dizerComparacoes';
import { lerEncerradas } from './notas';
import { vistaDaEmpresa } from './quemResponde';

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
  const { docs } = await db
    .collectionGroup('resultados')
    .where('organizadora', '==', empresaId)
    .where('idQuestionario', '==', idQuestionario)
    .get();
  const raiz = `${caminhos.licenciada(licenciadaId)}/`;
  return docs.filter(({ ref }) => ref.path.startsWith(raiz));
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

/** Says in the organiser's record and trail what was done. */
const registrar = (
  { db, chave, contexto, uid }: QuemPublica,
  { idProjeto, idQuestionario }: Qual,
  empresas: number | null,
) =>
  db.runTransaction(async (tx) => {
    const caminho = caminhosDaPublicacao.uma(contexto, idQuestionario);
    const antes = await ler(db, publicacaoSchema, caminho, tx);
    if (empresas === null) tx.delete(db.doc(caminho));
    else
      tx.set(
        db.doc(caminho),
        comOGuardado(
          emForma(publicacaoSchema, {
            idProjeto,
            idQuestionario,
            empresas,
            publicadoEm: new Date(),
            publicadoPor: uid,
          }),
          antes,
        ),
      );
    const sobre = { contexto, acao: 'RESULTADOS', quem: uid, alvo: caminho } as const;
    auditar(
      { db, tx, chave },
      sobre,
      { publicado: antes !== undefined, empresas: antes?.empresas ?? 0 },
      {
        publicado: empresas !== null,
        empresas: empresas ?? 0,
      },
    );
  });

/**
 * Tells every company of the ranking its mean and the evaluators' means of now, and its place among those that the
 * organiser confirmed (decisions P196); takes back what others were told before. Once more it brings all of them to what
 * holds then. Gives how many have a place.
 */
export async function publicarResultados(membro: QuemPublica, qual: Qual): Promise<number> {
  const { db, contexto } = membro;
  const projeto = await projetoDo(db, contexto, qual);
  const [reais, avaliadas, encerradas] = await Promise.all([
    doRanking(db, contexto, qual.idQuestionario),
    dosAvaliadores(db, contexto, qual.idQuestionario),
    lerEncerradas(db, contexto, qual.idQuestionario),
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
  const publicadoEm = new Date();
  const ditas = new Set<string>();
  const escrita = db.bulkWriter();
  for (const { idEmpresa, mediaEmpresa } of medias) {
    const caminho = caminhosDaPublicacao.resultado(contexto, qual.idQuestionario, idEmpresa);
    ditas.add(caminho);
    const resultado = emForma(resultadoPublicadoSchema, {
      organizadora: contexto.empresaId,
      ...qual,
      posicao: lugarDe.get(idEmpresa) ?? null,
      confirmada: lugarDe.has(idEmpresa),
      total,
      mediaEmpresa,
      entrevista: entrevistaDe(projeto, avaliadas.get(idEmpresa), encerradas),
      publicadoEm,
    });
    void escrita.set(db.doc(caminho), resultado);
  }
  const antigas = await publicados(db, contexto, qual.idQuestionario);
  for (const { ref } of antigas) if (!ditas.has(ref.path)) void escrita.delete(ref);
  await escrita.close();
  await dizerComparacoes(
    db,
    contexto,
    qual,
    reais.filter(({ fase }) => estaConfirmada(projeto, fase)),
  );
  await registrar(membro, qual, total);
  return total;
}

/** Takes back everything that was told of the questionnaire. */
export async function retirarResultados(membro: QuemPublica, qual: Qual): Promise<void> {
  const { db, contexto } = membro;
  await projetoDo(db, contexto, qual);
  const antigas = await publicados(db, contexto, qual.idQuestionario);
  const escrita = db.bulkWriter();
  for (const { ref } of antigas) void escrita.delete(ref);
  await escrita.close();
  await registrar(membro, qual, null);
}
