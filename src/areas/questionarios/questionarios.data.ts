/** Questionnaires, their groups and questions: every read and write of them (part 3 §7). */
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import {
  type Grupo,
  gruposDiagnostico,
  MAXIMO_DE_GRUPOS,
  MAXIMO_DE_PERGUNTAS,
} from '@/domain/diagnostico/grupo';
import { dependentesDe } from '@/domain/diagnostico/mostrar-se';
import type { Mudanca } from '@/domain/diagnostico/ordem';
import { type Pergunta, perguntas } from '@/domain/diagnostico/pergunta';
import { questionarios } from '@/domain/diagnostico/questionario';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import { defineCollection } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { todosCom, todosPorNome } from './todos';

const deQuestionarios = defineCollection<typeof questionarios.schema>(questionarios.schema);
const deGrupos = defineCollection<typeof gruposDiagnostico.schema>(gruposDiagnostico.schema);
const dePerguntas = defineCollection<typeof perguntas.schema>(perguntas.schema);

const FRASES = {
  cadastrado: (nome: string) => `${nome} cadastrado com sucesso!`,
  atualizado: (nome: string) => `${nome} atualizado com sucesso!`,
};
const deUmQuestionario = dadosDoCadastro(questionarios, { ...FRASES, removido: 'Questionário removido' });
const deUmGrupo = dadosDoCadastro(gruposDiagnostico, { ...FRASES, removido: 'Grupo removido' });
const deUmaPergunta = dadosDoCadastro(perguntas, {
  cadastrado: () => 'Pergunta cadastrada com sucesso!',
  atualizado: () => 'Pergunta atualizada com sucesso!',
  removido: 'Pergunta removida',
});

const onde = {
  questionarios: ({ contexto }: SessaoAtiva) => questionarios.onde(contexto),
  grupos: ({ contexto }: SessaoAtiva) => gruposDiagnostico.onde(contexto),
  perguntas: ({ contexto }: SessaoAtiva) => perguntas.onde(contexto),
};

export const questionariosData = {
  ...deUmQuestionario,

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...deUmQuestionario.chave(sessao), id],
      queryFn: () => deQuestionarios.doEndereco(onde.questionarios(sessao), id),
    }),

  /** All of the company by name, at most 250. */
  todos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...deUmQuestionario.chave(sessao), 'todos'],
      enabled: deUmQuestionario.pode(sessao, 'list'),
      queryFn: () => todosPorNome(deQuestionarios, onde.questionarios(sessao)),
    }),

  /** How many groups and questions name it: one billed read each. */
  dependentes: async (sessao: SessaoAtiva, id: string) => {
    const filtros = [igual('idQuestionario', id), igual('deletedAt', null)];
    const [grupos, quantas] = await Promise.all([
      deGrupos.count(onde.grupos(sessao), { filtros }),
      dePerguntas.count(onde.perguntas(sessao), { filtros }),
    ]);
    return { grupos, perguntas: quantas };
  },
};

export const gruposData = {
  ...deUmGrupo,

  doQuestionario: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...deUmGrupo.chave(sessao), 'questionario', id],
      queryFn: () => todosCom(deGrupos, onde.grupos(sessao), 'idQuestionario', id, MAXIMO_DE_GRUPOS),
    }),

  doProjeto: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...deUmGrupo.chave(sessao), 'projeto', id],
      enabled: deUmGrupo.pode(sessao, 'list'),
      queryFn: () => todosCom(deGrupos, onde.grupos(sessao), 'idProjeto', id, MAXIMO_DE_PERGUNTAS),
    }),

  dependentes: (sessao: SessaoAtiva, id: string) =>
    dePerguntas.count(onde.perguntas(sessao), { filtros: [igual('grupo', id), igual('deletedAt', null)] }),

  /** New places of some of them, one after the other: each write stands by itself. */
  mover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: async (mudancas: readonly Mudanca[]): Promise<void> => {
        for (const { id, lugar } of mudancas)
          await deGrupos.update(`${onde.grupos(sessao)}/${id}`, { ordemQuestionario: lugar });
      },
      meta: { invalida: [deUmGrupo.chave(sessao)] },
    }),
};

export const perguntasData = {
  ...deUmaPergunta,

  doQuestionario: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...deUmaPergunta.chave(sessao), 'questionario', id],
      queryFn: () => todosCom(dePerguntas, onde.perguntas(sessao), 'idQuestionario', id, MAXIMO_DE_PERGUNTAS),
    }),

  mover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: async (mudancas: readonly Mudanca[]): Promise<void> => {
        for (const { id, lugar } of mudancas)
          await dePerguntas.update(`${onde.perguntas(sessao)}/${id}`, { ordem: lugar });
      },
      meta: { invalida: [deUmaPergunta.chave(sessao)] },
    }),
};

/**
 * Questions and groups that show by what is answered to some questions of their questionnaire; what was read lately is
 * not read again.
 */
async function queDependem(
  sessao: SessaoAtiva,
  cliente: QueryClient,
  idQuestionario: string,
  de: (pergunta: ComId<Pergunta>) => boolean,
) {
  const { itens } = await cliente.fetchQuery(perguntasData.doQuestionario(sessao, idQuestionario));
  const grupos = gruposData.pode(sessao, 'list')
    ? (await cliente.fetchQuery(gruposData.doQuestionario(sessao, idQuestionario))).itens
    : [];
  const ids = itens.filter(de).map(({ id }) => id);
  return [
    ...dependentesDe(grupos, ids).map(({ nome }) => ({ nome, grupo: true })),
    ...dependentesDe(itens, ids).map(({ nome }) => ({ nome, grupo: false })),
  ];
}
export const dependemDaPergunta = (
  sessao: SessaoAtiva,
  cliente: QueryClient,
  { id, idQuestionario }: ComId<Pergunta>,
) => queDependem(sessao, cliente, idQuestionario, (uma) => uma.id === id);
/** None for people who may not read questions. */
export const dependemDoGrupo = async (
  sessao: SessaoAtiva,
  cliente: QueryClient,
  { id, idQuestionario }: ComId<Grupo>,
) =>
  perguntasData.pode(sessao, 'list')
    ? queDependem(sessao, cliente, idQuestionario, (uma) => uma.grupo === id)
    : [];
