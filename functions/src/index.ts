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
const proprias = () => import('./servicos/proprias');
export const colaboradoresFunctions = {
  inviteColaborador: sozinha('colaboradoresFunctions-inviteColaborador', proprias),
  inviteColaboradorAdd: sozinha('colaboradoresFunctions-inviteColaboradorAdd', proprias),
  inviteColaboradorDiagnostico: sozinha('colaboradoresFunctions-inviteColaboradorDiagnostico', proprias),
  resentInviteToColaborador: sozinha('colaboradoresFunctions-resentInviteToColaborador', proprias),
};
export const conviteDiagnostico = {
  checkUser: sozinha('conviteDiagnostico-checkUser', proprias),
};
export const empresasFunctions = {
  inviteEmpresa: sozinha('empresasFunctions-inviteEmpresa', proprias),
};
export const generateAndSendSimpleReport = sozinha('generateAndSendSimpleReport', proprias);
export const projetosFunctions = {
  inviteEmpresa: sozinha('projetosFunctions-inviteEmpresa', proprias),
  inviteEmpresaExterno: sozinha('projetosFunctions-inviteEmpresaExterno', proprias, 'propriaComCaptcha'),
};
export const usersFunctions = {
  acceptInviteAsColaborador: sozinha('usersFunctions-acceptInviteAsColaborador', proprias),
  disableUser: sozinha('usersFunctions-disableUser', proprias),
  enableUser: sozinha('usersFunctions-enableUser', proprias),
  removeEmpresaFromMyClaims: sozinha('usersFunctions-removeEmpresaFromMyClaims', proprias),
  sendResetPasswordToUserEmail: sozinha('usersFunctions-sendResetPasswordToUserEmail', proprias),
};
