/**
 * How a questionnaire was answered, counted in whole numbers (decisions P410): by question and option, and the scores by
 * group. `estatisticas/{questionario}_{empresa}` is what the sheets of one company add up to; each sheet that counts has a
 * mark in `folhas` under it. `estatisticasPorCorte/{questionario}_{corte}` is what the companies of one cut add up to. A
 * company says in which cuts it is counted, so it moves with one transaction, however many sheets it has.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, lista, texto } from '@/domain/comum/campos';
import { impressao } from '@/domain/comum/impressao';
import { CAIXAS, DIA, ESCALA, ESCOLHA_UNICA, MATRIZ, NUMERO, TEXTO } from './codigos-do-tipo';
import { TODAS } from './benchmark';
import type { Cortes } from './cortes';
import { folhaDe, type FolhaDeRespostas } from './resposta';
import { respostasDa } from './folha';
import { type Fracao, posicoesDe, type Resposta, valorDaResposta } from './pontuacao';
import { perguntasPontuadas, type PerguntaDaVersao, type Versao } from './versao';
import { respondida } from './valor-da-resposta';
import { visiveis } from './visiveis';

export const TIPOS_DE_FILTRO = ['porte', 'regiao', 'categoria', 'fase'] as const;
export type TipoDeFiltro = (typeof TIPOS_DE_FILTRO)[number];

/** Cuts in which one company is counted: all, and its regions, which a project bounds. */
const MAXIMO_DE_CORTES = 400;

const numeros = () => z.record(z.string(), z.int());
/** Whole numbers only. Keys of a question and of a group are told below. What nothing was added to is not stored. */
const somas = {
  folhas: z.int(),
  versoes: z._default(numeros(), {}),
  perguntas: z._default(z.record(z.string(), numeros()), {}),
  grupos: z._default(z.record(z.string(), numeros()), {}),
};
export const somasSchema = z.object(somas);
export type Somas = z.infer<typeof somasSchema>;
export const SEM_SOMAS: Somas = { folhas: 0, versoes: {}, perguntas: {}, grupos: {} };

const de = { idQuestionario: idDeRegistro(), idProjeto: idDeRegistro() };

export const estatisticaDaEmpresaSchema = z.object({
  ...de,
  idEmpresa: idDeRegistro(),
  cortes: lista(texto(200, 1), MAXIMO_DE_CORTES),
  ...somas,
  updatedAt: instante(),
});
export type EstatisticaDaEmpresa = z.infer<typeof estatisticaDaEmpresaSchema>;

export const estatisticaDoCorteSchema = z.object({
  ...de,
  corte: texto(200, 1),
  ...somas,
  updatedAt: instante(),
});
export type EstatisticaDoCorte = z.infer<typeof estatisticaDoCorteSchema>;

/** The mark of one sheet: what it adds. */
export const folhaSomadaSchema = somasSchema;

/** Id of a cut's record: a category is free text. */
const emId = (corte: string) =>
  /^[\w:-]+$/.test(corte) ? corte : `${corte.slice(0, corte.indexOf(':'))}:${impressao(corte)}`;

export const caminhosDasEstatisticas = {
  empresas: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'estatisticas'),
  empresa: (contexto: Contexto, questionario: string, empresa: string) =>
    `${caminhos.daEmpresa(contexto, 'estatisticas')}/${questionario}_${empresa}`,
  folhas: (empresa: string) => `${empresa}/folhas`,
  cortes: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'estatisticasPorCorte'),
  corte: (contexto: Contexto, questionario: string, corte: string) =>
    `${caminhos.daEmpresa(contexto, 'estatisticasPorCorte')}/${questionario}_${emId(corte)}`,
};

export const chaveDoCorte = (tipo: TipoDeFiltro, valor: string | number) => `${tipo}:${valor}`;

/** Keys of the cuts that a company is in, in one order. */
export const cortesDaEstatistica = ({
  porte,
  categoria,
  regioes,
  fase,
}: Pick<Cortes, 'porte' | 'categoria' | 'regioes' | 'fase'>): string[] => [
  TODAS,
  ...(porte ? [chaveDoCorte('porte', porte)] : []),
  ...regioes.toSorted().map((regiao) => chaveDoCorte('regiao', regiao)),
  ...(categoria ? [chaveDoCorte('categoria', categoria)] : []),
  ...(fase === null ? [] : [chaveDoCorte('fase', fase)]),
];

/**
 * What makes answers to a question comparable: how it is answered and what the options say and are worth. Wording may
 * be corrected; an option that changed makes another question of it.
 */
export const formaDa = ({ tipo, inversa, campos }: Pick<PerguntaDaVersao, 'tipo' | 'inversa' | 'campos'>) =>
  impressao(JSON.stringify([tipo, inversa, campos.map(({ campo, valor }) => [campo, valor])]));

/** Under which a question is counted. */
export const chaveDaPergunta = (pergunta: Pick<PerguntaDaVersao, 'id' | 'tipo' | 'inversa' | 'campos'>) =>
  `${pergunta.id}_${formaDa(pergunta)}`;

/** The question shows and nobody answered; it did not show. */
export const EM_BRANCO = 'b';
export const NAO_APARECEU = 'h';
/** Of a text: answered, and its words. */
export const TEXTOS = 't';
export const PALAVRAS = 'p';
/** Of boxes: answered, and nothing chosen counts. */
export const SEM_VALOR = 'x';
/** A choice by its position, a point of the scale by itself. */
export const daOpcao = (qual: number) => `o${qual}`;
/** Of boxes: worth of what one person chose, the exact mean of the ticked options, e.g. `v15/2`. */
const doValor = ({ soma, de: por }: Fracao) => `v${soma}/${por}`;
/** Of a group: sum of the scores in hundredths, and how many lie in the whole point. */
export const SOMA_DO_GRUPO = 's';
export const doPonto = (ponto: number) => `p${ponto}`;

