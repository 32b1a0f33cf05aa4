// Links between ideas: made and undone by people who may, between public ones; hidden when one becomes private.
import { caminhos } from '@/domain/comum/caminhos';
import type { Desafio } from '@/domain/desafios/desafio';
import { idDoVinculo, parDe, pontaDe, SEM_MAIS_RESPOSTAS, vinculoSchema } from '@/domain/ideias/vinculo';
import { ler } from '@functions/banco';
import { acertarVinculo } from '@functions/nucleo/vinculos';
import { DESAFIO, umDesafio, umRascunhoDeDesafio } from '@tests/support/desafio';
import {
  daIdeia,
  emDias,
  umaIdeia,
  umaIdeiaPublicada,
  umColaborador,
  umVinculo,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, chamar, cenario, db, logo } from './apoio';
import { comMatriz, tokenDe } from './contas';

it('o vínculo some quando uma ideia se torna privada e volta com ela; repetir nada muda', async () => {
  const c = await cenario([]);
  const ana = c.pessoa('Ana');
  const id = idDoVinculo(daIdeia('b'), daIdeia('a'));
  const caminho = `${caminhos.vinculosDeIdeias(c.contexto)}/${id}`;
  const ideia = db.doc(caminhos.ideia(c.contexto, 'a'));
  await ideia.set(umaIdeiaPublicada(ana));
  await db.doc(caminhos.ideia(c.contexto, 'b')).set(umaIdeiaPublicada(ana));
  await db.doc(caminho).set(umVinculo(ana, [daIdeia('a'), daIdeia('b')]));
  const publicas = async () => (await ler(db, vinculoSchema, caminho))?.publicas;
  await ideia.update({ privado: true, visibilidade: 'PRIVADA' });
  await logo(async () => expect(await publicas()).toBe(false));
  expect(await acertarVinculo(db, c.contexto, id)).toEqual([]);
  await ideia.update({ privado: false, visibilidade: 'PUBLICA' });
  await logo(async () => expect(await publicas()).toBe(true));
  await ideia.update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
  await logo(async () => expect(await publicas()).toBe(false));
});

