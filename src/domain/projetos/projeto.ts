/** Project of an award or diagnostic programme (part 3 §3 to §5): a period, its banner, its phases. */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { diaDe, inicioDoDia } from '@/domain/comum/datas';
import {
  anexoSchema,
  entidade,
  idDeRegistro,
  inteiro,
  LIMITE,
  limiteDoDia,
  lista,
  nomeEmOrdem,
  texto,
} from '@/domain/comum/campos';
import { votacaoSchema } from './votacao';

/** Most phases a project has: the default eight and four more. */
export const MAXIMO_DE_FASES = 12;

/** Colours of phases; a new one is white (part 3 §4). */
export const CORES_DE_FASE = comOutro(
  {
    '#FFFFFF': 'Branco',
    '#9AA5B1': 'Cinza',
    '#68C2C1': 'Turquesa',
    '#4A90D9': 'Azul',
    '#8E6BBF': 'Violeta',
    '#E9457A': 'Rosa',
    '#EF7A5C': 'Laranja',
    '#F2C14E': 'Amarelo',
    '#6BBF59': 'Verde',
  } as const,
  OUTRO,
);
export type CorDeFase = keyof typeof CORES_DE_FASE;
const CORES = Object.keys(CORES_DE_FASE) as CorDeFase[];

/** The first and the last phase, which are neither switched off nor removed nor moved (part 3 §3). */
export const INSCRICAO = 1;
export const VENCEDORES = 7;
/** In which companies show their evidence (part 3 §4). */
export const FASE_DAS_EVIDENCIAS = 8;
/** Phases to which the buttons of the analysis lead, and which the ranking counts (decisions Q12). */
export const ENTREVISTA_INICIAL = 4;
export const ENTREVISTA_DE_APROFUNDAMENTO = 5;
export const FINALISTAS = 6;
const AUTODIAGNOSTICO = 2;
const HABILITADA = 3;
export const ehFixa = (id: number) => id === INSCRICAO || id === VENCEDORES;

/** A phase (part 3 §3). */
export const faseSchema = z.strictObject({
  id: inteiro(1, 999),
  titulo: texto(60),
  cor: z.enum(CORES),
  checked: z.boolean(),
});
export type Fase = z.infer<typeof faseSchema>;

/** What a project without phases of its own has; the order is the award's (part 3 §3). */
export const FASES_PADRAO: readonly Fase[] = [
  { id: INSCRICAO, titulo: 'Inscrição', cor: '#68C2C1', checked: true },
  { id: 2, titulo: 'Autodiagnóstico', cor: '#4A90D9', checked: true },
  { id: 3, titulo: 'Habilitada', cor: '#6BBF59', checked: true },
  { id: 8, titulo: 'Evidências', cor: '#9AA5B1', checked: true },
  { id: 4, titulo: 'Entrevista Inicial', cor: '#F2C14E', checked: true },
  { id: 5, titulo: 'Entrevista de aprofundamento', cor: '#EF7A5C', checked: true },
  { id: 6, titulo: 'Finalistas', cor: '#8E6BBF', checked: true },
  { id: VENCEDORES, titulo: 'Vencedores', cor: '#E9457A', checked: true },
];

/** The phases of a project; without any of its own, the default eight (part 3 §4). */
export const fasesDe = ({ fases }: { fases: readonly Fase[] }): Fase[] =>
  fases.length > 0 ? [...fases] : [...FASES_PADRAO];

/**
 * True iff the organiser confirmed a company of that phase: 'Habilitada' or later (decisions P196). In a project without
 * that phase it is what follows registration and self-assessment.
 */
export function estaConfirmada(projeto: { fases: readonly Fase[] }, fase: number | null): boolean {
  const ids = fasesDe(projeto).map(({ id }) => id);
  const daPropria = ids.indexOf(HABILITADA);
  const desde = daPropria < 0 ? ids.findIndex((id) => id !== INSCRICAO && id !== AUTODIAGNOSTICO) : daPropria;
  return fase !== null && desde >= 0 && ids.indexOf(fase) >= desde;
}

