// Password reset: a real mail in Portuguese; the same answer for everybody (threats B27), throttled, once per request.
import { autenticacao } from '@functions/nucleo/contas';
import { PARECE_ENDERECO } from '@/domain/pessoas/nome';
import { umaLinha } from '@functions/emails/layout';
import { textoDeRedefinirSenha } from '@functions/emails/redefinirSenha';
import { mailboxUrl } from '@tests/support/emulators';
import { randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { chamar, logo, comRelogioParado, type Resposta } from './apoio';
import { chamarAqui } from './contas';
import { gravar } from './gravador';

const NOME = 'usersFunctions-sendResetPasswordToUserEmail';

const umEmail = () => `pessoa-${randomUUID().slice(0, 8)}@exemplo.com.br`;
/** The limits count addresses, so each test comes from one of its own. */
const umIp = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;

async function umaConta(nome: string) {
  const email = umEmail();
  await (await autenticacao()).createUser({ email, displayName: nome, password: 'inovacao123' });
  return email;
}

interface Carta {
  subject: string;
  text: string;
  html: string;
  links: string[];
}
async function cartasPara(email: string): Promise<Carta[]> {
  const resposta = await fetch(`${mailboxUrl()}/api/mails?to=${encodeURIComponent(email)}`);
  return (await resposta.json()) as Carta[];
}

const SIM: Resposta = { status: 200, resultado: { ok: true } };

it('chega um e-mail em português, com link para a aplicação que de fato troca a senha', async () => {
  const email = await umaConta('Ana "<b>" Souza');
  expect(await chamar(NOME, { email: ` ${email.toUpperCase()} ` }, { ip: umIp() })).toEqual(SIM);
  const [carta] = await logo(async () => {
    const cartas = await cartasPara(email);
    expect(cartas).toHaveLength(1);
    return cartas;
  });
  expect(carta?.subject).toBe('Redefinição da sua senha');
  expect(carta?.text).toContain('Olá, Ana "<b>" Souza!');
  expect(carta?.html).toContain('Olá, Ana &quot;&lt;b&gt;&quot; Souza!');
  const link = new URL(carta?.links[0] ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`${process.env['APP_URL']}/definir-senha`);
  const auth = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1`;
  const troca = await fetch(`${auth}/accounts:resetPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: link.searchParams.get('oobCode'), newPassword: 'outra-senha-9' }),
  });
  expect(await troca.json()).toMatchObject({ email, requestType: 'PASSWORD_RESET' });
});

it('para quem não existe a resposta é a mesma, e nada é enviado', async () => {
  const [email, conhecido] = [umEmail(), await umaConta('Bia')];
  const ip = umIp();
  expect(await chamar(NOME, { email }, { ip })).toEqual(await chamar(NOME, { email: conhecido }, { ip }));
  await logo(async () => expect(await cartasPara(conhecido)).toHaveLength(1));
  expect(await cartasPara(email)).toEqual([]);
});

it('nem o tempo da resposta diz se a conta existe: até ela, faz-se o mesmo pelas duas (B27)', async () => {
  const [conhecida, desconhecida] = [await umaConta('Duda'), umEmail()];
  // The first use of an account by this process asks for things that later ones know.
  await chamarAqui(NOME, { email: umEmail() });
  const feito = await gravar(() => chamarAqui(NOME, { email: conhecida }));
  expect(feito.filter((pedido) => pedido.includes('filaDeEmails'))).toHaveLength(1);
  expect(
    feito.filter((pedido) => pedido === 'HTTP'),
    'ninguém mais foi perguntado',
  ).toEqual([]);
  expect(await gravar(() => chamarAqui(NOME, { email: desconhecida }))).toEqual(feito);
  const disponivel = await gravar(async () => (await autenticacao()).getUserByEmail(conhecida));
  expect(disponivel, 'perguntar pela conta se notaria').toEqual(['HTTP']);
});

it('o mesmo pedido repetido, também em paralelo, dá a mesma resposta e um e-mail só', async () => {
  const email = await umaConta('Caio');
  const [requestId, ip] = [randomUUID(), umIp()];
  const pedir = () => chamar(NOME, { email }, { requestId, ip });
  const respostas = await Promise.all([pedir(), pedir(), pedir()]);
  respostas.push(await pedir(), await pedir());
  expect(respostas).toEqual(Array.from({ length: 5 }, () => SIM));
  await logo(async () => expect(await cartasPara(email)).toHaveLength(1));
  const outro = await chamar(NOME, { email: umEmail() }, { requestId, ip });
  expect(outro.erro?.message).toBe('Este pedido já foi feito com outros dados.');
});

