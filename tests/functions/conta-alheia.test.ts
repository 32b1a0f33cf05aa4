// Anybody who invites makes a membership of any address and may remove it again. The account behind it is not theirs.
import { TODAS_AS_AREAS } from '@/domain/pessoas/colaborador-form';
import { caminhos } from '@/domain/comum/caminhos';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { ler } from '@functions/banco';
import { autenticacao } from '@functions/nucleo/contas';
import { umColaborador } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cenario, type Cenario, db, logo } from './apoio';
import { cartasPara, chamarAqui, credencialDaCarta, entrarCom, outroSegundo, SENHA, tokenDe } from './contas';

const CONVIDAR = 'colaboradoresFunctions-inviteColaborador';
const REMOVER = 'colaboradoresFunctions-removeColaborador';
const ANONIMIZAR = 'colaboradoresFunctions-anonimizarColaborador';
const DESABILITAR = 'usersFunctions-disableUser';
const HABILITAR = 'usersFunctions-enableUser';
const CONSULTAR = 'usersFunctions-consultarConvite';
const ACEITAR = 'usersFunctions-acceptInviteAsColaborador';
const ACEITAR_COM_SENHA = 'usersFunctions-aceitarConviteComSenha';
const OK = { resultado: { ok: true } };

/** Where the person works, and a company that has nothing to do with them. */
let dela: Cenario;
let estranha: Cenario;
let ana: Persona;
let xavier: Persona;

beforeAll(async () => {
  [dela, estranha] = [await cenario([]), await cenario([])];
  [ana, xavier] = [dela.pessoa('Ana', 'ADMIN'), estranha.pessoa('Xavier', 'ADMIN')];
  for (const p of [ana, xavier]) {
    await tokenDe(p);
    await db.doc(p.referencia).set(umColaborador(p));
  }
});

const usuario = (uid: string) => ler(db, usuarioSchema, caminhos.usuario(uid));
const conta = async (uid: string) => (await autenticacao()).getUser(uid);

async function trabalha() {
  const maria = dela.pessoa(`Maria${randomUUID().slice(0, 4)}`, 'MEMBER');
  await tokenDe(maria);
  await db.doc(maria.referencia).set(umColaborador(maria));
  await logo(async () => expect((await usuario(maria.uid))?.empresas).toHaveLength(1));
  return maria;
}

/** An account that belongs to no company. */
async function avulsa(claims: object = {}) {
  const p = dela.pessoa(`Avulsa${randomUUID().slice(0, 4)}`);
  await tokenDe(p, claims);
  return p;
}

/** Xavier invites the address under a name of his own, and waits until the trigger has seen it. */
async function convidada({ uid, email }: Persona) {
  const convite = { nome: 'Nome Inventado', email, ...TODAS_AS_AREAS, ...estranha.contexto };
  expect(await chamarAqui(CONVIDAR, convite, { por: xavier })).toEqual({ resultado: { colaboradorId: uid } });
  await logo(async () =>
    expect((await db.doc(`${caminhos.pessoas(estranha.contexto)}/${uid}`).get()).exists).toBe(true),
  );
}
const naEstranha = ({ uid }: Persona) => ({ ...estranha.contexto, colaboradorId: uid });
const emCasa = ({ uid, email }: Persona) => ({ ...dela.contexto, colaboradorId: uid, userEmail: email });

