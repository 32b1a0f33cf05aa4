/**
 * The kinds of answers while a questionnaire is built, exported or brought in: a row each, beside especies.ts
 * (decisions Q361).
 */
import { comOutro, OUTRO } from '@/domain/comum/registro';
import {
  CAIXAS,
  type CodigoDoTipo,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MAIOR_NUMERO,
  MATRIZ,
  NUMERO,
  PONTOS_DA_ESCALA,
  TEXTO,
} from './codigos-do-tipo';
import type { ComoSeCompara, Tipo } from './condicoes';
import { numeroEscrito } from './especies';
import type { PerguntaDaVersao } from './versao';

interface EspecieNaMontagem {
  rotulo: string;
  /** What one gets by choosing it. */
  explicacao: string;
  /** How a question of it is answered, where a file says nothing, and the name of a type that comes in. */
  comoResponder: string;
  nomeDoTipo: string;
  /** How conditions ask about it; the first is what a new one begins with. */
  comparacoes: Partial<Record<ComoSeCompara, string>>;
  /** The answers that a condition can name; 'numero' for any that can be written, none where only having answered counts. */
  valores: (tipo: Tipo) => string[] | 'numero';
  /** The codes of a raw export, for its dictionary; '' of an answer that is its own code. */
  codigos: (pergunta: Pick<PerguntaDaVersao, 'campos' | 'numero'>) => string;
}

const RESPONDIDA = { respondida: 'foi respondida' } as const;
const opcoesDe = ({ campos }: Tipo) => campos.map(({ campo }) => campo);
const codigosDasOpcoes: EspecieNaMontagem['codigos'] = ({ campos }) =>
  campos
    .map(
      ({ campo, valor, papel }, i) =>
        `${i + 1} = ${campo} (vale ${valor}${papel === 'exclusiva' ? ', exclui as outras' : papel === 'outro' ? ', com texto' : ''})`,
    )
    .join('; ');

const DESCONHECIDA: EspecieNaMontagem = {
  rotulo: OUTRO,
  explicacao: '',
  comoResponder: 'Responda.',
  nomeDoTipo: OUTRO,
  comparacoes: RESPONDIDA,
  valores: () => [],
  codigos: () => '',
};

export const NA_MONTAGEM: Readonly<Record<CodigoDoTipo, EspecieNaMontagem>> = comOutro(
  {
    [TEXTO]: {
      rotulo: 'Texto',
      explicacao: 'A pessoa escreve o que quiser. Não tem nota.',
      comoResponder: 'Escreva a sua resposta.',
      nomeDoTipo: 'Texto livre',
      comparacoes: RESPONDIDA,
      valores: () => [],
      codigos: () => '',
    },
    [ESCALA]: {
      rotulo: 'Escala',
      explicacao: 'Uma nota de 1 a 10, com palavras nas pontas se você quiser.',
      comoResponder: 'Dê uma nota de 1 a 10.',
      nomeDoTipo: 'Escala de 1 a 10',
      comparacoes: { aoMenos: 'é ao menos', igual: 'é', ...RESPONDIDA },
      valores: () => Array.from({ length: PONTOS_DA_ESCALA }, (_, i) => String(i + 1)),
      codigos: () => `1 a ${PONTOS_DA_ESCALA}`,
    },
    [CAIXAS]: {
      rotulo: 'Caixas de Seleção',
      explicacao:
        'A pessoa marca quantas opções quiser; vale a média das marcadas. Uma opção pode excluir as outras.',
      comoResponder: 'Marque todas as opções que valem.',
      nomeDoTipo: 'Caixas',
      comparacoes: { contem: 'tem marcada', ...RESPONDIDA },
      valores: opcoesDe,
      codigos: codigosDasOpcoes,
    },
    [ESCOLHA_UNICA]: {
      rotulo: 'Escolha Única',
      explicacao: 'A pessoa escolhe uma opção. Uma delas pode pedir um texto.',
      comoResponder: 'Escolha uma opção.',
      nomeDoTipo: 'Escolha',
      comparacoes: { igual: 'é', ...RESPONDIDA },
      valores: opcoesDe,
      codigos: codigosDasOpcoes,
    },
    [NUMERO]: {
      rotulo: 'Número',
      explicacao: 'Um número com unidade e limites. Não tem nota.',
      comoResponder: 'Escreva um número.',
      nomeDoTipo: 'Número',
      comparacoes: { aoMenos: 'é ao menos', noMaximo: 'é no máximo', igual: 'é', ...RESPONDIDA },
      valores: () => 'numero',
      codigos: ({ numero }) =>
        `Número${numero?.unidade ? ` em ${numero.unidade}` : ''}, de ${numeroEscrito(numero?.minimo ?? -MAIOR_NUMERO)} a ${numeroEscrito(numero?.maximo ?? MAIOR_NUMERO)}`,
    },
    [DIA]: {
      rotulo: 'Dia',
      explicacao: 'Um dia do calendário. Não tem nota.',
      comoResponder: 'Escolha um dia.',
      nomeDoTipo: 'Dia',
      comparacoes: RESPONDIDA,
      valores: () => [],
      codigos: () => 'Dia, ano-mês-dia',
    },
    [MATRIZ]: {
      rotulo: 'Matriz',
      explicacao:
        'As mesmas opções para várias afirmações, que se escrevem na pergunta; vale a média das afirmações.',
      comoResponder: 'Escolha uma opção para cada afirmação.',
      nomeDoTipo: 'Matriz',
      comparacoes: RESPONDIDA,
      valores: () => [],
      codigos: codigosDasOpcoes,
    },
  } satisfies Record<CodigoDoTipo, EspecieNaMontagem>,
  DESCONHECIDA,
);

/** A number as a condition keeps it in words; undefined of anything else. */
export function numeroDaCondicao(texto: string): number | undefined {
  if (!/^-?\d{1,12}([.,]\d{1,3})?$/.test(texto.trim())) return undefined;
  const lido = Number(texto.trim().replace(',', '.'));
  return Math.abs(lido) <= MAIOR_NUMERO ? lido : undefined;
}
