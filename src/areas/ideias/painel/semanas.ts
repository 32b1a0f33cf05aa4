/** The days the dashboard looks back on: twelve weeks for the chart, which hold the sixty days of the figures. */
import { type Periodo, ultimosDias } from '@/domain/comum/datas';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { somasData } from '@/areas/relatorio/somas.data';

export const SEMANAS = 12;
/** Pixels. */
export const ALTURA_DO_GRAFICO = 240;

export const periodoDoPainel = (): Periodo => ultimosDias(SEMANAS * 7, new Date());

export const somasDoPainel = (sessao: SessaoAtiva) => somasData.anos(sessao, 'ideias', periodoDoPainel());
