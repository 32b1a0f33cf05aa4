/** What an account asks for itself: its company, its password, its data. */
import type { Chamada } from '@functions/chamada/chamada';
import { abrirEmpresa } from '../callables/empresas/abrirEmpresa';
import { registrarMinhaEmpresa } from '../callables/empresas/registrarMinhaEmpresa';
import { definirSenha } from '../callables/users/definirSenha';
import { exportarMeusDados } from '../callables/users/exportarMeusDados';

export const chamadas: readonly Chamada[] = [
  abrirEmpresa,
  registrarMinhaEmpresa,
  definirSenha,
  exportarMeusDados,
];
