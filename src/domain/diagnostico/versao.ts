/**
 * A published version: the whole questionnaire in one document, which nobody changes any more. Answers, scores and
 * reports stand on it (decisions Q119). Period, limit, identification and report by e-mail stay with the questionnaire.
 */
import { emForma } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type ComId, idDeRegistro, instante, inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { impressao } from '@/domain/comum/impressao';
import { MAXIMO_DE_FASES } from '@/domain/projetos/projeto';
import { condicoesEmLista, condicoesNaVersao, emOrdemDeResposta, mostrarSeDaVersao } from './condicoes';
import { faixaSchema, MAXIMO_DE_FAIXAS } from './faixa';
import { type Grupo, MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS, peso } from './grupo';
import { emLugar } from './ordem';
import { CODIGOS_DO_TIPO, MAXIMO_DE_LINHAS } from './codigos-do-tipo';
import { linha, MAXIMO_DA_PERGUNTA, type Pergunta } from './pergunta';
import type { PerguntaPontuada } from './pontuacao';
import type { Questionario } from './questionario';
import { minimoDePessoas, MINIMO_DE_PESSOAS, quemRespondeDe, quemRespondeSchema } from './quem-responde';
import { ESPECIES } from './especies';
import {
  CAIXAS,
  ESCALA,
  ESCOLHA_UNICA,
  MATRIZ,
  MAXIMO_DE_OPCOES,
  NUMERO,
  NUMERO_QUALQUER,
  numeroSchema,
  opcaoSchema,
  pontasSchema,
  type TipoDeResposta,
} from './tipo-de-resposta';

/** A questionnaire as it is being built: its records, read apart. */
export interface Rascunho {
  questionario: Pick<
    Questionario,
    | 'nome'
    | 'descricao'
    | 'idProjeto'
    | 'radar'
    | 'faixas'
    | 'fases'
    | 'limiteUsuario'
    | 'quemResponde'
    | 'minimoDePessoas'
  >;
  grupos: readonly ComId<Grupo>[];
  perguntas: readonly ComId<Pergunta>[];
  tipos: readonly ComId<TipoDeResposta>[];
}

const grupoDaVersao = z.strictObject({
  id: idDeRegistro(),
  nome: texto(LIMITE.nome),
  descricao: texto(LIMITE.textoCurto),
  pesoNota: peso(),
  radar: z.boolean(),
  feedbacks: lista(faixaSchema, MAXIMO_DE_FAIXAS),
  /** Missing where it always shows, as in versions of before (decisions Q360). */
  mostrarSe: z.optional(mostrarSeDaVersao),
});
export type GrupoDaVersao = z.infer<typeof grupoDaVersao>;

const perguntaDaVersao = z.strictObject({
  id: idDeRegistro(),
  /** Id of one of the version's groups. */
  grupo: idDeRegistro(),
  nome: texto(MAXIMO_DA_PERGUNTA),
  descricao: texto(LIMITE.textoCurto),
  obrigatoria: z.boolean(),
  inversa: z.boolean(),
  peso: peso(),
  /** Code of its answer type, how the options lie, and the options in their order. */
  tipo: z.literal(CODIGOS_DO_TIPO),
  orientacao: z.literal([1, 2]),
  campos: lista(opcaoSchema, MAXIMO_DE_OPCOES),
  /** Of a number, of a scale with words at its ends, of a matrix, and of options by chance (decisions Q361). */
  numero: z.optional(numeroSchema),
  pontas: z.optional(pontasSchema),
  linhas: z.optional(lista(linha(), MAXIMO_DE_LINHAS)),
  embaralhar: z.optional(z.boolean()),
  /** Missing where it always shows, as in versions of before (decisions Q300). */
  mostrarSe: z.optional(mostrarSeDaVersao),
});
export type PerguntaDaVersao = z.infer<typeof perguntaDaVersao>;

const conteudo = {
  nome: texto(LIMITE.nome),
  descricao: texto(LIMITE.textoCurto),
  idProjeto: idDeRegistro(),
  radar: z.boolean(),
  faixas: lista(faixaSchema, MAXIMO_DE_FAIXAS),
  /** Ids of phases of the project; none are all of them. */
  fases: lista(inteiro(1, 999), MAXIMO_DE_FASES),
  /** Missing in versions that were published before it was asked: the questionnaire's limit says it (decisions P197). */
  quemResponde: z.optional(quemRespondeSchema),
  minimoDePessoas: z.optional(minimoDePessoas()),
  /** In the order of answering. */
  grupos: lista(grupoDaVersao, MAXIMO_DE_GRUPOS),
  /** Group by group, in the order of answering. */
  perguntas: lista(perguntaDaVersao, MAXIMO_DE_PERGUNTAS),
  /** Of what scores: versions with the same hash give the same scores for the same answers. */
  hash: texto(16, 16),
};

/** What people answer, and what their answers are worth. */
export const compiladoSchema = z.object(conteudo);
export type Compilado = z.infer<typeof compiladoSchema>;

/** `questionarios/{q}/versoes/{n}`; the same shape with corrected wording in `questionarios/{q}/correcoes/{n}`. */
export const versaoSchema = z.strictObject({
  ...conteudo,
  /** 1, 2, 3 … of the questionnaire. */
  n: inteiro(1),
  publicadaEm: instante(),
  /** Uid of the person. */
  publicadaPor: texto(128, 1),
});
export type Versao = z.infer<typeof versaoSchema>;

