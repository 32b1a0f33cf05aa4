/**
 * `medias/{questionario}_{empresa}` and the marks beside it (src/domain/diagnostico/media.ts). A transaction compares
 * the mark of a sheet with the sheet as it is now. So repeated, parallel and late events change nothing, and a lost one
 * is made good by the next (decisions T120).
 */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhos } from '@/domain/comum/caminhos';
import { cortesDaMedia } from '@/domain/diagnostico/cortes';
import {
  caminhosDasMedias,
  comFolha,
  contaComoFolha,
  type FolhaContada,
  folhaContadaSchema,
  type Media,
  mediaSchema,
  mediasDe,
  SOMAS_ZERO,
  type Somas,
  somasDe,
  versaoMaisNova,
} from '@/domain/diagnostico/media';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { comDatas, type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';
import { lerCortes } from './cortes';
import { emTodos } from './emTodos';

/** Whose means they are. */
const daMedia = z.object({ idQuestionario: z.string(), idProjeto: z.string(), idEmpresa: z.string() });
type DaMedia = z.infer<typeof daMedia>;

/** What counts of a sheet; its answers are not read. */
const { versao, notas, finalizadoEm, deletedAt } = respostaSchema.shape;
const folhaSchema = z.object({ versao, notas, finalizadoEm, deletedAt });
const DA_FOLHA = ['idQuestionario', 'idProjeto', 'idEmpresa', 'versao', 'notas', 'finalizadoEm', 'deletedAt'];

/** The record that the sums make; removed where nothing counts any more. */
async function correcaoDaMedia(
  tx: Transaction,
  db: Firestore,
  contexto: Contexto,
  { idQuestionario, idProjeto, idEmpresa }: DaMedia,
  { atual, somas }: { atual: Media | undefined; somas: Somas },
): Promise<Correcao[]> {
  const caminho = caminhosDasMedias.uma(contexto, idQuestionario, idEmpresa);
  const n = versaoMaisNova(somas);
  if (n === undefined) return atual ? [{ caminho, como: 'delete', dados: {} }] : [];
  const daVersao = await ler(db, versaoSchema, `${versoesDe(contexto, idQuestionario)}/${n}`, tx);
  const certa: Media = {
    idQuestionario,
    idProjeto,
    idEmpresa,
    ...mediasDe(somas, daVersao),
    // Kept by a derivation of their own (nucleo/cortes.ts); a new record begins with them.
    ...(atual ? cortesDaMedia(atual) : await lerCortes(db, tx, contexto, { idProjeto, idEmpresa })),
    updatedAt: atual?.updatedAt ?? new Date(),
  };
  return isDeepStrictEqual(atual, certa)
    ? []
    : [{ caminho, como: 'set', dados: { ...certa, updatedAt: new Date() } }];
}

const marcaDe = (caminho: string, agora: FolhaContada | undefined): Correcao =>
  agora ? { caminho, como: 'set', dados: agora } : { caminho, como: 'delete', dados: {} };

/** Brings mark and means to what the sheet is now; `dados` are one side of its event, which says whose it is. */
export async function contarFolha(
  db: Firestore,
  contexto: Contexto,
  folhaId: string,
  dados: Record<string, unknown>,
) {
  const de = daMedia.safeParse(dados);
  if (!de.success) return [];
  return corrigir(db, {}, async (tx) => {
    const media = caminhosDasMedias.uma(contexto, de.data.idQuestionario, de.data.idEmpresa);
    const marca = `${caminhosDasMedias.contadas(media)}/${folhaId}`;
    const folha = await ler(db, respostaSchema, caminhos.registro(contexto, 'respostas', folhaId), tx);
    const antes = await ler(db, folhaContadaSchema, marca, tx);
    const agora = contaComoFolha(folha);
    if (isDeepStrictEqual(antes, agora)) return [];
    const atual = await ler(db, mediaSchema, media, tx);
    const guardadas = atual ? somasDe(atual) : SOMAS_ZERO;
    const sem = antes ? comFolha(guardadas, antes, -1) : guardadas;
    const somas = agora ? comFolha(sem, agora, 1) : sem;
    return [...(await correcaoDaMedia(tx, db, contexto, de.data, { atual, somas })), marcaDe(marca, agora)];
  });
}

/** Makes marks and means of one company and questionnaire follow from its sheets, all of which are read. */
const refazerMedia = (db: Firestore, contexto: Contexto, de: DaMedia, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const media = caminhosDasMedias.uma(contexto, de.idQuestionario, de.idEmpresa);
    const [folhas, marcas] = await Promise.all([
      tx.get(
        db
          .collection(caminhos.daEmpresa(contexto, 'respostas'))
          .where('idQuestionario', '==', de.idQuestionario)
          .where('idEmpresa', '==', de.idEmpresa)
          .select(...DA_FOLHA),
      ),
      tx.get(db.collection(caminhosDasMedias.contadas(media))),
    ]);
    const atual = await ler(db, mediaSchema, media, tx);
    const certas = new Map(
      folhas.docs.flatMap((folha) => {
        const lida = folhaSchema.safeParse(comDatas(folha.data()));
        const conta = lida.success ? contaComoFolha(lida.data) : undefined;
        return conta ? [[folha.id, conta] as const] : [];
      }),
    );
    const contadas = new Map(marcas.docs.map((marca) => [marca.id, lido(folhaContadaSchema, marca)]));
    const diferentes = [...new Set([...certas.keys(), ...contadas.keys()])].filter(
      (id) => !isDeepStrictEqual(certas.get(id), contadas.get(id)),
    );
    const somas = [...certas.values()].reduce((soma, folha) => comFolha(soma, folha, 1), SOMAS_ZERO);
    return [
      ...(await correcaoDaMedia(tx, db, contexto, de, { atual, somas })),
      ...diferentes.map((id) => marcaDe(`${caminhosDasMedias.contadas(media)}/${id}`, certas.get(id))),
    ];
  });

/** Every company and questionnaire that has a sheet or means. */
export async function conferirMedias(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const [folhas, medias] = await Promise.all(
    [caminhos.daEmpresa(contexto, 'respostas'), caminhosDasMedias.medias(contexto)].map((onde) =>
      db.collection(onde).select('idQuestionario', 'idProjeto', 'idEmpresa').get(),
    ),
  );
  const todas = new Map(
    [...(folhas?.docs ?? []), ...(medias?.docs ?? [])].flatMap((documento) => {
      const de = daMedia.safeParse(documento.data());
      return de.success ? [[`${de.data.idQuestionario}_${de.data.idEmpresa}`, de.data] as const] : [];
    }),
  );
  return emTodos(todas.values(), (de) => refazerMedia(db, contexto, de, modo));
}
