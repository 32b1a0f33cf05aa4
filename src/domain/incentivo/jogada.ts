/** Innovation play: what the company plays to innovate, from suggestion to conclusion (part 2 §3, §4 and §5). */
import * as z from 'zod/mini';
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, momentos, type RegistroDe, semMomentos } from '@/domain/comum/cadastro';
import { diasEntre, diaDe } from '@/domain/comum/datas';
import {
  idDeRegistro,
  inteiro,
  LIMITE,
  limiteDoDia,
  lista,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';

export const AMBICOES = ['Essencial', 'Adjacente', 'Transformacional'] as const;

/** Days without a movement after which a running play counts as standing still (decisions D124). */
export const DIAS_PARADA = 30;

/** How far the tactics are, kept by a trigger: the rules read it where a play is concluded or removed. */
const resumo = z.strictObject({
  /** Tactics by status, from 0 (no movement yet) to 4. */
  porStatus: lista(inteiro(), 5, 5),
  ultimaEm: z.nullable(limiteDoDia()),
  podeConcluir: z.boolean(),
});
export type ResumoDaJogada = z.infer<typeof resumo>;

export const RESUMO_VAZIO = {
  porStatus: [0, 0, 0, 0, 0],
  ultimaEm: null,
  podeConcluir: false,
} satisfies ResumoDaJogada;

export const camposDaJogada = {
  nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
  descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
  /** Id of a play type. */
  tipoDeJogada: idDeRegistro('Escolha uma categoria.'),
  /** Its name when it was chosen: shown to people who may not read play types. */
  nomeTipoDeJogada: texto(LIMITE.nome, 3, 'Categoria não encontrada'),
  ambicao: z.enum(['', ...AMBICOES]),
  segmento: textoOpcional(LIMITE.nome),
  /** Only ADMIN creates one; fixed from then on. */
  sugerida: z.boolean(),
};

export const jogadas = cadastro({
  colecao: 'jogadaDeInovacao',
  oQueE: 'Innovation play: suggested, the company’s own, running or concluded',
  acesso: doModulo(21, 'criador'),
  // Only by name, from the first.
  ordens: [],
  indices: ['deletedAt nomeEmOrdem', 'busca[] nomeEmOrdem', 'sugerida nomeEmOrdem'],
  campos: camposDaJogada,
  vazio: {
    nome: '',
    descricao: '',
    tipoDeJogada: '',
    nomeTipoDeJogada: '',
    ambicao: '',
    segmento: '',
    sugerida: false,
  },
  outros: {
    ...momentos,
    ...comBusca,
    implementada: z.boolean(),
    concluido: z.boolean(),
    cancelado: z.boolean(),
    /** Number of the link given last, from 1 (tatica-da-jogada.ts). */
    ultimoVinculo: inteiro(0, 10_000),
    resumo,
  },
  novo: {
    ...semMomentos,
    implementada: false,
    concluido: false,
    cancelado: false,
    ultimoVinculo: 0,
    resumo: RESUMO_VAZIO,
  },
});
export type Jogada = RegistroDe<typeof jogadas>;
export type JogadaForm = z.infer<typeof jogadas.form>;

type Estado = Pick<Jogada, 'implementada' | 'concluido' | 'cancelado'>;

/** Implemented, neither concluded nor cancelled (part 2 §4). */
export const emCurso = ({ implementada, concluido, cancelado }: Estado) =>
  implementada && !concluido && !cancelado;

export const SITUACOES_DA_JOGADA = {
  disponivel: { rotulo: 'Disponível', cor: 'gray' },
  emCurso: { rotulo: 'Em implementação', cor: 'blue' },
  concluida: { rotulo: 'Concluída', cor: 'green' },
  cancelada: { rotulo: 'Cancelada', cor: 'red' },
} as const;

export function situacaoDaJogada(jogada: Estado): keyof typeof SITUACOES_DA_JOGADA {
  if (!jogada.implementada) return 'disponivel';
  if (jogada.cancelado) return 'cancelada';
  return jogada.concluido ? 'concluida' : 'emCurso';
}

const soma = (numeros: readonly number[]) => numeros.reduce((total, n) => total + n, 0);

/** Tactics of the play, and how many of them are concluded. */
export const andamento = ({ resumo: { porStatus } }: Pick<Jogada, 'resumo'>) => ({
  taticas: soma(porStatus),
  concluidas: porStatus[4] ?? 0,
  movimentadas: soma(porStatus.slice(1)),
});

/** Whole days since the last movement of a running play, or since it began. */
export const diasSemMovimento = (
  { resumo: { ultimaEm }, startedAt }: Pick<Jogada, 'resumo' | 'startedAt'>,
  agora: Date,
) => {
  // One implemented a moment ago has no time yet that this browser knows.
  const desde = [ultimaEm, startedAt].reduce((a, b) => ((a ?? 0) > (b ?? 0) ? a : b)) ?? agora;
  return diasEntre(diaDe(desde), diaDe(agora));
};

/** A running play that nobody moved for more than DIAS_PARADA days. */
export const parada = (jogada: Jogada, agora: Date) =>
  emCurso(jogada) && diasSemMovimento(jogada, agora) > DIAS_PARADA;
