// The organiser puts companies into a project (part 3 §7; decisions Q22): new ones, known ones, refusals, repeats.
import { caminhos } from '@/domain/comum/caminhos';
import type { Papel } from '@/domain/acesso/papeis';
import { empresaSchema } from '@/domain/empresas/empresa';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus, projetoInscritoSchema, statusSchema } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { criarEmpresaComMatriz } from '@functions/nucleo/empresas';
import { emDias, umaEmpresa, umColaborador, umProjeto } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cenario, db, logo } from './apoio';
import { umCnpj } from './cnpjs';
import { cartasPara, chamarAqui, comMatriz, esquecerResposta } from './contas';

const CONVIDAR = 'projetosFunctions-inviteEmpresa';
const NEGADO = { erro: { status: 'PERMISSION_DENIED', message: 'Permissão negada' } };

const umId = () => randomUUID().replaceAll('-', '').slice(0, 20);
const umEmail = () => `dona-${randomUUID().slice(0, 8)}@exemplo.com.br`;

async function cena(papel: Papel = 'ADMIN', projeto: Partial<Projeto> = {}, mudancas: object = {}) {
  const c = await cenario([]);
  const p = c.pessoa('Pessoa', papel);
  await db.doc(caminhos.licenciada(c.contexto.licenciadaId)).set(umaLicenciada());
  await db.doc(p.referencia).set(umColaborador(p, mudancas));
  await db.doc(caminhos.projeto(c.contexto, 'premio')).set(umProjeto(p, projeto));
  return { ...c, pessoa: p };
}
type Cena = Awaited<ReturnType<typeof cena>>;

const pedido = ({ contexto }: Cena, mudancas: object = {}) => ({
  ...contexto,
  idEmpresa: umId(),
  projetoId: 'premio',
  projeto: 'O nome que se viu',
  cnpj: umCnpj(),
  nome: 'Cometa Logística',
  email: umEmail(),
  categoria: 'Indústria',
  ...mudancas,
});
const linha = ({ contexto }: Cena, idEmpresa: string) =>
  ler(db, statusSchema, caminhosDoStatus.um(contexto, 'premio', idEmpresa));
const linhas = async ({ contexto }: Cena) =>
  (await db.collection(caminhosDoStatus.status(contexto)).get()).size;

/** A company of the licensee, with the given people. */
async function conhecida({ contexto, pessoa: { uid } }: Cena, dados: object = {}) {
  const empresa = { ...contexto, empresaId: umId() };
  const {
    createdAt: _a,
    createdBy: _b,
    updatedAt: _c,
    updatedBy: _d,
    deletedAt: _e,
    ...resto
  } = umaEmpresa({
    cnpj: umCnpj(),
    ...dados,
  });
  await criarEmpresaComMatriz(db, empresa, resto, { por: uid });
  return { ...empresa, cnpj: resto.cnpj };
}