describe('convidar e remover quem é de outra empresa', () => {
  it('não lhe muda o nome, não encerra as suas sessões e não fecha a sua conta', async () => {
    const maria = await trabalha();
    const antes = await conta(maria.uid);
    await convidada(maria);
    expect((await usuario(maria.uid))?.nome).toBe(maria.nome);
    expect(await chamarAqui(REMOVER, naEstranha(maria), { por: xavier })).toEqual(OK);
    const depois = await conta(maria.uid);
    expect(depois.tokensValidAfterTime).toBe(antes.tokensValidAfterTime);
    expect(depois.disabled).toBe(false);
    expect(await usuario(maria.uid)).toMatchObject({ nome: maria.nome, empresas: [dela.contexto] });
    // Her own administrator ends them.
    await outroSegundo();
    expect(await chamarAqui(DESABILITAR, emCasa(maria), { por: ana })).toEqual(OK);
    expect((await conta(maria.uid)).tokensValidAfterTime).not.toBe(antes.tokensValidAfterTime);
  });

  it('desabilitada na sua empresa, a conta dela não se apaga por outra: habilitada, entra', async () => {
    const maria = await trabalha();
    expect(await chamarAqui(DESABILITAR, emCasa(maria), { por: ana })).toEqual(OK);
    await convidada(maria);
    expect(await chamarAqui(ANONIMIZAR, naEstranha(maria), { por: xavier })).toEqual(OK);
    expect(await entrarCom(maria.email, SENHA)).toHaveProperty('error');
    expect((await usuario(maria.uid))?.nome).toBe(maria.nome);
    expect(await chamarAqui(HABILITAR, emCasa(maria), { por: ana })).toEqual(OK);
    expect(await entrarCom(maria.email, SENHA)).toHaveProperty('idToken');
  });
});

/** Disabled at home, where she worked only, and then invited by a company of another licensee. */
async function desabilitadaEConvidada() {
  const maria = await trabalha();
  expect(await chamarAqui(DESABILITAR, emCasa(maria), { por: ana })).toEqual(OK);
  await convidada(maria);
  const credencial = await logo(async () => credencialDaCarta((await cartasPara(maria.email))[0]));
  return { maria, credencial };
}
const entra = async ({ email }: Persona) => (await entrarCom(email, SENHA)).idToken !== undefined;
const nas = async ({ uid }: Persona) => (await usuario(uid))?.empresas;

describe('convidar quem outra empresa desabilitou', () => {
  it('não abre a conta; o link do e-mail abre, e só a empresa que convidou recebe a pessoa', async () => {
    const { maria, credencial } = await desabilitadaEConvidada();
    expect(await entra(maria)).toBe(false);
    expect(await chamarAqui(CONSULTAR, { ...credencial, segredo: 'x'.repeat(32) })).toHaveProperty('erro');
    expect(await entra(maria)).toBe(false);
    expect((await chamarAqui(CONSULTAR, credencial)).resultado).toMatchObject({ situacao: 'aguardando' });
    expect(await entra(maria)).toBe(true);
    expect(await nas(maria)).toEqual([]);
    const aceito = await chamarAqui(ACEITAR, credencial, { por: maria });
    expect(aceito).toEqual({ resultado: estranha.contexto });
    expect(await nas(maria)).toMatchObject([estranha.contexto]);
    expect((await db.doc(maria.referencia).get()).data()).toMatchObject({ status: 'DISABLED' });
  });

  it('quem aceita com o link sem o consultar antes também a abre; a senha continua a sua', async () => {
    const { maria, credencial } = await desabilitadaEConvidada();
    const dados = { ...credencial, email: maria.email, nome: 'Maria', senha: 'outra-senha' };
    expect((await chamarAqui(ACEITAR_COM_SENHA, dados)).erro?.message).toMatch(/Entre com a sua senha/);
    expect(await entra(maria)).toBe(true);
  });

  it('retirado o convite, o link não abre nada, e a conta que ele abriu se fecha', async () => {
    const { maria, credencial } = await desabilitadaEConvidada();
    await chamarAqui(CONSULTAR, credencial);
    expect(await entra(maria)).toBe(true);
    expect(await chamarAqui(REMOVER, naEstranha(maria), { por: xavier })).toEqual(OK);
    expect(await entra(maria)).toBe(false);
    expect((await chamarAqui(CONSULTAR, credencial)).resultado).toMatchObject({ situacao: 'cancelado' });
    expect(await entra(maria)).toBe(false);
  });

  it('um convite recusado também não a abre', async () => {
    const maria = await trabalha();
    expect(await chamarAqui(DESABILITAR, emCasa(maria), { por: ana })).toEqual(OK);
    const convite = { nome: 'Maria', email: maria.email, ...TODAS_AS_AREAS, ...dela.contexto };
    expect((await chamarAqui(CONVIDAR, convite, { por: ana })).erro?.message).toMatch(/^Já existe/);
    expect(await entra(maria)).toBe(false);
  });

  it('a conta que só o convite fez, removida e convidada de novo, define a senha e entra', async () => {
    const email = `nova-${randomUUID().slice(0, 8)}@exemplo.com.br`;
    const convite = { nome: 'Nova Pessoa', email, ...TODAS_AS_AREAS, ...estranha.contexto };
    const { resultado } = await chamarAqui(CONVIDAR, convite, { por: xavier });
    const { colaboradorId } = resultado as { colaboradorId: string };
    await chamarAqui(REMOVER, { ...estranha.contexto, colaboradorId }, { por: xavier });
    expect(await conta(colaboradorId)).toMatchObject({ disabled: true });
    expect(await chamarAqui(CONVIDAR, convite, { por: xavier })).toHaveProperty('resultado');
    const credencial = await logo(async () => {
      const cartas = await cartasPara(email);
      expect(cartas).toHaveLength(2);
      return credencialDaCarta(cartas[0]);
    });
    const dados = { ...credencial, email, nome: 'Nova Pessoa', senha: SENHA };
    expect(await chamarAqui(ACEITAR_COM_SENHA, dados)).toEqual({ resultado: estranha.contexto });
    expect(await entrarCom(email, SENHA)).toHaveProperty('idToken');
  });
});

