// A forced password change and a removed company shut the membership itself, for rules and functions alike (P27).
import { caminhos } from '@/domain/comum/caminhos';
import { bloqueioDe, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { ler } from '@functions/banco';
import { acertarBloqueio } from '@functions/nucleo/bloqueio';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { umColaborador, umUsuario } from '@tests/support/documentos';
import { firestore } from '@tests/support/emulators';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cenario, db, logo } from './apoio';
import { PROJETO } from './hospede';
import { chamarAqui, entrarCom, SENHA, tokenDe } from './contas';

async function lendo(caminho: string, token: string): Promise<number> {
  const { host, port } = firestore();
  const url = `http://${host}:${port}/v1/projects/${PROJETO}/databases/(default)/documents/${caminho}?pageSize=5`;
  const resposta = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await resposta.text();
  return resposta.status;
}

/** A company with one ADMIN, signed in. */
async function umaAdmin() {
  const c = await cenario([]);
  const ana = c.pessoa('Ana', 'ADMIN');
  await db.doc(caminhos.licenciada(c.contexto.licenciadaId)).set(umaLicenciada());
  const token = await tokenDe(ana);
  await db.doc(ana.referencia).set(umColaborador(ana));
  await logo(async () =>
    expect((await db.doc(caminhos.usuario(ana.uid)).get()).get('empresas')).toHaveLength(1),
  );
  return { ...c, ana, token };
}
const bloqueio = async (p: Persona) => (await ler(db, colaboradorSchema, p.referencia))?.bloqueio;

it('B32 com a troca de senha pendente nada se lê nem se chama, a não ser o que a termina', async () => {
  const { contexto, ana, token } = await umaAdmin();
  const usuario = umUsuario(ana, { trocarSenha: true, empresas: [{ ...contexto, nomeFantasia: 'x' }] });
  await db.doc(caminhos.usuario(ana.uid)).set(usuario);
  await acertarBloqueio(db, contexto, ana.uid);
  expect(await bloqueio(ana)).toBe('SENHA');
  const exportar = () =>
    chamarAqui('usersFunctions-exportarMeusDados', { ...contexto, formato: 'json' }, { por: ana });
  const abrir = () => chamarAqui('empresasFunctions-abrirEmpresa', contexto, { por: ana });
  expect(await lendo(caminhos.pessoas(contexto), token)).toBe(403);
  // What the screen of the change reads.
  expect(await lendo(caminhos.usuario(ana.uid), token)).toBe(200);
  expect((await exportar()).erro?.status).toBe('PERMISSION_DENIED');
  expect((await abrir()).erro?.message).toBe('Troque a sua senha para continuar.');

  const troca = { ...contexto, senha: 'outra-senha-9', operacaoId: randomUUID().replaceAll('-', '') };
  expect((await chamarAqui('usersFunctions-definirSenha', troca, { por: ana })).resultado).toEqual({
    ok: true,
  });
  expect(await bloqueio(ana)).toBeNull();
  const { idToken = '' } = await entrarCom(ana.email, 'outra-senha-9');
  expect(await entrarCom(ana.email, SENHA)).toHaveProperty('error');
  expect(await lendo(caminhos.pessoas(contexto), idToken)).toBe(200);
  expect(await exportar()).toHaveProperty('resultado');
  expect(await abrir()).toHaveProperty('resultado');
});

it('A24 a empresa removida não se lê mais, nem com o token de antes nem com um novo', async () => {
  const { contexto, ana, token } = await umaAdmin();
  expect(await lendo(caminhos.pessoas(contexto), token)).toBe(200);
  const xavier = { uid: `master-${randomUUID().slice(0, 8)}`, email: 'm@exemplo.com.br', master: true };
  const remover = { licenciadaId: contexto.licenciadaId, empresaId: null, id: contexto.empresaId };
  const feito = await chamarAqui('empresasFunctions-removeEmpresa', remover, { por: xavier });
  expect(feito.resultado).toEqual({ ok: true });
  await logo(async () => expect(await bloqueio(ana)).toBe('EMPRESA'));
  const { idToken: novo = '' } = await entrarCom(ana.email, SENHA);
  for (const idToken of [token, novo])
    for (const caminho of [caminhos.pessoas(contexto), caminhos.colaboradores(contexto), ana.referencia])
      expect(await lendo(caminho, idToken)).toBe(403);
  await db.doc(caminhos.empresa(contexto)).update({ deletedAt: null, status: 'ATIVO' });
  await logo(async () => expect(await bloqueio(ana)).toBeNull());
  await logo(async () => expect(await lendo(caminhos.pessoas(contexto), novo)).toBe(200));
});

it('a empresa removida pesa mais que a senha; sem nenhuma das duas, nada bloqueia', () => {
  const [viva, removida] = [{ deletedAt: null }, { deletedAt: new Date() }];
  expect(bloqueioDe(viva, { trocarSenha: false })).toBeNull();
  expect(bloqueioDe(viva, undefined)).toBeNull();
  expect(bloqueioDe(viva, { trocarSenha: true })).toBe('SENHA');
  expect(bloqueioDe(removida, { trocarSenha: true })).toBe('EMPRESA');
  expect(bloqueioDe(undefined, undefined)).toBe('EMPRESA');
});
