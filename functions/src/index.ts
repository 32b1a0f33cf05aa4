/**
 * Entry of the functions: what is deployed (docs/operations.md, "What runs"). A service, a function of the specification
 * or a trigger loads what it needs when it is asked, so that none starts with what only the others use.
 */
import { servico, sozinha } from './chamada/servico';
import { aoEscrever } from './gatilho';

export { agenda } from './agenda/agenda';
export { onArquivoDito, onArquivoEnviado } from './triggers/onArquivo';
export { onConviteWritten } from './triggers/onConviteWritten';
export { onEmailNaFila, onEntregaNaFila } from './triggers/filas';

const linhas = () => import('./triggers/linhas');
export const onEmpresaWritten = aoEscrever('onEmpresaWritten', 'empresa', linhas);
export const onRegistroWritten = aoEscrever('onRegistroWritten', 'registro', linhas);
export const onFilhoWritten = aoEscrever('onFilhoWritten', 'filho', linhas);

export const visitantes = servico('visitantes', () => import('./servicos/visitantes'));
export const acesso = servico('acesso', () => import('./servicos/acesso'));
export const pessoas = servico('pessoas', () => import('./servicos/pessoas'));
export const gestao = servico('gestao', () => import('./servicos/gestao'));
export const diagnostico = servico('diagnostico', () => import('./servicos/diagnostico'));
export const relatorios = servico('relatorios', () => import('./servicos/relatorios'));

// The specification names these (part 1 §7, part 3 §7).
export const colaboradoresFunctions = {
  inviteColaborador: sozinha(
    'colaboradoresFunctions-inviteColaborador',
    async () => (await import('./callables/colaboradores/inviteColaborador')).inviteColaborador,
  ),
  inviteColaboradorAdd: sozinha(
    'colaboradoresFunctions-inviteColaboradorAdd',
    async () => (await import('./callables/colaboradores/inviteColaboradorAdd')).inviteColaboradorAdd,
  ),
  inviteColaboradorDiagnostico: sozinha(
    'colaboradoresFunctions-inviteColaboradorDiagnostico',
    async () =>
      (await import('./callables/colaboradores/inviteColaboradorDiagnostico')).inviteColaboradorDiagnostico,
  ),
  resentInviteToColaborador: sozinha(
    'colaboradoresFunctions-resentInviteToColaborador',
    async () =>
      (await import('./callables/colaboradores/resentInviteToColaborador')).resentInviteToColaborador,
  ),
};
export const conviteDiagnostico = {
  checkUser: sozinha(
    'conviteDiagnostico-checkUser',
    async () => (await import('./callables/conviteDiagnostico/checkUser')).checkUser,
  ),
};
export const empresasFunctions = {
  inviteEmpresa: sozinha(
    'empresasFunctions-inviteEmpresa',
    async () => (await import('./callables/empresas/inviteEmpresa')).inviteEmpresa,
  ),
};
export const generateAndSendSimpleReport = sozinha(
  'generateAndSendSimpleReport',
  async () =>
    (await import('./callables/relatorioSimples/generateAndSendSimpleReport')).generateAndSendSimpleReport,
);
export const projetosFunctions = {
  inviteEmpresa: sozinha(
    'projetosFunctions-inviteEmpresa',
    async () => (await import('./callables/projetos/inviteEmpresa')).inviteEmpresa,
  ),
  inviteEmpresaExterno: sozinha(
    'projetosFunctions-inviteEmpresaExterno',
    async () => (await import('./callables/projetos/inviteEmpresaExterno')).inviteEmpresaExterno,
    'propriaComCaptcha',
  ),
};
export const usersFunctions = {
  acceptInviteAsColaborador: sozinha(
    'usersFunctions-acceptInviteAsColaborador',
    async () => (await import('./callables/users/acceptInviteAsColaborador')).acceptInviteAsColaborador,
  ),
  disableUser: sozinha(
    'usersFunctions-disableUser',
    async () => (await import('./callables/users/disableUser')).disableUser,
  ),
  enableUser: sozinha(
    'usersFunctions-enableUser',
    async () => (await import('./callables/users/enableUser')).enableUser,
  ),
  removeEmpresaFromMyClaims: sozinha(
    'usersFunctions-removeEmpresaFromMyClaims',
    async () => (await import('./callables/users/removeEmpresaFromMyClaims')).removeEmpresaFromMyClaims,
  ),
  sendResetPasswordToUserEmail: sozinha(
    'usersFunctions-sendResetPasswordToUserEmail',
    async () => (await import('./callables/users/sendResetPasswordToUserEmail')).sendResetPasswordToUserEmail,
  ),
};
