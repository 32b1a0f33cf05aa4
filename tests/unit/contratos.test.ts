// @vitest-environment node
/** Callables of part 1 §7: their names and payloads as the specification gives them. */
import { expect, it } from 'vitest';
import * as colaboradores from '@/domain/contratos/colaboradores';
import * as empresas from '@/domain/contratos/empresas';
import * as users from '@/domain/contratos/users';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';

const AREAS = ['gestao', 'diagnostico', 'incentivo', 'configuracoes'];
const EMPRESA = ['licenciadaId', 'empresaId'];
const PERFIL = ['nome', 'email', 'role', 'telefone', 'image', 'setores', 'dataNascimento'];
const DA_PESSOA = ['empresaId', 'licenciadaId', 'userEmail', 'colaboradorId'];

it.each([
  [
    'colaboradoresFunctions-inviteColaborador',
    colaboradores.inviteColaborador,
    ['nome', 'email', ...AREAS, ...EMPRESA],
  ],
  [
    'colaboradoresFunctions-inviteColaboradorAdd',
    colaboradores.inviteColaboradorAdd,
    [...PERFIL, ...EMPRESA, ...AREAS],
  ],
  [
    'colaboradoresFunctions-resentInviteToColaborador',
    colaboradores.resentInviteToColaborador,
    [...EMPRESA, 'email'],
  ],
  [
    'colaboradoresFunctions-inviteColaboradorDiagnostico',
    colaboradores.inviteColaboradorDiagnostico,
    ['emails', 'idEmpresa', 'idQuestionario', 'idProjeto', ...EMPRESA],
  ],
  ['usersFunctions-sendResetPasswordToUserEmail', users.sendResetPasswordToUserEmail, ['email']],
  ['usersFunctions-acceptInviteAsColaborador', users.acceptInviteAsColaborador, ['conviteId', 'segredo']],
  [
    'conviteDiagnostico-checkUser',
    users.checkUser,
    ['email', 'nome', 'senha', 'colaboradorId', 'empresaId', 'projetoId', 'conviteId', 'segredo'],
  ],
  ['usersFunctions-removeEmpresaFromMyClaims', users.removeEmpresaFromMyClaims, []],
  ['usersFunctions-disableUser', users.disableUser, DA_PESSOA],
  ['usersFunctions-enableUser', users.enableUser, DA_PESSOA],
  [
    'empresasFunctions-inviteEmpresa',
    empresas.inviteEmpresa,
    [...Object.keys(conviteDeEmpresaForm.shape), ...EMPRESA, 'registro'],
  ],
])('%s', (nome, contrato, campos) => {
  expect(contrato.nome).toBe(nome);
  expect(new Set(Object.keys(contrato.entrada.shape))).toEqual(new Set(campos));
});

it('um campo a mais é recusado, e sem a pessoa diz qual falta', () => {
  const dados = { licenciadaId: 'l', empresaId: 'e', userEmail: 'ana@exemplo.com.br', colaboradorId: '' };
  const { error } = users.disableUser.entrada.safeParse(dados);
  expect(error?.issues[0]?.message).toBe('Colaborador não selecionado');
  expect(users.disableUser.entrada.safeParse({ ...dados, colaboradorId: 'c', a: 1 }).success).toBe(false);
  expect(users.disableUser.entrada.safeParse({ ...dados, colaboradorId: 'c' }).success).toBe(true);
});
