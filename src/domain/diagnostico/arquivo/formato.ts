/**
 * A questionnaire as a file of its own (decisions Q125): the draft with its groups, questions and answer types, without
 * ids. Order is the order in the file, and answer types are named by keys that hold inside it only.
 */
import type { CampoDeAuditoria, ComId } from '@/domain/comum/campos';
import { emOrdemDeResposta, type MostrarSe } from '../condicoes';
import type { Grupo, GrupoForm } from '../grupo';
import { emLugar } from '../ordem';
import type { Pergunta, PerguntaForm } from '../pergunta';
import { type Questionario, type QuestionarioForm, questionarios } from '../questionario';
import type { TipoDeResposta, TipoDeRespostaForm } from '../tipo-de-resposta';
import type { Rascunho } from '../versao';

export const FORMATO = 'gestao-de-inovacao/questionario';
export const VERSAO_DO_FORMATO = 1;
export const MEGABYTES_DO_QUESTIONARIO = 2;

/** Carried under its own name, made anew of its place or its name, or left out. */
type Classe = 'levado' | 'refeito' | 'deixado';
type Classes<T> = Readonly<Record<Exclude<keyof T, CampoDeAuditoria>, Classe>>;

/** Every field of each kind is classed: types ask for it, and a test does of the schemas. */
export const CLASSES = {
  questionario: {
    nome: 'levado',
    descricao: 'levado',
    dataAtuacao: 'levado',
    dataVigencia: 'levado',
    limiteUsuario: 'levado',
    quemResponde: 'levado',
    minimoDePessoas: 'levado',
    faixas: 'levado',
    autenticaInicio: 'levado',
    enviarRetornoEmail: 'levado',
    radar: 'levado',
    ordemQuestionario: 'levado',
    nomeEmOrdem: 'refeito',
    busca: 'refeito',
    // Chosen when the file comes in; phases are that project's.
    idProjeto: 'deixado',
    fases: 'deixado',
    // What comes in is a draft.
    versao: 'deixado',
    mudou: 'deixado',
    linhagem: 'deixado',
  },
  grupo: {
    nome: 'levado',
    descricao: 'levado',
    pesoNota: 'levado',
    radar: 'levado',
    feedbacks: 'levado',
    // With places in the file instead of ids.
    mostrarSe: 'levado',
    ordemQuestionario: 'refeito',
    idQuestionario: 'refeito',
    idProjeto: 'refeito',
    nomeEmOrdem: 'refeito',
    busca: 'refeito',
  },
  pergunta: {
    nome: 'levado',
    descricao: 'levado',
    obrigatoria: 'levado',
    inversa: 'levado',
    peso: 'levado',
    embaralhar: 'levado',
    linhas: 'levado',
    // With places in the file instead of ids.
    mostrarSe: 'levado',
    grupo: 'refeito',
    ordem: 'refeito',
    tipoDeResposta: 'refeito',
    idQuestionario: 'refeito',
    idProjeto: 'refeito',
    nomeEmOrdem: 'refeito',
    busca: 'refeito',
  },
  tipo: {
    nome: 'levado',
    tipoDeResposta: 'levado',
    orientacao: 'levado',
    campos: 'levado',
    numero: 'levado',
    pontas: 'levado',
    nomeEmOrdem: 'refeito',
    busca: 'refeito',
  },
} as const satisfies {
  questionario: Classes<Questionario>;
  grupo: Classes<Grupo>;
  pergunta: Classes<Pergunta>;
  tipo: Classes<TipoDeResposta>;
};
type Levados<C> = { [K in keyof C]: C[K] extends 'levado' ? K : never }[keyof C];
type Parte<C, F> = Pick<F, Levados<C> & keyof F>;

/** The fields of a kind that the file carries, in the order in which it writes them. */
export const levados = (classes: Readonly<Record<string, Classe>>) =>
  Object.keys(classes).filter((campo) => classes[campo] === 'levado');

export type PerguntaEmArquivo = Parte<typeof CLASSES.pergunta, PerguntaForm> & {
  /** Key of one of the file's answer types. */
  tipo: string;
};
export type GrupoEmArquivo = Parte<typeof CLASSES.grupo, GrupoForm> & { perguntas: PerguntaEmArquivo[] };
export type TipoEmArquivo = Parte<typeof CLASSES.tipo, TipoDeRespostaForm> & { chave: string };
export interface ArquivoDeQuestionario {
  /** Days of the period are those of America/Sao_Paulo; '' where the file says none. */
  questionario: Parte<typeof CLASSES.questionario, QuestionarioForm>;
  tipos: TipoEmArquivo[];
  grupos: GrupoEmArquivo[];
}

/** A question by its place in a file, group and question counted from 1: '2-3'. */
export const lugarNoArquivo = (grupo: number, pergunta: number) => `${grupo + 1}-${pergunta + 1}`;