it('depois de três pedidos em uma hora para o mesmo endereço, uma frase diz para aguardar', () =>
  comRelogioParado(async () => {
    const [email, ip] = [umEmail(), umIp()];
    for (let i = 0; i < 3; i++) expect(await chamar(NOME, { email }, { ip })).toEqual(SIM);
    const { erro } = await chamar(NOME, { email }, { ip });
    expect(erro?.status).toBe('RESOURCE_EXHAUSTED');
    expect(erro?.message).toMatch(/^Muitas tentativas seguidas\. Aguarde \d+ minutos? e tente de novo\.$/);
    expect(await chamar(NOME, { email: umEmail() }, { ip })).toEqual(SIM);
  }));

it('E24 100 pedidos de uma vez por um endereço não o enchem, não falham, e a dona ainda pede o seu (achado 22)', () =>
  comRelogioParado(async () => {
    const email = await umaConta('Vítima');
    const daInvasora = await Promise.all(
      Array.from({ length: 100 }, () => chamarAqui(NOME, { email }, { ip: umIp() })),
    );
    // Too many at once may be refused, and nothing else: never an error of the server.
    const outros = daInvasora.filter(({ erro }) => erro && erro.status !== 'RESOURCE_EXHAUSTED');
    expect(outros).toEqual([]);
    expect(await chamarAqui(NOME, { email }, { ip: umIp() })).toEqual({ resultado: { ok: true } });
    await logo(async () => expect((await cartasPara(email)).length).toBeGreaterThan(0));
    expect((await cartasPara(email)).length).toBeLessThanOrEqual(3);
  }));

it('depois de dez pedidos do mesmo lugar também, e o cabeçalho que o cliente escreve não engana', () =>
  comRelogioParado(async () => {
    const ip = umIp();
    const pedir = (i: number) => chamar(NOME, { email: umEmail() }, { ip: `203.0.113.${i}, ${ip}` });
    for (let i = 0; i < 10; i++) expect(await pedir(i)).toEqual(SIM);
    expect((await pedir(10)).erro?.status).toBe('RESOURCE_EXHAUSTED');
    expect(await chamar(NOME, { email: umEmail() }, { ip: umIp() })).toEqual(SIM);
  }));

it.each([
  ['e-mail inválido', { email: 'ana' }, 'E-mail inválido'],
  ['quebra de linha', { email: 'ana@exemplo.com.br\r\nBcc: todos@exemplo.com.br' }, 'E-mail inválido'],
  ['campo a mais', { email: 'ana@exemplo.com.br', isAdmin: true }, /isAdmin/],
  ['nada', null, /./],
  ['corpo enorme', { email: 'a'.repeat(200_000) }, 'Os dados enviados passam do tamanho permitido.'],
])('recusa %s', async (_caso, dados, mensagem) => {
  const { status, erro } = await chamar(NOME, dados, { ip: umIp() });
  expect([status, erro?.status]).toEqual([400, 'INVALID_ARGUMENT']);
  expect(erro?.message).toMatch(mensagem);
});

it('30 MB são recusados antes de qualquer trabalho (I02)', async () => {
  const enorme = { email: 'a'.repeat(30_000_000) };
  const { status } = await chamar(NOME, enorme, { ip: umIp() }).catch(() => ({ status: 413 }));
  expect([400, 413]).toContain(status);
  const feito = await gravar(async () =>
    expect((await chamarAqui(NOME, enorme)).erro?.message).toBe(
      'Os dados enviados passam do tamanho permitido.',
    ),
  );
  expect(feito).toEqual([]);
});

/** The first line as people read it: without the sign that keeps addresses from becoming links. */
const lida = (texto: string) => texto.split('\n')[0]?.replaceAll('\u200b', '');

it('um nome com quebras de linha não acrescenta cabeçalho nem linha (E14)', () => {
  const { assunto, texto } = textoDeRedefinirSenha(
    'Ana\r\nBcc: todos@exemplo.com.br',
    'https://app.exemplo/x',
  );
  expect(assunto).not.toMatch(/[\r\n]/);
  expect(lida(texto)).toBe('Olá, Ana Bcc: todos@exemplo.com.br!');
});

it.each(['Clique https://evil.exemplo/roubo', 'www.evil.exemplo', 'Evil.exemplo.com.br', 'ana@evil.exemplo'])(
  'E23 de %s nenhum programa de e-mail faz um link, e lê-se o mesmo',
  (nome) => {
    const escrito = umaLinha(nome);
    expect(escrito).not.toMatch(PARECE_ENDERECO);
    expect(escrito.replaceAll('\u200b', '')).toBe(nome);
    expect(umaLinha('J. P. Souza & Cia. Ltda.')).toBe('J. P. Souza & Cia. Ltda.');
  },
);

it('um nome não vira o texto do avesso nem esconde letras nele', () => {
  const avesso = 'Ana\u202e moc.olpmexe \u2066x\u2069\u200fy';
  const { texto, html } = textoDeRedefinirSenha(avesso, 'https://app.exemplo/x');
  expect(lida(texto)).toBe('Olá, Ana moc.olpmexe xy!');
  expect(html).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  expect(textoDeRedefinirSenha('Zoë 👩‍🚀', 'https://app.exemplo/x').texto).toMatch(/^Olá, Zoë 👩‍🚀!/);
});