describe('vincular', () => {
  let c: Cenario;
  let quem: Record<'autor' | 'colega' | 'admin' | 'equipe' | 'externo', { pessoa: Persona; token: string }>;

  beforeAll(async () => {
    c = await cenario([]);
    const pessoas = {
      autor: c.pessoa('Aurora', 'MEMBER'),
      colega: c.pessoa('Caetano', 'MEMBER'),
      admin: c.pessoa('Ada', 'ADMIN'),
      equipe: c.pessoa('Tea', 'TEAM'),
      externo: c.pessoa('Rui', 'ADMIN'),
    };
    const entradas = await Promise.all(
      Object.entries(pessoas).map(async ([nome, pessoa]) => {
        await db.doc(pessoa.referencia).set(umColaborador(pessoa, { externo: nome === 'externo' }));
        return [nome, { pessoa, token: await tokenDe(pessoa) }] as const;
      }),
    );
    quem = Object.fromEntries(entradas) as typeof quem;
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false } });
    await comMatriz(c.contexto, 'TEAM', { 3: { criacao: false } });
  });

  const ideia = async (de: Persona, mudancas: object = {}, rascunho = false) => {
    const ref = db.collection(caminhos.ideias(c.contexto)).doc();
    await ref.set(rascunho ? umaIdeia(de) : umaIdeiaPublicada(de, mudancas));
    return daIdeia(ref.id);
  };
  const pedir = (nome: keyof typeof quem, a: string, b: string, mudancas: object = {}) =>
    chamar(
      'ideiasFunctions-definirVinculo',
      { ...c.contexto, pontas: [a, b], vinculadas: true, ...mudancas },
      { token: quem[nome].token },
    );
  const gravado = (a: string, b: string) =>
    ler(db, vinculoSchema, `${caminhos.vinculosDeIdeias(c.contexto)}/${idDoVinculo(a, b)}`);
  const duas = async (de: keyof typeof quem = 'autor') =>
    [await ideia(quem[de].pessoa), await ideia(quem.admin.pessoa)] as const;

  it('quem propôs uma delas liga, desfaz e refaz, em qualquer ordem; repetir nada muda', async () => {
    const [a, b] = await duas();
    expect(await pedir('autor', a, b)).toMatchObject({ status: 200, resultado: { vinculadas: true } });
    const feito = await gravado(a, b);
    expect(feito).toMatchObject({
      pontas: [a, b].toSorted(),
      publicas: true,
      deletedAt: null,
      createdBy: quem.autor.pessoa.uid,
    });
    expect((await pedir('autor', b, a)).status).toBe(200);
    expect(await gravado(b, a)).toEqual(feito);
    expect((await pedir('autor', b, a, { vinculadas: false })).status).toBe(200);
    expect((await gravado(a, b))?.deletedAt).toBeInstanceOf(Date);
    expect((await pedir('autor', a, b)).status).toBe(200);
    expect(await gravado(a, b)).toMatchObject({ deletedAt: null, publicas: true });
  });

  it('quatro pedidos ao mesmo tempo fazem um vínculo', async () => {
    const [a, b] = await duas();
    const respostas = await Promise.all(
      Array.from({ length: 4 }, (_, i) => (i % 2 ? pedir('autor', a, b) : pedir('admin', b, a))),
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await gravado(a, b)).toMatchObject({ deletedAt: null, publicas: true });
  });

  it('quem edita ideias liga as de outros; quem não as edita nem propôs, não', async () => {
    const [a, b] = await duas();
    const recusada = await pedir('colega', a, b);
    expect(recusada.erro?.message).toBe('Permissão negada');
    expect(await gravado(a, b)).toBeUndefined();
    expect((await pedir('equipe', a, b)).status).toBe(200);
    expect((await pedir('colega', a, b, { vinculadas: false })).erro?.message).toBe('Permissão negada');
    expect((await gravado(a, b))?.deletedAt).toBeNull();
    expect((await pedir('admin', a, b, { vinculadas: false })).status).toBe(200);
  });

  it('quem propõe ideias só com a permissão de propor', async () => {
    const [a, b] = [await ideia(quem.autor.pessoa), await ideia(quem.autor.pessoa)];
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false, criacao: false } });
    expect((await pedir('autor', a, b)).erro?.message).toBe('Permissão negada');
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false } });
    expect((await pedir('autor', a, b)).status).toBe(200);
  });

  it('rascunho, privada, removida, inexistente e de outra empresa se recusam do mesmo modo', async () => {
    const fora = await cenario([]);
    const deFora = db.collection(caminhos.ideias(fora.contexto)).doc();
    await deFora.set(umaIdeiaPublicada(fora.pessoa('Xavier')));
    const a = await ideia(quem.autor.pessoa);
    for (const b of [
      await ideia(quem.autor.pessoa, {}, true),
      await ideia(quem.colega.pessoa, { privado: true }),
      await ideia(quem.colega.pessoa, { deletedAt: emDias(-1), visibilidade: 'REMOVIDA' }),
      daIdeia('nao-existe'),
      daIdeia(deFora.id),
    ])
      for (const nome of ['autor', 'admin'] as const) {
        expect((await pedir(nome, a, b)).erro?.message).toBe('Só ideias e desafios públicos se vinculam.');
        expect(await gravado(a, b)).toBeUndefined();
      }
    expect((await pedir('autor', a, a)).erro?.message).toBe('Escolha duas ideias diferentes.');
    expect((await pedir('autor', a, await ideia(quem.colega.pessoa))).status).toBe(200);
  });

  it('o que se tornou privado é desfeito por quem propôs uma delas, e por mais ninguém', async () => {
    const [a, b] = await duas();
    await pedir('autor', a, b);
    await db.doc(caminhos.colecao(c.contexto, b)).update({ privado: true, visibilidade: 'PRIVADA' });
    await logo(async () => expect((await gravado(a, b))?.publicas).toBe(false));
    expect((await pedir('equipe', a, b, { vinculadas: false })).status).not.toBe(200);
    expect((await gravado(a, b))?.deletedAt).toBeNull();
    expect((await pedir('autor', a, b, { vinculadas: false })).status).toBe(200);
    expect((await gravado(a, b))?.deletedAt).toBeInstanceOf(Date);
  });

  const desafio = async (de: Persona, rascunho = false, mudancas: Partial<Desafio> = {}) => {
    const ref = db.collection(caminhos.colecao(c.contexto, DESAFIO.colecao)).doc();
    await ref.set(rascunho ? umRascunhoDeDesafio(de) : umDesafio(de, mudancas));
    return pontaDe(DESAFIO, ref.id);
  };

  it('uma ideia responde a um desafio: por quem propôs um dos dois; o desafio removido esconde o vínculo', async () => {
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false }, 9: {} });
    const [a, d] = [await ideia(quem.autor.pessoa), await desafio(quem.colega.pessoa)];
    expect((await pedir('autor', a, d)).status).toBe(200);
    expect(await gravado(d, a)).toMatchObject({ pontas: [d, a], publicas: true, deletedAt: null });
    expect((await pedir('colega', d, a, { vinculadas: false })).status).toBe(200);
    expect((await pedir('colega', d, a)).status).toBe(200);
    await db.doc(caminhos.colecao(c.contexto, d)).update({ deletedAt: emDias(0), visibilidade: 'REMOVIDA' });
    await logo(async () => expect((await gravado(a, d))?.publicas).toBe(false));
    const alheia = await ideia(quem.admin.pessoa);
    const alheio = await desafio(quem.admin.pessoa);
    expect((await pedir('autor', alheia, alheio)).erro?.message).toBe('Permissão negada');
    expect((await pedir('equipe', alheia, alheio)).erro?.message).toBe('Permissão negada');
    await comMatriz(c.contexto, 'TEAM', { 3: { criacao: false }, 9: {} });
    expect((await pedir('equipe', alheia, alheio)).status).toBe(200);
  });

  it('um desafio em rascunho, e quem não lê desafios, se recusam; dois desafios não se vinculam', async () => {
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false }, 9: {} });
    const [a, b] = [await ideia(quem.autor.pessoa), await ideia(quem.autor.pessoa, {}, true)];
    const [publico, outro] = [await desafio(quem.autor.pessoa), await desafio(quem.autor.pessoa)];
    const emRascunho = await desafio(quem.colega.pessoa, true);
    const naoExiste = pontaDe(DESAFIO, 'nao-existe');
    for (const [x, y] of [
      [a, emRascunho],
      [a, naoExiste],
      [b, publico],
    ] as const) {
      expect((await pedir('autor', x, y)).erro?.message).toBe('Só ideias e desafios públicos se vinculam.');
      expect(await gravado(x, y)).toBeUndefined();
    }
    expect((await pedir('autor', publico, outro)).erro?.message).toBe(
      'Ao menos uma das duas precisa ser uma ideia.',
    );
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false }, 9: { leitura: false } });
    for (const d of [publico, naoExiste])
      expect((await pedir('autor', a, d)).erro?.message).toBe('Permissão negada');
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false }, 9: {} });
    expect((await pedir('autor', a, publico)).status).toBe(200);
  });

  it.each(['REALIZADO', 'SOLUCOES_VALIDADAS', 'CANCELADA', 'RECUSADO_PELO_COMITE'] as const)(
    'o desafio que terminou (%s) não recebe mais ideias, e as que tem se retiram',
    async (status) => {
      await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false }, 9: {} });
      const [a, b] = [await ideia(quem.autor.pessoa), await ideia(quem.autor.pessoa)];
      const d = await desafio(quem.colega.pessoa, false, { status: 'EM_REALIZACAO' });
      expect((await pedir('autor', a, d)).status).toBe(200);
      await db.doc(caminhos.colecao(c.contexto, d)).update({ status });
      for (const nome of ['autor', 'admin'] as const)
        expect((await pedir(nome, b, d)).erro?.message).toBe(SEM_MAIS_RESPOSTAS);
      expect(await gravado(b, d)).toBeUndefined();
      // What was linked before is said again without harm, and taken back.
      expect((await pedir('autor', a, d)).status).toBe(200);
      expect((await pedir('colega', a, d, { vinculadas: false })).status).toBe(200);
      expect((await pedir('autor', a, d)).erro?.message).toBe(SEM_MAIS_RESPOSTAS);
      expect((await gravado(a, d))?.deletedAt).toBeInstanceOf(Date);
      expect((await pedir('autor', a, b)).status).toBe(200);
    },
  );

  it('quem propôs o desafio é avisado da ideia quando todos a veem, uma vez; quem a liga por si, não', async () => {
    await comMatriz(c.contexto, 'MEMBER', { 3: { editar: false }, 9: {} });
    const d = await desafio(quem.colega.pessoa);
    const avisos = async (nome: keyof typeof quem) => {
      const { uid } = quem[nome].pessoa;
      const { docs } = await db.collection(caminhos.notificacoes(c.contexto, uid)).get();
      // Of this challenge: what the tests before made may still be told.
      const daqui = [a, sua, escondida].map(ligacao);
      return docs.map(({ id }) => id).filter((id) => daqui.includes(id));
    };
    const [a, sua, escondida] = [
      await ideia(quem.autor.pessoa),
      await ideia(quem.colega.pessoa),
      await ideia(quem.autor.pessoa, { privado: true, visibilidade: 'PRIVADA' }),
    ];
    const ligacao = (outra: string) => `vinculo_${idDoVinculo(d, outra)}`;
    // As a solution that becomes an idea: the link is there before the idea is public.
    await db
      .doc(`${caminhos.vinculosDeIdeias(c.contexto)}/${idDoVinculo(d, escondida)}`)
      .set({ ...umVinculo(quem.autor.pessoa, parDe(d, escondida)), publicas: false });
    await pedir('colega', sua, d);
    await pedir('autor', a, d);
    await logo(async () => expect(await avisos('colega')).toEqual([ligacao(a)]));
    const aviso = db.doc(`${caminhos.notificacoes(c.contexto, quem.colega.pessoa.uid)}/${ligacao(a)}`);
    expect((await aviso.get()).data()).toMatchObject({
      quem: quem.autor.pessoa.uid,
      sobre: caminhos.colecao(c.contexto, d),
      detalhe: {},
    });
    await aviso.update({ detalhe: { removida: true } });
    await pedir('autor', a, d, { vinculadas: false });
    await pedir('autor', a, d);
    await db.doc(caminhos.colecao(c.contexto, escondida)).update({ privado: false, visibilidade: 'PUBLICA' });
    await logo(async () =>
      expect((await avisos('colega')).toSorted()).toEqual([ligacao(a), ligacao(escondida)].toSorted()),
    );
    // The entry is the first one still.
    expect((await aviso.get()).get('detalhe')).toEqual({ removida: true });
    expect(await avisos('autor')).toEqual([]);
  });

  it.each([
    ['com uma barra no id', { pontas: ['ideias/a/comentarios/b', 'ideias/b'] }],
    ['com um ponto, que separa os dois', { pontas: ['ideias/a.b', 'ideias/c'] }],
    ['com três', { pontas: ['ideias/a', 'ideias/b', 'ideias/c'] }],
    ['com uma', { pontas: ['ideias/a'] }],
    ['com um texto', { pontas: 'ideias/a' }],
    ['de outra coleção', { pontas: ['ideias/a', 'colaboradores/b'] }],
    ['sem coleção', { pontas: ['ideias/a', 'b'] }],
    ['com um campo a mais', { publicas: true }],
    ['sem dizer o quê', { vinculadas: 'sim' }],
    ['em outra empresa', { empresaId: 'outra' }],
  ])('recusa o pedido %s', async (_caso, mudancas) => {
    const [a, b] = await duas();
    expect((await pedir('autor', a, b, mudancas)).status).not.toBe(200);
    expect(await gravado(a, b)).toBeUndefined();
    expect((await pedir('autor', a, b)).status).toBe(200);
  });

  it('nem respondente externo nem quem não entrou', async () => {
    const [a, b] = await duas('externo');
    expect((await pedir('externo', a, b)).erro?.message).toBe('Permissão negada');
    const semEntrar = await chamar('ideiasFunctions-definirVinculo', {
      ...c.contexto,
      pontas: [a, b],
      vinculadas: true,
    });
    expect(semEntrar.erro?.message).toBe('Usuário não autenticado');
    expect(await gravado(a, b)).toBeUndefined();
    await db.doc(quem.externo.pessoa.referencia).update({ externo: false });
    expect((await pedir('externo', a, b)).status).toBe(200);
  });
});
