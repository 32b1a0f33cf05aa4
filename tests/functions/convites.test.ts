// Invitations: who may send them, what one transaction leaves, replays and races, acceptance (threats B06, E14–E21, F17).
import { TODAS_AS_AREAS } from '@/domain/pessoas/colaborador-form';
import { caminhos } from '@/domain/comum/caminhos';
import { autenticacao } from '@functions/nucleo/contas';
import {
  comFlags,
  cartasPara,
  chamarAqui,
  credencialDaCarta,
  entrarCom,
  SENHA,
  tokenDe,
  umIp,
} from './contas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { umColaborador } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { type Cenario, cenario, chamar, db, logo, comRelogioParado } from './apoio';

const CONVIDAR = 'colaboradoresFunctions-inviteColaborador';
const ADICIONAR = 'colaboradoresFunctions-inviteColaboradorAdd';
const REENVIAR = 'colaboradoresFunctions-resentInviteToColaborador';
const CONSULTAR = 'usersFunctions-consultarConvite';
const ACEITAR = 'usersFunctions-acceptInviteAsColaborador';
const ACEITAR_COM_SENHA = 'usersFunctions-aceitarConviteComSenha';

let c: Cenario;
let admin: Persona;
let membro: Persona;
let vizinho: Persona;
const umEmail = () => `convidada-${randomUUID().slice(0, 8)}@exemplo.com.br`;
const convite = (email: string, mais: object = {}) => ({
  nome: 'Nina Novata',
  email,
  ...TODAS_AS_AREAS,
  ...c.contexto,
  ...mais,
});
const completo = (email: string, mais: object = {}) => ({
  ...convite(email),
  telefone: '',
  image: [],
  dataNascimento: '',
  setores: ['Operações'],
  role: 'COLLABORATOR',
  ...mais,
});

const fotoEm = (path: string) => ({ image: [{ path, name: 'a.png', size: 9, type: 'image/png' }] });

/** Everything an invitation leaves, as an administrator of the database sees it. */
async function rastros(email: string) {
  const colaboradores = await db
    .collection(caminhos.colaboradores(c.contexto))
    .where('email', '==', email)
    .get();
  const convites = await db.collection(caminhos.convites).where('email', '==', email).get();
  return {
    pessoas: colaboradores.docs.map((d) => ({ id: d.id, ...d.data() })),
    convites: convites.docs.map((d) => ({ id: d.id, ...d.data() })),
    cartas: await cartasPara(email),
  };
}
const nada = { pessoas: [], convites: [], cartas: [] };

/** The newest mail, once there are so many. */
async function carta(email: string, quantas = 1) {
  const cartas = await logo(async () => {
    const achadas = await cartasPara(email);
    expect(achadas).toHaveLength(quantas);
    return achadas;
  });
  return cartas[0];
}
/** Invites and gives the credential of the mailed link. */
async function convidada(email = umEmail()) {
  expect(await chamarAqui(CONVIDAR, convite(email), { por: admin })).toHaveProperty('resultado');
  return { email, ...credencialDaCarta(await carta(email)) };
}

// Ten calls at once are ten processes in the emulator, which takes its time on a small machine.

beforeAll(async () => {
  c = await cenario([]);
  const alheio = await cenario([]);
  const gente = [
    c.pessoa('Ana', 'ADMIN'),
    c.pessoa('Mario', 'MEMBER'),
    alheio.pessoa('Xavier', 'ADMIN'),
  ] as const;
  for (const p of gente) await db.doc(p.referencia).set(umColaborador(p));
  await comFlags(c.contexto, 'MEMBER', { criacao: true });
  [admin, membro, vizinho] = gente;
});