const sobQuestionario = (contexto: Contexto, idQuestionario: string, oQue: string) =>
  `${caminhos.registro(contexto, 'questionarios', idQuestionario)}/${oQue}`;
/** The collection of a questionnaire's versions. */
export const versoesDe = (contexto: Contexto, idQuestionario: string) =>
  sobQuestionario(contexto, idQuestionario, 'versoes');
/** Where a version's corrected wording lies, if it has any, under the same number: it is read in the version's place. */
export const correcoesDe = (contexto: Contexto, idQuestionario: string) =>
  sobQuestionario(contexto, idQuestionario, 'correcoes');

const porId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Everything of a version that moves a score, in one order. */
const oQuePontua = ({ grupos, perguntas }: Pick<Compilado, 'grupos' | 'perguntas'>) =>
  JSON.stringify([
    grupos.toSorted(porId).map(({ id, pesoNota, mostrarSe }) => [
      id,
      pesoNota,
      // Only where there is one: versions of before keep their hash.
      ...(mostrarSe ? [condicoesEmLista(mostrarSe)] : []),
    ]),
    perguntas.toSorted(porId).map((p) => [
      p.id,
      p.grupo,
      p.peso,
      p.inversa,
      p.tipo,
      p.campos.map(({ valor }) => valor),
      ...(p.linhas ? [p.linhas.length] : []),
      // Only where there is one: versions of before keep their hash.
      ...(p.mostrarSe ? [condicoesEmLista(p.mostrarSe)] : []),
    ]),
  ]);

/**
 * What is answered when the draft is published now. Questions without a group or an answer type, and groups without
 * questions, are left out: `problemas` tells of them.
 */
export function compilar({ questionario, grupos, perguntas, tipos }: Rascunho): Compilado {
  const { nome, descricao, idProjeto, radar, faixas, fases, quemResponde } = questionario;
  const tipoDe = new Map(tipos.map((tipo) => [tipo.id, tipo]));
  const tipoDaPergunta = new Map(perguntas.map(({ id, tipoDeResposta }) => [id, tipoDe.get(tipoDeResposta)]));
  const prontas = emOrdemDeResposta(grupos, perguntas).flatMap((pergunta): PerguntaDaVersao[] => {
    const tipo = tipoDaPergunta.get(pergunta.id);
    const mostrarSe = condicoesNaVersao(pergunta.mostrarSe, (id) => tipoDaPergunta.get(id));
    return tipo ? [{ ...perguntaCompilada(pergunta, tipo), ...(mostrarSe ? { mostrarSe } : {}) }] : [];
  });
  const comPerguntas = new Set(prontas.map(({ grupo }) => grupo));
  const emOrdem = emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario);
  const partes = {
    grupos: emOrdem
      .filter(({ id }) => comPerguntas.has(id))
      .map((grupo): GrupoDaVersao => {
        const { id, nome: nomeDoGrupo, descricao: texto, pesoNota, radar: noRadar, feedbacks } = grupo;
        const mostrarSe = condicoesNaVersao(grupo.mostrarSe, (de) => tipoDaPergunta.get(de));
        return {
          id,
          nome: nomeDoGrupo,
          descricao: texto,
          pesoNota,
          radar: noRadar,
          feedbacks,
          ...(mostrarSe ? { mostrarSe } : {}),
        };
      }),
    perguntas: prontas,
  };
  return {
    nome,
    descricao,
    idProjeto,
    radar,
    faixas,
    fases,
    quemResponde: quemRespondeDe(quemResponde, questionario),
    minimoDePessoas: questionario.minimoDePessoas ?? MINIMO_DE_PESSOAS,
    ...partes,
    hash: impressao(oQuePontua(partes)),
  };
}

const perguntaCompilada = (
  {
    id,
    grupo,
    nome,
    descricao,
    obrigatoria,
    inversa,
    peso: quanto,
    embaralhar,
    linhas = [],
  }: ComId<Pergunta>,
  { tipoDeResposta: tipo, orientacao, campos, numero, pontas }: TipoDeResposta,
): PerguntaDaVersao => ({
  id,
  grupo,
  nome,
  descricao,
  obrigatoria,
  inversa,
  peso: quanto,
  tipo,
  orientacao,
  campos,
  // Only where there is one: versions of before stay as they were.
  ...(tipo === NUMERO ? { numero: numero ?? NUMERO_QUALQUER } : {}),
  ...(tipo === ESCALA && pontas ? { pontas } : {}),
  ...(tipo === MATRIZ ? { linhas } : {}),
  ...(embaralhar && (tipo === CAIXAS || tipo === ESCOLHA_UNICA) ? { embaralhar } : {}),
});

/** Digest of everything, wording included: whether two people look at the same. */
export const impressaoDe = (compilado: Compilado): string =>
  impressao(JSON.stringify(emForma(compiladoSchema, compilado)));

/** Its questions as scores take them, by id. */
export const perguntasPontuadas = ({
  perguntas,
}: Pick<Compilado, 'perguntas'>): Record<string, PerguntaPontuada> =>
  Object.fromEntries(
    perguntas.map(({ id, grupo, peso: quanto, inversa, tipo, campos }) => [
      id,
      {
        grupo,
        peso: quanto,
        inversa,
        tipo: ESPECIES[tipo].pontua,
        valores: campos.map(({ valor }) => valor),
      },
    ]),
  );
