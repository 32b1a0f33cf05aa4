/**
 * Means of a company, those of its evaluators, and the marks beside them (src/domain/diagnostico/media.ts). A transaction compares
 * the mark of a sheet, or of an evaluator's score, with the record as it is now. So repeated, parallel and late events
 * change nothing, and a lost one is made good by the next (decisions T120).
 */
import { lerRegistro } from '@/domain/comum/registro';
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhos } from '@/domain/comum/caminhos';
import { cortesDaMedia } from '@/domain/diagnostico/cortes';
import {
  type Avaliacoes,
  avaliacoesSchema,
  caminhosDasMedias,
  comFolha,
  comNota,
  contaComoFolha,
  contaComoNota,
  folhaContadaSchema,
  type Media,
  mediaSchema,
  mediasDe,
  notaContadaSchema,
  semNada,
  SOMAS_ZERO,
  type Somas,
  somasDe,
  versaoMaisNova,
} from '@/domain/diagnostico/media';
import {
  caminhosDaDita,
  type Dita,
  dizer,
  folhaDitaSchema,
  mediaDitaSchema,
  SEM_DITA,
} from '@/domain/diagnostico/media-dita';
import { caminhosDasNotas, notaSchema } from '@/domain/diagnostico/nota';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import {
  comDatas,
  type Firestore,
  ler,
  lido,
  type QueryDocumentSnapshot,
  type Transaction,
} from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';
import { lerCortes } from './cortes';
import { emTodos } from './emTodos';
import { modoDe } from './quemResponde';

/** Whose means they are. */
const daMedia = z.object({ idQuestionario: z.string(), idProjeto: z.string(), idEmpresa: z.string() });
type DaMedia = z.infer<typeof daMedia>;

/** What counts of a sheet; its answers are not read. */
const { versao, notas, finalizadoEm, deletedAt, falaPelaEmpresa } = respostaSchema.shape;
const folhaSchema = z.object({ versao, notas, finalizadoEm, deletedAt, falaPelaEmpresa });
type DaFolha = z.infer<typeof folhaSchema>;
const DA_FOLHA = [
  'idQuestionario',
  'idProjeto',
  'idEmpresa',
  'versao',
  'notas',
  'finalizadoEm',
  'deletedAt',
  'falaPelaEmpresa',
];

/** The two records as they are stored. One of an earlier version counts for none. */
interface Guardados {
  atual: Media | undefined;
  avaliadas: Avaliacoes | undefined;
}

/** A record with the same content keeps its time; what is no more is removed. */
function correcaoDe<R extends { updatedAt: Date }>(
  caminho: string,
  atual: R | undefined,
  certo: Omit<R, 'updatedAt'> | undefined,
): Correcao[] {
  if (!certo) return atual ? [{ caminho, como: 'delete', dados: {} }] : [];
  const { updatedAt: _quando, ...guardado } = atual ?? { updatedAt: null };
  return isDeepStrictEqual(guardado, certo)
    ? []
    : [{ caminho, como: 'set', dados: { ...certo, updatedAt: new Date() } }];
}

/** The records that the sums make; removed where nothing counts any more. */
async function correcoesDasMedias(
  tx: Transaction,
  db: Firestore,
  contexto: Contexto,
  { idQuestionario, idProjeto, idEmpresa }: DaMedia,
  { atual, avaliadas, somas }: Guardados & { somas: Somas },
): Promise<Correcao[]> {
  const media = caminhosDasMedias.uma(contexto, idQuestionario, idEmpresa);
  const avaliacao = caminhosDasMedias.avaliacao(contexto, idQuestionario, idEmpresa);
  if (semNada(somas))
    return [...correcaoDe(media, atual, undefined), ...correcaoDe(avaliacao, avaliadas, undefined)];
  const n = versaoMaisNova(somas);
  const daVersao =
    n === undefined
      ? undefined
      : await ler(db, versaoSchema, `${versoesDe(contexto, idQuestionario)}/${n}`, tx);
  const de = { idQuestionario, idProjeto, idEmpresa };
  const { avaliacoes, ...doQueDiz } = mediasDe(somas, daVersao);
  // Kept by a derivation of their own (nucleo/cortes.ts); a new record begins with them.
  const cortes = atual ? cortesDaMedia(atual) : await lerCortes(db, tx, contexto, { idProjeto, idEmpresa });
  const temNotas = Object.keys(avaliacoes).length > 0;
  return [
    ...correcaoDe(media, atual, { ...de, ...doQueDiz, ...cortes }),
    ...correcaoDe(avaliacao, avaliadas, temNotas ? { ...de, avaliacoes } : undefined),
  ];
}

