/**
 * `npm --prefix functions run master -- pessoa@empresa.exemplo [--retirar]` gives or takes the claim of a platform
 * MASTER. No screen and no callable can (decisions P12). It holds from the next sign-in. Taking it away ends the
 * person's sessions.
 */
import { banco } from '@functions/banco';
import { autenticacao, mudarClaims } from '@functions/nucleo/contas';

const [email] = process.argv.slice(2).filter((palavra) => !palavra.startsWith('--'));
const retirar = process.argv.includes('--retirar');
if (!email) throw new Error('Diga o e-mail da conta.');

const auth = await autenticacao();
const { uid } = await auth.getUserByEmail(email);
await mudarClaims(banco(), uid, ({ master: _antes, ...outras }) =>
  retirar ? outras : { ...outras, master: true },
);
if (retirar) await auth.revokeRefreshTokens(uid);
process.stdout.write(`${email} ${retirar ? 'não é mais' : 'agora é'} MASTER da plataforma.\n`);
