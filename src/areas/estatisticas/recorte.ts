/** Filters of the statistics in the address: of the first series as they are, of the second with a '2' behind. */
import { chaveDoCorte, TIPOS_DE_FILTRO, type TipoDeFiltro } from '@/domain/diagnostico/estatisticas';
import type { Recorte } from './estatisticas.data';

export const FILTROS = [...TIPOS_DE_FILTRO, 'empresa'] as const;
export type NomeDoFiltro = (typeof FILTROS)[number];
export type Filtros = Partial<Record<NomeDoFiltro, string>>;
export type Serie = '' | '2';

/** A phase is a number: others name no cut. */
const vale = (nome: NomeDoFiltro, valor: string) => nome !== 'fase' || /^\d{1,3}$/.test(valor);

export function filtrosDoEndereco(parametros: URLSearchParams, serie: Serie): Filtros {
  const filtros: Filtros = {};
  for (const nome of FILTROS) {
    const valor = parametros.get(`${nome}${serie}`)?.slice(0, 120);
    if (valor && vale(nome, valor)) filtros[nome] = valor;
  }
  return filtros;
}

/** A company is in its own cuts: with one, the others say nothing more. */
export const recorteDe = ({ empresa, ...outros }: Filtros): Recorte =>
  empresa
    ? { empresa, cortes: [] }
    : {
        cortes: TIPOS_DE_FILTRO.flatMap((tipo: TipoDeFiltro) => {
          const valor = outros[tipo];
          return valor ? [chaveDoCorte(tipo, valor)] : [];
        }),
      };

export const temFiltro = (filtros: Filtros) => Object.keys(filtros).length > 0;