/** Conditions that name their questions otherwise; null where one of them has no other name. */
export function comOutrosNomes(
  { liga, condicoes }: MostrarSe,
  nomeDe: (pergunta: string) => string | undefined,
): MostrarSe | null {
  const outras = condicoes.flatMap((condicao) => {
    const pergunta = nomeDe(condicao.pergunta);
    return pergunta === undefined ? [] : [{ ...condicao, pergunta }];
  });
  return outras.length === condicoes.length ? { liga, condicoes: outras } : null;
}

const parte = <T extends object, P>(registro: T, classes: Readonly<Record<string, Classe>>) =>
  Object.fromEntries(levados(classes).map((campo) => [campo, registro[campo as keyof T]])) as P;

/** What the draft is as a file, and a sentence for each thing that does not go along. */
export function arquivoDoQuestionario(
  questionario: Questionario,
  { grupos, perguntas, tipos }: Omit<Rascunho, 'questionario'>,
): { arquivo: ArquivoDeQuestionario; deFora: string[] } {
  const deTipo = new Map(tipos.map((tipo) => [tipo.id, tipo]));
  const deGrupos = new Set(grupos.map(({ id }) => id));
  const cabe = ({ grupo, tipoDeResposta }: Pergunta) => deGrupos.has(grupo) && deTipo.has(tipoDeResposta);
  const chaves = new Map<string, string>();
  const chaveDo = (id: string) => {
    const chave = chaves.get(id) ?? `t${chaves.size + 1}`;
    chaves.set(id, chave);
    return chave;
  };
  const vao = emOrdemDeResposta(
    grupos,
    perguntas.filter((pergunta) => cabe(pergunta)),
  );
  const gruposEmOrdem = emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario);
  const lugares = new Map(
    gruposEmOrdem.flatMap(({ id }, g) =>
      vao.filter(({ grupo }) => grupo === id).map((pergunta, p) => [pergunta.id, lugarNoArquivo(g, p)]),
    ),
  );
  const condicoesDe = ({ mostrarSe }: Pick<Pergunta, 'mostrarSe'>) =>
    mostrarSe && mostrarSe.condicoes.length > 0
      ? comOutrosNomes(mostrarSe, (id) => lugares.get(id))
      : undefined;
  const daPergunta = (pergunta: Pergunta): PerguntaEmArquivo => {
    const { mostrarSe: _comIds, ...resto } = parte<Pergunta, Parte<typeof CLASSES.pergunta, PerguntaForm>>(
      pergunta,
      CLASSES.pergunta,
    );
    const mostrarSe = condicoesDe(pergunta);
    return { ...resto, ...(mostrarSe ? { mostrarSe } : {}), tipo: chaveDo(pergunta.tipoDeResposta) };
  };
  const doGrupo = (grupo: ComId<Grupo>): GrupoEmArquivo => {
    const { mostrarSe: _comIds, ...resto } = parte<Grupo, Parte<typeof CLASSES.grupo, GrupoForm>>(
      grupo,
      CLASSES.grupo,
    );
    const mostrarSe = condicoesDe(grupo);
    return {
      ...resto,
      ...(mostrarSe ? { mostrarSe } : {}),
      perguntas: vao.filter((pergunta) => pergunta.grupo === grupo.id).map(daPergunta),
    };
  };
  const emOrdem = gruposEmOrdem.map(doGrupo);
  return {
    arquivo: {
      questionario: parte(questionarios.formDe(questionario), CLASSES.questionario),
      tipos: [...chaves].flatMap(([id, chave]) => {
        const tipo = deTipo.get(id);
        return tipo
          ? [{ chave, ...parte<TipoDeResposta, Omit<TipoEmArquivo, 'chave'>>(tipo, CLASSES.tipo) }]
          : [];
      }),
      grupos: emOrdem,
    },
    deFora: [
      ...grupos.flatMap((grupo) =>
        condicoesDe(grupo) === null
          ? [
              `A condição para o grupo "${grupo.nome}" aparecer não foi: ela depende de uma pergunta que não vai. No arquivo ele aparece sempre.`,
            ]
          : [],
      ),
      ...perguntas.flatMap((pergunta) =>
        cabe(pergunta)
          ? condicoesDe(pergunta) === null
            ? [
                `A condição para "${pergunta.nome}" aparecer não foi: ela depende de uma pergunta que não vai. No arquivo ela aparece sempre.`,
              ]
            : []
          : [
              deGrupos.has(pergunta.grupo)
                ? `A pergunta "${pergunta.nome}" não foi: o tipo de resposta dela não existe mais.`
                : `A pergunta "${pergunta.nome}" não foi: ela está sem grupo.`,
            ],
      ),
    ],
  };
}

/** The file's text. */
export const textoDoArquivoDe = (arquivo: ArquivoDeQuestionario) =>
  `${JSON.stringify({ formato: FORMATO, versao: VERSAO_DO_FORMATO, ...arquivo }, null, 2)}\n`;
