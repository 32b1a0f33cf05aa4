/** Group of a questionnaire's questions: one dimension, with a weight and what its mean says (part 3 §3 and §5). */
import * as z from 'zod/mini';
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { idDeRegistro, inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { mostrarSeSchema } from './condicoes';
import { faixaSchema, MAXIMO_DE_FAIXAS } from './faixa';
import { lugar } from './ordem';

/** Groups of one questionnaire, and questions of one (decisions Q114). */
export const MAXIMO_DE_GRUPOS = 100;
export const MAXIMO_DE_PERGUNTAS = 400;

export const peso = () => inteiro(0, 100);

const kit = cadastro({
  colecao: 'gruposDiagnostico',
  oQueE: 'Group of questions of a questionnaire: a dimension of the diagnostic',
  acesso: doModulo(6, 'criador'),
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
    /** Both fixed once it is stored: its questions name them too. */
    idQuestionario: idDeRegistro('Escolha um questionário.'),
    idProjeto: idDeRegistro('Escolha um questionário.'),
    ordemQuestionario: lugar(),
    pesoNota: peso(),
    /** Whether the radar of scores draws it. */
    radar: z.boolean(),
    feedbacks: lista(faixaSchema, MAXIMO_DE_FAIXAS),
    /** Absent, or without conditions, where it always shows (decisions Q360). */
    mostrarSe: z.optional(mostrarSeSchema),
  },
  vazio: {
    nome: '',
    descricao: '',
    idQuestionario: '',
    idProjeto: '',
    ordemQuestionario: 1,
    pesoNota: 1,
    radar: true,
    feedbacks: [],
  },
  outros: comBusca,
  novo: {},
});
export type Grupo = RegistroDe<typeof kit>;
export type GrupoForm = z.infer<typeof kit.form>;

/** A form without conditions stores none: the database takes no undefined. */
export const gruposDiagnostico: typeof kit = {
  ...kit,
  doForm: ({ mostrarSe, ...form }) => kit.doForm(mostrarSe ? { ...form, mostrarSe } : form),
};
