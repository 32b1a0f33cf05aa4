/** Fields of the report's rows in words. */
import { ROTULO_DA_FAIXA, ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';

const de = (rotulos: Readonly<Record<string, string>>, valor: string | null) =>
  valor === null ? '' : (rotulos[valor] ?? valor);

export const porteEmPalavras = (porte: string | null) => de(ROTULO_DO_PORTE, porte);
export const faixaEmPalavras = (faixa: string | null) => de(ROTULO_DA_FAIXA, faixa);
