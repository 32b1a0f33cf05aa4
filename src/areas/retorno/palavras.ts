/** What an idea brought, in words. */
import {
  type LinhaDoRetorno,
  mesEscrito,
  ROTULO_DO_RETORNO,
  type TipoDeRetorno,
  ultimoMes,
} from '@/domain/retorno/retorno';
import { valorEscrito } from '@/domain/retorno/valor';
import { plural } from '@/ui/texto/numero';

/** 'R$ 1.234,56', whose sign and number never part at the end of a line. */
export const dinheiro = (centavos: number) =>
  `${centavos < 0 ? '−' : ''}R$\u00a0${valorEscrito(Math.abs(centavos))}`;

/** 'R$ 1.234,56', or '12,50 horas'. */
export const quantia = (tipo: TipoDeRetorno, centesimos: number) => {
  const { unidade } = ROTULO_DO_RETORNO[tipo];
  return unidade ? `${valorEscrito(centesimos).replace(/,00$/, '')} ${unidade}` : dinheiro(centesimos);
};

/** 'R$ 100,00 por mês, de 09/2026 a 11/2026 (3 meses): R$ 300,00'. */
export function linhaEmPalavras(linha: Pick<LinhaDoRetorno, 'tipo' | 'inicio' | 'meses' | 'valor'>): string {
  const cada = quantia(linha.tipo, linha.valor);
  if (linha.meses === 1) return `${cada} em ${mesEscrito(linha.inicio)}`;
  const quando = `de ${mesEscrito(linha.inicio)} a ${mesEscrito(ultimoMes(linha))}`;
  const tudo = quantia(linha.tipo, linha.valor * linha.meses);
  return `${cada} por mês, ${quando} (${plural(linha.meses, 'mês', 'meses')}): ${tudo}`;
}
