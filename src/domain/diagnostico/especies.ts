/**
 * The table of the kinds of answers (decisions Q361): a row says whether an answer fits, how people read it and how it
 * counts. Wizard, server, scores, export and copies ask it. What is asked of a kind while a questionnaire is built lies
 * in especies-na-montagem.ts: who answers does not load it.
 */
import { comOutro } from '@/domain/comum/registro';
import { LIMITE } from '@/domain/comum/limite';
import {
  CAIXAS,
  type CodigoDoTipo,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MAIOR_NUMERO,
  MATRIZ,
  MAXIMO_DO_OUTRO,
  NUMERO,
  PONTOS_DA_ESCALA,
  TEXTO,
} from './codigos-do-tipo';
import { posicoesDe, type Resposta, temOutro } from './pontuacao';
import type { PerguntaDaVersao } from './versao';

/** Characters of one answer in text. */
export const MAXIMO_DO_TEXTO = LIMITE.textoLongo;

const NAO_VALE = 'Esta resposta não vale para a pergunta. Recarregue a página e responda de novo.';

/** What a question must say of itself for an answer to be judged. */
export type Respondivel = Pick<PerguntaDaVersao, 'tipo' | 'campos' | 'numero' | 'linhas'>;
type Dada = Exclude<Resposta, false>;
interface Especie {
  /** How its answers count in scores; a 'texto' does not. */
  pontua: 'texto' | 'escala' | 'caixas' | 'escolha';
  /** Answers are chosen among options. */
  opcoes: boolean;
  /** What is wrong with an answer, in a sentence for the person; null where it may be stored. */
  problema: (pergunta: Respondivel, resposta: Dada) => string | null;
  /** An answer that fits, as people read it. */
  emPalavras: (pergunta: Respondivel, resposta: Dada) => string;
}

const emTexto = (resposta: Dada) => (typeof resposta === 'object' ? '' : String(resposta));
const seCabe = (cabe: boolean) => (cabe ? null : NAO_VALE);
const entre = (valor: unknown, de: number, ate: number) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= de && valor <= ate;

/** '1500,5', as people write it; 0 and not −0. */
export const numeroEscrito = (valor: number, casas?: number) =>
  (valor === 0 ? 0 : valor).toLocaleString('pt-BR', {
    maximumFractionDigits: 3,
    ...(casas === undefined ? {} : { minimumFractionDigits: casas }),
  });

function problemaDoNumero({ numero }: Respondivel, resposta: Dada): string | null {
  if (typeof resposta === 'string') return 'Escreva só um número, como 12 ou 2,5, sem ponto.';
  if (typeof resposta !== 'number' || !Number.isFinite(resposta)) return NAO_VALE;
  const { casas = 0, minimo = null, maximo = null } = numero ?? {};
  if (resposta < (minimo ?? -MAIOR_NUMERO))
    return `O menor valor é ${numeroEscrito(minimo ?? -MAIOR_NUMERO)}.`;
  if (resposta > (maximo ?? MAIOR_NUMERO)) return `O maior valor é ${numeroEscrito(maximo ?? MAIOR_NUMERO)}.`;
  if (Number(resposta.toFixed(casas)) === resposta) return null;
  return casas === 0
    ? 'Escreva um número inteiro.'
    : `Escreva no máximo ${casas === 1 ? '1 casa' : `${casas} casas`} depois da vírgula.`;
}

const DIA_ESCRITO = /^\d{4}-\d{2}-\d{2}$/;
/** True iff it is 'YYYY-MM-DD' of a day that there is. */
const ehDia = (valor: Dada) => {
  if (typeof valor !== 'string' || !DIA_ESCRITO.test(valor)) return false;
  const lido = new Date(`${valor}T12:00:00Z`);
  return !Number.isNaN(lido.getTime()) && lido.toISOString().startsWith(valor);
};

const igual = (a: string, b: string) =>
  a.trim().toLocaleLowerCase('pt-BR') === b.trim().toLocaleLowerCase('pt-BR');

/** What is wrong with the text beside an option that asks for one. */
function problemaDoOutro({ campos }: Respondivel, resposta: Dada): string | null {
  const escolhidas = posicoesDe(resposta);
  const pede = escolhidas.some((posicao) => campos[posicao]?.papel === 'outro');
  if (!temOutro(resposta)) return pede ? FALTA_O_OUTRO : null;
  const { outro } = resposta;
  if (!pede) return NAO_VALE;
  if (outro.trim() === '') return FALTA_O_OUTRO;
  if (outro.length > MAXIMO_DO_OUTRO) return `A outra resposta tem no máximo ${MAXIMO_DO_OUTRO} letras.`;
  return campos.some(({ campo }) => igual(campo, outro)) ? 'Isso já é uma das opções: escolha-a.' : null;
}
const FALTA_O_OUTRO = 'Escreva qual é a outra resposta.';

const ehPosicao = ({ campos }: Respondivel, valor: unknown) => entre(valor, 0, campos.length - 1);

function problemaDasCaixas(pergunta: Respondivel, resposta: Dada): string | null {
  const marcadas = posicoesDe(resposta);
  if (typeof resposta === 'number' || marcadas.length === 0) return NAO_VALE;
  if (new Set(marcadas).size < marcadas.length || !marcadas.every((uma) => ehPosicao(pergunta, uma)))
    return NAO_VALE;
  const exclusiva = marcadas.find((uma) => pergunta.campos[uma]?.papel === 'exclusiva');
  return exclusiva !== undefined && marcadas.length > 1
    ? `"${pergunta.campos[exclusiva]?.campo ?? ''}" não se marca junto com outra opção.`
    : problemaDoOutro(pergunta, resposta);
}

