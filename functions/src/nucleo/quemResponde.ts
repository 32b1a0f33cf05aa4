/** How versions of a questionnaire are answered (decisions P197), and a company's means as its own people see them. */
import type { Contexto } from '@/domain/comum/caminhos';
import type { Media } from '@/domain/diagnostico/media';
import {
  caminhosDaDita,
  type Dita,
  faltamNa,
  mediaDita,
  mediaDitaSchema,
} from '@/domain/diagnostico/media-dita';
import { questionarios } from '@/domain/diagnostico/questionario';
import {
  maisEstrito,
  MINIMO_DE_PESSOAS,
  type ModoDeResponder,
  quemRespondeDe,
} from '@/domain/diagnostico/quem-responde';
import { type Versao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { type Firestore, ler, type Transaction } from '@functions/banco';

/** Of a version that was read. One of before the choice follows the limit; where neither can be read, people answer. */
async function modoDaVersao(
  db: Firestore,
  contexto: Contexto,
  idQuestionario: string,
  versao: Pick<Versao, 'quemResponde' | 'minimoDePessoas'> | undefined,
  tx?: Transaction,
): Promise<ModoDeResponder> {
  const minimo = versao?.minimoDePessoas ?? MINIMO_DE_PESSOAS;
  if (versao?.quemResponde) return { quem: versao.quemResponde, minimo };
  const questionario =
    versao && (await ler(db, questionarios.schema, `${questionarios.onde(contexto)}/${idQuestionario}`, tx));
  return { quem: questionario ? quemRespondeDe(null, questionario) : 'PESSOAS', minimo };
}

/** What a version says of itself never changes, so it is kept as long as the process lives. */
const lidos = new Map<string, ModoDeResponder>();
const MAXIMO_DE_LIDOS = 300;

async function lerModo(
  db: Firestore,
  contexto: Contexto,
  idQuestionario: string,
  n: string,
  tx?: Transaction,
) {
  const caminho = `${versoesDe(contexto, idQuestionario)}/${n}`;
  const conhecido = lidos.get(caminho);
  if (conhecido) return conhecido;
  const versao = await ler(db, versaoSchema, caminho, tx);
  const modo = await modoDaVersao(db, contexto, idQuestionario, versao, tx);
  if (versao?.quemResponde) {
    if (lidos.size >= MAXIMO_DE_LIDOS) lidos.clear();
    lidos.set(caminho, modo);
  }
  return modo;
}

/** Of these versions together. Versions are read as they were frozen, never as their wording was corrected. */
export async function modoDe(
  db: Firestore,
  contexto: Contexto,
  idQuestionario: string,
  versoes: readonly (number | string)[],
  tx?: Transaction,
): Promise<ModoDeResponder> {
  return maisEstrito(
    await Promise.all(versoes.map((n) => lerModo(db, contexto, idQuestionario, String(n), tx))),
  );
}

export interface Vista {
  media: Media;
  modo: ModoDeResponder;
  /** What the company is told, where people answer; undefined while nobody of them finished. */
  dita: Dita | undefined;
}

/** A company's means as its own people see them: at once where it answers itself, in steps where people do. */
export async function vistaDaEmpresa(db: Firestore, organizadora: Contexto, media: Media): Promise<Vista> {
  const { idQuestionario, idEmpresa } = media;
  const modo = await modoDe(db, organizadora, idQuestionario, Object.keys(media.versoes));
  if (modo.quem === 'EMPRESA') return { media, modo, dita: undefined };
  const dita = await ler(db, mediaDitaSchema, caminhosDaDita.uma(organizadora, idQuestionario, idEmpresa));
  return { media: mediaDita(media, dita), modo, dita };
}

/** The same as it is told beside a result. */
export const comoSeVe = ({ modo, dita }: Vista) => ({
  ...modo,
  ...(modo.quem === 'PESSOAS' ? faltamNa(dita) : {}),
});