const SEM_AVALIACOES = { avaliacoes: {} };

const marcaDe = (caminho: string, agora: object | undefined): Correcao =>
  agora ? { caminho, como: 'set', dados: { ...agora } } : { caminho, como: 'delete', dados: {} };

/** One kind of record that counts: where it lies, where its marks are, and what it adds. */
interface OQueConta<R, C extends object> {
  registro: (contexto: Contexto, id: string) => string;
  schema: z.ZodMiniType<R>;
  marcas: (media: string) => string;
  marca: z.ZodMiniType<C>;
  contaComo: (registro: R | undefined) => C | undefined;
  com: (somas: Somas, conta: C, vezes: 1 | -1) => Somas;
  /** The record as what the company is told takes it; undefined of what is told in no steps. */
  dita: ((registro: R | undefined) => DaFolha | undefined) | undefined;
}

const FOLHAS: OQueConta<z.infer<typeof folhaSchema>, z.infer<typeof folhaContadaSchema>> = {
  registro: (contexto, id) => caminhos.registro(contexto, 'respostas', id),
  schema: folhaSchema,
  marcas: caminhosDasMedias.contadas,
  marca: folhaContadaSchema,
  contaComo: contaComoFolha,
  com: comFolha,
  dita: (folha) => folha,
};
const NOTAS: OQueConta<z.infer<typeof notaSchema>, z.infer<typeof notaContadaSchema>> = {
  registro: caminhosDasNotas.uma,
  schema: notaSchema,
  marcas: caminhosDasMedias.avaliadas,
  marca: notaContadaSchema,
  contaComo: contaComoNota,
  com: comNota,
  dita: undefined,
};

/** What the company is told, as these sheets are now; nothing of versions that the company answers (decisions P198). */
async function correcoesDaDita(
  tx: Transaction,
  db: Firestore,
  contexto: Contexto,
  de: DaMedia,
  folhas: ReadonlyMap<string, DaFolha | undefined>,
): Promise<Correcao[]> {
  const caminho = caminhosDaDita.uma(contexto, de.idQuestionario, de.idEmpresa);
  const naFolha = (id: string) => caminhosDaDita.folha(contexto, de.idQuestionario, de.idEmpresa, id);
  const guardada = await ler(db, mediaDitaSchema, caminho, tx);
  const antes: Dita = guardada
    ? { minimo: guardada.minimo, grupos: guardada.grupos, espera: guardada.espera }
    : SEM_DITA;
  const modos = new Map<number, Awaited<ReturnType<typeof modoDe>>>();
  const entradas = new Map<string, Record<string, number>>();
  let dita = antes;
  for (const [id, folha] of folhas) {
    const conta = contaComoFolha(folha);
    if (conta && !modos.has(conta.versao))
      modos.set(conta.versao, await modoDe(db, contexto, de.idQuestionario, [conta.versao], tx));
    const modo = conta && modos.get(conta.versao);
    const daPessoa = modo?.quem === 'PESSOAS';
    if (!daPessoa && !guardada) continue;
    const ditaAntes = (await ler(db, folhaDitaSchema, naFolha(id), tx))?.notas ?? {};
    const { dita: agora, entraram } = dizer(dita, id, {
      notas: daPessoa ? conta?.notas : undefined,
      fala: folha?.falaPelaEmpresa === true,
      dita: entradas.get(id) ?? ditaAntes,
      minimo: modo?.minimo ?? dita.minimo,
    });
    dita = agora;
    for (const [qual, suas] of Object.entries(entraram))
      entradas.set(qual, { ...entradas.get(qual), ...suas });
  }
  if (isDeepStrictEqual(dita, antes)) return [];
  return [
    { caminho, como: 'set', dados: { ...de, ...dita, updatedAt: new Date() } },
    ...[...entradas].map(([id, suas]): Correcao => ({
      caminho: naFolha(id),
      como: 'merge',
      dados: { notas: suas },
    })),
  ];
}

