import type { Administrador } from '@/domain/contratos/empresas';

/** Somebody invited to administer a company, on 3 November, until the 28th. */
export const umAdministrador = (mudancas: Partial<Administrador> = {}): Administrador => ({
  id: 'rosa',
  nome: 'Rosa Lima',
  email: 'rosa@cometa.exemplo',
  situacao: 'aguardando',
  enviadoEm: Date.UTC(2026, 10, 3, 15),
  expiraEm: Date.UTC(2026, 10, 28, 15),
  ...mudancas,
});
