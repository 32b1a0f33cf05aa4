/** Idea: what is stored, its form, its states and what may be done with it (part 2 §3 to §6). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { TENDENCIAS } from '@/domain/pai/tendencia';
import { type Visibilidade, VISIBILIDADES } from '@/domain/pai/visibilidade';
import {
  anexoSchema,
  entidade,
  inteiro,
  instante,
  LIMITE,
  lista,
  referencia,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';

export const STATUS_DA_IDEIA = [
  'RASCUNHO',
  'NOVA_IDEIA',
  'AGUARDANDO_ANALISE_DO_COMITE',
  'PRE_ANALISE',
  'EM_ANALISE_DE_VIABILIDADE',
  'APROVADA',
  'REPROVADA',
  'EM_IMPLEMENTACAO',
  'IMPLEMENTADA',
  'BACKLOG_DE_AVALIACAO_FUTURA',
  'CANCELADA',
] as const;
export type StatusDaIdeia = (typeof STATUS_DA_IDEIA)[number];

/** Name and colour family (src/ui/moldura/theme.ts) of each status; the badge always shows the name too. */
export const APARENCIA_DO_STATUS = comOutro(
  {
    RASCUNHO: { rotulo: 'Rascunho', cor: 'gray' },
    NOVA_IDEIA: { rotulo: 'Nova ideia', cor: 'teal' },
    AGUARDANDO_ANALISE_DO_COMITE: { rotulo: 'Aguardando análise do comitê', cor: 'yellow' },
    PRE_ANALISE: { rotulo: 'Pré-análise', cor: 'indigo' },
    EM_ANALISE_DE_VIABILIDADE: { rotulo: 'Em análise de viabilidade', cor: 'violet' },
    APROVADA: { rotulo: 'Aprovada', cor: 'green' },
    REPROVADA: { rotulo: 'Reprovada', cor: 'red' },
    EM_IMPLEMENTACAO: { rotulo: 'Em implementação', cor: 'blue' },
    IMPLEMENTADA: { rotulo: 'Implementada', cor: 'lime' },
    BACKLOG_DE_AVALIACAO_FUTURA: { rotulo: 'Backlog de avaliação futura', cor: 'grape' },
    CANCELADA: { rotulo: 'Cancelada', cor: 'gray' },
  } as const satisfies Record<StatusDaIdeia, { rotulo: string; cor: string }>,
  { rotulo: OUTRO, cor: 'gray' },
);

/** The number of goals there are to choose from (ideia-form.ts). */
export const LIMITE_DE_OBJETIVOS = 10;

/** The five texts that saving and publishing demand (part 2 §5). */
export const TEXTOS_DA_IDEIA = [
  'descricao',
  'descricaoProblema',
  'diferenciais',
  'comoAtingirObjetivo',
  'feedback',
] as const;

const textoLongo = () => textoOpcional(LIMITE.textoLongo);

export const ideiaSchema = entidade({
  titulo: texto(LIMITE.titulo),
  /** The title as lists sort it (busca.ts, emOrdem); a title of signs alone leaves nothing. */
  tituloEmOrdem: textoOpcional(LIMITE.titulo),
  descricao: textoLongo(),
  descricaoProblema: textoLongo(),
  diferenciais: textoLongo(),
  comoAtingirObjetivo: textoLongo(),
  feedback: textoLongo(),
  objetivo: lista(texto(80, 1), LIMITE_DE_OBJETIVOS),
  setores: lista(texto(60, 1), 60),
  status: z.enum(STATUS_DA_IDEIA),
  autorReference: referencia(),
  /** Copies for the lists; the rules compare autorNome with the membership, triggers follow later changes. */
  autorNome: texto(LIMITE.nome, 1),
  regulamentoReference: z.nullable(referencia()),
  regulamentoNome: textoOpcional(LIMITE.nome),
  participantesReferences: lista(referencia(), 50),
  implementadoresReferences: lista(referencia(), 50),
  patrocinadoresReferences: lista(referencia(), 10_000),
  anexos: lista(anexoSchema, LIMITE.anexos),
  permitirComentarios: z.boolean(),
  permitirPatrocinio: z.boolean(),
  autorGostariaParticiparImplantacao: z.boolean(),
  privado: z.boolean(),
  publishedAt: z.nullable(instante()),
  cancelAt: z.nullable(instante()),
  /** Derived by visibilidadeDe and checked by the rules: the one field every list and count filters by. */
  visibilidade: z.enum(VISIBILIDADES),
  rankingByMoedas: z.strictObject({
    ranking: z.nullable(inteiro()),
    totalMoedas: inteiro(0, 1e9),
    fromLastUpdate: z.enum(TENDENCIAS),
  }),
  rankingByLikes: z.strictObject({
    ranking: z.nullable(inteiro()),
    totalLikes: inteiro(0, 1e9),
    fromLastUpdate: z.enum(TENDENCIAS),
  }),
  totalComentarios: inteiro(0, 1e9),
  marcos: lista(texto(LIMITE.referencia, 1), 100),
  observacoes: textoOpcional(LIMITE.textoLongo),
  /** Id of the movement written in the same batch as the last status change; '' before the first (firestore.rules). */
  ultimaMovimentacao: textoOpcional(40),
  busca: lista(texto(20, 1), LIMITE.busca),
});
export type Ideia = z.infer<typeof ideiaSchema>;

export function visibilidadeDe(ideia: Pick<Ideia, 'publishedAt' | 'privado' | 'deletedAt'>): Visibilidade {
  if (ideia.deletedAt !== null) return 'REMOVIDA';
  if (ideia.publishedAt === null) return 'RASCUNHO';
  return ideia.privado ? 'PRIVADA' : 'PUBLICA';
}

export const publicada = (ideia: Pick<Ideia, 'publishedAt'>) => ideia.publishedAt !== null;

/** Ready to publish: at least one goal and one sector, and no blank text (part 2 §5, decisions I2). */
export const completa = (ideia: Pick<Ideia, (typeof TEXTOS_DA_IDEIA)[number] | 'objetivo' | 'setores'>) =>
  ideia.objetivo.length > 0 &&
  ideia.setores.length > 0 &&
  TEXTOS_DA_IDEIA.every((campo) => ideia[campo].trim() !== '');
