import { semAcentos } from '@/domain/comum/busca';

/** 'Empresas por estado' → 'empresas-por-estado.png' */
export const nomeDaImagem = (titulo: string) =>
  `${semAcentos(titulo.normalize('NFKD')).trim().replaceAll(/\s+/g, '-') || 'grafico'}.png`;
