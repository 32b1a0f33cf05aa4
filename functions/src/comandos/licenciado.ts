/**
 * `npm --prefix functions run licenciado -- <licenciadaId> pessoa@empresa.exemplo "Nome da pessoa"`: expects somebody to
 * register a company of the licensee. Prints a link that signs the person in once, within an hour, to the two-step
 * account setup (part 1 §2): company, then password.
 */
import { nomeDePessoa } from '@/domain/colaborador-form';
import { caminhos } from '@/domain/paths';
import { usuarioSchema } from '@/domain/usuario';
import { banco, ler } from '@functions/banco';
import { naAplicacao } from '@functions/emails/naAplicacao';
import { autenticacao } from '@functions/nucleo/contas';
import { contaDoEmail } from '@functions/nucleo/convites';
import { jaRegistrou } from '@functions/nucleo/empresaPropria';

const [licenciadaId, email, nomeEscrito] = process.argv.slice(2);
if (!licenciadaId || !email || !nomeEscrito) throw new Error('Diga a licenciada, o e-mail e o nome.');
const db = banco();
const licenciada = await db.doc(`${caminhos.licenciadas}/${licenciadaId}`).get();
if (!licenciada.exists) throw new Error(`Não há licenciada ${licenciadaId}.`);

const nome = nomeDePessoa().parse(nomeEscrito);
const uid = await contaDoEmail(email, nome);
const atual = await ler(db, usuarioSchema, caminhos.usuario(uid));
if (atual && atual.empresas.length > 0) throw new Error(`${email} já tem uma empresa.`);
if (await jaRegistrou(db, licenciadaId, uid)) throw new Error(`${email} já registrou uma empresa.`);
const auth = await autenticacao();
// The operator answers for the address, also of an account that was closed; the password is the person's own, in step 2.
await auth.updateUser(uid, { emailVerified: true, disabled: false });
await db.doc(caminhos.usuario(uid)).set(
  usuarioSchema.parse({
    nome,
    email,
    empresas: [],
    trocarSenha: true,
    licenciadaId,
    updatedAt: new Date(),
  }),
);
process.stdout.write(`${naAplicacao('/', { token: await auth.createCustomToken(uid) })}\n`);
