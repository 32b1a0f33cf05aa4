/**
 * `npm --prefix functions run entrada -- pessoa@empresa.exemplo` prints a link that signs this person in without a
 * password (`?token=`, part 1 §2; decisions P372): for whom no mail reaches, so that no link for a password does. It
 * holds for an hour. The password of before and every open session end, and a new password comes first.
 */
import { caminhos } from '@/domain/comum/caminhos';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { banco, ler } from '@functions/banco';
import { naAplicacao } from '@functions/emails/naAplicacao';
import { acertarBloqueio } from '@functions/nucleo/bloqueio';
import { autenticacao } from '@functions/nucleo/contas';
import { randomBytes } from 'node:crypto';

const [email] = process.argv.slice(2);
if (!email) throw new Error('Diga o e-mail da conta.');
const db = banco();
const auth = await autenticacao();
const { uid, disabled, customClaims } = await auth.getUserByEmail(email);
if (disabled) throw new Error(`${email} está sem acesso: quem administra a empresa o devolve antes.`);
if (customClaims?.['master'] === true)
  throw new Error(`${email} é MASTER da plataforma, e nenhum link entra em seu nome. Retire-o antes.`);
const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid));
if (!usuario || usuario.empresas.length === 0)
  throw new Error(`${email} não é de nenhuma empresa: quem registra a primeira entra por 'licenciado'.`);
// First what shuts the account, then the link: whoever finds it later comes to the question for a password at most.
await db.doc(caminhos.usuario(uid)).update({ trocarSenha: true, updatedAt: new Date() });
for (const { licenciadaId, empresaId } of usuario.empresas)
  await acertarBloqueio(db, { licenciadaId, empresaId }, uid);
await auth.updateUser(uid, { password: randomBytes(24).toString('base64url') });
await auth.revokeRefreshTokens(uid);
process.stdout.write(`${naAplicacao('/', { token: await auth.createCustomToken(uid) })}\n`);
