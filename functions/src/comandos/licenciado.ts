/**
 * `npm --prefix functions run licenciado -- <licenciadaId> pessoa@empresa.exemplo "Nome da pessoa"`: expects somebody
 * to register a company of the licensee. A fourth word is the name of a licensee to create where there is none. The
 * screen for that belongs to a MASTER, and nobody is one before there is a first company. Prints a link by which the
 * person defines a password, once, within an hour. Signing in with it leads to the account setup (part 1 §2).
 */
import { nomeDePessoa } from '@/domain/pessoas/nome';
import { licenciadas } from '@/domain/empresas/licenciada';
import { caminhos } from '@/domain/comum/caminhos';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { banco, carimbo, ler } from '@functions/banco';
import { linkDeSenha } from '@functions/emails/redefinirSenha';
import { autenticacao, contaDoEmail } from '@functions/nucleo/contas';
import { jaRegistrou } from '@functions/nucleo/empresaPropria';

const [licenciadaId, email, nomeEscrito, nomeDaLicenciada] = process.argv.slice(2);
if (!licenciadaId || !email || !nomeEscrito) throw new Error('Diga a licenciada, o e-mail e o nome.');
const db = banco();
if (!/^[0-9A-Za-z][\w-]{0,39}$/.test(licenciadaId))
  throw new Error('O id da licenciada tem só letras, dígitos, _ e -.');
const licenciada = db.doc(caminhos.licenciada(licenciadaId));
if (!(await licenciada.get()).exists) {
  if (!nomeDaLicenciada)
    throw new Error(`Não há licenciada ${licenciadaId}. Para criá-la, diga também o nome dela.`);
  const dados = licenciadas.doForm(licenciadas.form.parse({ nome: nomeDaLicenciada, email, logo: [] }));
  await licenciada.create(
    licenciadas.schema.parse({ ...licenciadas.novo, ...dados, ...carimbo(new Date()) }),
  );
}

const nome = nomeDePessoa().parse(nomeEscrito);
const uid = await contaDoEmail(email, nome);
const atual = await ler(db, usuarioSchema, caminhos.usuario(uid));
if (atual && atual.empresas.length > 0) throw new Error(`${email} já tem uma empresa.`);
if (await jaRegistrou(db, licenciadaId, uid)) throw new Error(`${email} já registrou uma empresa.`);
const auth = await autenticacao();
// The operator answers for the address, also of an account that was closed. The password is the person's own.
await auth.updateUser(uid, { emailVerified: true, disabled: false });
await db.doc(caminhos.usuario(uid)).set(
  usuarioSchema.parse({
    nome,
    email,
    empresas: [],
    // The link asked for it.
    trocarSenha: false,
    licenciadaId,
    updatedAt: new Date(),
  }),
);
process.stdout.write(`${await linkDeSenha(email)}\n`);
