// Companies in projects: their phase, what their rows copy of them, and what they see of the project (part 3 §3 and §4).
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { Papel } from '@/domain/acesso/papeis';
import { FASES_PADRAO } from '@/domain/projetos/projeto';
import { caminhosDoStatus, projetoInscritoSchema, statusSchema } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { empresasEmProjetos } from '@functions/derivacoes/projetos';
import { umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { assentar } from './hospede';

const MUDAR = 'projetosFunctions-mudarFase';
const NEGADO = { erro: { status: 'PERMISSION_DENIED', message: 'Permissão negada' } };
const feito = { resultado: {} };

interface Cena extends Cenario {
  convidada: Contexto;
  linha: string;
  copia: string;
}

/** A project with one company in it; the organiser's people as `alguem` makes them. */
async function cena(mudancas: object = {}): Promise<Cena> {
  const c = await cenario([]);
  const convidada = { ...c.contexto, empresaId: `${c.contexto.empresaId}-convidada` };
  const linha = caminhosDoStatus.um(c.contexto, 'premio', convidada.empresaId);
  const copia = caminhosDoStatus.inscrito(c.contexto, 'premio', convidada.empresaId);
  const empresa = umaEmpresa({ role: 'CONVIDADA' });
  const escrita = db.batch();
  escrita.set(db.doc(caminhos.projeto(c.contexto, 'premio')), umProjeto(c.pessoa('Ana', 'ADMIN')));
  escrita.set(db.doc(caminhos.empresa(convidada)), empresa);
  escrita.set(db.doc(linha), umStatus('premio', convidada.empresaId, mudancas));
  await escrita.commit();
  return { ...c, convidada, linha, copia };
}
async function alguem(c: Cenario, papel: Papel, mudancas = {}) {
  const p = c.pessoa(`${papel}-${randomUUID().slice(0, 4)}`, papel);
  await db.doc(p.referencia).set(umColaborador(p, mudancas));
  return p;
}
const pedido = ({ contexto, convidada }: Cena, mudancas: object = {}) => ({
  ...contexto,
  idProjeto: 'premio',
  idEmpresa: convidada.empresaId,
  de: 1,
  status: 2,
  ...mudancas,
});
const naLinha = ({ linha }: Cena) => ler(db, statusSchema, linha);
const trilha = async ({ contexto }: Cena) =>
  (await db.collection(caminhos.auditoria(contexto)).get()).docs.map((d) => d.data());

describe('mudarFase', () => {
  it('muda a fase, guarda quando e quem, e a empresa a vê', async () => {
    const c = await cena();
    const ana = await alguem(c, 'ADMIN');
    expect(await chamarAqui(MUDAR, pedido(c), { por: ana })).toEqual(feito);
    const depois = await naLinha(c);
    expect(depois).toMatchObject({ status: 2, updatedBy: ana.uid });
    expect(depois?.historico.map(({ status, por }) => [status, por]).at(-1)).toEqual([2, ana.uid]);
    expect(await trilha(c)).toMatchObject([
      { acao: 'EMPRESA_FASE', quem: ana.uid, antes: { fase: 1 }, depois: { fase: 2 } },
    ]);
    await logo(async () => {
      const copia = await ler(db, projetoInscritoSchema, c.copia);
      expect(copia?.status).toBe(2);
      expect(copia?.historico.map(({ status }) => status)).toEqual([1, 2]);
    });
  });

  it('a mesma de novo não muda nada; quem viu outra fase é avisado', async () => {
    const c = await cena();
    const ana = await alguem(c, 'ADMIN');
    for (let i = 0; i < 2; i++) expect(await chamarAqui(MUDAR, pedido(c), { por: ana })).toEqual(feito);
    expect((await naLinha(c))?.historico).toHaveLength(2);
    const { erro } = await chamarAqui(MUDAR, pedido(c, { status: 3 }), { por: ana });
    expect(erro?.message).toBe('Outra pessoa já mudou a fase desta empresa. Confira e tente de novo.');
    expect((await naLinha(c))?.status).toBe(2);
  });

  it('duas ao mesmo tempo: uma vale, a outra é avisada', async () => {
    const c = await cena();
    const ana = await alguem(c, 'ADMIN');
    const fins = await Promise.all(
      [2, 3].map((status) => chamarAqui(MUDAR, pedido(c, { status }), { por: ana })),
    );
    expect(fins.filter(({ erro }) => erro === undefined)).toHaveLength(1);
    expect((await naLinha(c))?.historico).toHaveLength(2);
  });

  it('só quem analisa e tem 6.criacao e 6.leitura; Vencedores só ADMIN', async () => {
    const c = await cena({ status: 6 });
    for (const papel of ['TEAM', 'MEMBER', 'COLLABORATOR'] as const)
      await comMatriz(c.contexto, papel, { 6: {} });
    const equipe = await alguem(c, 'TEAM');
    const daqui = pedido(c, { de: 6, status: 4 });
    for (const papel of ['MEMBER', 'COLLABORATOR'] as const) {
      await comMatriz(c.contexto, papel, { 6: {} });
      expect(await chamarAqui(MUDAR, daqui, { por: await alguem(c, papel) })).toEqual(NEGADO);
    }
    const respondente = await alguem(c, 'TEAM', { externo: true });
    expect(await chamarAqui(MUDAR, daqui, { por: respondente })).toEqual(NEGADO);
    await comMatriz(c.contexto, 'TEAM', { 6: { criacao: false } });
    expect(await chamarAqui(MUDAR, daqui, { por: equipe })).toEqual(NEGADO);
    await comMatriz(c.contexto, 'TEAM', { 6: {} });
    expect(await chamarAqui(MUDAR, pedido(c, { de: 6, status: 7 }), { por: equipe })).toEqual(NEGADO);
    expect((await naLinha(c))?.status).toBe(6);
    const ana = await alguem(c, 'ADMIN');
    expect(await chamarAqui(MUDAR, pedido(c, { de: 6, status: 7 }), { por: ana })).toEqual(feito);
    expect(await chamarAqui(MUDAR, pedido(c, { de: 7, status: 6 }), { por: equipe })).toEqual(NEGADO);
    expect((await naLinha(c))?.status).toBe(7);
  });

  it('E09 a convidada não muda a sua fase; ninguém muda a de outro organizador', async () => {
    const c = await cena();
    const gilda = c.pessoa('Gilda', 'ADMIN');
    const ser = (empresaRole: 'NORMAL' | 'CONVIDADA') =>
      db.doc(caminhos.colaborador(c.convidada, gilda.uid)).set(umColaborador(gilda, { empresaRole }));
    const dela = () => chamarAqui(MUDAR, { ...pedido(c), ...c.convidada }, { por: gilda });
    await ser('CONVIDADA');
    expect(await chamarAqui(MUDAR, pedido(c), { por: gilda })).toEqual(NEGADO);
    expect(await dela()).toEqual(NEGADO);
    await ser('NORMAL');
    expect(await chamarAqui(MUDAR, pedido(c), { por: gilda })).toEqual(NEGADO);
    expect((await dela()).erro?.message).toBe('Projeto não encontrado');
    expect((await naLinha(c))?.status).toBe(1);
  });

  it.each([
    ['fase que o projeto não usa', { status: 5 }, 'Esta fase não está em uso no projeto.'],
    ['fase que não existe', { status: 77 }, 'Esta fase não está em uso no projeto.'],
    ['projeto que não existe', { idProjeto: 'nenhum' }, 'Projeto não encontrado'],
    ['empresa que não está nele', { idEmpresa: 'nenhuma' }, 'Empresa não encontrada'],
    ['id que sai do lugar', { idEmpresa: '../x' }, 'Empresa não selecionada'],
  ])('recusa %s', async (_, mudancas, frase) => {
    const c = await cena();
    const fases = FASES_PADRAO.map((fase) => ({ ...fase, checked: fase.id !== 5 }));
    await db.doc(caminhos.projeto(c.contexto, 'premio')).update({ fases });
    const ana = await alguem(c, 'ADMIN');
    const { erro } = await chamarAqui(MUDAR, pedido(c, mudancas), { por: ana });
    expect(erro?.message).toBe(frase);
    expect((await naLinha(c))?.status).toBe(1);
  });

  it('uma linha de outros dois com o mesmo id não é lida como a deles', async () => {
    const c = await cena();
    await db.doc(c.linha).update({ idProjeto: `premio_${c.convidada.empresaId}` });
    const { erro } = await chamarAqui(MUDAR, pedido(c), { por: await alguem(c, 'ADMIN') });
    expect(erro?.message).toBe('Projeto invalido!');
    // Nor does the trigger take it for one.
    await expect(assentar()).rejects.toThrow('Projeto invalido!');
  });
});

describe('o que se copia', () => {
  it('segue a empresa e o projeto; o recálculo não acha nada a corrigir', async () => {
    const c = await cena();
    await logo(async () => expect((await db.doc(c.copia).get()).exists).toBe(true));
    await db.doc(caminhos.empresa(c.convidada)).update({ nomeFantasia: 'Cometa Nova', porte: null });
    await db.doc(caminhos.projeto(c.contexto, 'premio')).update({ nome: 'Outro prêmio', encerrado: true });
    await logo(async () => {
      expect(await naLinha(c)).toMatchObject({ nomeFantasia: 'Cometa Nova', porte: null });
      expect(await ler(db, projetoInscritoSchema, c.copia)).toMatchObject({
        nome: 'Outro prêmio',
        encerrado: true,
      });
    });
    expect(await empresasEmProjetos.todos(db, c.contexto, { simular: true })).toEqual([]);
  });
  it('a empresa removida sai do projeto, e da sua própria lista', async () => {
    const c = await cena();
    await logo(async () => expect((await db.doc(c.copia).get()).exists).toBe(true));
    await db.doc(caminhos.empresa(c.convidada)).update({ deletedAt: new Date() });
    await logo(async () => {
      expect((await naLinha(c))?.deletedAt).not.toBeNull();
      expect((await ler(db, projetoInscritoSchema, c.copia))?.deletedAt).not.toBeNull();
    });
  });
  it('o recálculo refaz o que falta', async () => {
    const c = await cena();
    await logo(async () => expect((await db.doc(c.copia).get()).exists).toBe(true));
    // A late event may put it back before the command does: then it is taken away once more.
    await logo(async () => {
      await db.doc(c.copia).delete();
      expect(await empresasEmProjetos.todos(db, c.contexto, {})).toHaveLength(1);
    });
    expect((await db.doc(c.copia).get()).exists).toBe(true);
  });
});
