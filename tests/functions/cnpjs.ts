import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { randomInt } from 'node:crypto';

/** A CNPJ that no other test has, alphanumeric. */
export function umCnpj(): string {
  const raiz = `${randomInt(1_000_000, 9_999_999)}C${randomInt(1000, 9999)}`;
  return `${raiz}${digitosDoCnpj(raiz)}`;
}
