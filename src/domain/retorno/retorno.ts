/**
 * What an idea brought: lines of a month's amount and of how many months, planned or realised, each validated by somebody
 * else (decisions P250). One record holds the lines of an idea: one read shows them, and forty is an exact limit.
 */
import * as z from 'zod/mini';
import { FORMATO_DO_DIA, diaDe } from '@/domain/comum/datas';
import { entidade, inteiro, instante, lista, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import { comOutro, OUTRO } from '@/domain/comum/registro';
import { MAIOR_VALOR } from './valor';

export const MAXIMO_DE_LINHAS = 40;
export const MAXIMO_DE_MESES = 60;

/** Ideas in one spreadsheet of returns, those of most validated return first. */
export const MAXIMO_NA_PLANILHA = 2_000;
/** Those that the sheet has room for, and how many it has none for. */
export const naPlanilha = <T>(ideias: readonly T[]): { ideias: readonly T[]; faltam: number } => ({
  ideias: ideias.slice(0, MAXIMO_NA_PLANILHA),
  faltam: Math.max(0, ideias.length - MAXIMO_NA_PLANILHA),
});

export const TIPOS_DE_RETORNO = [
  'RECEITA',
  'ECONOMIA',
  'CUSTO_EVITADO',
  'CUSTO',
  'HORAS',
  'CO2',
  'ACIDENTES_EVITADOS',
  'CLIENTES',
  'PESSOAS',
] as const;
export type TipoDeRetorno = (typeof TIPOS_DE_RETORNO)[number];

/** `unidade` follows an amount that is no money. Units are never added to each other. */
export const ROTULO_DO_RETORNO: Record<TipoDeRetorno, { rotulo: string; unidade?: string }> = comOutro(
  {
    RECEITA: { rotulo: 'Receita' },
    ECONOMIA: { rotulo: 'Economia' },
    CUSTO_EVITADO: { rotulo: 'Custo evitado' },
    CUSTO: { rotulo: 'Custo' },
    HORAS: { rotulo: 'Horas poupadas', unidade: 'horas' },
    CO2: { rotulo: 'CO₂ evitado', unidade: 'kg de CO₂' },
    ACIDENTES_EVITADOS: { rotulo: 'Acidentes evitados', unidade: 'acidentes' },
    CLIENTES: { rotulo: 'Clientes alcançados', unidade: 'clientes' },
    PESSOAS: { rotulo: 'Pessoas beneficiadas', unidade: 'pessoas' },
  },
  { rotulo: OUTRO, unidade: OUTRO },
);

export const SITUACOES_DO_RETORNO = ['PREVISTO', 'REALIZADO'] as const;
export type SituacaoDoRetorno = (typeof SITUACOES_DO_RETORNO)[number];
export const ROTULO_DA_SITUACAO: Record<SituacaoDoRetorno, string> = comOutro(
  { PREVISTO: 'Previsto', REALIZADO: 'Realizado' },
  OUTRO,
);

/** A month of São Paulo, '2026-11': never an instant. */
export type Mes = string;
export const FORMATO_DO_MES = /^20\d{2}-(0[1-9]|1[0-2])$/;
export const mes = () => z.string().check(z.regex(FORMATO_DO_MES, 'Diga o mês como 11/2026.'));
export const mesDe = (quando: Date): Mes => diaDe(quando).slice(0, 7);
/** '11/2026'. */
export const mesEscrito = (valor: Mes) => valor.split('-').toReversed().join('/');

/** What a person says of a line. */
export const camposDaLinha = {
  tipo: z.enum(TIPOS_DE_RETORNO),
  situacao: z.enum(SITUACOES_DO_RETORNO),
  inicio: mes(),
  meses: inteiro(1, MAXIMO_DE_MESES),
  /** A month's, in cents or in hundredths of the unit. */
  valor: inteiro(1, MAIOR_VALOR),
  nota: textoOpcional(300),
};

export const linhaSchema = z.object({
  id: texto(40, 1),
  ...camposDaLinha,
  registradaPor: texto(128, 1),
  registradaEm: instante(),
  /** Grows with each change: somebody who validates says which one they saw. */
  versao: inteiro(1, 1_000_000),
  validadaPor: z.nullable(texto(128, 1)),
  validadaEm: z.nullable(instante()),
  /** Why it was sent back; '' when it was not. */
  devolvida: textoOpcional(300),
});
export type LinhaDoRetorno = z.infer<typeof linhaSchema>;

const dia = () => z.string().check(z.regex(FORMATO_DO_DIA));

/** `retornos/{id of the idea}`, written by functions only. */
export const retornoSchema = entidade({
  linhas: lista(linhaSchema, MAXIMO_DE_LINHAS),
  /** The highest version of a line that was removed: one that takes its id begins above it (decisions P361). */
  versaoDasRemovidas: z.optional(inteiro(0, 1_000_000)),
  /** Day said instead of that of the movement to 'Implementada', for that movement only. */
  diaDito: z.nullable(z.object({ movimentacao: textoOpcional(40), dia: dia() })),
  /** Derived: the day the idea was implemented; null while it is not. */
  implementadaEm: z.nullable(dia()),
  /** Derived: the idea is not removed, so its lines count. */
  conta: z.boolean(),
  /** Derived: lines that wait for validation, 0 where nobody outside the team sees the idea. Absent before P440. */
  esperam: z.optional(inteiro(0, MAXIMO_DE_LINHAS)),
  /** Derived: the last month of what is realised month by month, '' where nothing is (decisions P442). */
  correAte: z.optional(textoOpcional(7)),
  /** The company, by which what waits is added up: a sum takes no range of paths. */
  empresa: z.optional(referencia()),
  /** Derived while lines wait: who may not validate all of them, the idea's team and who registered one. */
  barrados: z.optional(lista(texto(128, 1), 2_100)),
});
export type Retorno = z.infer<typeof retornoSchema>;

type Contada = Pick<LinhaDoRetorno, 'tipo' | 'situacao' | 'inicio' | 'meses' | 'valor' | 'validadaPor'>;

/** Months since the year 0, so that months are added as numbers. */
const ordem = (valor: Mes) => Number(valor.slice(0, 4)) * 12 + Number(valor.slice(5)) - 1;
const doNumero = (numero: number): Mes =>
  `${Math.floor(numero / 12)}-${String((numero % 12) + 1).padStart(2, '0')}`;
export const maisMeses = (valor: Mes, meses: number): Mes => doNumero(ordem(valor) + meses);
export const ultimoMes = ({ inicio, meses }: Pick<Contada, 'inicio' | 'meses'>): Mes =>
  maisMeses(inicio, meses - 1);

/** Months, both included. */
export interface Meses {
  de: Mes;
  ate: Mes;
}
export const doAno = (ano: number): Meses => ({ de: `${ano}-01`, ate: `${ano}-12` });

/** How many months of the line lie within. */
function mesesDentro(linha: Pick<Contada, 'inicio' | 'meses'>, dentro: Meses | undefined): number {
  if (!dentro) return linha.meses;
  const de = Math.max(ordem(linha.inicio), ordem(dentro.de));
  const ate = Math.min(ordem(ultimoMes(linha)), ordem(dentro.ate));
  return Math.max(0, ate - de + 1);
}

/** Planned and realised never meet; validated is the part of realised that somebody else confirmed. */
export interface Soma {
  previsto: number;
  realizado: number;
  validado: number;
}
export type Somas = Record<TipoDeRetorno, Soma>;
const nada = (): Soma => ({ previsto: 0, realizado: 0, validado: 0 });

export function somasDe(linhas: readonly Contada[], dentro?: Meses): Somas {
  const somas = Object.fromEntries(TIPOS_DE_RETORNO.map((tipo) => [tipo, nada()])) as Somas;
  for (const linha of linhas) {
    const quanto = linha.valor * mesesDentro(linha, dentro);
    const soma = Object.hasOwn(somas, linha.tipo) ? somas[linha.tipo] : undefined;
    // A kind of a newer version joins no sum of this one.
    if (!soma) continue;
    if (linha.situacao === 'PREVISTO') soma.previsto += quanto;
    else if (linha.situacao === 'REALIZADO') {
      soma.realizado += quanto;
      if (linha.validadaPor !== null) soma.validado += quanto;
    }
  }
  return somas;
}

const GANHOS = ['RECEITA', 'ECONOMIA', 'CUSTO_EVITADO'] as const;

/** Money gained, money spent and what is left of it; each of the three columns by itself. */
export function dinheiroDe(somas: Somas): { ganho: Soma; custo: Soma; liquido: Soma } {
  const ganho = nada();
  for (const tipo of GANHOS)
    for (const coluna of ['previsto', 'realizado', 'validado'] as const) ganho[coluna] += somas[tipo][coluna];
  const custo = somas.CUSTO;
  return {
    ganho,
    custo,
    liquido: {
      previsto: ganho.previsto - custo.previsto,
      realizado: ganho.realizado - custo.realizado,
      validado: ganho.validado - custo.validado,
    },
  };
}

/** Net over cost in whole per cent; undefined without a cost, which has words instead of Infinity. */
export const sobreOCusto = (liquido: number, custo: number): number | undefined =>
  custo === 0 ? undefined : Math.round((liquido * 100) / custo);

/** First month whose accumulated net is not negative, after something was spent; undefined while there is none. */
export function mesDoPayback(linhas: readonly Contada[], situacao: SituacaoDoRetorno): Mes | undefined {
  const dela = linhas.filter((linha) => linha.situacao === situacao);
  if (!dela.some(({ tipo }) => tipo === 'CUSTO')) return undefined;
  const primeiro = Math.min(...dela.map(({ inicio }) => ordem(inicio)));
  const ultimo = Math.max(...dela.map((linha) => ordem(ultimoMes(linha))));
  const coluna = situacao === 'PREVISTO' ? 'previsto' : 'realizado';
  const ate = (numero: number) =>
    dinheiroDe(somasDe(dela, { de: doNumero(primeiro), ate: doNumero(numero) }));
  for (let numero = primeiro; numero <= ultimo; numero += 1) {
    const { custo, liquido } = ate(numero);
    if (custo[coluna] > 0 && liquido[coluna] >= 0) return doNumero(numero);
  }
  return undefined;
}

/** What stands in the way of keeping the line; '' when nothing does. What is still to come is planned, not realised. */
export const recusaDaLinha = (
  linha: Pick<LinhaDoRetorno, 'situacao' | 'inicio' | 'meses'>,
  hoje: Mes,
): string =>
  linha.situacao === 'REALIZADO' && ultimoMes(linha) > hoje
    ? `O realizado vai até ${mesEscrito(hoje)}: o que ainda vem é previsto.`
    : '';

export const SEM_LUGAR = `Esta ideia já tem ${MAXIMO_DE_LINHAS} linhas, o máximo. Remova uma para incluir outra.`;

/** What a year brought (decisions P253). */
export interface RetornoDoAno {
  /** Ideas implemented in the year, and how many of them have a realised line. */
  implementadas: number;
  comRetorno: number;
  /** Of these ideas, in the months of the year. */
  delas: Somas;
  /** Of every idea, in the months of the year. */
  deTodas: Somas;
  /** Realised lines of every idea that wait for validation. */
  esperam: number;
}

/** The answer for a year, from the records of the ideas; one that does not count is passed over. */
export function retornoDoAno(
  retornos: readonly Pick<Retorno, 'linhas' | 'implementadaEm' | 'conta'>[],
  ano: number,
): RetornoDoAno {
  const contam = retornos.filter(({ conta }) => conta);
  const doAnoMesmo = contam.filter(({ implementadaEm }) => implementadaEm?.startsWith(`${ano}-`));
  const linhas = (uns: typeof contam) => uns.flatMap((um) => um.linhas);
  return {
    implementadas: doAnoMesmo.length,
    comRetorno: doAnoMesmo.filter((um) => um.linhas.some(({ situacao }) => situacao === 'REALIZADO')).length,
    delas: somasDe(linhas(doAnoMesmo), doAno(ano)),
    deTodas: somasDe(linhas(contam), doAno(ano)),
    esperam: linhas(contam).filter(esperaValidacao).length,
  };
}

/** The two derived fields that the count of what waits for a person is made of (decisions P440). */
export function esperaDe(
  linhas: readonly Pick<LinhaDoRetorno, 'situacao' | 'validadaPor' | 'devolvida' | 'registradaPor'>[],
  { aberta, equipe }: { aberta: boolean; equipe: readonly string[] },
): { esperam: number; barrados: string[] } {
  const esperam = aberta ? linhas.filter(esperaValidacao) : [];
  if (esperam.length === 0) return { esperam: 0, barrados: [] };
  const barrados = new Set([...equipe, ...esperam.map(({ registradaPor }) => registradaPor)]);
  return { esperam: esperam.length, barrados: [...barrados].toSorted() };
}

/** A one-off is one month: it does not run on. */
const corre = ({ situacao, meses }: Pick<LinhaDoRetorno, 'situacao' | 'meses'>) =>
  situacao === 'REALIZADO' && meses > 1;

export const correAteDe = (
  linhas: readonly Pick<LinhaDoRetorno, 'situacao' | 'inicio' | 'meses'>[],
): string =>
  linhas.filter(corre).reduce((maior, linha) => (ultimoMes(linha) > maior ? ultimoMes(linha) : maior), '');

/** Months after which what brought something is not asked for any more. */
export const MESES_DA_CONTINUACAO = 6;

type Continuada = Pick<LinhaDoRetorno, 'tipo' | 'situacao' | 'inicio' | 'meses' | 'valor' | 'nota'>;

/**
 * The line that says 'continua igual': the same a month, from the month after the line's last until `hoje` (decisions
 * P442). Undefined where it does not run, ended long ago, runs until now, or something of its kind follows it.
 */
export function continuacaoDe(
  linhas: readonly Continuada[],
  linha: Continuada,
  hoje: Mes,
): Continuada | undefined {
  const ultimo = ultimoMes(linha);
  if (!corre(linha) || ultimo >= hoje || ultimo < maisMeses(hoje, -MESES_DA_CONTINUACAO)) return undefined;
  const segue = linhas.some(
    (outra) => outra.situacao === 'REALIZADO' && outra.tipo === linha.tipo && outra.inicio > ultimo,
  );
  if (segue) return undefined;
  const { tipo, situacao, valor, nota } = linha;
  const inicio = maisMeses(ultimo, 1);
  return { tipo, situacao, inicio, meses: ordem(hoje) - ordem(ultimo), valor, nota };
}

/** The same for every press: the line is added once. */
export const idDaContinuacao = (linhaId: string, inicio: Mes) => `${linhaId.slice(0, 32)}-${inicio}`;

/** 'T4 de 2026', and the months of the quarter before, in whose last runs what is asked for. */
export function trimestreDe(hoje: Mes): { id: string; antes: Meses } {
  const qual = Math.floor((Number(hoje.slice(5)) - 1) / 3);
  const primeiro = `${hoje.slice(0, 4)}-${String(qual * 3 + 1).padStart(2, '0')}`;
  return {
    id: `${hoje.slice(0, 4)}-T${qual + 1}`,
    antes: { de: maisMeses(primeiro, -3), ate: maisMeses(primeiro, -1) },
  };
}

/** A realised line that nobody validated or sent back. */
export const esperaValidacao = ({
  situacao,
  validadaPor,
  devolvida,
}: Pick<LinhaDoRetorno, 'situacao' | 'validadaPor' | 'devolvida'>) =>
  situacao === 'REALIZADO' && validadaPor === null && devolvida === '';
