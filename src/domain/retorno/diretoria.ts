/**
 * 'Resumo para a diretoria' of whole months: what became of the ideas that were published in them, and what ideas brought
 * in them (decisions P441). Pure: the function that asks the database and the tests that recompute it read the same.
 */
import * as z from 'zod/mini';
import { inteiro, textoOpcional } from '@/domain/comum/campos';
import { type Dia, diasEntre } from '@/domain/comum/datas';
import type { StatusDaIdeia } from '@/domain/ideias/ideia';
import {
  dinheiroDe,
  type Mes,
  maisMeses,
  type Retorno,
  type Soma,
  type Somas,
  somasDe,
  TIPOS_DE_RETORNO,
} from './retorno';

export const MAXIMO_DE_MESES_DO_RESUMO = 24;
/** Each idea of the period costs the reads of its movements: more of them are asked for in parts. */
export const MAXIMO_DE_IDEIAS_DO_RESUMO = 5_000;
export const MELHORES_DO_RESUMO = 5;

/** The steps of the funnel, each reached by who reached a later one. */
export const DEGRAUS = [
  'PUBLICADAS',
  'ANALISADAS',
  'APROVADAS',
  'EM_IMPLEMENTACAO',
  'IMPLEMENTADAS',
] as const;
export type Degrau = (typeof DEGRAUS)[number];

const DEGRAU_DO_STATUS: Partial<Record<StatusDaIdeia, number>> = {
  RASCUNHO: 0,
  NOVA_IDEIA: 0,
  APROVADA: 2,
  EM_IMPLEMENTACAO: 3,
  IMPLEMENTADA: 4,
};
/** What is none of the way's own steps was looked at: in analysis, refused, put off or cancelled. */
const degrauDe = (status: StatusDaIdeia) => DEGRAU_DO_STATUS[status] ?? 1;

/** An idea of the period, with where it was when. */
export interface IdeiaDoResumo {
  autor: string;
  setores: readonly string[];
  publicadaEm: Dia;
  /** Oldest first, without its first status 'Nova ideia'. */
  movimentos: readonly { status: StatusDaIdeia; em: Dia }[];
}

/** What an idea of any time brought. */
export interface RetornoDoResumo extends Pick<Retorno, 'linhas' | 'implementadaEm' | 'conta'> {
  id: string;
  titulo: string;
  setores: readonly string[];
  /** Others are in the sums and never named. */
  publica: boolean;
}

export interface Periodo {
  de: Mes;
  ate: Mes;
}

/** Why these months cannot be asked for; '' when they can. */
export function recusaDoPeriodo({ de, ate }: Periodo): string {
  if (de > ate) return 'O primeiro mês não pode ser depois do último.';
  return ate >= maisMeses(de, MAXIMO_DE_MESES_DO_RESUMO)
    ? `Escolha até ${MAXIMO_DE_MESES_DO_RESUMO} meses.`
    : '';
}

export const recusaDasIdeias = (quantas: number): string =>
  quantas > MAXIMO_DE_IDEIAS_DO_RESUMO
    ? `Foram publicadas mais de ${MAXIMO_DE_IDEIAS_DO_RESUMO.toLocaleString('pt-BR')} ideias nestes meses. Escolha menos meses.`
    : '';

const soma = z.object({ previsto: z.number(), realizado: z.number(), validado: z.number() });
const contagem = () => inteiro(0, 1e9);

export const resumoDaDiretoriaSchema = z.object({
  funil: z.array(z.object({ degrau: z.enum(DEGRAUS), ideias: contagem() })),
  /** Median days of the stays that ended; `meios` in halves of a day. The order is that of the way. */
  etapas: z.array(z.object({ status: z.string(), vezes: contagem(), meios: contagem() })),
  participacao: z.object({ proponentes: contagem(), pessoas: contagem() }),
  implementadas: contagem(),
  comRetorno: contagem(),
  somas: z.object(
    Object.fromEntries(TIPOS_DE_RETORNO.map((tipo) => [tipo, soma])),
  ) as never as z.ZodMiniType<Somas>,
  melhores: z.array(z.object({ id: z.string(), titulo: textoOpcional(300), validado: z.number() })),
  setores: z.array(
    z.object({ setor: z.string(), publicadas: contagem(), implementadas: contagem(), validado: z.number() }),
  ),
});
export type ResumoDaDiretoria = z.infer<typeof resumoDaDiretoriaSchema>;