/** Words of a text: what stands between blanks and holds a letter or a number. */
export const palavrasDe = (dito: string): string[] => dito.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];

type Pontuada = ReturnType<typeof perguntasPontuadas>[string];

function contaComoResposta(
  { tipo }: PerguntaDaVersao,
  pontuada: Pontuada | undefined,
  resposta: Resposta | undefined,
): Record<string, number> {
  if (resposta === undefined || resposta === false || !respondida(resposta)) return { [EM_BRANCO]: 1 };
  if (tipo === TEXTO && typeof resposta === 'string')
    return { [TEXTOS]: 1, [PALAVRAS]: palavrasDe(resposta).length };
  const escolhidas = posicoesDe(resposta);
  const [escolhida] = escolhidas;
  if ((tipo === ESCALA || tipo === ESCOLHA_UNICA) && escolhida !== undefined)
    return { [daOpcao(escolhida)]: 1 };
  if (tipo === CAIXAS && escolhida !== undefined && pontuada) {
    const valor = valorDaResposta(pontuada, resposta);
    return {
      ...Object.fromEntries(escolhidas.map((qual) => [daOpcao(qual), 1])),
      [valor ? doValor(valor) : SEM_VALOR]: 1,
    };
  }
  // Numbers, days and matrices are read one by one, as texts are.
  return tipo === NUMERO || tipo === DIA || tipo === MATRIZ ? { [TEXTOS]: 1 } : { [EM_BRANCO]: 1 };
}

/** What a sheet adds; undefined of one that is not finished, was removed, or whose version cannot be read. */
export function somaDaFolha(
  folha: Pick<FolhaDeRespostas, 'versao' | 'notas' | 'finalizadoEm' | 'deletedAt' | 'perguntas'> | undefined,
  versao: Pick<Versao, 'perguntas' | 'grupos'> | undefined,
): Somas | undefined {
  if (!folha?.finalizadoEm || folha.deletedAt !== null || !versao) return undefined;
  const respostas = respostasDa(folhaDe(folha));
  const mostram = new Set(visiveis(versao, respostas).map(({ id }) => id));
  const pontuadas = perguntasPontuadas(versao);
  return {
    folhas: 1,
    versoes: { [folha.versao]: 1 },
    perguntas: Object.fromEntries(
      versao.perguntas.map((pergunta) => [
        chaveDaPergunta(pergunta),
        mostram.has(pergunta.id)
          ? contaComoResposta(pergunta, pontuadas[pergunta.id], respostas[pergunta.id])
          : { [NAO_APARECEU]: 1 },
      ]),
    ),
    grupos: Object.fromEntries(
      Object.entries(folha.notas).flatMap(([grupo, nota]) =>
        nota === null
          ? []
          : [[grupo, { [SOMA_DO_GRUPO]: nota, [doPonto(Math.floor(nota / 100))]: 1 }] as const],
      ),
    ),
  };
}

type Numeros = Record<string, number>;

/** Without zeros: what was taken away again leaves none. */
function comMais(a: Numeros, b: Numeros, vezes: 1 | -1): Numeros {
  const soma = { ...a };
  for (const [chave, quanto] of Object.entries(b)) {
    const total = (soma[chave] ?? 0) + vezes * quanto;
    if (total === 0) delete soma[chave];
    else soma[chave] = total;
  }
  return soma;
}

function comMaisDeCada(a: Record<string, Numeros>, b: Record<string, Numeros>, vezes: 1 | -1) {
  const soma = { ...a };
  for (const [chave, dela] of Object.entries(b)) {
    const total = comMais(soma[chave] ?? {}, dela, vezes);
    if (Object.keys(total).length === 0) delete soma[chave];
    else soma[chave] = total;
  }
  return soma;
}

/** The sums with others more, or less. */
export const somarA = (a: Somas, b: Somas, vezes: 1 | -1 = 1): Somas => ({
  folhas: a.folhas + vezes * b.folhas,
  versoes: comMais(a.versoes, b.versoes, vezes),
  perguntas: comMaisDeCada(a.perguntas, b.perguntas, vezes),
  grupos: comMaisDeCada(a.grupos, b.grupos, vezes),
});

/** As they are stored after increments, in the one form that has no zeros. */
export const soAsSomas = ({ folhas, versoes, perguntas, grupos }: Somas): Somas =>
  somarA(SEM_SOMAS, {
    folhas,
    versoes: comMais({}, versoes, 1),
    perguntas: comMaisDeCada({}, perguntas, 1),
    grupos: comMaisDeCada({}, grupos, 1),
  });

/** True iff nothing is counted, nor taken away. */
export const semNenhuma = ({ folhas, versoes, perguntas, grupos }: Somas) =>
  folhas === 0 && [versoes, perguntas, grupos].every((um) => Object.keys(um).length === 0);

/** How many numbers differ from zero. */
export const quantosNumeros = ({ versoes, perguntas, grupos }: Somas) =>
  1 +
  Object.keys(versoes).length +
  [...Object.values(perguntas), ...Object.values(grupos)].reduce((n, um) => n + Object.keys(um).length, 0);