describe('convidar', () => {
  it('deixa colaborador pendente, convite e um e-mail em português com o link', async () => {
    const email = umEmail();
    // Over HTTP, as the browser calls it.
    const token = await tokenDe(admin);
    const { resultado } = await chamar(CONVIDAR, convite(` ${email.toUpperCase()}`), { token });
    const { subject, text, html } = (await carta(email)) ?? {};
    const { pessoas, convites } = await rastros(email);
    expect(pessoas).toMatchObject([
      {
        status: 'PENDING',
        role: 'MEMBER',
        inviteAcceptedAt: null,
        empresaStatus: 'ATIVO',
        permissoes: ' 2:lc',
      },
    ]);
    expect(resultado).toEqual({ colaboradorId: pessoas[0]?.id });
    expect(convites).toMatchObject([
      {
        convite: true,
        cancelado: false,
        idColaboradorConvidado: pessoas[0]?.id,
        idEmpresa: c.contexto.empresaId,
      },
    ]);
    expect(subject).toMatch(/^Convite para Empresa/);
    expect(text).toContain('Olá, Nina Novata!');
    expect(text).toContain('Ana');
    expect(html).toContain('lang="pt-BR"');
  });

  it('o segredo do link não fica guardado em lugar nenhum', async () => {
    const { email, segredo, conviteId } = await convidada();
    const guardado = JSON.stringify((await rastros(email)).convites);
    expect(guardado).not.toContain(segredo);
    await logo(async () => {
      const fila = await db.collection('filaDeEmails').where('para', '==', email).get();
      expect(JSON.stringify(fila.docs.map((d) => d.data()))).not.toContain(segredo);
    });
    expect(conviteId).not.toBe('');
  });

  it('dez vezes o mesmo pedido, em paralelo: uma pessoa, um convite, um e-mail, a mesma resposta (E20)', async () => {
    const email = umEmail();
    const requestId = randomUUID();
    const pedir = () => chamarAqui(CONVIDAR, convite(email), { por: admin, requestId });
    const respostas = await Promise.all(Array.from({ length: 10 }, pedir));
    respostas.push(await pedir());
    expect(new Set(respostas.map((r) => JSON.stringify(r))).size).toBe(1);
    await carta(email);
    const { pessoas, convites } = await rastros(email);
    expect([pessoas.length, convites.length]).toEqual([1, 1]);
  });

  it('dez pedidos diferentes para o mesmo e-mail, em paralelo: um vale, os outros dizem por quê', async () => {
    const email = umEmail();
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => chamarAqui(CONVIDAR, convite(email), { por: admin })),
    );
    expect(respostas.filter(({ resultado }) => resultado)).toHaveLength(1);
    const frases = new Set(respostas.flatMap(({ erro }) => (erro ? [erro.message] : [])));
    expect([...frases]).toEqual([
      'Esta pessoa já foi convidada. Use "Re-enviar convite" na lista de colaboradores.',
    ]);
    await carta(email);
    const { pessoas, convites } = await rastros(email);
    expect([pessoas.length, convites.length]).toEqual([1, 1]);
  });

  it('a queda depois da transação não dobra nada quando o pedido se repete (E21)', async () => {
    const email = umEmail();
    const requestId = randomUUID();
    await chamarAqui(CONVIDAR, convite(email), { por: admin, requestId });
    // The state a crash leaves: the effect is there, its result is not.
    const marcas = await db.collection('idempotencia').get();
    const { pessoas } = await rastros(email);
    const marca = marcas.docs.find((d) => String(d.get('resultado')).includes(String(pessoas[0]?.id)));
    await marca?.ref.update({ resultado: null, prazo: new Date(0) });
    const de_novo = await chamarAqui(CONVIDAR, convite(email), { por: admin, requestId });
    expect(de_novo.resultado).toEqual({ colaboradorId: pessoas[0]?.id });
    await carta(email);
    const depois = await rastros(email);
    expect([depois.pessoas.length, depois.convites.length, depois.cartas.length]).toEqual([1, 1, 1]);
  });

  it.each([
    ['vizinho, na empresa dos outros (A06)', () => vizinho, {}],
    ['membro com um papel que só ADMIN dá (B06)', () => membro, { role: 'ADMIN' }],
    ['administrador com o papel da plataforma (B07)', () => admin, { role: 'MASTER' }],
    [
      'foto de outra empresa',
      () => admin,
      () => fotoEm(`${caminhos.colaborador({ licenciadaId: 'x', empresaId: 'y' }, randomUUID())}/ab12/a.png`),
    ],
    ['foto de um colega', () => admin, () => fotoEm(`${membro.referencia}/ab12/a.png`)],
    [
      'foto de um colega, por outra pasta',
      () => admin,
      () => fotoEm(`${c.pessoa('Nina', 'MEMBER').referencia}/../${membro.uid}/a.png`),
    ],
  ])('recusa: %s', async (_caso, quem, mais) => {
    const email = umEmail();
    const dados = completo(email, typeof mais === 'function' ? mais() : mais);
    const { erro } = await chamarAqui(ADICIONAR, dados, { por: quem() });
    expect(erro?.status).toBe('PERMISSION_DENIED');
    expect(await rastros(email)).toEqual(nada);
    // The same without that one thing.
    const por = quem() === vizinho ? admin : quem();
    expect(await chamarAqui(ADICIONAR, completo(email), { por })).toHaveProperty('resultado');
  });

  it('a foto de quem chega vem de uma pasta que não é de ninguém', async () => {
    const email = umEmail();
    const foto = fotoEm(`${caminhos.colaborador(c.contexto, randomUUID())}/ab12/a.png`);
    expect(await chamarAqui(ADICIONAR, completo(email, foto), { por: admin })).toHaveProperty('resultado');
    expect((await rastros(email)).pessoas).toMatchObject([{ ...foto, nomeEmOrdem: 'nina novata' }]);
  });

  it('sem entrar, ninguém convida', async () => {
    const email = umEmail();
    expect((await chamarAqui(CONVIDAR, convite(email))).erro?.status).toBe('UNAUTHENTICATED');
    expect(await rastros(email)).toEqual(nada);
    expect(await chamarAqui(CONVIDAR, convite(email), { por: admin })).toHaveProperty('resultado');
  });

  it('membro com 2.criacao convida, mas não abre área que não tem; sem a flag é recusado', async () => {
    const email = umEmail();
    expect(await chamarAqui(ADICIONAR, completo(email), { por: membro })).toHaveProperty('resultado');
    await comFlags(c.contexto, 'MEMBER', {});
    const outro = umEmail();
    expect((await chamarAqui(ADICIONAR, completo(outro), { por: membro })).erro?.status).toBe(
      'PERMISSION_DENIED',
    );
    await comFlags(c.contexto, 'MEMBER', { criacao: true });
    expect(await rastros(outro)).toEqual(nada);
  });

  it.each([
    [
      'nome com quebra de linha (E14)',
      { nome: 'Ana\r\nBcc: todos@exemplo.com.br' },
      'Escreva o nome em uma linha só',
    ],
    ['campo a mais', { isAdmin: true }, /isAdmin/],
    ['e-mail com outro destinatário', { email: 'a@b.co, c@d.co' }, 'E-mail inválido'],
  ])('recusa %s', async (_caso, mais, mensagem) => {
    const email = umEmail();
    const { erro } = await chamarAqui(CONVIDAR, convite(email, mais), { por: admin });
    expect(erro?.status).toBe('INVALID_ARGUMENT');
    expect(erro?.message).toMatch(mensagem);
    expect(await rastros(email)).toEqual(nada);
    expect(await chamarAqui(CONVIDAR, convite(email), { por: admin })).toHaveProperty('resultado');
  });

  it('um nome com HTML chega como texto', async () => {
    const email = umEmail();
    await chamarAqui(CONVIDAR, convite(email, { nome: 'Ana <img src=x>' }), { por: admin });
    const achada = await carta(email);
    expect(achada?.html).toContain('Ana &lt;img src=x&gt;');
    expect(achada?.html).not.toContain('<img');
  });
});

