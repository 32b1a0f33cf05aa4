// Account setup: an account that a licensee expects registers its company, once, and administers it (part 1 §2).
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { camposDaEmpresa } from '@/domain/empresas/empresa-form';
import { caminhos } from '@/domain/comum/caminhos';
import { autenticacao } from '@functions/nucleo/contas';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { umaEmpresa } from '@tests/support/documentos';
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, type Chamador, entrarCom, SENHA } from './contas';

const REGISTRAR = 'empresasFunctions-registrarMinhaEmpresa';

const umCnpj = () => {
  const raiz = `${randomInt(1_000_000, 9_999_999)}C${randomInt(1000, 9999)}`;
  return `${raiz}${digitosDoCnpj(raiz)}`;
};
const umId = () => randomUUID().replaceAll('-', '').slice(0, 20);
function cadastro(cnpj = umCnpj()) {
  const campos = camposDaEmpresa(umaEmpresa({ cnpj, telefone: '5133330000', image: [] }));
  return {
    ...campos,
    responsavel: { nome: 'Vera Antunes', email: 'vera@exemplo.com.br', telefone: '5133330001' },
  };
}

/** An account without company; `esperada` by a licensee or by nobody. */
async function conta({ esperada = true, provada = true } = {}): Promise<Chamador & { licenciadaId: string }> {
  const marca = randomUUID().slice(0, 8);
  const licenciadaId = `licenciada-${marca}`;
  const [uid, email] = [`vera-${marca}`, `vera-${marca}@exemplo.com.br`];
  await (await autenticacao()).createUser({ uid, email, password: SENHA, emailVerified: provada });
  await db.doc(caminhos.licenciada(licenciadaId)).set(umaLicenciada());
  await db.doc(caminhos.usuario(uid)).set({
    nome: 'Vera Antunes',
    email,
    empresas: [],
    trocarSenha: true,
    licenciadaId: esperada ? licenciadaId : null,
    updatedAt: new Date(),
  });
  return { uid, email, licenciadaId };
}
const empresasDe = async (licenciadaId: string) =>
  (await db.collection(caminhos.empresas(licenciadaId)).get()).size;

describe('registrarMinhaEmpresa', () => {
  it('cria a empresa, quem a registrou administra, e o pedido repetido em paralelo dá a mesma', async () => {
    const vera = await conta();
    const [id, dados, requestId] = [umId(), cadastro(), randomUUID()];
    const pedir = () => chamarAqui(REGISTRAR, { id, dados }, { por: vera, requestId });
    const respostas = await Promise.all([pedir(), pedir(), pedir()]);
    const contexto = { licenciadaId: vera.licenciadaId, empresaId: id };
    expect(respostas).toEqual(Array.from({ length: 3 }, () => ({ resultado: contexto })));
    expect(await empresasDe(vera.licenciadaId)).toBe(1);
    const membro = await db.doc(caminhos.colaborador(contexto, vera.uid)).get();
    expect(membro.data()).toMatchObject({
      role: 'ADMIN',
      status: 'ACTIVE',
      nome: 'Vera Antunes',
      nomeEmOrdem: 'vera antunes',
    });
    const usuario = await db.doc(caminhos.usuario(vera.uid)).get();
    expect(usuario.data()).toMatchObject({ trocarSenha: true, empresas: [contexto] });
  });
  it.each([
    ['o perfil recomendado, escolhido', { perfil: 'RECOMENDADO' }, false],
    ['tudo aberto, escolhido', { perfil: 'ABERTO' }, true],
    ['tudo aberto, quando ninguém escolheu', {}, true],
  ])('P28 a matriz nasce com %s', async (_caso, escolha, aberto) => {
    const vera = await conta();
    const id = umId();
    await chamarAqui(REGISTRAR, { id, dados: cadastro(), ...escolha }, { por: vera });
    const entrada = idDaAutorizacao('COLLABORATOR', 3);
    const aqui = { licenciadaId: vera.licenciadaId, empresaId: id };
    const guardada = await db.doc(`${caminhos.autorizacao(aqui)}/${entrada}`).get();
    expect(guardada.data()).toMatchObject({ leitura: true, criacao: true, editar: true, remover: aberto });
  });
  it('outro pedido com o mesmo id dá a mesma empresa; com outro id é recusado', async () => {
    const vera = await conta();
    const [id, dados] = [umId(), cadastro()];
    const primeira = await chamarAqui(REGISTRAR, { id, dados }, { por: vera });
    expect(await chamarAqui(REGISTRAR, { id, dados }, { por: vera })).toEqual(primeira);
    const outra = await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro() }, { por: vera });
    expect(outra.erro?.message).toBe('Esta conta já tem uma empresa.');
    expect(await empresasDe(vera.licenciadaId)).toBe(1);
  });
  it.each([
    ['quem ninguém espera', { esperada: false }, 'Nenhuma licenciada selecionada'],
    ['quem não provou o endereço', { provada: false }, 'Permissão negada'],
  ])('recusa %s', async (_caso, como, frase) => {
    const vera = await conta(como);
    const { erro } = await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro() }, { por: vera });
    expect(erro?.message).toBe(frase);
    expect(await empresasDe(vera.licenciadaId)).toBe(0);
  });
  it('uma vez só: quem foi tirado da empresa não registra outra com o que o token ainda vale', async () => {
    const vera = await conta();
    const id = umId();
    await chamarAqui(REGISTRAR, { id, dados: cadastro() }, { por: vera });
    const membro = db.doc(caminhos.colaborador({ licenciadaId: vera.licenciadaId, empresaId: id }, vera.uid));
    await membro.update({ status: 'DISABLED', deletedAt: new Date() });
    await logo(async () =>
      expect((await db.doc(caminhos.usuario(vera.uid)).get()).get('empresas')).toEqual([]),
    );
    const { erro } = await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro() }, { por: vera });
    expect(erro?.message).toBe('Nenhuma licenciada selecionada');
    expect(await empresasDe(vera.licenciadaId)).toBe(1);
  });
  it('a conta encerrada não registra, e o endereço é o da conta, não o que o token diz', async () => {
    const [vera, rui] = [await conta(), await conta()];
    await (await autenticacao()).updateUser(vera.uid, { disabled: true });
    const recusada = await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro() }, { por: vera });
    expect(recusada.erro?.message).toBe('Permissão negada');
    expect(await empresasDe(vera.licenciadaId)).toBe(0);
    const id = umId();
    const deOutro = { ...rui, email: 'presidencia@vitima.exemplo' };
    expect(await chamarAqui(REGISTRAR, { id, dados: cadastro() }, { por: deOutro })).toHaveProperty(
      'resultado',
    );
    const membro = await db
      .doc(caminhos.colaborador({ licenciadaId: rui.licenciadaId, empresaId: id }, rui.uid))
      .get();
    expect(membro.get('email')).toBe(rui.email);
  });
  it('a primeira empresa é a da licenciada; com a licenciada removida não há onde registrar', async () => {
    const vera = await conta();
    const id = umId();
    const licenciada = db.doc(caminhos.licenciada(vera.licenciadaId));
    await licenciada.update({ deletedAt: new Date(), empresaId: null });
    const { erro } = await chamarAqui(REGISTRAR, { id, dados: cadastro() }, { por: vera });
    expect(erro?.message).toBe('Nenhuma licenciada selecionada');
    await licenciada.update({ deletedAt: null });
    expect(await chamarAqui(REGISTRAR, { id, dados: cadastro() }, { por: vera })).toHaveProperty('resultado');
    expect((await licenciada.get()).get('empresaId')).toBe(id);
  });
  it('recusa um CNPJ que já existe', async () => {
    const [vera, outra] = [await conta(), await conta()];
    const cnpj = umCnpj();
    await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro(cnpj) }, { por: outra });
    const { erro } = await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro(cnpj) }, { por: vera });
    expect(erro?.message).toBe('Empresa já cadastrada');
    expect(await empresasDe(vera.licenciadaId)).toBe(0);
    expect(await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro() }, { por: vera })).toHaveProperty(
      'resultado',
    );
  });
});

