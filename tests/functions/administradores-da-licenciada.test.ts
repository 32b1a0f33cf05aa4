// The MASTER's page of a licensee: who administers each company, and a way out of a mistyped address (decisions P185).
import { caminhos } from '@/domain/comum/caminhos';
import type { ROTULO_DO_ADMINISTRADOR } from '@/domain/empresas/administrador';
import { empresaSchema } from '@/domain/empresas/empresa';
import { camposDaEmpresa } from '@/domain/empresas/empresa-form';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { ler } from '@functions/banco';
import { caminhoNaFila } from '@functions/emails/fila';
import { umaEmpresa, umColaborador, umConvite } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assentar, type Cenario, cenario, db } from './apoio';
import { cartasPara, chamarAqui, credencialDaCarta, SENHA } from './contas';
import { umCnpj } from './cnpjs';

const LISTAR = 'empresasFunctions-administradores';
const RECONVIDAR = 'empresasFunctions-reconvidarAdministrador';
const CONSULTAR = 'usersFunctions-consultarConvite';
const NEGADO = { erro: { status: 'PERMISSION_DENIED' } };
const OK = { resultado: { ok: true } };

const umEmail = () => `rosa-${randomUUID().slice(0, 8)}@exemplo.com.br`;
let c: Cenario;
let master: { uid: string; email: string; master: boolean };
/** The company, its administrator and the address they were invited by. */
let id: string;
let email: string;
let colaboradorId: string;

const licenciadaId = () => c.contexto.licenciadaId;
const listar = async (por: object = master, empresas = [id]) =>
  chamarAqui(LISTAR, { licenciadaId: licenciadaId(), empresas }, { por: por as typeof master });
const deles = async () => {
  const { resultado } = await listar();
  return (
    resultado as {
      empresas: Record<
        string,
        { id: string; email: string; situacao: keyof typeof ROTULO_DO_ADMINISTRADOR }[]
      >;
    }
  ).empresas[id];
};
const reconvidar = (mais: object = {}, requestId = randomUUID(), por: object = master) =>
  chamarAqui(
    RECONVIDAR,
    { licenciadaId: licenciadaId(), id, colaboradorId, email: null, ...mais },
    { por: por as typeof master, requestId },
  );
/** What the link of the newest of so many mails says. */
async function doLink(para: string, quantas: number) {
  await assentar();
  const cartas = await cartasPara(para);
  expect(cartas).toHaveLength(quantas);
  const credencial = credencialDaCarta(cartas[0]);
  return { credencial, dito: (await chamarAqui(CONSULTAR, credencial)).resultado, carta: cartas[0] };
}

beforeAll(async () => {
  c = await cenario([]);
  await db.doc(caminhos.licenciada(licenciadaId())).set(umaLicenciada({ nome: 'Rede Sul' }));
  const p = c.pessoa('Mestra', 'MASTER');
  await db.doc(p.referencia).set(umColaborador(p));
  master = { uid: p.uid, email: p.email, master: true };
});

beforeEach(async () => {
  id = randomUUID().replaceAll('-', '').slice(0, 20);
  email = umEmail();
  const dados = {
    ...camposDaEmpresa(umaEmpresa({ cnpj: umCnpj(), telefone: '5133330000', nomeFantasia: 'Cometa' })),
    responsavel: { nome: 'Rosa Lima', email, telefone: '5133330001' },
  };
  const pedido = { licenciadaId: licenciadaId(), empresaId: null, id, role: 'NORMAL', dados };
  expect(await chamarAqui('empresasFunctions-criarEmpresa', pedido, { por: master })).toEqual({
    resultado: { id },
  });
  await assentar();
  const empresa = await ler(
    db,
    empresaSchema,
    caminhos.empresa({ licenciadaId: licenciadaId(), empresaId: id }),
  );
  colaboradorId = empresa?.colaboradores[0] ?? '';
});

