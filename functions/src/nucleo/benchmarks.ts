/**
 * `benchmarks/{questionario}` and its marks (src/domain/diagnostico/benchmark.ts). A transaction compares a company's
 * mark with its means, and adds the difference. So repeated, parallel and late events change nothing.
 */
import { lerRegistro } from '@/domain/comum/registro';
import type { Contexto } from '@/domain/comum/caminhos';
import {
  benchmarkSchema,
  caminhosDoBenchmark,
  comEmpresa,
  contaNoBenchmark,
  type EmpresaContada,
  empresaContadaSchema,
  semZeros,
  type SomasPorCorte,
} from '@/domain/diagnostico/benchmark';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { comDatas, FieldValue, type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';

const daMedia = z.object({ idQuestionario: z.string(), idProjeto: z.string(), idEmpresa: z.string() });
type DaMedia = z.infer<typeof daMedia>;

const aMais = ({ n, soma }: { n: number; soma: number }) => ({
  n: FieldValue.increment(n),
  soma: FieldValue.increment(soma),
});

/** The sums are not read: companies that come at the same time do not wait for each other. */
function nasSomas(contexto: Contexto, { idProjeto, idQuestionario }: DaMedia, mais: SomasPorCorte): Correcao {
  const cortes = Object.fromEntries(
    Object.entries(mais).map(([corte, dele]) => [
      corte,
      {
        ...aMais(dele),
        // An empty map would take the place of what is stored.
        ...(Object.keys(dele.grupos).length > 0
          ? { grupos: Object.fromEntries(Object.entries(dele.grupos).map(([g, um]) => [g, aMais(um)])) }
          : {}),
      },
    ]),
  );
  return {
    caminho: caminhosDoBenchmark.um(contexto, idQuestionario),
    como: 'merge',
    dados: { idProjeto, idQuestionario, cortes, updatedAt: new Date() },
  };
}

/** Brings the company's mark, and the sums, to what its means are now. */
export const acertarBenchmark = (db: Firestore, contexto: Contexto, de: DaMedia, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhosDoBenchmark.contada(contexto, de.idQuestionario, de.idEmpresa);
    const daEmpresa = caminhosDasMedias.uma(contexto, de.idQuestionario, de.idEmpresa);
    // One of an earlier version is made anew by the means' own derivation; until then it counts for nothing.
    const media = lerRegistro(mediaSchema, comDatas((await tx.get(db.doc(daEmpresa))).data())).data;
    const agora = contaNoBenchmark(media);
    const antes = await ler(db, empresaContadaSchema, caminho, tx);
    if (isDeepStrictEqual(antes, agora)) return [];
    const sem = antes ? comEmpresa({}, antes, -1) : {};
    const mais = semZeros(agora ? comEmpresa(sem, agora, 1) : sem);
    return [
      agora ? { caminho, como: 'set', dados: agora } : { caminho, como: 'delete', dados: {} },
      ...(Object.keys(mais).length > 0 ? [nasSomas(contexto, de, mais)] : []),
    ];
  });

/** The same after means were written; `dados` are one side of the event. */
export function seguirMedia(db: Firestore, contexto: Contexto, dados: Record<string, unknown>) {
  const de = lerRegistro(daMedia, dados);
  return de.success ? acertarBenchmark(db, contexto, de.data) : Promise.resolve([]);
}

/** What the marks of a questionnaire add up to. */
const somaDe = (marcas: readonly EmpresaContada[]): SomasPorCorte =>
  semZeros(marcas.reduce<SomasPorCorte>((somas, marca) => comEmpresa(somas, marca, 1), {}));

/** Makes the sums of a questionnaire equal its marks, all of which it reads. */
const somarMarcas = (
  db: Firestore,
  contexto: Contexto,
  { idProjeto, idQuestionario }: Omit<DaMedia, 'idEmpresa'>,
  modo: Modo,
) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhosDoBenchmark.um(contexto, idQuestionario);
    const { docs } = await tx.get(db.collection(caminhosDoBenchmark.contadas(caminho)));
    const certas = somaDe(docs.flatMap((marca) => lido(empresaContadaSchema, marca) ?? []));
    const atual = await ler(db, benchmarkSchema, caminho, tx);
    if (isDeepStrictEqual(semZeros(atual?.cortes ?? {}), certas)) return [];
    return [
      {
        caminho,
        como: 'set',
        dados: { idProjeto, idQuestionario, cortes: certas, updatedAt: new Date() },
      },
    ];
  });

/** Every company that has means or a mark, then the sums of every questionnaire. */
export async function conferirBenchmarks(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const [medias, benchmarks] = await Promise.all([
    db
      .collection(caminhosDasMedias.medias(contexto))
      .select('idQuestionario', 'idProjeto', 'idEmpresa')
      .get(),
    db.collection(caminhosDoBenchmark.todos(contexto)).select('idQuestionario', 'idProjeto').get(),
  ]);
  const marcadas = await Promise.all(
    benchmarks.docs.map(async (benchmark) => {
      const { docs } = await db.collection(caminhosDoBenchmark.contadas(benchmark.ref.path)).select().get();
      return docs.map(({ id }) => ({ ...benchmark.data(), idEmpresa: id }));
    }),
  );
  const lidas = [...medias.docs.map((media) => media.data()), ...marcadas.flat()].flatMap((dados) => {
    const de = lerRegistro(daMedia, dados);
    return de.success ? [de.data] : [];
  });
  const empresas = new Map(lidas.map((de) => [`${de.idQuestionario}/${de.idEmpresa}`, de]));
  const questionarios = new Map(lidas.map((de) => [de.idQuestionario, de]));
  return [
    ...(await emTodos(empresas.values(), (de) => acertarBenchmark(db, contexto, de, modo))),
    ...(await emTodos(questionarios.values(), (de) => somarMarcas(db, contexto, de, modo))),
  ];
}
