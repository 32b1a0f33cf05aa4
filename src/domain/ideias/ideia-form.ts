/** The form of an idea: what it edits, its refusals and what it starts with (part 2 §5). */
import * as z from 'zod/mini';
import { anexoSchema, LIMITE, lista, referencia, texto } from '@/domain/comum/campos';
import { LIMITE_DE_OBJETIVOS } from './ideia';

/** Goals an idea can name (part 2 §5; the wording is ours, the specification gives the meanings). */
export const OBJETIVOS = [
  'Melhorar a qualidade de produtos ou serviços',
  'Aumentar a produtividade',
  'Reduzir custos',
  'Otimizar processos',
  'Melhorar a estrutura física',
  'Posicionar a marca',
  'Desenvolver pessoas',
  'Conquistar ou fidelizar clientes',
  'Aumentar a eficiência comercial',
  'Outro',
] as const;

/** What the form edits. Refusals are the specification's sentences (part 2 §5). */
const obrigatorio = () => texto(LIMITE.textoLongo, 1, 'Campo obrigatório não preenchido!!');
export const ideiaForm = z.object({
  titulo: texto(LIMITE.titulo, 3, 'O título precisa ter ao menos 3 letras.'),
  objetivo: lista(texto(80, 1), LIMITE_DE_OBJETIVOS, 1, 'A sua ideia precisa ter ao menos um objetivo'),
  setores: lista(texto(60, 1), 60, 1, 'Escolha ao menos um setor.'),
  descricao: obrigatorio(),
  descricaoProblema: obrigatorio(),
  diferenciais: obrigatorio(),
  comoAtingirObjetivo: obrigatorio(),
  feedback: obrigatorio(),
  regulamentoReference: z.nullable(referencia()),
  participantesReferences: lista(referencia(), 50),
  anexos: lista(anexoSchema, LIMITE.anexos),
  permitirComentarios: z.boolean(),
  permitirPatrocinio: z.boolean(),
  autorGostariaParticiparImplantacao: z.boolean(),
  privado: z.boolean(),
});
export type IdeiaForm = z.infer<typeof ideiaForm>;

/** What a draft needs: a title to be found by. The rest may come later (decisions I131). */
const livre = () => texto(LIMITE.textoLongo, 0);
export const rascunhoDaIdeia = z.object({
  ...ideiaForm.shape,
  objetivo: lista(texto(80, 1), LIMITE_DE_OBJETIVOS),
  setores: lista(texto(60, 1), 60),
  descricao: livre(),
  descricaoProblema: livre(),
  diferenciais: livre(),
  comoAtingirObjetivo: livre(),
  feedback: livre(),
});

/** What an idea must not be published without, in the order of the form. */
const EXIGIDOS = [
  'titulo',
  'descricaoProblema',
  'descricao',
  'objetivo',
  'setores',
  'diferenciais',
  'comoAtingirObjetivo',
  'feedback',
] as const satisfies (keyof IdeiaForm)[];

/** How many of the compulsory fields are still empty. */
export const quantosFaltam = (ideia: IdeiaForm): number =>
  EXIGIDOS.filter((campo) => {
    const valor = ideia[campo];
    return typeof valor === 'string' ? valor.trim() === '' : valor.length === 0;
  }).length;

export const ideiaVazia: IdeiaForm = {
  titulo: '',
  objetivo: [],
  setores: [],
  descricao: '',
  descricaoProblema: '',
  diferenciais: '',
  comoAtingirObjetivo: '',
  feedback: '',
  regulamentoReference: null,
  participantesReferences: [],
  anexos: [],
  permitirComentarios: true,
  permitirPatrocinio: true,
  autorGostariaParticiparImplantacao: false,
  privado: false,
};
