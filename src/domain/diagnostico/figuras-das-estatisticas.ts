/**
 * What counted answers say, question by question (decisions P411). Per cents are of people who answered, not of ticks; what
 * nobody answered has none. Questions that did not show to somebody are no missing answers of theirs.
 */
import { CAIXAS, ESCALA, ESCOLHA_UNICA, PONTOS_DA_ESCALA, TEXTO } from './codigos-do-tipo';
import {
  chaveDaPergunta,
  daOpcao,
  EM_BRANCO,
  NAO_APARECEU,
  PALAVRAS,
  SEM_VALOR,
  SOMA_DO_GRUPO,
  type Somas,
  TEXTOS,
} from './estatisticas';
import {
  type Fracao,
  maisUm,
  mediaDosValores,
  NENHUM_VALOR,
  type PerguntaPontuada,
  valorDaResposta,
} from './pontuacao';
import { NAO_SE_APLICA } from './tipo-de-resposta';
import { perguntasPontuadas, type PerguntaDaVersao, type Versao } from './versao';

type Numeros = Readonly<Record<string, number>>;

export interface Barra {
  /** Position of the option, or point of the scale: two options may say the same. */
  qual: number;
  rotulo: string;
  n: number;
  /** Of 100, of people who answered; null of nobody. */
  porCento: number | null;
  naoSeAplica: boolean;
}

/** Mean, median and spread (standard deviation); null of nobody. */
export interface Medidas {
  n: number;
  media: number | null;
  mediana: number | null;
  desvio: number | null;
}

export interface FiguraDaPergunta {
  pergunta: PerguntaDaVersao;
  /** People who answered, those to whom it does not apply too. */
  responderam: number;
  naoSeAplica: number;
  semResposta: number;
  naoApareceu: number;
  /** Empty of a text. */
  barras: Barra[];
  /** Of 10, as scores take it; absent of a text. */
  medidas: Medidas | undefined;
  /** Of a text: words in all answers. */
  palavras: number;
}

export interface FiguraDoGrupo {
  id: string;
  nome: string;
  /** Of 100. Median and spread are of whole points. */
  medidas: Medidas;
  perguntas: FiguraDaPergunta[];
}

type Contado = { valor: Fracao; n: number };

const emNumero = ({ soma, de }: Fracao) => Number(soma) / Number(de);

function medianaDe(emOrdem: readonly { valor: number; n: number }[], total: number): number {
  const em = (lugar: number) => {
    let ate = 0;
    return emOrdem.find(({ n }) => (ate += n) > lugar)?.valor ?? 0;
  };
  return (em(Math.floor((total - 1) / 2)) + em(Math.floor(total / 2))) / 2;
}

function medidasDe(contados: readonly Contado[]): Medidas {
  const total = contados.reduce((soma, { n }) => soma + n, 0);
  if (total === 0) return { n: 0, media: null, mediana: null, desvio: null };
  const somados = contados.reduce(
    (ate, { valor, n }) => ({
      ...maisUm(ate, { soma: valor.soma * BigInt(n), de: valor.de }),
      n: ate.n + n,
    }),
    NENHUM_VALOR,
  );
  const emOrdem = contados
    .map(({ valor, n }) => ({ valor: emNumero(valor), n }))
    .toSorted((a, b) => a.valor - b.valor);
  const media = emNumero(somados) / total;
  const quadrados = emOrdem.reduce((soma, { valor, n }) => soma + n * (valor - media) ** 2, 0);
  return {
    n: total,
    media: (mediaDosValores(somados) ?? 0) / 100,
    mediana: medianaDe(emOrdem, total),
    desvio: Math.sqrt(quadrados / total),
  };
}

const lerValor = (chave: string): Fracao | undefined => {
  const [, soma, de] = /^v(-?\d+)\/(\d+)$/.exec(chave) ?? [];
  return soma === undefined || de === undefined ? undefined : { soma: BigInt(soma), de: BigInt(de) };
};

/** Worths of the people's answers, each with how many gave it. */
function valoresDe(pergunta: PerguntaDaVersao, pontuada: PerguntaPontuada, numeros: Numeros): Contado[] {
  if (pergunta.tipo === CAIXAS)
    return Object.entries(numeros).flatMap(([chave, n]) => {
      const valor = lerValor(chave);
      return valor ? [{ valor, n }] : [];
    });
  return posicoesDe(pergunta).flatMap((qual) => {
    const n = numeros[daOpcao(qual)] ?? 0;
    const valor = valorDaResposta(pontuada, qual);
    return n > 0 && valor ? [{ valor, n }] : [];
  });
}

const posicoesDe = ({ tipo, campos }: PerguntaDaVersao): number[] =>
  tipo === ESCALA
    ? Array.from({ length: PONTOS_DA_ESCALA }, (_, i) => i + 1)
    : tipo === CAIXAS || tipo === ESCOLHA_UNICA
      ? campos.map((_, i) => i)
      : [];

/** Rounded to a tenth; of nobody there is none. */
export const porCentoDe = (parte: number, todo: number): number | null =>
  todo === 0 ? null : Math.round((parte * 1_000) / todo) / 10;