/** Brings the mark of a record, and the means, to what the record is now. */
const contar = <R, C extends object>(
  db: Firestore,
  contexto: Contexto,
  { id, de }: { id: string; de: DaMedia },
  { registro, schema, marcas, marca, contaComo, com, dita }: OQueConta<R, C>,
) =>
  corrigir(db, {}, async (tx) => {
    const media = caminhosDasMedias.uma(contexto, de.idQuestionario, de.idEmpresa);
    const ondeMarca = `${marcas(media)}/${id}`;
    const lida = await ler(db, schema, registro(contexto, id), tx);
    const agora = contaComo(lida);
    const antes = await ler(db, marca, ondeMarca, tx);
    const dela = dita ? await correcoesDaDita(tx, db, contexto, de, new Map([[id, dita(lida)]])) : [];
    if (isDeepStrictEqual(antes, agora)) return dela;
    const atual = await ler(db, mediaSchema, media, tx);
    const avaliacao = caminhosDasMedias.avaliacao(contexto, de.idQuestionario, de.idEmpresa);
    const avaliadas = await ler(db, avaliacoesSchema, avaliacao, tx);
    const guardadas = somasDe(atual ?? SOMAS_ZERO, avaliadas ?? SEM_AVALIACOES);
    const sem = antes ? com(guardadas, antes, -1) : guardadas;
    const somas = agora ? com(sem, agora, 1) : sem;
    return [
      ...(await correcoesDasMedias(tx, db, contexto, de, { atual, avaliadas, somas })),
      marcaDe(ondeMarca, agora),
      ...dela,
    ];
  });

/** What a sheet counts as; `dados` are one side of its event, which says whose it is. */
export function contarFolha(db: Firestore, contexto: Contexto, id: string, dados: Record<string, unknown>) {
  const de = lerRegistro(daMedia, dados);
  return de.success ? contar(db, contexto, { id, de: de.data }, FOLHAS) : Promise.resolve([]);
}

/** A score names the company by another field: who gave it is of the organiser. */
const daNota = ({ idEmpresaNota, ...dados }: Record<string, unknown>) =>
  lerRegistro(daMedia, { ...dados, idEmpresa: idEmpresaNota });

/** The same for an evaluator's score. */
export function contarNota(db: Firestore, contexto: Contexto, id: string, dados: Record<string, unknown>) {
  const de = daNota(dados);
  return de.success ? contar(db, contexto, { id, de: de.data }, NOTAS) : Promise.resolve([]);
}

/** What stored records count as, by id. One that cannot be read counts for nothing. */
function contam<R, C extends object>(
  documentos: readonly QueryDocumentSnapshot[],
  { schema, contaComo }: Pick<OQueConta<R, C>, 'schema' | 'contaComo'>,
): Map<string, C> {
  return new Map(
    documentos.flatMap((documento) => {
      const lido = lerRegistro(schema, comDatas(documento.data()));
      const conta = lido.success ? contaComo(lido.data) : undefined;
      return conta ? [[documento.id, conta] as const] : [];
    }),
  );
}

/** The marks that differ from what records count as. */
function marcasErradas<C extends object>(
  onde: string,
  certas: ReadonlyMap<string, C>,
  marcas: readonly QueryDocumentSnapshot[],
  marca: z.ZodMiniType<C>,
): Correcao[] {
  const guardadas = new Map(marcas.map((cada) => [cada.id, lido(marca, cada)]));
  return [...new Set([...certas.keys(), ...guardadas.keys()])]
    .filter((id) => !isDeepStrictEqual(certas.get(id), guardadas.get(id)))
    .map((id) => marcaDe(`${onde}/${id}`, certas.get(id)));
}