/** The two fixed phases stand at the ends, switched on. */
const comAsFixas = z.refine<readonly Fase[]>(
  (fases) =>
    fases.length === 0 ||
    (fases.length > 1 && ehAFixa(fases[0], INSCRICAO) && ehAFixa(fases.at(-1), VENCEDORES)),
);
const ehAFixa = (fase: Fase | undefined, id: number) => fase?.id === id && fase.checked;

/** Rules see that it is a list of at most so many. Readers check what each phase is (decisions Q102). */
const fases = lista(faseSchema, MAXIMO_DE_FASES).check(comAsFixas);

/** A web address as the browser writes it: http or https, plain characters (threats H15, G13). */
const LINK = /^https?:\/\/[\w.:-]{3,200}([/?#][!-~]{0,999})?$/;
export const link = (mensagem?: string, antes = (texto: string) => texto) =>
  z.string().check(z.overwrite(antes), z.regex(LINK, mensagem));

/** Id of a record of this company (firestore.rules, idCurto). */
const id = (mensagem?: string) => z.string().check(z.regex(/^[0-9A-Za-z][\w-]{0,39}$/, mensagem));

/** Banner at the top or at the bottom of the page. */
export const ROTULO_DA_POSICAO = comOutro({ 1: 'Topo', 2: 'Inferior' } as const, OUTRO);

/** Letters of what a banner's image shows. */
export const MAXIMO_DA_DESCRICAO = 200;

/** What form and record have in common. */
export const camposDoProjeto = {
  nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
  licenciado: id('Escolha o licenciado.'),
  embaixadores: lista(id(), 50),
  embaixadoresPessoas: lista(id(), 50),
  /** Completed answers each questionnaire needs for a company to be enabled (part 3 §4). */
  minimoResposta: inteiro(),
  posicao: z.literal([1, 2]),
  /** How long each image of the banner stays, in milliseconds. */
  tempo: inteiro(0, 60_000),
  images: lista(anexoSchema, LIMITE.anexos),
  /** Where each image leads, in the same order. */
  urlImages: lista(link('O link de uma das imagens está indefinido.'), LIMITE.anexos),
  /** What each shows or says, in the same order: the name of its link. */
  descricaoImages: lista(texto(MAXIMO_DA_DESCRICAO, 1), LIMITE.anexos),
  /** Whether the banner is shown, and whether its images take turns. */
  exibir: z.boolean(),
  trocar: z.boolean(),
  categoria: lista(texto(60, 1), 20, 1, 'Escolha ao menos uma categoria.'),
  /** Closes registrations (part 3 §4). */
  encerrado: z.boolean(),
};

export const projetoSchema = entidade({
  ...camposDoProjeto,
  nomeEmOrdem: nomeEmOrdem(),
  fases,
  /** First and last instant of the period, of days in America/Sao_Paulo. */
  anoAtuacao: limiteDoDia(),
  anoVigencia: limiteDoDia(),
  linkRegulamento: link(),
  /** Public voting for an inspiring company; null without one. */
  votacao: z.nullable(votacaoSchema),
  busca: lista(texto(20, 1), LIMITE.busca),
  /** Project of the same company from which this one began (edicao.ts). Functions write it; missing of another one. */
  edicaoDe: z.optional(idDeRegistro()),
});
export type Projeto = z.infer<typeof projetoSchema>;

/** The instant from which a project's end means that it still runs: the beginning of today. */
export const inicioDoAndamento = (agora: Date) => inicioDoDia(diaDe(agora));

/** In progress while its last day is today or later (part 3 §2). */
export const emAndamento = ({ anoVigencia }: Pick<Projeto, 'anoVigencia'>, agora: Date) =>
  anoVigencia >= inicioDoAndamento(agora);

/** Registrations are open while the period runs, unless somebody closed them. */
export function inscricoes(
  projeto: Pick<Projeto, 'encerrado' | 'anoAtuacao' | 'anoVigencia'>,
  agora: Date,
): 'abertas' | 'abrem' | 'encerradas' {
  if (projeto.encerrado || !emAndamento(projeto, agora)) return 'encerradas';
  return projeto.anoAtuacao > agora ? 'abrem' : 'abertas';
}