const convidar = (email: string) => chamarAqui(CONVIDAR, convite(email), { por: admin });

describe('limites', () => {
  it('um escritório inteiro abre convites do mesmo lugar de rede: o sexagésimo primeiro também', () =>
    comRelogioParado(async () => {
      const email = umEmail();
      await convidar(email);
      const credencial = credencialDaCarta(await carta(email));
      const ip = umIp();
      for (let i = 0; i < 61; i++)
        expect((await chamarAqui(CONSULTAR, credencial, { ip })).erro).toBeUndefined();
    }));

  const esgotado = { erro: { status: 'RESOURCE_EXHAUSTED' } };

  it('nem apelidos do endereço nem maiúsculas enchem a caixa de uma pessoa (E18)', () =>
    comRelogioParado(async () => {
      const marca = randomUUID().slice(0, 8);
      const apelido = (i: number) =>
        i % 2 ? `caixa-${marca}+${i}@exemplo.com.br` : `CAIXA-${marca}+${i}@Exemplo.com.br`;
      for (let i = 0; i < 10; i++) expect(await convidar(apelido(i))).toHaveProperty('resultado');
      expect(await convidar(apelido(10))).toMatchObject(esgotado);
      expect(await rastros(apelido(10))).toEqual(nada);
      expect(await convidar(`outra-${marca}@exemplo.com.br`)).toHaveProperty('resultado');
      const gmail = (i: number) => `c${i % 2 ? '.' : ''}${marca}+${i}@gmail.com`;
      for (let i = 0; i < 10; i++) expect(await convidar(gmail(i))).toHaveProperty('resultado');
      expect(await convidar(gmail(10))).toMatchObject(esgotado);
    }));

  it('quem não pode não gasta o que é de quem pode', async () => {
    const { email } = await convidada();
    const tea = c.pessoa('Tea', 'TEAM');
    await db.doc(tea.referencia).set(umColaborador(tea));
    await comFlags(c.contexto, 'TEAM', {});
    const reenviar = (por: Persona) => chamarAqui(REENVIAR, { email, ...c.contexto }, { por });
    for (let i = 0; i < 6; i++)
      expect(await reenviar(tea)).toMatchObject({ erro: { message: 'Permissão negada' } });
    expect(await reenviar(admin)).toHaveProperty('resultado');
  });
});

