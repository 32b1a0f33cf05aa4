// The operator's link that signs in (decisions P372), and whose a kept answer is (P371).
import { caminhos } from '@/domain/comum/caminhos';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { ler } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { autenticacao } from '@functions/nucleo/contas';
import { umColaborador, umUsuario } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { cenario, db } from './apoio';
import { chamarAqui, entrarCom, SENHA, tokenDe } from './contas';

async function alguem() {
  const c = await cenario([]);
  const ana = c.pessoa('Ana', 'ADMIN');
  await tokenDe(ana);
  await db.doc(ana.referencia).set(umColaborador(ana));
  const usuario = umUsuario(ana, { empresas: [{ ...c.contexto, nomeFantasia: 'x' }] });
  await db.doc(caminhos.usuario(ana.uid)).set(usuario);
  return { ...c, ana };
}

/** Runs the command and gives what it prints. A module that was imported once does not run again. */
async function rodar(email: string): Promise<string> {
  const palavras = process.argv;
  const escrever = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('APP_URL', 'https://inovacao.exemplo');
  try {
    process.argv = ['node', 'entrada', email];
    await import(/* @vite-ignore */ `../../functions/src/comandos/entrada.ts?vez=${randomUUID()}`);
    return String(escrever.mock.lastCall?.[0]);
  } finally {
    process.argv = palavras;
    vi.unstubAllEnvs();
    escrever.mockRestore();
  }
}

/** Uid of who signs in with the token of a link, as the page does. */
async function entrarPelo(link: string): Promise<string | undefined> {
  const auth = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1`;
  const resposta = await fetch(`${auth}/accounts:signInWithCustomToken?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(link).searchParams.get('token'), returnSecureToken: true }),
  });
  const { idToken = '' } = (await resposta.json()) as { idToken?: string };
  const [, dados = ''] = idToken.split('.');
  return (JSON.parse(Buffer.from(dados, 'base64url').toString() || '{}') as { user_id?: string }).user_id;
}

it('A82 o link do operador entra só até a troca da senha, e a de antes não vale mais; de um MASTER não há', async () => {
  const { ana } = await alguem();
  const bloqueio = async () => (await ler(db, colaboradorSchema, ana.referencia))?.bloqueio;
  const auth = await autenticacao();
  for (const [mudanca, volta, frase] of [
    [
      () => auth.setCustomUserClaims(ana.uid, { master: true }),
      () => auth.setCustomUserClaims(ana.uid, {}),
      /MASTER da plataforma/,
    ],
    [
      () => auth.updateUser(ana.uid, { disabled: true }),
      () => auth.updateUser(ana.uid, { disabled: false }),
      /sem acesso/,
    ],
  ] as const) {
    await mudanca();
    await expect(rodar(ana.email)).rejects.toThrow(frase);
    await volta();
  }
  expect(await bloqueio()).toBeNull();
  expect((await entrarCom(ana.email, SENHA)).error).toBeUndefined();

  const link = await rodar(ana.email);
  expect(await entrarPelo(link)).toBe(ana.uid);
  expect(await bloqueio()).toBe('SENHA');
  expect((await entrarCom(ana.email, SENHA)).error).toBeDefined();
});

it('A83 um pedido com o id do pedido de outra pessoa não traz a resposta dela', async () => {
  const { contexto, ana } = await alguem();
  const { contexto: outro, ana: bia } = await alguem();
  const requestId = randomUUID();
  const abrir = (onde: typeof contexto, por: typeof ana) =>
    chamarAqui('empresasFunctions-abrirEmpresa', onde, { por, requestId });
  const primeira = await abrir(contexto, ana);
  expect(primeira.erro).toBeUndefined();
  const caminho = `idempotencia/${resumo('empresasFunctions-abrirEmpresa', ana.uid, requestId)}`;
  const guardado = String((await db.doc(caminho).get()).get('resultado'));
  expect(guardado).toMatch(/^selado:[\w+/=]+$/);
  expect(Buffer.from(guardado.slice(7), 'base64').toString()).not.toContain(
    JSON.stringify(primeira.resultado),
  );
  // The same again is the same; of somebody else it is refused as any stranger's, and their own is done.
  expect((await abrir(contexto, ana)).resultado).toEqual(primeira.resultado);
  // A version before this one kept it unsealed, and its requests may come again.
  await db.doc(caminho).update({ resultado: JSON.stringify(primeira.resultado) });
  expect((await abrir(contexto, ana)).resultado).toEqual(primeira.resultado);
  expect((await abrir(contexto, bia)).erro?.status).toBe('PERMISSION_DENIED');
  expect((await abrir(outro, bia)).erro).toBeUndefined();
});
