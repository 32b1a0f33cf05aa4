/** Sign-in accounts of the demo people in the Auth emulator. */
import { emParalelo } from '@functions/banco';
import { autenticacao } from '@functions/nucleo/contas';
import { MASTERS, PESSOAS } from './pessoas';

export const SENHA = 'inovacao123';

export async function criarContas() {
  const auth = await autenticacao();
  const contas = new Map(PESSOAS.map((pessoa) => [pessoa.uid, pessoa]));
  await emParalelo(contas.values(), 8, async ({ uid, colaborador }) => {
    await auth.createUser({
      uid,
      email: colaborador.email,
      password: SENHA,
      displayName: colaborador.nome,
      emailVerified: true,
      disabled: colaborador.status === 'DISABLED',
    });
    if (MASTERS.includes(uid)) await auth.setCustomUserClaims(uid, { master: true });
  });
}
