/** How a company came in, where its people are named to others (decisions P182). */
import type { Empresa } from './empresa';

/** `createdBy` of a company that registered itself. */
export const AUTOCADASTRO = 'autocadastro';

type Vinda = Pick<Empresa, 'role' | 'createdBy'>;

/** Of a guest; null of a company of the licensee. */
export const origemDaEmpresa = ({ role, createdBy }: Vinda): string | null =>
  role === 'NORMAL' ? null : createdBy === AUTOCADASTRO ? 'cadastro próprio' : 'empresa convidada';

/**
 * Somebody from outside never stands alone: anybody may register a company and call themselves like the organiser's
 * people. Names that are shared are not refused, so company and origin stand beside them (threats A32).
 */
export function nomeComOrigem(nome: string, empresa: Vinda & Pick<Empresa, 'nomeFantasia'>): string {
  const origem = origemDaEmpresa(empresa);
  return origem === null ? nome : `${nome} (${empresa.nomeFantasia}, ${origem})`;
}