describe('o convite de quem administra', () => {
  it('o e-mail e a página dizem que é para administrar, e de que licenciada', async () => {
    const { carta, dito } = await doLink(email, 1);
    expect(carta?.text).toContain('convidou você para administrar a empresa Cometa');
    expect(carta?.text).toContain('A empresa é da licenciada Rede Sul.');
    expect(dito).toMatchObject({ situacao: 'aguardando', administra: true, licenciada: 'Rede Sul' });
  });

  it('a lista diz quem administra e como está o convite: enviado, não entregue, expirado, aceito', async () => {
    expect(await deles()).toMatchObject([{ id: colaboradorId, email, situacao: 'aguardando' }]);
    const { credencial } = await doLink(email, 1);
    const daFila = db.doc(caminhoNaFila(credencial.conviteId));
    await daFila.update({ estado: 'FALHOU' });
    expect(await deles()).toMatchObject([{ situacao: 'recusado' }]);
    await daFila.update({ estado: 'ENVIADO' });
    const convite = db.doc(`${caminhos.convites}/${credencial.conviteId}`);
    await convite.update({ expiraEm: new Date(Date.now() - 1_000) });
    expect(await deles()).toMatchObject([{ situacao: 'expirado' }]);
    // Again: it works anew.
    expect(await reconvidar()).toEqual(OK);
    expect(await deles()).toMatchObject([{ situacao: 'aguardando' }]);
    const { credencial: outra } = await doLink(email, 2);
    const aceite = { ...outra, email, nome: 'Rosa Lima', senha: SENHA };
    expect(await chamarAqui('usersFunctions-aceitarConviteComSenha', aceite)).toHaveProperty('resultado');
    await assentar();
    expect(await deles()).toMatchObject([{ situacao: 'ativo' }]);
    expect((await reconvidar()).erro?.message).toBe('Este convite já foi aceito.');
  });

  it('outro endereço: o link de antes diz que foi cancelado, o novo vale, e a empresa tem o novo contato', async () => {
    const antes = await doLink(email, 1);
    const outro = umEmail();
    const requestId = randomUUID();
    const aQuestionario = db.doc(`${caminhos.convites}/${randomUUID()}`);
    const dela = {
      ...c.pessoa('Rosa', 'ADMIN'),
      uid: colaboradorId,
      contexto: { licenciadaId: licenciadaId(), empresaId: id },
    };
    await aQuestionario.set(umConvite(dela, { idProjeto: 'p', idQuestionario: 'q' }));
    // The answer was lost, and it is asked again.
    expect(await reconvidar({ email: outro }, requestId)).toEqual(OK);
    expect(await reconvidar({ email: outro }, requestId)).toEqual(OK);
    expect((await chamarAqui(CONSULTAR, antes.credencial)).resultado).toMatchObject({
      situacao: 'cancelado',
    });
    // The stranger answers no questionnaire for the company either.
    expect((await aQuestionario.get()).get('cancelado')).toBe(true);
    const depois = await doLink(outro, 1);
    expect(depois.dito).toMatchObject({ situacao: 'aguardando', nome: 'Rosa Lima', administra: true });
    expect(await deles()).toMatchObject([{ email: outro, situacao: 'aguardando' }]);
    const contexto = { licenciadaId: licenciadaId(), empresaId: id };
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto));
    expect(empresa?.responsavel.email).toBe(outro);
    expect(empresa?.colaboradores).toEqual([(await deles())?.[0]?.id]);
    // Twice in one visit: back to the first address.
    const [agora] = (await deles()) ?? [];
    expect(await reconvidar({ colaboradorId: agora?.id, email })).toEqual(OK);
    expect((await chamarAqui(CONSULTAR, depois.credencial)).resultado).toMatchObject({
      situacao: 'cancelado',
    });
    expect((await doLink(email, 2)).dito).toMatchObject({ situacao: 'aguardando' });
    expect(await deles()).toMatchObject([{ id: colaboradorId, email, situacao: 'aguardando' }]);
  });

  it('o endereço de quem já está na empresa é recusado, e nada muda', async () => {
    const contexto = { licenciadaId: licenciadaId(), empresaId: id };
    const [uid, outro] = [`colega-${id}`, umEmail()];
    const { autenticacao } = await import('@functions/nucleo/contas');
    await (await autenticacao()).createUser({ uid, email: outro });
    await db
      .doc(caminhos.colaborador(contexto, uid))
      .set({ ...umColaborador(c.pessoa('Colega', 'MEMBER')), email: outro });
    expect((await reconvidar({ email: outro })).erro?.message).toBe(
      'Já existe um colaborador com este e-mail nesta empresa.',
    );
    expect(await deles()).toMatchObject([{ id: colaboradorId, email, situacao: 'aguardando' }]);
  });

  it('só o MASTER vê e reconvida; o ADMIN de uma empresa dela, não', async () => {
    const p = c.pessoa('Ana', 'ADMIN');
    await db.doc(p.referencia).set(umColaborador(p));
    const admin = { uid: p.uid, email: p.email, master: false };
    expect(await listar(admin)).toMatchObject(NEGADO);
    expect(await reconvidar({}, randomUUID(), admin)).toMatchObject(NEGADO);
    // The same person as MASTER may.
    expect(await listar({ ...admin, master: true })).toHaveProperty('resultado');
    expect(await reconvidar({}, randomUUID(), { ...admin, master: true })).toEqual(OK);
  });

  it('de uma empresa de outra licenciada, ou que não existe, não há ninguém', async () => {
    expect((await listar(master, ['nenhuma'])).resultado).toEqual({ empresas: { nenhuma: [] } });
    expect((await reconvidar({ id: 'nenhuma' })).erro?.message).toBe('Colaborador não encontrado');
  });

  it('cem empresas cabem num pedido; cento e uma, não', async () => {
    const ids = Array.from({ length: 101 }, (_, i) => `e${i}`);
    expect(await listar(master, ids.slice(0, 100))).toHaveProperty('resultado');
    expect((await listar(master, ids)).erro?.status).toBe('INVALID_ARGUMENT');
  });
});