describe('re-enviar', () => {
  it('manda outro link, e os dois valem', async () => {
    const primeira = await convidada();
    expect(
      await chamarAqui(REENVIAR, { email: primeira.email, ...c.contexto }, { por: admin }),
    ).toHaveProperty('resultado');
    const segunda = credencialDaCarta(await carta(primeira.email, 2));
    expect(segunda.conviteId).toBe(primeira.conviteId);
    expect(segunda.segredo).not.toBe(primeira.segredo);
    for (const { conviteId, segredo } of [primeira, segunda]) {
      const { resultado } = await chamarAqui(CONSULTAR, { conviteId, segredo });
      expect(resultado).toMatchObject({ situacao: 'aguardando', novaConta: true, email: primeira.email });
    }
  });
  it('recusa quem já aceitou, quem não existe e quem é de outra empresa', async () => {
    const email = umEmail();
    const pedir = (por: Persona) => chamarAqui(REENVIAR, { email, ...c.contexto }, { por });
    expect((await pedir(admin)).erro?.message).toBe('Colaborador não encontrado');
    expect((await pedir(vizinho)).erro?.status).toBe('PERMISSION_DENIED');
    const { conviteId, segredo } = await convidada(email);
    expect(await pedir(admin)).toHaveProperty('resultado');
    await chamarAqui(ACEITAR_COM_SENHA, { conviteId, segredo, email, nome: 'Nina', senha: SENHA });
    expect((await pedir(admin)).erro?.message).toBe('Este convite já foi aceito.');
  });
});

