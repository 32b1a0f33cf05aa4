/**
 * What companies are told of each other when results are published (decisions P196). It is made once and stays, the same
 * for all: whoever looked before and after one company changed, or came, would otherwise know that company's means.
 */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDoBenchmark, comparacaoSchema, contaNoBenchmark } from '@/domain/diagnostico/benchmark';
import {
  caminhosDasEstatisticas,
  estatisticaDaEmpresaSchema,
  soAsSomas,
} from '@/domain/diagnostico/estatisticas';
import type { Media } from '@/domain/diagnostico/media';
import {
  caminhoDasPerguntasDitas,
  comoQuemResponde,
  perguntasDitasDe,
  perguntasDitasSchema,
} from '@/domain/diagnostico/perguntas-ditas';
import { figurasDe } from '@/domain/diagnostico/sigilo';
import { umaDeCada } from '@/domain/empresas/administradores-em-comum';
import { emParalelo, type Firestore, legivel, lerTodos } from '@functions/banco';
import { nomesDosCortes } from './cortesEmPalavras';
import { PARALELAS } from './emMassa';
import { modoDe } from './quemResponde';

const JA_EXISTE = 6;

/** Who administers each company, whatever became of the membership: by account and by address. */
async function administradores(db: Firestore, { licenciadaId }: Contexto, empresas: readonly string[]) {
  const deCada = new Map<string, string[]>();
  await emParalelo(empresas, PARALELAS, async (empresaId) => {
    const { docs } = await db
      .collection(caminhos.daEmpresa({ licenciadaId, empresaId }, 'colaboradores'))
      .where('role', '==', 'ADMIN')
      .select('email')
      .get();
    deCada.set(
      empresaId,
      docs.flatMap((um) => [um.id, String(um.get('email'))]),
    );
  });
  return deCada;
}

/** Of questions that companies answer themselves; undefined of others, and where nothing may be told (decisions P414). */
async function perguntasDe(
  db: Firestore,
  contexto: Contexto,
  idQuestionario: string,
  contam: readonly Media[],
  ditos: readonly { chave: string }[],
) {
  const versoes = [...new Set(contam.flatMap(({ versoes: delas }) => Object.keys(delas).map(Number)))];
  if (versoes.length === 0 || (await modoDe(db, contexto, idQuestionario, versoes)).quem !== 'EMPRESA')
    return;
  const onde = ({ idEmpresa }: Media) => caminhosDasEstatisticas.empresa(contexto, idQuestionario, idEmpresa);
  const lidas = await lerTodos(db, contam.map(onde));
  const empresas = contam.flatMap((media) => {
    const documento = lidas.get(onde(media));
    const estatistica = documento?.exists ? legivel(estatisticaDaEmpresaSchema, documento) : undefined;
    return (estatistica && comoQuemResponde(media, soAsSomas(estatistica))) ?? [];
  });
  const cortes = perguntasDitasDe(
    empresas,
    ditos.map(({ chave }) => chave),
  );
  return Object.keys(cortes).length > 0 ? { versao: Math.max(...versoes), cortes } : undefined;
}

/** Tells it where nothing was told yet. Of two at the same time the first one stays. */
export async function dizerComparacoes(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, idQuestionario }: { idProjeto: string; idQuestionario: string },
  confirmadas: readonly Media[],
): Promise<void> {
  const ref = db.doc(caminhosDoBenchmark.comparacao(contexto, idQuestionario));
  if ((await ref.get()).exists) return;
  const deCada = await administradores(
    db,
    contexto,
    confirmadas.map(({ idEmpresa }) => idEmpresa),
  );
  const contam = umaDeCada(confirmadas, ({ idEmpresa }) => deCada.get(idEmpresa) ?? []);
  const figuras = figurasDe(contam.flatMap((media) => contaNoBenchmark(media) ?? []));
  if (figuras.length === 0) return;
  const nomeDo = await nomesDosCortes(db, contexto, idProjeto);
  const cortes = figuras.map((figura) => ({ ...figura, nome: nomeDo(figura.chave) }));
  const em = new Date();
  const perguntas = await perguntasDe(db, contexto, idQuestionario, contam, cortes);
  // Both or none: what is told of questions stands on the cuts that the comparison tells of.
  const lote = db.batch();
  lote.create(ref, comparacaoSchema.parse({ idProjeto, idQuestionario, cortes, em }));
  if (perguntas)
    lote.set(
      db.doc(caminhoDasPerguntasDitas(contexto, idQuestionario)),
      perguntasDitasSchema.parse({ idProjeto, idQuestionario, ...perguntas, em }),
    );
  await lote.commit().catch((causa: unknown) => {
    if ((causa as { code?: unknown }).code !== JA_EXISTE) throw causa;
  });
}
