/** Filters of the company lists (part 1 §2): one token for the index, and the exact look at what it found. */
import { contemPalavras, semAcentos, tokenDaPesquisa } from '@/domain/comum/busca';
import { normalizarCnpj } from './cnpj';
import type { Empresa } from './empresa';
import { STATUS_DA_EMPRESA, type StatusDaEmpresa } from './empresa-status';

export const FILTROS_DE_EMPRESA = ['nomeFantasia', 'razaoSocial', 'cnpj', 'status'] as const;
type Nome = (typeof FILTROS_DE_EMPRESA)[number];

export interface FiltrosDeEmpresa {
  /** The search field: words of the trade name, or how a CNPJ begins. */
  pesquisa?: string;
  nomeFantasia?: string;
  razaoSocial?: string;
  cnpj?: string;
  status?: StatusDaEmpresa;
}

/** Filters from the address bar; a status that does not exist filters nothing. */
export function lerFiltros(
  { status: lido, ...textos }: Partial<Record<Nome, string>>,
  pesquisa = '',
): FiltrosDeEmpresa {
  const status = STATUS_DA_EMPRESA.find((um) => um === lido);
  return { ...textos, ...(pesquisa ? { pesquisa } : {}), ...(status ? { status } : {}) };
}

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: Nome, valor: string) =>
  nome !== 'status' || STATUS_DA_EMPRESA.some((status) => status === valor);

/** True iff the text is of a CNPJ: only figures, or its figures and letters as they are written. A name may begin with a figure. */
const pareceCnpj = (texto: string) =>
  /^(\d[\d./-]+|[\dA-Z]{2}\.[\dA-Z./-]*|[\dA-Z]{12}\d{2})$/i.test(texto.trim());

/** The search field as the filter it stands for. */
function comPesquisa({ pesquisa = '', cnpj = '', nomeFantasia = '', razaoSocial = '' }: FiltrosDeEmpresa) {
  return pareceCnpj(pesquisa)
    ? { cnpj: pesquisa, nomeFantasia, razaoSocial }
    : { cnpj, nomeFantasia: `${nomeFantasia} ${pesquisa}`.trim(), razaoSocial };
}

/** The token of buscaDaEmpresa that narrows most; undefined when nothing searchable was typed. */
export function tokenDosFiltros(filtros: FiltrosDeEmpresa) {
  const { cnpj, nomeFantasia, razaoSocial } = comPesquisa(filtros);
  const doCnpj = tokenDaPesquisa(normalizarCnpj(cnpj));
  if (doCnpj) return `c:${doCnpj}`;
  const daRazao = tokenDaPesquisa(razaoSocial);
  return tokenDaPesquisa(nomeFantasia) ?? (daRazao && `r:${daRazao}`);
}

/** True iff every filter holds: words begin as typed, the CNPJ begins with the characters typed. */
export function combina(
  empresa: Pick<Empresa, 'nomeFantasia' | 'razaoSocial' | 'cnpj' | 'status'>,
  filtros: FiltrosDeEmpresa,
): boolean {
  const { cnpj, nomeFantasia, razaoSocial } = comPesquisa(filtros);
  return (
    // One typed in the search field does not replace the filter's.
    [cnpj, filtros.cnpj ?? ''].every((comeco) => empresa.cnpj.startsWith(normalizarCnpj(comeco))) &&
    contemPalavras(empresa.nomeFantasia, semAcentos(nomeFantasia)) &&
    contemPalavras(empresa.razaoSocial, semAcentos(razaoSocial)) &&
    (filtros.status === undefined || empresa.status === filtros.status)
  );
}

/** True iff the token, beside the status, says what the filters say, so that counting by it is exact. */
export function soPeloToken({ status: _status, ...textos }: FiltrosDeEmpresa): boolean {
  const usados = Object.values(textos).flatMap((texto) => texto.trim() || []);
  const [unico = ''] = usados;
  const palavra = semAcentos(normalizarCnpj(unico)).trim();
  return usados.length === 0 || (usados.length === 1 && !/\s/.test(unico) && palavra.length <= 12);
}