/** Twice the median: a half of a day stays a whole number. */
export function meiosDaMediana(valores: readonly number[]): number {
  const emOrdem = valores.toSorted((a, b) => a - b);
  const meio = Math.floor(emOrdem.length / 2);
  const acima = emOrdem[meio] ?? 0;
  return emOrdem.length % 2 === 1 ? acima * 2 : (emOrdem[meio - 1] ?? 0) + acima;
}

/** How long the idea stayed where, for the stays that ended. */
export function estadas({ publicadaEm, movimentos }: Pick<IdeiaDoResumo, 'publicadaEm' | 'movimentos'>) {
  let atual: { status: StatusDaIdeia; em: Dia } = { status: 'NOVA_IDEIA', em: publicadaEm };
  return movimentos.map((seguinte) => {
    const { status } = atual;
    const dias = Math.max(0, diasEntre(atual.em, seguinte.em));
    atual = seguinte;
    return { status, dias };
  });
}

const ETAPAS = [
  'NOVA_IDEIA',
  'PRE_ANALISE',
  'EM_ANALISE_DE_VIABILIDADE',
  'AGUARDANDO_ANALISE_DO_COMITE',
  'APROVADA',
  'EM_IMPLEMENTACAO',
] as const satisfies StatusDaIdeia[];

const alcancado = ({ movimentos }: IdeiaDoResumo) =>
  Math.max(0, ...movimentos.map(({ status }) => degrauDe(status)));

export function resumoDaDiretoria(
  {
    ideias,
    retornos,
    participacao,
  }: {
    ideias: readonly IdeiaDoResumo[];
    retornos: readonly RetornoDoResumo[];
    participacao: ResumoDaDiretoria['participacao'];
  },
  periodo: Periodo,
): ResumoDaDiretoria {
  const alcancados = ideias.map(alcancado);
  const passadas = ideias.flatMap(estadas);
  const contam = retornos.filter(({ conta }) => conta);
  const noPeriodo = (dia: Dia | null) =>
    dia !== null && dia.slice(0, 7) >= periodo.de && dia.slice(0, 7) <= periodo.ate;
  const implementadas = contam.filter(({ implementadaEm }) => noPeriodo(implementadaEm));
  const validadoDe = (um: RetornoDoResumo): number =>
    dinheiroDe(somasDe(um.linhas, periodo)).liquido.validado;
  const melhores = contam
    .filter(({ publica }) => publica)
    .map((um) => ({ id: um.id, titulo: um.titulo, validado: validadoDe(um) }))
    .filter(({ validado }) => validado > 0)
    .toSorted((a, b) => b.validado - a.validado || a.id.localeCompare(b.id))
    .slice(0, MELHORES_DO_RESUMO);
  const nomes = new Set([...ideias, ...contam].flatMap(({ setores }) => setores));
  const setores = [...nomes]
    .map((setor) => {
      const dele = (um: { setores: readonly string[] }) => um.setores.includes(setor);
      return {
        setor,
        publicadas: ideias.filter(dele).length,
        implementadas: implementadas.filter(dele).length,
        validado: contam.filter(dele).reduce((total, um) => total + validadoDe(um), 0),
      };
    })
    .filter((um) => um.publicadas + um.implementadas > 0 || um.validado !== 0)
    .toSorted((a, b) => b.publicadas - a.publicadas || a.setor.localeCompare(b.setor, 'pt-BR'));
  return {
    funil: DEGRAUS.map((degrau, i) => ({ degrau, ideias: alcancados.filter((ate) => ate >= i).length })),
    etapas: ETAPAS.map((status) => {
      const dias = passadas.filter((uma) => uma.status === status).map((uma) => uma.dias);
      return { status, vezes: dias.length, meios: meiosDaMediana(dias) };
    }),
    participacao,
    implementadas: implementadas.length,
    comRetorno: implementadas.filter(({ linhas }) => linhas.some(({ situacao }) => situacao === 'REALIZADO'))
      .length,
    somas: somasDe(
      contam.flatMap(({ linhas }) => linhas),
      periodo,
    ),
    melhores,
    setores,
  };
}

/** A part of whole in whole per cent; undefined where there is no whole. */
export const porCento = (parte: number, de: number): number | undefined =>
  de === 0 ? undefined : Math.round((parte * 100) / de);

/** The column shown of a sum, for readers that know one only. */
export type ColunaDaSoma = keyof Soma;
