/** Questionnaires: the draft read whole, the version people answer, and whether the two differ (decisions Q119). */
import { lerRegistro } from '@/domain/comum/registro';
import type { Contexto } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { gruposDiagnostico, MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import {
  compilar,
  correcoesDe,
  impressaoDe,
  type Rascunho,
  type Versao,
  versaoSchema,
  versoesDe,
} from '@/domain/diagnostico/versao';
import {
  comDatas,
  type DocumentSnapshot,
  type Firestore,
  legivel,
  ler,
  lido,
  type Transaction,
} from '@functions/banco';
import type * as z from 'zod/mini';
import { corrigir, type Modo } from './correcao';
import { emMassa } from './emMassa';
import { emTodos, idsDe } from './emTodos';

const ILEGIVEL = 'Há um registro deste questionário que não se consegue ler. Corrija-o ou remova-o antes.';

export const caminhoDoQuestionario = (contexto: Contexto, id: string) =>
  `${questionarios.onde(contexto)}/${id}`;

/** Records of these documents that are not removed; refuses where one does not fit its schema. */
function legiveis<S extends z.ZodMiniType<{ deletedAt: Date | null }>>(
  schema: S,
  documentos: readonly DocumentSnapshot[],
): ComId<z.infer<S>>[] {
  return documentos.flatMap((documento) => {
    if (!documento.exists) return [];
    const registro = lerRegistro(schema, comDatas(documento.data()));
    if (!registro.success) throw new ErroDoProduto(ILEGIVEL);
    return registro.data.deletedAt === null ? [{ ...registro.data, id: documento.id }] : [];
  });
}

export interface Lido extends Rascunho {
  questionario: Questionario;
}

/** The questionnaire with its records, as stored now; undefined where it is missing or removed. */
export async function lerRascunho(
  db: Firestore,
  contexto: Contexto,
  id: string,
  tx: Transaction,
): Promise<Lido | undefined> {
  const questionario = await ler(db, questionarios.schema, caminhoDoQuestionario(contexto, id), tx);
  if (!questionario || questionario.deletedAt !== null) return undefined;
  const seus = (onde: string, maximo: number) =>
    tx.get(
      db
        .collection(onde)
        .where('idQuestionario', '==', id)
        .where('deletedAt', '==', null)
        .limit(maximo + 1),
    );
  const [deGrupos, dePerguntas] = await Promise.all([
    seus(gruposDiagnostico.onde(contexto), MAXIMO_DE_GRUPOS),
    seus(perguntas.onde(contexto), MAXIMO_DE_PERGUNTAS),
  ]);
  const suas = legiveis(perguntas.schema, dePerguntas.docs);
  const usados = [...new Set(suas.map(({ tipoDeResposta }) => tipoDeResposta))];
  const tipos = await Promise.all(
    usados.map((tipo) => tx.get(db.doc(`${tiposDeRespostas.onde(contexto)}/${tipo}`))),
  );
  return {
    questionario,
    grupos: legiveis(gruposDiagnostico.schema, deGrupos.docs),
    perguntas: suas,
    tipos: legiveis(tiposDeRespostas.schema, tipos),
  };
}

/** A version as people read it: with its corrected wording, if it has any. */
export async function lerVersao(
  db: Firestore,
  contexto: Contexto,
  id: string,
  n: number,
  tx?: Transaction,
): Promise<Versao | undefined> {
  const refs = [correcoesDe, versoesDe].map((onde) => db.doc(`${onde(contexto, id)}/${n}`));
  const documentos = await (tx ? tx.getAll(...refs) : db.getAll(...refs));
  return documentos.map((documento) => lido(versaoSchema, documento)).find((versao) => versao !== undefined);
}

/** `mudou` of one questionnaire. What cannot be compiled any more is not what is published. */
export const acertarMudou = (db: Firestore, contexto: Contexto, id: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhoDoQuestionario(contexto, id);
    const questionario = legivel(questionarios.schema, await tx.get(db.doc(caminho)));
    if (!questionario?.versao) return [];
    const mudou = await difere(db, contexto, id, questionario.versao, tx);
    return mudou === questionario.mudou ? [] : [{ caminho, como: 'update', dados: { mudou } }];
  });

async function difere(db: Firestore, contexto: Contexto, id: string, n: number, tx: Transaction) {
  try {
    const rascunho = await lerRascunho(db, contexto, id, tx);
    const versao = await lerVersao(db, contexto, id, n, tx);
    if (!rascunho || !versao) return false;
    return impressaoDe(compilar(rascunho)) !== impressaoDe(versao);
  } catch (causa) {
    if (causa instanceof ErroDoProduto) return true;
    throw causa;
  }
}

/** The questionnaires that use an answer type. */
export async function acertarOsQueUsam(db: Firestore, contexto: Contexto, tipo: string) {
  const usam = db.collection(perguntas.onde(contexto)).where('tipoDeResposta', '==', tipo);
  const { docs } = await usam.select('idQuestionario').get();
  const ids = new Set(docs.map((documento) => String(documento.get('idQuestionario'))));
  await emMassa('questionários do tipo', ids, (id) => acertarMudou(db, contexto, id));
}

export const conferirMudancas = async (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  emTodos(await idsDe(db, questionarios.onde(contexto)), (id) => acertarMudou(db, contexto, id, modo));