/** Makes marks and means of one company and questionnaire follow from its sheets and scores, all of which are read. */
const refazerMedia = (db: Firestore, contexto: Contexto, de: DaMedia, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const media = caminhosDasMedias.uma(contexto, de.idQuestionario, de.idEmpresa);
    const [contadas, dasNotas] = [FOLHAS.marcas(media), NOTAS.marcas(media)];
    const [folhas, notasDadas, marcasDeFolhas, marcasDeNotas] = await Promise.all([
      tx.get(
        db
          .collection(caminhos.daEmpresa(contexto, 'respostas'))
          .where('idQuestionario', '==', de.idQuestionario)
          .where('idEmpresa', '==', de.idEmpresa)
          .select(...DA_FOLHA),
      ),
      tx.get(
        db
          .collection(caminhosDasNotas.todas(contexto))
          .where('idQuestionario', '==', de.idQuestionario)
          .where('idEmpresaNota', '==', de.idEmpresa),
      ),
      tx.get(db.collection(contadas)),
      tx.get(db.collection(dasNotas)),
    ]);
    // Of an earlier version, it may lack what this one counts: it is made anew.
    const avaliacao = caminhosDasMedias.avaliacao(contexto, de.idQuestionario, de.idEmpresa);
    const [lidaDaMedia, daAvaliacao] = await tx.getAll(db.doc(media), db.doc(avaliacao));
    const atual = lerRegistro(mediaSchema, comDatas(lidaDaMedia?.data())).data;
    const avaliadas = lerRegistro(avaliacoesSchema, comDatas(daAvaliacao?.data())).data;
    const [certas, certasNotas] = [contam(folhas.docs, FOLHAS), contam(notasDadas.docs, NOTAS)];
    const dasFolhas = [...certas.values()].reduce((soma, folha) => comFolha(soma, folha, 1), SOMAS_ZERO);
    const somas = [...certasNotas.values()].reduce((soma, nota) => comNota(soma, nota, 1), dasFolhas);
    // In the order in which they were finished, as their own events would have it.
    const emOrdem = folhas.docs
      .flatMap((documento) => {
        const lida = lerRegistro(folhaSchema, comDatas(documento.data())).data;
        return lida ? [[documento.id, lida] as const] : [];
      })
      .toSorted(([, a], [, b]) => (a.finalizadoEm?.getTime() ?? 0) - (b.finalizadoEm?.getTime() ?? 0));
    return [
      ...(await correcoesDaDita(tx, db, contexto, de, new Map(emOrdem))),
      ...(await correcoesDasMedias(tx, db, contexto, de, { atual, avaliadas, somas })),
      ...marcasErradas(contadas, certas, marcasDeFolhas.docs, FOLHAS.marca),
      ...marcasErradas(dasNotas, certasNotas, marcasDeNotas.docs, NOTAS.marca),
    ];
  });

/** Every company and questionnaire that has a sheet, a score or means. */
export async function conferirMedias(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const [folhas, medias, notasDadas, avaliadas] = await Promise.all(
    [
      caminhos.daEmpresa(contexto, 'respostas'),
      caminhosDasMedias.medias(contexto),
      caminhosDasNotas.todas(contexto),
      caminhosDasMedias.avaliacoes(contexto),
    ].map((onde) =>
      db.collection(onde).select('idQuestionario', 'idProjeto', 'idEmpresa', 'idEmpresaNota').get(),
    ),
  );
  const lidas = [
    ...[folhas, medias, avaliadas].flatMap((cada) =>
      (cada?.docs ?? []).map((documento) => lerRegistro(daMedia, documento.data())),
    ),
    ...(notasDadas?.docs ?? []).map((cada) => daNota(cada.data())),
  ];
  const todas = new Map(
    lidas.flatMap((de) =>
      de.success ? [[`${de.data.idQuestionario}_${de.data.idEmpresa}`, de.data] as const] : [],
    ),
  );
  return emTodos(todas.values(), (de) => refazerMedia(db, contexto, de, modo));
}
