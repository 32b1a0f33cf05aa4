/** A questionnaire, or groups of one, copied whole: what goes along, and what begins anew. */
import type { CampoDeAuditoria, ComId } from '@/domain/comum/campos';
import { indiceDoNome } from '@/domain/comum/busca';
import type { Grupo } from './grupo';
import type { Pergunta } from './pergunta';
import type { Questionario } from './questionario';

type Classe = 'copiado' | 'refeito';
type Classes<T> = Readonly<Record<Exclude<keyof T, CampoDeAuditoria>, Classe>>;

/** Every field of each kind is classed: types ask for it, and a test does of the schemas. */
export const CLASSES: {
  questionario: Classes<Questionario>;
  grupo: Classes<Grupo>;
  pergunta: Classes<Pergunta>;
} = {
  questionario: {
    nome: 'refeito',
    nomeEmOrdem: 'refeito',
    busca: 'refeito',
    idProjeto: 'refeito',
    fases: 'refeito',
    versao: 'refeito',
    mudou: 'refeito',
    linhagem: 'refeito',
    descricao: 'copiado',
    dataAtuacao: 'copiado',
    dataVigencia: 'copiado',
    limiteUsuario: 'copiado',
    quemResponde: 'copiado',
    minimoDePessoas: 'copiado',
    faixas: 'copiado',
    autenticaInicio: 'copiado',
    enviarRetornoEmail: 'copiado',
    radar: 'copiado',
    ordemQuestionario: 'copiado',
  },
  grupo: {
    idQuestionario: 'refeito',
    idProjeto: 'refeito',
    mostrarSe: 'refeito',
    nome: 'copiado',
    nomeEmOrdem: 'copiado',
    busca: 'copiado',
    descricao: 'copiado',
    ordemQuestionario: 'copiado',
    pesoNota: 'copiado',
    radar: 'copiado',
    feedbacks: 'copiado',
  },
  pergunta: {
    grupo: 'refeito',
    mostrarSe: 'refeito',
    idQuestionario: 'refeito',
    idProjeto: 'refeito',
    nome: 'copiado',
    nomeEmOrdem: 'copiado',
    busca: 'copiado',
    descricao: 'copiado',
    // Answer types are the company's, shared by its questionnaires.
    tipoDeResposta: 'copiado',
    ordem: 'copiado',
    obrigatoria: 'copiado',
    inversa: 'copiado',
    embaralhar: 'copiado',
    linhas: 'copiado',
    peso: 'copiado',
  },
};

/** The fields that go along. */
const levados = <T extends object>(registro: T, classes: Readonly<Record<string, Classe>>): Partial<T> =>
  Object.fromEntries(
    Object.entries(registro).filter(([campo]) => classes[campo] === 'copiado'),
  ) as Partial<T>;

/** The name that a copy begins with. */
export const nomeDaCopia = (nome: string) => `Cópia de ${nome}`.slice(0, 120).trim();

/** The copy of a questionnaire. Phases belong to a project, so that in another one none are chosen: all of them. */
export const copiaDoQuestionario = (
  questionario: Questionario,
  { nome, idProjeto }: { nome: string; idProjeto: string },
) => ({
  ...levados(questionario, CLASSES.questionario),
  nome,
  ...indiceDoNome(nome),
  idProjeto,
  fases: idProjeto === questionario.idProjeto ? questionario.fases : [],
});

interface Destino {
  idQuestionario: string;
  idProjeto: string;
}
export type Copia = { id: string; dados: object }[];

/**
 * Conditions look at the copies. One that looks at a question that is not copied stays, and what the copy lacks before
 * it can be published names it: nothing is shown to everybody without a word.
 */
const condicoesDaCopia = ({ mostrarSe }: Pick<Pergunta, 'mostrarSe'>, novoId: (id: string) => string) =>
  mostrarSe
    ? {
        mostrarSe: {
          liga: mostrarSe.liga,
          condicoes: mostrarSe.condicoes.map((uma) => ({ ...uma, pergunta: novoId(uma.pergunta) })),
        },
      }
    : {};

/** Copies of groups and of their questions, under ids that `novoId` makes of the old ones. */
export function copiaDosGrupos(
  grupos: readonly ComId<Grupo>[],
  perguntas: readonly ComId<Pergunta>[],
  destino: Destino,
  novoId: (id: string) => string,
): { grupos: Copia; perguntas: Copia } {
  const deles = new Set(grupos.map(({ id }) => id));
  return {
    grupos: grupos.map((grupo) => ({
      id: novoId(grupo.id),
      dados: { ...levados(grupo, CLASSES.grupo), ...destino, ...condicoesDaCopia(grupo, novoId) },
    })),
    perguntas: perguntas.flatMap((pergunta) =>
      deles.has(pergunta.grupo)
        ? [
            {
              id: novoId(pergunta.id),
              dados: {
                ...levados(pergunta, CLASSES.pergunta),
                ...destino,
                grupo: novoId(pergunta.grupo),
                ...condicoesDaCopia(pergunta, novoId),
              },
            },
          ]
        : [],
    ),
  };
}