describe('aceitar', () => {
  it('com a senha: entra, abre a empresa, fica respondido e recebe as boas-vindas', async () => {
    const { email, conviteId, segredo } = await convidada();
    const dados = { conviteId, segredo, email, nome: 'Nina D’Ávila', senha: 'minha-senha' };
    const { resultado } = await chamarAqui(ACEITAR_COM_SENHA, dados);
    expect(resultado).toEqual(c.contexto);
    expect(await entrarCom(email, 'minha-senha')).toHaveProperty('idToken');
    const { pessoas, convites } = await rastros(email);
    expect(pessoas).toMatchObject([{ status: 'ACTIVE', nome: 'Nina D’Ávila', nomeEmOrdem: 'nina d avila' }]);
    expect(convites).toMatchObject([{ convite: false }]);
    const usuario = await db.doc(caminhos.usuario(String(pessoas[0]?.id))).get();
    expect(usuario.get('empresas')).toMatchObject([c.contexto]);
    expect((await carta(email, 2))?.subject).toMatch(/^Boas-vindas/);
  });

  it('repetir dá o primeiro resultado e nenhum direito novo: a senha não muda, o desabilitado não volta (E17)', async () => {
    const { email, conviteId, segredo } = await convidada();
    const aceitar = (senha: string) =>
      chamarAqui(ACEITAR_COM_SENHA, { conviteId, segredo, email, nome: 'Nina', senha });
    await aceitar('primeira-senha');
    expect((await aceitar('segunda-senha')).resultado).toEqual(c.contexto);
    expect(await entrarCom(email, 'segunda-senha')).toHaveProperty('error');
    expect(await entrarCom(email, 'primeira-senha')).toHaveProperty('idToken');
    const uid = String((await rastros(email)).pessoas[0]?.id);
    await db.doc(caminhos.colaborador(c.contexto, uid)).update({ status: 'DISABLED' });
    expect((await aceitar('terceira-senha')).resultado).toEqual(c.contexto);
    expect((await rastros(email)).pessoas).toMatchObject([{ status: 'DISABLED' }]);
  });

  it('o desabilitado com um convite ainda aberto não volta por ele: nem ativo, nem outro nome, nem boas-vindas', async () => {
    const { email, conviteId, segredo } = await convidada();
    const uid = String((await rastros(email)).pessoas[0]?.id);
    const pessoa = db.doc(caminhos.colaborador(c.contexto, uid));
    await pessoa.update({ status: 'DISABLED' });
    const antes = (await pessoa.get()).data();
    await chamarAqui(ACEITAR_COM_SENHA, { conviteId, segredo, email, nome: 'Nina', senha: SENHA });
    const { status, nome, inviteAcceptedAt } = (await pessoa.get()).data() ?? {};
    expect({ status, nome, inviteAcceptedAt }).toEqual({
      status: 'DISABLED',
      nome: antes?.['nome'] as string,
      inviteAcceptedAt: null,
    });
    const cartas = await db.collection('filaDeEmails').where('para', '==', email).get();
    expect(cartas.docs.map((carta) => carta.get('tipo') as string)).not.toContain('boasVindas');
  });

  it('convite encaminhado: outro e-mail, outra conta ou segredo errado são recusados com uma frase só (E16)', async () => {
    const { email, conviteId, segredo } = await convidada();
    const dados = { conviteId, segredo, email, nome: 'Nina', senha: SENHA };
    const tentativas = [
      chamarAqui(ACEITAR_COM_SENHA, { ...dados, email: umEmail() }),
      chamarAqui(ACEITAR_COM_SENHA, { ...dados, segredo: 'x'.repeat(32) }),
      chamarAqui(ACEITAR_COM_SENHA, { ...dados, conviteId: 'nao-existe' }),
      chamarAqui(CONSULTAR, { conviteId, segredo: 'x'.repeat(32) }),
      chamarAqui(CONSULTAR, { conviteId: 'nao-existe', segredo }),
      chamarAqui(ACEITAR, { conviteId, segredo }, { por: membro }),
      chamarAqui(ACEITAR, { conviteId, segredo: '' }, { por: membro }),
    ];
    const frases = new Set((await Promise.all(tentativas)).map(({ erro }) => erro?.message));
    expect([...frases]).toEqual([
      'Convite não encontrado. Confira se o endereço está completo ou peça outro convite.',
    ]);
    expect((await rastros(email)).pessoas).toMatchObject([{ status: 'PENDING' }]);
    expect((await chamarAqui(ACEITAR_COM_SENHA, dados)).resultado).toEqual(c.contexto);
  });

  it('quem já tem conta aceita entrando com ela; a senha não muda pelo link (F17)', async () => {
    const email = umEmail();
    const nina = { uid: `conta-${randomUUID().slice(0, 8)}`, email, nome: 'Nina' };
    await tokenDe(nina);
    const { conviteId, segredo } = await convidada(email);
    const comSenha = { conviteId, segredo, email, nome: 'Nina', senha: 'invasora-1' };
    expect((await chamarAqui(ACEITAR_COM_SENHA, comSenha)).erro?.message).toMatch(/Entre com a sua senha/);
    expect((await chamarAqui(ACEITAR, { conviteId, segredo: '' }, { por: nina })).resultado).toEqual(
      c.contexto,
    );
    expect(await entrarCom(email, SENHA)).toHaveProperty('idToken');
    expect((await rastros(email)).pessoas).toMatchObject([{ status: 'ACTIVE' }]);
  });

  it('quem registra o e-mail de outra pessoa não aceita por ela, e perde a conta para o link', async () => {
    const email = umEmail();
    const auth = await autenticacao();
    const { uid } = await auth.createUser({ email, password: 'do-invasor', emailVerified: false });
    const { conviteId, segredo } = await convidada(email);
    expect(
      (await chamarAqui(ACEITAR, { conviteId, segredo: '' }, { por: { uid, email } })).erro?.message,
    ).toMatch(/^Convite não/);
    const dela = { conviteId, segredo, email, nome: 'Nina', senha: 'da-dona-1' };
    expect(await chamarAqui(ACEITAR_COM_SENHA, dela)).toHaveProperty('resultado');
    expect(await entrarCom(email, 'do-invasor')).toHaveProperty('error');
  });

  it('o link que já serviu não toma a conta de quem aceitou entrando com ela', async () => {
    const email = umEmail();
    const auth = await autenticacao();
    const { uid } = await auth.createUser({ email, password: SENHA, emailVerified: false });
    const { conviteId, segredo } = await convidada(email);
    // While nobody has proved the address not even the link's secret accepts: whose session it is nobody knows (P26).
    const pedir = (provada: boolean) =>
      chamarAqui(ACEITAR, { conviteId, segredo }, { por: { uid, email, provada } });
    expect((await pedir(false)).erro?.message).toMatch(/ainda não foi confirmado/);
    // A token that says so is not enough either: what counts is the account as it is now.
    expect((await pedir(true)).erro?.message).toMatch(/^Convite não/);
    await auth.updateUser(uid, { emailVerified: true });
    expect((await pedir(true)).resultado).toEqual(c.contexto);
    await chamarAqui(ACEITAR_COM_SENHA, { conviteId, segredo, email, nome: 'Nina', senha: 'invasora-1' });
    expect(await entrarCom(email, 'invasora-1')).toHaveProperty('error');
    expect(await entrarCom(email, SENHA)).toHaveProperty('idToken');
  });

  it('de uma empresa removida desde então não abre nada', async () => {
    const outra = await cenario([]);
    const rui = outra.pessoa('Rui', 'ADMIN');
    await db.doc(rui.referencia).set(umColaborador(rui));
    const email = umEmail();
    await chamarAqui(CONVIDAR, { ...convite(email), ...outra.contexto }, { por: rui });
    const credencial = credencialDaCarta(await carta(email));
    await db.doc(caminhos.empresa(outra.contexto)).update({ deletedAt: new Date(), status: 'INATIVO' });
    const consulta = await chamarAqui(CONSULTAR, credencial);
    expect(consulta.resultado).toMatchObject({ situacao: 'cancelado', nome: '', novaConta: false });
    const aceite = { ...credencial, email, nome: 'Nina', senha: SENHA };
    expect((await chamarAqui(ACEITAR_COM_SENHA, aceite)).erro?.message).toBe('Seu convite foi cancelado!');
    expect(await entrarCom(email, SENHA)).toHaveProperty('error');
    await db.doc(caminhos.empresa(outra.contexto)).update({ deletedAt: null, status: 'ATIVO' });
    expect(await chamarAqui(ACEITAR_COM_SENHA, aceite)).toHaveProperty('resultado');
  });

  it('cancelado e expirado dizem o que houve', async () => {
    const { email, conviteId, segredo } = await convidada();
    const ref = db.doc(`${caminhos.convites}/${conviteId}`);
    const aceitar = () =>
      chamarAqui(ACEITAR_COM_SENHA, { conviteId, segredo, email, nome: 'Nina', senha: SENHA });
    await ref.update({ expiraEm: new Date(0) });
    expect((await aceitar()).erro?.message).toMatch(/^Este convite expirou/);
    await ref.update({ cancelado: true });
    expect((await aceitar()).erro?.message).toBe('Seu convite foi cancelado!');
    const { resultado } = await chamarAqui(CONSULTAR, { conviteId, segredo });
    expect(resultado).toMatchObject({ situacao: 'cancelado' });
    expect((await rastros(email)).pessoas).toMatchObject([{ status: 'PENDING' }]);
    await ref.update({ expiraEm: new Date(Date.now() + 60_000), cancelado: false });
    expect((await aceitar()).resultado).toEqual(c.contexto);
  });
});
