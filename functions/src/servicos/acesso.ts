/** What opens an account and what it asks for itself: its invitation, its company, its password, its data. */
import type { Chamada } from '@functions/chamada/chamada';
import { abrirEmpresa } from '../callables/empresas/abrirEmpresa';
import { registrarMinhaEmpresa } from '../callables/empresas/registrarMinhaEmpresa';
import { aceitarConviteComSenha } from '../callables/users/aceitarConviteComSenha';
import { consultarConvite } from '../callables/users/consultarConvite';
import { definirSenha } from '../callables/users/definirSenha';
import { exportarMeusDados } from '../callables/users/exportarMeusDados';

export const chamadas: readonly Chamada[] = [
  abrirEmpresa,
  registrarMinhaEmpresa,
  aceitarConviteComSenha,
  consultarConvite,
  definirSenha,
  exportarMeusDados,
];