const umaOpcao = ({ campos }: Respondivel, posicao: number, resposta: Dada) => {
  const { campo = '', papel } = campos[posicao] ?? {};
  return papel === 'outro' && temOutro(resposta) ? `${campo}: ${resposta.outro}` : campo;
};
const opcoesEmPalavras = (pergunta: Respondivel, resposta: Dada) =>
  posicoesDe(resposta)
    .map((posicao) => umaOpcao(pergunta, posicao, resposta))
    .join(', ');

/** Stands in a matrix for a statement that nobody answered. */
export const SEM_LINHA = -1;

const DESCONHECIDA: Especie = {
  pontua: 'texto',
  opcoes: false,
  // A kind of question that a newer version published.
  problema: () => NAO_VALE,
  emPalavras: (_, resposta) => (typeof resposta === 'string' ? resposta : ''),
};

export const ESPECIES: Readonly<Record<CodigoDoTipo, Especie>> = comOutro(
  {
    [TEXTO]: {
      pontua: 'texto',
      opcoes: false,
      problema: (_, resposta) => {
        if (typeof resposta !== 'string') return NAO_VALE;
        if (resposta.length <= MAXIMO_DO_TEXTO) return null;
        const demais = (resposta.length - MAXIMO_DO_TEXTO).toLocaleString('pt-BR');
        return `O texto passa do tamanho em ${demais} caracteres. Ele fica neste aparelho; encurte-o para que seja salvo.`;
      },
      emPalavras: (_, resposta) => emTexto(resposta),
    },
    [ESCALA]: {
      pontua: 'escala',
      opcoes: false,
      problema: (_, resposta) => seCabe(entre(resposta, 1, PONTOS_DA_ESCALA)),
      emPalavras: (_, resposta) => `${emTexto(resposta)} de 10`,
    },
    [CAIXAS]: {
      pontua: 'caixas',
      opcoes: true,
      problema: problemaDasCaixas,
      emPalavras: opcoesEmPalavras,
    },
    [ESCOLHA_UNICA]: {
      pontua: 'escolha',
      opcoes: true,
      problema: (pergunta, resposta) => {
        const escolhidas = posicoesDe(resposta);
        return !Array.isArray(resposta) && escolhidas.length === 1 && ehPosicao(pergunta, escolhidas[0])
          ? problemaDoOutro(pergunta, resposta)
          : NAO_VALE;
      },
      emPalavras: opcoesEmPalavras,
    },
    [NUMERO]: {
      pontua: 'texto',
      opcoes: false,
      problema: problemaDoNumero,
      emPalavras: ({ numero }, resposta) =>
        typeof resposta === 'number'
          ? `${numeroEscrito(resposta)}${numero?.unidade ? ` ${numero.unidade}` : ''}`
          : emTexto(resposta),
    },
    [DIA]: {
      pontua: 'texto',
      opcoes: false,
      problema: (_, resposta) =>
        ehDia(resposta) ? null : typeof resposta === 'string' ? 'Escolha um dia que existe.' : NAO_VALE,
      emPalavras: (_, resposta) => emTexto(resposta).split('-').toReversed().join('/'),
    },
    [MATRIZ]: {
      pontua: 'caixas',
      opcoes: true,
      problema: (pergunta, resposta) =>
        seCabe(
          Array.isArray(resposta) &&
            resposta.length === pergunta.linhas?.length &&
            resposta.some((uma) => uma !== SEM_LINHA) &&
            resposta.every((uma) => uma === SEM_LINHA || ehPosicao(pergunta, uma)),
        ),
      emPalavras: ({ linhas = [], campos }, resposta) =>
        linhas
          .map(
            (linha, i) =>
              `${linha}: ${campos[posicoesDe(resposta)[i] ?? SEM_LINHA]?.campo ?? 'sem resposta'}`,
          )
          .join('; '),
    },
  } satisfies Record<CodigoDoTipo, Especie>,
  DESCONHECIDA,
);

/** What is wrong with an answer, in a sentence for the person; null where it may be stored. */
export const problemaDaResposta = (pergunta: Respondivel, resposta: Resposta): string | null =>
  resposta === false ? null : ESPECIES[pergunta.tipo].problema(pergunta, resposta);

/**
 * A matrix as a single choice for each statement, with its answer: exports, screens and averages take it so. Of another
 * kind it is the question itself.
 */
export function partesDe<P extends Pick<PerguntaDaVersao, 'tipo' | 'nome' | 'linhas'>>(
  pergunta: P,
  resposta: Resposta | undefined,
): { pergunta: P; resposta: Resposta }[] {
  if (pergunta.tipo !== MATRIZ) return [{ pergunta, resposta: resposta ?? false }];
  const escolhidas = resposta === undefined ? [] : posicoesDe(resposta);
  return (pergunta.linhas ?? []).map((linha, i) => {
    const posicao = escolhidas[i] ?? SEM_LINHA;
    return {
      pergunta: { ...pergunta, tipo: ESCOLHA_UNICA, nome: `${pergunta.nome}: ${linha}` },
      resposta: posicao === SEM_LINHA ? false : posicao,
    };
  });
}
