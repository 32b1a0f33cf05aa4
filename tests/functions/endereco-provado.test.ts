// Somebody registers an address before its owner is invited: nothing they hold opens what the owner accepts (P26).
import { TODAS_AS_AREAS } from '@/domain/pessoas/colaborador-form';
import { caminhos } from '@/domain/comum/caminhos';
import { autenticacao } from '@functions/nucleo/contas';
import { umColaborador } from '@tests/support/documentos';
import { firestore } from '@tests/support/emulators';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Cenario, cenario, chamar, db, logo } from './apoio';
import { cartasPara, chamarAqui, credencialDaCarta, entrarCom, outroSegundo } from './contas';
import { PROJETO } from './hospede';

let c: Cenario;
let ana: Persona;
beforeAll(async () => {
  c = await cenario([]);
  ana = c.pessoa('Ana', 'ADMIN');
  await db.doc(ana.referencia).set(umColaborador(ana));
});

/** Registers the address as anybody can with the public key of the product. */
async function registrar(email: string, password: string) {
  const resposta = await fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return (await resposta.json()) as { idToken: string; localId: string };
}

/** HTTP status of reading with the token, as the rules judge it. */
async function lendo(caminho: string, token: string): Promise<number> {
  const { host, port } = firestore();
  const url = `http://${host}:${port}/v1/projects/${PROJETO}/databases/(default)/documents/${caminho}?pageSize=5`;
  const resposta = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await resposta.text();
  return resposta.status;
}

const convite = (email: string) => ({ nome: 'Diretora', email, ...TODAS_AS_AREAS, ...c.contexto });

it('B30 o token e a senha de quem registrou o endereço antes não abrem nada, nem antes nem depois do aceite', async () => {
  const email = `diretora-${randomUUID().slice(0, 8)}@corp.exemplo`;
  const invasora = await registrar(email, 'senha-da-invasora');
  const dados = { ...convite(email), telefone: '', image: [], dataNascimento: '', setores: ['Operações'] };
  const ADICIONAR = 'colaboradoresFunctions-inviteColaboradorAdd';
  const convidada = await chamarAqui(ADICIONAR, { ...dados, role: 'ADMIN' }, { por: ana });
  expect(convidada.resultado).toEqual({ colaboradorId: invasora.localId });
  const convites = await db.collection(caminhos.convites).where('email', '==', email).get();
  const caminhoDoConvite = convites.docs[0]?.ref.path ?? '';
  // Not even the invitation that bears the account's uid is read without the proof.
  expect(await lendo(caminhoDoConvite, invasora.idToken)).toBe(403);
  const credencial = credencialDaCarta(
    await logo(async () => {
      const [carta] = await cartasPara(email);
      if (!carta) throw new Error('ainda não');
      return carta;
    }),
  );
  const { idToken: antigo = '', refreshToken } = await entrarCom(email, 'senha-da-invasora');
  expect(refreshToken).toBeTruthy();
  const auth = await autenticacao();
  await outroSegundo();
  const aceite = { ...credencial, email, nome: 'Diretora Dona', senha: 'senha-da-dona-1' };
  const aceita = await chamarAqui('usersFunctions-aceitarConviteComSenha', aceite);
  expect(aceita.resultado).toEqual(c.contexto);

  const { idToken: novo = '' } = await entrarCom(email, 'senha-da-dona-1');
  expect(await entrarCom(email, 'senha-da-invasora')).toHaveProperty('error');
  await expect(auth.verifyIdToken(antigo, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
  for (const caminho of [
    caminhos.pessoas(c.contexto),
    caminhos.colaboradores(c.contexto),
    caminhos.usuario(invasora.localId),
    caminhoDoConvite,
  ]) {
    expect(await lendo(caminho, antigo)).toBe(403);
    expect(await lendo(caminho, novo)).toBe(200);
  }
  // The callables the takeover used, over HTTP: by the old token and by the owner's.
  const fantoche = { ...dados, email: `fantoche-${randomUUID().slice(0, 8)}@corp.exemplo`, role: 'ADMIN' };
  for (const [nome, pedido] of [
    ['usersFunctions-exportarMeusDados', { ...c.contexto, formato: 'json' }],
    [ADICIONAR, fantoche],
  ] as const) {
    expect((await chamar(nome, pedido, { token: antigo })).erro?.status).toBe('PERMISSION_DENIED');
    expect(await chamar(nome, pedido, { token: novo })).toMatchObject({ status: 200 });
  }
});

it('a senha vale antes de o vínculo abrir, e o endereço só se prova depois: quem morre no meio recomeça', async () => {
  const email = `meio-${randomUUID().slice(0, 8)}@corp.exemplo`;
  const { localId: uid } = await registrar(email, 'senha-da-invasora');
  await chamarAqui('colaboradoresFunctions-inviteColaborador', convite(email), { por: ana });
  const credencial = credencialDaCarta(
    await logo(async () => {
      const [carta] = await cartasPara(email);
      if (!carta) throw new Error('ainda não');
      return carta;
    }),
  );
  const auth = await autenticacao();
  const aceite = { ...credencial, email, nome: 'Dona', senha: 'senha-da-dona-1' };
  // Dies at the last step, the proof of the address.
  const mudar = vi.spyOn(auth, 'updateUser').mockImplementationOnce((id, dados) => {
    mudar.mockImplementationOnce(() => Promise.reject(new Error('morreu')));
    return Object.getPrototypeOf(auth).updateUser.call(auth, id, dados) as ReturnType<typeof auth.updateUser>;
  });
  const morta = await chamarAqui('usersFunctions-aceitarConviteComSenha', aceite);
  mudar.mockRestore();
  expect(morta.erro?.status).toBe('INTERNAL');
  expect(await entrarCom(email, 'senha-da-invasora')).toHaveProperty('error');
  const { idToken = '' } = await entrarCom(email, 'senha-da-dona-1');
  expect(await lendo(caminhos.pessoas(c.contexto), idToken)).toBe(403);
  const refeita = await chamarAqui('usersFunctions-aceitarConviteComSenha', aceite);
  expect(refeita.resultado).toEqual(c.contexto);
  expect((await auth.getUser(uid)).emailVerified).toBe(true);
  const { idToken: depois = '' } = await entrarCom(email, 'senha-da-dona-1');
  expect(await lendo(caminhos.pessoas(c.contexto), depois)).toBe(200);
});