describe('convidar uma empresa para o projeto', () => {
  it('P194 com uma categoria do projeto, ou sem nenhuma: a empresa escolhe; outra é recusada', async () => {
    const ana = await cena();
    for (const categoria of ['Indústria', '']) {
      const dados = pedido(ana, { categoria });
      expect((await chamarAqui(CONVIDAR, dados, { por: ana.pessoa })).erro).toBeUndefined();
      expect(await linha(ana, dados.idEmpresa)).toMatchObject({ categoria });
    }
    const outra = pedido(ana, { categoria: 'Cooperativas' });
    expect((await chamarAqui(CONVIDAR, outra, { por: ana.pessoa })).erro?.message).toBe(
      'Categoria não encontrada',
    );
    expect(await linhas(ana)).toBe(2);
  });

  it('P194 a que volta ao projeto fica na categoria que tinha, se não lhe dão outra', async () => {
    const ana = await cena('ADMIN', { categoria: ['Indústria', 'Serviços'] });
    const dela = await conhecida(ana);
    const entrar = (categoria: string) =>
      chamarAqui(CONVIDAR, pedido(ana, { cnpj: dela.cnpj, categoria }), { por: ana.pessoa });
    const sair = () =>
      db.doc(caminhosDoStatus.um(ana.contexto, 'premio', dela.empresaId)).update({ deletedAt: new Date() });
    for (const [dada, fica] of [
      ['Indústria', 'Indústria'],
      ['', 'Indústria'],
      ['Serviços', 'Serviços'],
    ] as const) {
      expect((await entrar(dada)).resultado).toMatchObject({ situacao: 'INSCRITA' });
      expect(await linha(ana, dela.empresaId)).toMatchObject({ categoria: fica, deletedAt: null });
      await sair();
    }
  });

  it('a nova vira CONVIDADA, com a linha, a cópia e o convite de quem a administra', async () => {
    const ana = await cena();
    const dados = pedido(ana);
    expect(await chamarAqui(CONVIDAR, dados, { por: ana.pessoa })).toEqual({
      resultado: { id: dados.idEmpresa, situacao: 'CONVIDADA' },
    });
    const dela = { ...ana.contexto, empresaId: dados.idEmpresa };
    const empresa = await ler(db, empresaSchema, caminhos.empresa(dela));
    expect(empresa).toMatchObject({ role: 'CONVIDADA', cnpj: dados.cnpj, createdBy: ana.pessoa.uid });
    const [administrador = ''] = empresa?.colaboradores ?? [];
    expect(await ler(db, colaboradorSchema, caminhos.colaborador(dela, administrador))).toMatchObject({
      role: 'ADMIN',
      status: 'PENDING',
      email: dados.email,
    });
    expect(await linha(ana, dados.idEmpresa)).toMatchObject({
      status: 1,
      origem: 'CONVITE',
      cnpj: dados.cnpj,
    });
    await logo(async () => {
      const [carta] = await cartasPara(dados.email);
      expect(carta?.text).toContain('Prêmio Empresa Inovadora');
      expect(carta?.text).not.toContain('O nome que se viu');
      const copia = caminhosDoStatus.inscrito(ana.contexto, 'premio', dados.idEmpresa);
      expect(await ler(db, projetoInscritoSchema, copia)).toMatchObject({ status: 1 });
    });
  });

  it('a que a licenciada já tem é inscrita, e só quem a administra recebe a mensagem', async () => {
    const ana = await cena();
    const dela = await conhecida(ana);
    const [chefe, colega] = [ana.pessoa, ana.pessoa].map((p, i) => ({
      ...p,
      uid: `${p.uid}-${i}`,
      email: `${i}-${umEmail()}`,
    }));
    if (!chefe || !colega) throw new Error('faltam pessoas');
    await db.doc(caminhos.colaborador(dela, chefe.uid)).set(umColaborador(chefe));
    await db.doc(caminhos.colaborador(dela, colega.uid)).set(umColaborador(colega, { role: 'TEAM' }));
    const dados = pedido(ana, { cnpj: dela.cnpj });
    expect(await chamarAqui(CONVIDAR, dados, { por: ana.pessoa })).toEqual({
      resultado: { id: dela.empresaId, situacao: 'INSCRITA' },
    });
    expect(await linha(ana, dela.empresaId)).toMatchObject({ status: 1, cnpj: dela.cnpj });
    await logo(async () => {
      const [carta] = await cartasPara(chefe.email);
      expect(carta?.subject).toContain('Prêmio Empresa Inovadora');
      expect(carta?.text).toContain('/diagnosticoEmpresa');
    });
    // Nobody was invited: neither the address written, nor a colleague without the role.
    for (const email of [dados.email, colega.email]) expect(await cartasPara(email)).toEqual([]);
    expect(
      (await db.doc(caminhos.empresa({ ...ana.contexto, empresaId: dados.idEmpresa })).get()).exists,
    ).toBe(false);
    expect(await chamarAqui(CONVIDAR, { ...dados, idEmpresa: umId() }, { por: ana.pessoa })).toEqual({
      resultado: { id: dela.empresaId, situacao: 'JA_INSCRITA' },
    });
    expect(await linhas(ana)).toBe(1);
  });

  it('E20 o mesmo pedido de novo, e o que morreu depois de gravar, dão a mesma empresa e uma mensagem', async () => {
    const ana = await cena();
    const [dados, requestId] = [pedido(ana), randomUUID()];
    const uma = await chamarAqui(CONVIDAR, dados, { por: ana.pessoa, requestId });
    expect(await chamarAqui(CONVIDAR, dados, { por: ana.pessoa, requestId })).toEqual(uma);
    await esquecerResposta(CONVIDAR, ana.pessoa, requestId);
    expect(await chamarAqui(CONVIDAR, dados, { por: ana.pessoa, requestId })).toMatchObject({
      resultado: { id: dados.idEmpresa },
    });
    // Another request for the same company, after the form was opened again.
    expect(await chamarAqui(CONVIDAR, dados, { por: ana.pessoa })).toEqual({
      resultado: { id: dados.idEmpresa, situacao: 'JA_INSCRITA' },
    });
    await logo(async () => expect(await cartasPara(dados.email)).toHaveLength(1));
    expect(await linhas(ana)).toBe(1);
  });

  it('duas ao mesmo tempo com o mesmo CNPJ: uma empresa, uma linha', async () => {
    const ana = await cena();
    const cnpj = umCnpj();
    const fins = await Promise.all(
      [1, 2].map(() => chamarAqui(CONVIDAR, pedido(ana, { cnpj }), { por: ana.pessoa })),
    );
    const ids = fins.map(({ resultado }) => (resultado as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(await linhas(ana)).toBe(1);
  });

  it.each(['TEAM', 'MASTER', 'MEMBER', 'COLLABORATOR'] as const)('%s não convida empresas', async (papel) => {
    const c = await cena(papel);
    await comMatriz(c.contexto, papel, { 1: {}, 6: {}, 13: {}, 30: {} });
    const dados = pedido(c);
    expect(await chamarAqui(CONVIDAR, dados, { por: c.pessoa })).toEqual(NEGADO);
    expect(await linhas(c)).toBe(0);
    expect((await db.doc(`cnpjs/${dados.cnpj}`).get()).exists).toBe(false);
  });
  it.each([
    ['quem administra uma convidada', { empresaRole: 'CONVIDADA' }],
    ['quem responde de fora', { externo: true }],
    ['quem foi desabilitado', { status: 'DISABLED' }],
  ])('%s não convida empresas', async (_, mudancas) => {
    const c = await cena('ADMIN', {}, mudancas);
    expect(await chamarAqui(CONVIDAR, pedido(c), { por: c.pessoa })).toEqual(NEGADO);
    expect(await linhas(c)).toBe(0);
  });
  it('sem conta ninguém convida', async () => {
    const c = await cena();
    expect((await chamarAqui(CONVIDAR, pedido(c))).erro?.message).toBe('Usuário não autenticado');
  });

  it.each<[string, Partial<Projeto>, string]>([
    ['encerrado', { encerrado: true }, 'Inscrições encerradas..'],
    ['que acabou', { anoAtuacao: emDias(-9), anoVigencia: emDias(-2) }, 'Inscrições encerradas..'],
    ['que não começou', { anoAtuacao: emDias(2) }, 'As inscrições deste projeto ainda não abriram.'],
    ['removido', { deletedAt: emDias(-1) }, 'Projeto não encontrado'],
  ])('em um projeto %s ninguém entra, e nada fica', async (_, projeto, frase) => {
    const ana = await cena('ADMIN', projeto);
    const dados = pedido(ana);
    expect((await chamarAqui(CONVIDAR, dados, { por: ana.pessoa })).erro?.message).toBe(frase);
    expect(await linhas(ana)).toBe(0);
    expect((await db.doc(`cnpjs/${dados.cnpj}`).get()).exists).toBe(false);
  });

  it('a inativa, a de outra licenciada, e o projeto de outra empresa são recusados', async () => {
    const [ana, outra] = [await cena(), await cena()];
    const inativa = await conhecida(ana, { status: 'INATIVO' });
    const alheia = await conhecida(outra);
    const recusa = async (mudancas: object) =>
      (await chamarAqui(CONVIDAR, pedido(ana, mudancas), { por: ana.pessoa })).erro?.message;
    expect(await recusa({ cnpj: inativa.cnpj })).toBe('Empresa inativa');
    expect(await recusa({ cnpj: alheia.cnpj })).toBe('Empresa já cadastrada');
    expect(await recusa({ projetoId: 'nenhum' })).toBe('Projeto não encontrado');
    expect(await recusa({ ...outra.contexto })).toBe('Permissão negada');
    expect(await linhas(ana)).toBe(0);
  });

  it.each([
    ['CNPJ errado', { cnpj: '12345678901234' }, 'CNPJ inválido'],
    ['nome curto', { nome: 'ab' }, 'Escreva ao menos 3 letras.'],
    ['nome enorme', { nome: 'x'.repeat(50_000) }, /no máximo|<=120|demais|grande/i],
    ['e-mail torto', { email: 'a@b\r\nBcc: x@y.z' }, 'E-mail inválido'],
    ['id que sai do lugar', { idEmpresa: '../x' }, 'Empresa não selecionada'],
    ['campo a mais', { role: 'NORMAL' }, /./],
  ])('recusa %s', async (_, mudancas, frase) => {
    const ana = await cena();
    const { erro } = await chamarAqui(CONVIDAR, pedido(ana, mudancas), { por: ana.pessoa });
    expect(erro?.status).toBe('INVALID_ARGUMENT');
    expect(erro?.message).toMatch(frase);
    expect(await linhas(ana)).toBe(0);
  });
});
