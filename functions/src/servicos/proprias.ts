/** What the specification names, each deployed under its own name (part 1 §7, part 3 §7). */
import type { Chamada } from '@functions/chamada/chamada';
import { inviteColaborador } from '../callables/colaboradores/inviteColaborador';
import { inviteColaboradorAdd } from '../callables/colaboradores/inviteColaboradorAdd';
import { inviteColaboradorDiagnostico } from '../callables/colaboradores/inviteColaboradorDiagnostico';
import { resentInviteToColaborador } from '../callables/colaboradores/resentInviteToColaborador';
import { checkUser } from '../callables/conviteDiagnostico/checkUser';
import { inviteEmpresa as inviteEmpresaDeEmpresas } from '../callables/empresas/inviteEmpresa';
import { inviteEmpresa as inviteEmpresaDeProjetos } from '../callables/projetos/inviteEmpresa';
import { inviteEmpresaExterno } from '../callables/projetos/inviteEmpresaExterno';
import { generateAndSendSimpleReport } from '../callables/relatorioSimples/generateAndSendSimpleReport';
import { acceptInviteAsColaborador } from '../callables/users/acceptInviteAsColaborador';
import { disableUser } from '../callables/users/disableUser';
import { enableUser } from '../callables/users/enableUser';
import { removeEmpresaFromMyClaims } from '../callables/users/removeEmpresaFromMyClaims';
import { sendResetPasswordToUserEmail } from '../callables/users/sendResetPasswordToUserEmail';

export const chamadas: readonly Chamada[] = [
  inviteColaborador,
  inviteColaboradorAdd,
  inviteColaboradorDiagnostico,
  resentInviteToColaborador,
  checkUser,
  inviteEmpresaDeEmpresas,
  generateAndSendSimpleReport,
  inviteEmpresaDeProjetos,
  inviteEmpresaExterno,
  acceptInviteAsColaborador,
  disableUser,
  enableUser,
  removeEmpresaFromMyClaims,
  sendResetPasswordToUserEmail,
];