/** Uses the code of a password link, as its page does. */
async function definirPeloLink(oobCode: string | null, newPassword: string): Promise<unknown> {
  const auth = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1`;
  const resposta = await fetch(`${auth}/accounts:resetPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode, newPassword }),
  });
  return resposta.json();
}

let vezes = 0;
/** Runs the operator's command: a module that was imported once does not run again. */
const comando = () => import(/* @vite-ignore */ `../../functions/src/comandos/licenciado.ts?vez=${++vezes}`);

it('B33 num projeto novo, o comando do operador cria a licenciada e espera quem registra a primeira empresa', async () => {
  const marca = randomUUID().slice(0, 8);
  const [licenciadaId, email] = [`nova-${marca}`, `vera-${marca}@exemplo.com.br`];
  const palavras = process.argv;
  const escrever = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('APP_URL', 'https://inovacao.exemplo');
  try {
    process.argv = ['node', 'licenciado', licenciadaId, email, 'Vera Antunes'];
    await expect(comando()).rejects.toThrow(/diga também o nome dela/);
    process.argv = [...process.argv, 'Licenciada Nova'];
    await comando();
    const link = new URL(String(escrever.mock.lastCall?.[0]));
    expect(link.pathname).toBe('/definir-senha');
    expect(link.href).not.toContain('token');
    // Single use: the second one finds nothing, although they hold the link.
    const codigo = link.searchParams.get('oobCode');
    expect(await definirPeloLink(codigo, 'senha-da-vera')).toMatchObject({ email });
    expect(await definirPeloLink(codigo, 'senha-de-outro')).toMatchObject({
      error: { message: 'INVALID_OOB_CODE' },
    });
    expect((await entrarCom(email, 'senha-da-vera')).refreshToken).toBeTruthy();
  } finally {
    process.argv = palavras;
    vi.unstubAllEnvs();
    escrever.mockRestore();
  }
  const { uid } = await (await autenticacao()).getUserByEmail(email);
  const resposta = await chamarAqui(REGISTRAR, { id: umId(), dados: cadastro() }, { por: { uid, email } });
  expect(resposta).toMatchObject({ resultado: { licenciadaId } });
});
