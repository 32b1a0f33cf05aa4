/** Filters of the company lists (part 1 §2): one token for the index, and the exact look at what it found. */
import { contemPalavras, semAcentos, tokenDaPesquisa } from '@/domain/comum/busca';
import { normalizarCnpj } from './cnpj';
import type { Empresa } from './empresa';

export const FILTROS_DE_EMPRESA = ['nomeFantasia', 'razaoSocial', 'cnpj'] as const;
export type FiltrosDeEmpresa = Partial<Record<(typeof FILTROS_DE_EMPRESA)[number], string>>;

/** The token of buscaDaEmpresa that narrows most; undefined when nothing searchable was typed. */
export function tokenDosFiltros({ cnpj = '', nomeFantasia = '', razaoSocial = '' }: FiltrosDeEmpresa) {
  const doCnpj = tokenDaPesquisa(normalizarCnpj(cnpj));
  if (doCnpj) return `c:${doCnpj}`;
  const daRazao = tokenDaPesquisa(razaoSocial);
  return tokenDaPesquisa(nomeFantasia) ?? (daRazao && `r:${daRazao}`);
}

/** True iff every filter holds: words begin as typed, the CNPJ begins with the characters typed. */
export function combina(
  empresa: Pick<Empresa, 'nomeFantasia' | 'razaoSocial' | 'cnpj'>,
  { cnpj = '', nomeFantasia = '', razaoSocial = '' }: FiltrosDeEmpresa,
): boolean {
  return (
    empresa.cnpj.startsWith(normalizarCnpj(cnpj)) &&
    contemPalavras(empresa.nomeFantasia, semAcentos(nomeFantasia)) &&
    contemPalavras(empresa.razaoSocial, semAcentos(razaoSocial))
  );
}

/** True iff the token alone says what the filters say, so that counting by it is exact. */
export function soPeloToken(filtros: FiltrosDeEmpresa): boolean {
  const usados = FILTROS_DE_EMPRESA.flatMap((nome) => filtros[nome]?.trim() || []);
  const [unico = ''] = usados;
  const palavra = semAcentos(normalizarCnpj(unico)).trim();
  return usados.length === 0 || (usados.length === 1 && !/\s/.test(unico) && palavra.length <= 12);
}
