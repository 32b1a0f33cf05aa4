// A company that has an account comes into a project by one click (decisions P331): what it leaves, and who may not.
import { caminhos } from '@/domain/comum/caminhos';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus, projetoInscritoSchema, statusSchema } from '@/domain/projetos/status';
import { TERMOS_DA_INSCRICAO } from '@/domain/projetos/termos-da-inscricao';
import { ler } from '@functions/banco';
import { emDias, umaEmpresa, umProjeto } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { cartasPara, chamarAqui } from './contas';
import { mundoDasFolhas } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let chefe: Persona;
const termos = {
  regulamento: TERMOS_DA_INSCRICAO.regulamento.versao,
  elegibilidade: TERMOS_DA_INSCRICAO.elegibilidade.versao,
};

/** The edition after the one that the company is in. */
const edicao = (id: string, mudancas: Partial<Projeto> = {}) =>
  db
    .doc(caminhos.projeto(m.c.contexto, id))
    .set(umProjeto(m.admin, { nome: `Prêmio ${id}`, categoria: ['Indústria', 'Serviços'], ...mudancas }));

beforeEach(async () => {
  m = await mundoDasFolhas();
  chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  await edicao('nova');
});

const inscrever = (quem = chefe, mudancas: object = {}, requestId: string = randomUUID()) =>
  chamarAqui(
    'projetosFunctions-inscreverMinhaEmpresa',
    {
      ...quem.contexto,
      organizadora: m.c.contexto.empresaId,
      idProjeto: 'nova',
      categoria: 'Indústria',
      termos,
      ...mudancas,
    },
    { por: { uid: quem.uid, email: quem.email }, requestId },
  );
const linha = (idProjeto = 'nova') =>
  ler(db, statusSchema, caminhosDoStatus.um(m.c.contexto, idProjeto, m.convidada.empresaId));
const provas = async () => (await db.collection(caminhos.consentimentos(m.convidada)).get()).docs;

describe('a empresa que já tem conta', () => {
  it('entra com um clique: a linha, a cópia, a prova de cada termo, a trilha e a mensagem', async () => {
    expect(await inscrever()).toEqual({ resultado: { situacao: 'INSCRITA' } });
    expect(await linha()).toMatchObject({
      status: 1,
      origem: 'EXTERNO',
      categoria: 'Indústria',
      createdBy: chefe.uid,
      nomeFantasia: 'Convidada',
      deletedAt: null,
    });
    expect((await provas()).map((prova) => [prova.get('termo'), prova.get('createdBy')])).toEqual([
      ['elegibilidade', chefe.uid],
      ['regulamento', chefe.uid],
    ]);
    const trilha = await db
      .collection(caminhos.auditoria(m.c.contexto))
      .where('acao', '==', 'EMPRESA_INSCRITA')
      .get();
    expect(trilha.docs.map((entrada) => entrada.get('quem') as string)).toEqual([chefe.uid]);
    await logo(async () => {
      const copia = caminhosDoStatus.inscrito(m.c.contexto, 'nova', m.convidada.empresaId);
      expect(await ler(db, projetoInscritoSchema, copia)).toMatchObject({ status: 1, deletedAt: null });
      const [carta] = await cartasPara(chefe.email);
      expect(carta?.text).toContain('Chefe inscreveu a empresa Convidada em Prêmio nova.');
    });
  });

  it('enviado outra vez é uma só; a prova de uma edição não some com a da outra', async () => {
    const requestId = randomUUID();
    expect(await inscrever(chefe, {}, requestId)).toEqual(await inscrever(chefe, {}, requestId));
    expect(await inscrever()).toEqual({ resultado: { situacao: 'JA_INSCRITA' } });
    expect(await provas()).toHaveLength(2);
    await edicao('seguinte', { linkRegulamento: 'https://premio.exemplo/seguinte' });
    expect(await inscrever(chefe, { idProjeto: 'seguinte', categoria: 'Serviços' })).toEqual({
      resultado: { situacao: 'INSCRITA' },
    });
    const lidos = (await provas()).map((prova) => prova.get('regulamento') as string);
    expect(lidos).toHaveLength(4);
    expect(new Set(lidos).size).toBe(2);
  });
});

const recusada = async (resposta: ReturnType<typeof inscrever>, frase: string | RegExp) => {
  const { erro } = await resposta;
  expect(erro?.message).toMatch(frase);
  expect(await linha()).toBeUndefined();
  expect(await provas()).toEqual([]);
};

describe('não entra', () => {
  it('A60 pela mão de quem não a administra, nem por quem é de outra empresa', async () => {
    await recusada(inscrever(await m.pessoa('Mara', m.convidada, 'MEMBER')), 'Permissão negada');
    await recusada(
      inscrever(await m.pessoa('Externa', m.convidada, 'ADMIN', { externo: true })),
      'Permissão negada',
    );
    await recusada(inscrever(m.admin, { empresaId: m.convidada.empresaId }), 'Permissão negada');
    expect((await inscrever()).erro).toBeUndefined();
  });

  it('A61 no projeto da própria empresa, de quem não organiza, ou de outra licenciada', async () => {
    await recusada(inscrever(m.admin), 'Projeto não encontrado');
    const outra = { ...m.convidada, empresaId: `${m.convidada.empresaId}-outra` };
    await db.doc(caminhos.empresa(outra)).set(umaEmpresa({ nomeFantasia: 'Outra', role: 'CONVIDADA' }));
    await db.doc(caminhos.projeto(outra, 'nova')).set(umProjeto(m.admin, { categoria: ['Indústria'] }));
    await recusada(inscrever(chefe, { organizadora: outra.empresaId }), 'Empresa não encontrada');
    const longe = await mundoDasFolhas();
    await recusada(
      inscrever(chefe, { organizadora: longe.c.contexto.empresaId, idProjeto: 'p' }),
      'Empresa não encontrada',
    );
    expect((await inscrever()).erro).toBeUndefined();
  });

  it('A62 fora do período, sem uma categoria do projeto, ou com termos que não são os de agora', async () => {
    await edicao('nova', { encerrado: true });
    await recusada(inscrever(), 'Inscrições encerradas');
    await edicao('nova', { anoAtuacao: emDias(2) });
    await recusada(inscrever(), 'ainda não abriram');
    await edicao('nova');
    await recusada(inscrever(chefe, { categoria: 'Cooperativas' }), 'Categoria não encontrada');
    await recusada(inscrever(chefe, { categoria: '' }), 'Escolha a categoria.');
    await recusada(
      inscrever(chefe, { termos: { ...termos, elegibilidade: '2020-01-01' } }),
      'Os termos mudaram.',
    );
    expect((await inscrever()).erro).toBeUndefined();
  });
});