function figuraDa(
  pergunta: PerguntaDaVersao,
  pontuada: PerguntaPontuada | undefined,
  numeros: Numeros,
): FiguraDaPergunta {
  const de = (chave: string) => numeros[chave] ?? 0;
  const posicoes = posicoesDe(pergunta);
  const contadas = posicoes.map((qual) => de(daOpcao(qual)));
  const valores = pontuada ? valoresDe(pergunta, pontuada, numeros) : [];
  const comValor = valores.reduce((soma, { n }) => soma + n, 0);
  const responderam =
    pergunta.tipo === TEXTO
      ? de(TEXTOS)
      : pergunta.tipo === CAIXAS
        ? comValor + de(SEM_VALOR)
        : contadas.reduce((soma, n) => soma + n, 0);
  return {
    pergunta,
    responderam,
    naoSeAplica: pergunta.tipo === TEXTO ? 0 : responderam - comValor,
    semResposta: de(EM_BRANCO),
    naoApareceu: de(NAO_APARECEU),
    barras: posicoes.map((qual, i) => ({
      qual,
      rotulo: pergunta.tipo === ESCALA ? String(qual) : (pergunta.campos[qual]?.campo ?? ''),
      n: contadas[i] ?? 0,
      porCento: porCentoDe(contadas[i] ?? 0, responderam),
      naoSeAplica: pergunta.tipo !== ESCALA && pergunta.campos[qual]?.valor === NAO_SE_APLICA,
    })),
    medidas: pergunta.tipo === TEXTO ? undefined : medidasDe(valores),
    palavras: de(PALAVRAS),
  };
}

function medidasDoGrupo(numeros: Numeros): Medidas {
  const pontos = Object.entries(numeros).flatMap(([chave, n]) => {
    const [, ponto] = /^p(\d+)$/.exec(chave) ?? [];
    return ponto === undefined ? [] : [{ valor: { soma: BigInt(ponto), de: 1n }, n }];
  });
  const medidas = medidasDe(pontos);
  if (medidas.n === 0) return medidas;
  // The sum is of hundredths: the mean is that of the scores themselves.
  const somados = { soma: BigInt(numeros[SOMA_DO_GRUPO] ?? 0), de: 100n, n: medidas.n };
  return { ...medidas, media: (mediaDosValores(somados) ?? 0) / 100 };
}

/** Groups and questions of a version in their order. Answers to another form of a question are not among them. */
export function figurasDe(versao: Pick<Versao, 'grupos' | 'perguntas'>, somas: Somas): FiguraDoGrupo[] {
  const pontuadas = perguntasPontuadas(versao);
  return versao.grupos.map(({ id, nome }) => ({
    id,
    nome,
    medidas: medidasDoGrupo(somas.grupos[id] ?? {}),
    perguntas: versao.perguntas
      .filter(({ grupo }) => grupo === id)
      .map((pergunta) =>
        figuraDa(pergunta, pontuadas[pergunta.id], somas.perguntas[chaveDaPergunta(pergunta)] ?? {}),
      ),
  }));
}

/** Answers to earlier or later forms of the version's questions, which its figures leave out; by question. */
export function emOutrasFormas(versao: Pick<Versao, 'perguntas'>, somas: Somas): Map<string, number> {
  const fora = new Map<string, number>();
  const desta = new Map(versao.perguntas.map((pergunta) => [pergunta.id, chaveDaPergunta(pergunta)]));
  for (const [chave, numeros] of Object.entries(somas.perguntas)) {
    const id = chave.slice(0, chave.lastIndexOf('_'));
    if (!desta.has(id) || desta.get(id) === chave) continue;
    const folhas = Object.entries(numeros)
      .filter(([qual]) => qual === TEXTOS || qual === SEM_VALOR || qual.startsWith('v') || qual === EM_BRANCO)
      .reduce((soma, [, n]) => soma + n, 0);
    const opcoes = Object.entries(numeros).filter(([qual]) => qual.startsWith('o'));
    const deCaixas = Object.keys(numeros).some((qual) => qual.startsWith('v') || qual === SEM_VALOR);
    fora.set(id, (fora.get(id) ?? 0) + folhas + (deCaixas ? 0 : opcoes.reduce((soma, [, n]) => soma + n, 0)));
  }
  return fora;
}

/** What makes a question of another edition the same one: its words, and how it is answered (decisions P412). */
export const mesmaPergunta = (pergunta: PerguntaDaVersao): string => {
  const chave = chaveDaPergunta(pergunta);
  return `${pergunta.nome.trim().toLocaleLowerCase('pt-BR')} ${chave.slice(chave.lastIndexOf('_'))}`;
};

/** Figures of another edition for the questions that are the same there, by id of this one. */
export function daOutraEdicao(
  versao: Pick<Versao, 'perguntas'>,
  outra: { versao: Pick<Versao, 'grupos' | 'perguntas'>; somas: Somas },
): Map<string, FiguraDaPergunta> {
  const la = new Map(
    figurasDe(outra.versao, outra.somas)
      .flatMap(({ perguntas }) => perguntas)
      .map((figura) => [mesmaPergunta(figura.pergunta), figura]),
  );
  return new Map(
    versao.perguntas.flatMap((pergunta) => {
      const achada = la.get(mesmaPergunta(pergunta));
      return achada ? [[pergunta.id, achada] as const] : [];
    }),
  );
}
