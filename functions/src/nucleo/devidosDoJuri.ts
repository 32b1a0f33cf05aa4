/** What a jury is to score, and what of it was scored. */
import type { Contexto } from '@/domain/comum/caminhos';
import { gruposDoJuri, type Juri, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhosDasMedias, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { caminhosDasNotas } from '@/domain/diagnostico/nota';
import { type GrupoDaVersao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  FieldPath,
  type Firestore,
  legivel,
  lerTodos,
  type Query,
  type QueryDocumentSnapshot,
} from '@functions/banco';
import { encerradasDe } from './encerradas';
import { chaveDe, type DoJuri, questionariosDoProjeto } from './juri';

/** Scores that are put together at once, and how many of them are read at a time. */
export const MAXIMO_DE_NOTAS = 200_000;
const NOTAS_POR_VEZ = 5_000;
const muitas = (maximo: number) =>
  `São mais de ${maximo.toLocaleString('pt-BR')} notas, e não cabem em uma conta só. Avalie menos empresas ou questionários por fase.`;

/** All scores of a query, a page after another by their ids: a limit would cut without a word. */
export async function todasAsNotas(
  consulta: Query,
  campos: readonly string[],
  { porVez = NOTAS_POR_VEZ, maximo = MAXIMO_DE_NOTAS } = {},
): Promise<QueryDocumentSnapshot[]> {
  const emOrdem = consulta.select('deletedAt', ...campos).orderBy(FieldPath.documentId());
  const todas: QueryDocumentSnapshot[] = [];
  for (let ultima: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (ultima ? emOrdem.startAfter(ultima) : emOrdem).limit(porVez).get();
    for (const documento of docs) if (documento.get('deletedAt') === null) todas.push(documento);
    if (todas.length > maximo) throw new ErroDoProduto(muitas(maximo));
    if (docs.length < porVez) return todas;
    ultima = docs.at(-1);
  }
}

export interface Devido {
  questionarioId: string;
  questionario: string;
  grupos: string[];
  /** The same groups with their names and weights. */
  daVersao: readonly GrupoDaVersao[];
}

/** What there is to score of each company: the groups of the newest version that it answered, by questionnaire. */
export async function devidosDe(
  db: Firestore,
  contexto: Contexto,
  {
    idProjeto,
    questionarios: escolhidos,
    grupos: doJuri,
  }: Pick<Juri, 'idProjeto' | 'questionarios' | 'grupos'>,
  empresas: readonly string[],
): Promise<Map<string, Devido[]>> {
  const todos = await questionariosDoProjeto(db, contexto, idProjeto);
  const avaliados = escolhidos.length === 0 ? todos : todos.filter(({ id }) => escolhidos.includes(id));
  const onde = (q: string, empresa: string) => caminhosDasMedias.uma(contexto, q, empresa);
  const medias = await lerTodos(
    db,
    avaliados.flatMap(({ id }) => empresas.map((empresa) => onde(id, empresa))),
  );
  const versaoDe = (q: string, empresa: string) => {
    const documento = medias.get(onde(q, empresa));
    const media = documento && legivel(mediaSchema, documento);
    const n = media && versaoMaisNova(media);
    return n === undefined ? undefined : `${versoesDe(contexto, q)}/${n}`;
  };
  const versoes = await lerTodos(
    db,
    avaliados.flatMap(({ id }) => empresas.flatMap((empresa) => versaoDe(id, empresa) ?? [])),
  );
  const grupos = new Map(
    [...versoes].map(([caminho, documento]): [string, readonly GrupoDaVersao[]] => [
      caminho,
      legivel(versaoSchema, documento)?.grupos ?? [],
    ]),
  );
  return new Map(
    empresas.map((empresa) => [
      empresa,
      avaliados.flatMap(({ id, nome }) => {
        const so = gruposDoJuri({ grupos: doJuri }, id);
        const daVersao = (grupos.get(versaoDe(id, empresa) ?? '') ?? []).filter(
          (um) => so.length === 0 || so.includes(um.id),
        );
        return daVersao.length > 0
          ? [{ questionarioId: id, questionario: nome, grupos: daVersao.map((um) => um.id), daVersao }]
          : [];
      }),
    ]),
  );
}

export interface NotaDoJuri {
  idEmpresaNota: string;
  idQuestionario: string;
  grupo: string;
  respondente: string;
}

/** Scores given in the phase, abstentions and disregarded ones too; those of one evaluator where one is named. */
export async function notasDoJuri(
  db: Firestore,
  contexto: Contexto,
  { projetoId, fase }: DoJuri,
  avaliador?: string,
): Promise<NotaDoJuri[]> {
  const daFase = db
    .collection(caminhosDasNotas.todas(contexto))
    .where('idProjeto', '==', projetoId)
    .where('fase', '==', fase);
  const docs = await todasAsNotas(
    avaliador === undefined ? daFase : daFase.where('respondente', '==', avaliador),
    ['idEmpresaNota', 'idQuestionario', 'grupo', 'respondente'],
  );
  return docs.map((documento) => documento.data() as NotaDoJuri);
}

/** How many of the groups the evaluator has given: by company, questionnaire and evaluator. */
export function contagemDe(notas: readonly NotaDoJuri[]) {
  const dadas = new Map<string, Set<string>>();
  for (const { idEmpresaNota, idQuestionario, grupo, respondente } of notas) {
    const chave = chaveDe(idEmpresaNota, idQuestionario, respondente);
    dadas.set(chave, (dadas.get(chave) ?? new Set()).add(grupo));
  }
  return (empresa: string, { questionarioId, grupos }: Devido, avaliador: string) => {
    const dela = dadas.get(chaveDe(empresa, questionarioId, avaliador));
    return { dadas: grupos.filter((grupo) => dela?.has(grupo)).length, de: grupos.length };
  };
}

export const somar = (partes: readonly { dadas: number; de: number }[]) => ({
  dadas: partes.reduce((soma, { dadas }) => soma + dadas, 0),
  de: partes.reduce((soma, { de }) => soma + de, 0),
});

/** Evaluators who owe scores that can be given now: of companies in the phase, in questionnaires where it is open. */
export async function quemDeve(
  db: Firestore,
  contexto: Contexto,
  juri: Juri,
  linhas: readonly { idEmpresa: string; status: number }[],
): Promise<string[]> {
  const { idProjeto: projetoId, fase } = juri;
  const naFase = linhas.flatMap(({ idEmpresa, status }) => (status === fase ? [idEmpresa] : []));
  const [devidos, notas] = await Promise.all([
    devidosDe(db, contexto, juri, naFase),
    notasDoJuri(db, contexto, { projetoId, fase }),
  ]);
  const encerrada = await encerradasDe(
    db,
    contexto,
    [...devidos.values()].flat().map(({ questionarioId }) => questionarioId),
  );
  const contar = contagemDe(notas);
  return juri.avaliadores.filter((uid) =>
    naFase.some(
      (empresa) =>
        lugaresDe(juri, empresa).includes(uid) &&
        (devidos.get(empresa) ?? []).some((um) => {
          const { dadas, de } = contar(empresa, um, uid);
          return dadas < de && !encerrada(um.questionarioId, fase);
        }),
    ),
  );
}

/** Groups of the published version of each questionnaire. */
export async function gruposPublicados(
  db: Firestore,
  contexto: Contexto,
  publicados: readonly { id: string; versao?: number | undefined }[],
): Promise<(questionarioId: string, versao: number | undefined) => readonly GrupoDaVersao[]> {
  const onde = (id: string, versao: number | undefined) => `${versoesDe(contexto, id)}/${versao ?? 0}`;
  const lidas = await lerTodos(
    db,
    publicados.map(({ id, versao }) => onde(id, versao)),
  );
  return (id, versao) => {
    const documento = lidas.get(onde(id, versao));
    return (documento && legivel(versaoSchema, documento)?.grupos) ?? [];
  };
}
