/**
 * What companies are told of each other when results are published (decisions P196). It is made once and stays, the same
 * for all: whoever looked before and after one company changed, or came, would otherwise know that company's means.
 */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDoBenchmark, comparacaoSchema, contaNoBenchmark } from '@/domain/diagnostico/benchmark';
import type { Media } from '@/domain/diagnostico/media';
import { figurasDe } from '@/domain/diagnostico/sigilo';
import { umaDeCada } from '@/domain/empresas/administradores-em-comum';
import { emParalelo, type Firestore } from '@functions/banco';
import { nomesDosCortes } from './cortesEmPalavras';
import { PARALELAS } from './emMassa';

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
  await ref
    .create(comparacaoSchema.parse({ idProjeto, idQuestionario, cortes, em: new Date() }))
    .catch((causa: unknown) => {
      if ((causa as { code?: unknown }).code !== JA_EXISTE) throw causa;
    });
}
