/** People and companies, and the channels of a company. */
import type { Chamada } from '@functions/chamada/chamada';
import { listar } from '../callables/canais/listar';
import { novoSegredo } from '../callables/canais/novoSegredo';
import { remover } from '../callables/canais/remover';
import { salvar } from '../callables/canais/salvar';
import { testar } from '../callables/canais/testar';
import { anonimizarColaborador } from '../callables/colaboradores/anonimizarColaborador';
import { exportarDadosDoColaborador } from '../callables/colaboradores/exportarDadosDoColaborador';
import { removeColaborador } from '../callables/colaboradores/removeColaborador';
import { updateColaborador } from '../callables/colaboradores/updateColaborador';
import { administradores } from '../callables/empresas/administradores';
import { criarEmpresa } from '../callables/empresas/criarEmpresa';
import { reconvidarAdministrador } from '../callables/empresas/reconvidarAdministrador';
import { removeEmpresa } from '../callables/empresas/removeEmpresa';
import { setStatusEmpresa } from '../callables/empresas/setStatusEmpresa';
import { updateEmpresa } from '../callables/empresas/updateEmpresa';

export const chamadas: readonly Chamada[] = [
  listar,
  novoSegredo,
  remover,
  salvar,
  testar,
  anonimizarColaborador,
  exportarDadosDoColaborador,
  removeColaborador,
  updateColaborador,
  administradores,
  criarEmpresa,
  reconvidarAdministrador,
  removeEmpresa,
  setStatusEmpresa,
  updateEmpresa,
];