describe('convidar e anonimizar quem não é de empresa nenhuma', () => {
  it('MASTER da plataforma continua com a conta', async () => {
    const mestre = await avulsa({ master: true });
    await convidada(mestre);
    expect(await chamarAqui(ANONIMIZAR, naEstranha(mestre), { por: xavier })).toEqual(OK);
    expect(await conta(mestre.uid)).toMatchObject({ disabled: false, customClaims: { master: true } });
    expect(await entrarCom(mestre.email, SENHA)).toHaveProperty('idToken');
  });

  it('quem uma licenciada espera continua com a conta e o nome', async () => {
    const esperada = await avulsa();
    const guardado = {
      nome: esperada.nome,
      email: esperada.email,
      empresas: [],
      trocarSenha: true,
      licenciadaId: dela.contexto.licenciadaId,
      updatedAt: new Date(),
    };
    await db.doc(caminhos.usuario(esperada.uid)).set(guardado);
    await convidada(esperada);
    expect(await chamarAqui(ANONIMIZAR, naEstranha(esperada), { por: xavier })).toEqual(OK);
    expect(await entrarCom(esperada.email, SENHA)).toHaveProperty('idToken');
    expect(await usuario(esperada.uid)).toMatchObject({ nome: esperada.nome, trocarSenha: true });
  });

  it('a conta que só o convite fez vai com ele', async () => {
    const email = `nova-${randomUUID().slice(0, 8)}@exemplo.com.br`;
    const convite = { nome: 'Nova Pessoa', email, ...TODAS_AS_AREAS, ...estranha.contexto };
    const { resultado } = await chamarAqui(CONVIDAR, convite, { por: xavier });
    const { colaboradorId } = resultado as { colaboradorId: string };
    const sobre = { ...estranha.contexto, colaboradorId };
    expect(await chamarAqui(ANONIMIZAR, sobre, { por: xavier })).toEqual(OK);
    await expect(conta(colaboradorId)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

it('B14 ninguém muda o que a própria conta afirma, com o próprio token; o nome, sim', async () => {
  const maria = await trabalha();
  const { idToken } = await entrarCom(maria.email, SENHA);
  const mudar = (mudanca: object) =>
    fetch(
      `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken, ...mudanca }),
      },
    );
  const antes = await logo(async () => {
    const { customClaims } = await conta(maria.uid);
    expect(customClaims, 'o que o gatilho afirma').toMatchObject(dela.contexto);
    return customClaims;
  });
  await mudar({ customAttributes: JSON.stringify({ ...antes, master: true }) });
  expect((await conta(maria.uid)).customClaims).toEqual(antes);
  expect((await mudar({ displayName: 'Maria Nova' })).ok).toBe(true);
  expect((await conta(maria.uid)).displayName).toBe('Maria Nova');
});
