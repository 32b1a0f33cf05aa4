// Immersions: who schedules, announces and proposes, and who is told (decisions D2, D3, D10).
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { caminhosDaImersao, eventoSchema, solucaoSchema } from '@/domain/imersoes/cronograma';
import { ANTES_DO_FIM, formDoCronograma, INICIO_PASSADO } from '@/domain/imersoes/imersao-form';
import { CONFLITO } from '@/domain/comum/erros';
import { SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { DESAFIO } from '@tests/support/desafio';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { comMatriz } from './contas';
import { DESAFIO_DELA, mundoDeImersoes } from './imersao';

let m: Awaited<ReturnType<typeof mundoDeImersoes>>;
beforeAll(async () => {
  m = await mundoDeImersoes();
});

const hoje = diaDe(new Date());
const form = { inicioIncricao: hoje, terminoIncricao: maisDias(hoje, 5), quantidadeDeVagas: 3 };
const evento = {
  dia: maisDias(hoje, 8),
  hora: '09:30',
  descricao: 'Visita à fábrica',
  orientacaoLocal: 'Portaria 2',
};
const idDe = ({ resultado }: { resultado?: unknown }) => (resultado as { id: string }).id;
const salvar = (quem: typeof m.autora, mudancas: object = {}, requestId = randomUUID()) =>
  m.chamar(
    quem,
    'salvarCronograma',
    '',
    { cronogramaId: null, desafioId: DESAFIO_DELA, form, de: null, ...mudancas },
    requestId,
  );

describe('cronograma', () => {
  it('quem criou o desafio agenda uma imersão por pedido; colega não, ADMIN sim', async () => {
    const requestId = randomUUID();
    const feita = await salvar(m.autora, {}, requestId);
    expect(await salvar(m.autora, {}, requestId)).toEqual(feita);
    expect(await m.cronograma(idDe(feita))).toMatchObject({
      idDesafio: DESAFIO_DELA,
      inicioIncricao: inicioDoDia(hoje),
      quantidadeDeVagas: 3,
      ocupadas: 0,
      publico: true,
      createdBy: m.autora.uid,
    });
    expect((await salvar(m.caio)).erro?.message).toBe('Permissão negada');
    expect((await salvar(m.admin)).erro).toBeUndefined();
    const sem9 = await m.membro('Tea', 'TEAM');
    await comMatriz(m.c.contexto, 'TEAM', { 9: { editar: false } });
    await db
      .doc(caminhos.registro(m.c.contexto, DESAFIO.colecao, DESAFIO_DELA))
      .update({ createdBy: sem9.uid });
    expect((await salvar(sem9)).erro?.message).toBe('Permissão negada');
    await comMatriz(m.c.contexto, 'TEAM', { 9: {} });
    expect((await salvar(sem9)).erro).toBeUndefined();
    await db
      .doc(caminhos.registro(m.c.contexto, DESAFIO.colecao, DESAFIO_DELA))
      .update({ createdBy: m.autora.uid });
  });

  it('não começa no passado, nem termina antes de começar, e o começo que não muda pode ter passado', async () => {
    const ontem = maisDias(hoje, -1);
    expect((await salvar(m.autora, { form: { ...form, inicioIncricao: ontem } })).erro?.message).toBe(
      INICIO_PASSADO,
    );
    expect((await salvar(m.autora, { form: { ...form, terminoIncricao: ontem } })).erro?.message).toBe(
      'As inscrições não podem terminar antes de começar.',
    );
    expect((await salvar(m.autora, { form: { ...form, quantidadeDeVagas: 0 } })).erro?.status).toBe(
      'INVALID_ARGUMENT',
    );
    expect((await salvar(m.autora)).erro).toBeUndefined();
    const id = await m.imersao(m.autora);
    const guardado = await m.cronograma(id);
    const de = guardado && formDoCronograma(guardado);
    const mais = { ...de, quantidadeDeVagas: 9 };
    expect((await salvar(m.autora, { cronogramaId: id, form: mais, de })).erro).toBeUndefined();
    expect(await m.cronograma(id)).toMatchObject({ quantidadeDeVagas: 9 });
    // Somebody else's change of the same fields is told, and the same content again is done.
    expect(
      (await salvar(m.autora, { cronogramaId: id, form: { ...mais, quantidadeDeVagas: 8 }, de })).erro
        ?.message,
    ).toBe(CONFLITO);
    expect((await salvar(m.autora, { cronogramaId: id, form: mais, de })).erro).toBeUndefined();
  });

  it('mais vagas sobem quem espera; menos do que os inscritos não se oferecem', async () => {
    const id = await m.imersao(m.autora, { quantidadeDeVagas: 1 }, [
      [m.caio, {}],
      [m.bia, { naEspera: true }],
    ]);
    const guardado = await m.cronograma(id);
    const de = guardado && formDoCronograma(guardado);
    const dois = { ...de, quantidadeDeVagas: 2 };
    expect((await salvar(m.autora, { cronogramaId: id, form: dois, de })).erro).toBeUndefined();
    expect(await m.inscricao(id, m.bia)).toMatchObject({ naEspera: false });
    await m.contaCerta(id);
    expect(
      (await salvar(m.autora, { cronogramaId: id, form: { ...dois, quantidadeDeVagas: 1 }, de: dois })).erro
        ?.message,
    ).toBe('Já há 2 pessoas com vaga: não dá para oferecer menos vagas do que isso.');
  });

  it('mudar as datas avisa quem está inscrito, e não quem mudou nem quem cancelou', async () => {
    const [lia, leo] = [await m.membro('Lia'), await m.membro('Leo')];
    const id = await m.imersao(m.autora, {}, [
      [lia, {}],
      [leo, { deletedAt: new Date() }],
      [m.autora, {}],
    ]);
    const guardado = await m.cronograma(id);
    const de = guardado && formDoCronograma(guardado);
    const depois = { ...de, terminoIncricao: maisDias(hoje, 6) };
    expect((await salvar(m.autora, { cronogramaId: id, form: depois, de })).erro).toBeUndefined();
    await logo(async () => expect(await m.novas(lia)).toEqual(['DATAS']));
    const visita = await m.chamar(m.autora, 'salvarEvento', id, { eventoId: null, form: evento, de: null });
    await logo(async () => expect(await m.novas(lia)).toEqual(['DATAS', 'EVENTO']));
    await m.chamar(m.admin, 'removerEvento', id, { eventoId: idDe(visita) });
    expect((await m.chamar(m.autora, 'removerCronograma', id)).erro).toBeUndefined();
    await logo(async () =>
      expect(await m.novas(lia)).toEqual(['DATAS', 'EVENTO', 'EVENTO_REMOVIDO', 'REMOVIDA']),
    );
    expect(await m.novas(leo)).toEqual([]);
    expect(await m.cronograma(id)).toMatchObject({ publico: false, deletedAt: expect.any(Date) });
  });

  it('segue o desafio: o título novo, e a remoção, que a esconde', async () => {
    const desafio = db.doc(caminhos.registro(m.c.contexto, DESAFIO.colecao, 'outro'));
    await desafio.set(
      (await db.doc(caminhos.registro(m.c.contexto, DESAFIO.colecao, DESAFIO_DELA)).get()).data() ?? {},
    );
    const id = await m.imersao(m.autora, { idDesafio: 'outro' });
    await desafio.update({ titulo: 'Embalagem que volta' });
    await logo(async () =>
      expect(await m.cronograma(id)).toMatchObject({ desafioTitulo: 'Embalagem que volta' }),
    );
    await desafio.update({ visibilidade: 'REMOVIDA', deletedAt: new Date() });
    await logo(async () => expect(await m.cronograma(id)).toMatchObject({ publico: false }));
  });
});

describe('eventos', () => {
  it('quem gere anuncia, depois do fim das inscrições; só ADMIN muda e remove', async () => {
    const id = await m.imersao(m.autora);
    const guardar = (quem: typeof m.autora, mais: object = {}) =>
      m.chamar(quem, 'salvarEvento', id, { eventoId: null, form: evento, de: null, ...mais });
    expect((await guardar(m.caio)).erro?.message).toBe('Permissão negada');
    expect((await guardar(m.autora, { form: { ...evento, dia: maisDias(hoje, 1) } })).erro?.message).toBe(
      ANTES_DO_FIM,
    );
    for (const campo of ['dia', 'hora', 'descricao', 'orientacaoLocal'])
      expect((await guardar(m.autora, { form: { ...evento, [campo]: ' ' } })).erro?.status).toBe(
        'INVALID_ARGUMENT',
      );
    const eventoId = idDe(await guardar(m.autora));
    const caminho = `${caminhosDaImersao.sob(m.em(id)).event}/${eventoId}`;
    const mudado = { eventoId, form: { ...evento, hora: '14:00' }, de: evento };
    expect((await guardar(m.autora, mudado)).erro?.message).toBe('Permissão negada');
    expect((await m.chamar(m.autora, 'removerEvento', id, { eventoId })).erro?.message).toBe(
      'Permissão negada',
    );
    expect(await ler(db, eventoSchema, caminho)).toMatchObject({
      data: new Date(`${evento.dia}T09:30:00-03:00`),
      deletedAt: null,
    });
    expect((await guardar(m.admin, mudado)).erro).toBeUndefined();
    expect((await ler(db, eventoSchema, caminho))?.data).toEqual(new Date(`${evento.dia}T14:00:00-03:00`));
    expect((await guardar(m.admin, { ...mudado, form: { ...evento, hora: '15:00' } })).erro?.message).toBe(
      CONFLITO,
    );
    expect((await m.chamar(m.admin, 'removerEvento', id, { eventoId })).erro).toBeUndefined();
    expect((await ler(db, eventoSchema, caminho))?.deletedAt).toBeInstanceOf(Date);
  });

  it('as inscrições não passam a terminar depois de um evento marcado', async () => {
    const id = await m.imersao(m.autora);
    await m.chamar(m.autora, 'salvarEvento', id, { eventoId: null, form: evento, de: null });
    const guardado = await m.cronograma(id);
    const de = guardado && formDoCronograma(guardado);
    const tarde = { ...de, terminoIncricao: maisDias(hoje, 20) };
    expect((await salvar(m.autora, { cronogramaId: id, form: tarde, de })).erro?.message).toContain(
      ANTES_DO_FIM,
    );
    expect(await m.cronograma(id)).toEqual(guardado);
    const antesDele = { ...de, terminoIncricao: maisDias(hoje, 7) };
    expect((await salvar(m.autora, { cronogramaId: id, form: antesDele, de })).erro).toBeUndefined();
  });
});

describe('soluções', () => {
  it('propõe quem tem vaga e quem gere; remove quem a propôs e quem gere', async () => {
    const id = await m.imersao(m.autora, {}, [
      [m.caio, {}],
      [m.bia, { naEspera: true }],
    ]);
    const proposta = { form: { titulo: 'Caixas que voltam', descricao: 'Na entrega seguinte.' } };
    const propor = (quem: typeof m.autora, dados: object = proposta) =>
      m.chamar(quem, 'proporSolucao', id, dados);
    expect((await propor(m.bia)).erro?.message).toBe('Só quem está inscrito na imersão propõe soluções.');
    for (const campo of ['titulo', 'descricao'])
      expect((await propor(m.caio, { form: { ...proposta.form, [campo]: '  ' } })).erro?.status).toBe(
        'INVALID_ARGUMENT',
      );
    const [doCaio, daAutora] = [idDe(await propor(m.caio)), idDe(await propor(m.autora))];
    const remover = (quem: typeof m.autora, solucaoId: string) =>
      m.chamar(quem, 'removerSolucao', id, { solucaoId });
    const guardada = (solucaoId: string) =>
      ler(db, solucaoSchema, `${caminhosDaImersao.sob(m.em(id)).solucoes}/${solucaoId}`);
    expect((await remover(m.caio, daAutora)).erro?.message).toBe('Permissão negada');
    expect((await guardada(daAutora))?.deletedAt).toBeNull();
    expect((await remover(m.caio, doCaio)).erro).toBeUndefined();
    expect((await guardada(doCaio))?.deletedAt).toBeInstanceOf(Date);
    expect((await remover(m.admin, daAutora)).erro).toBeUndefined();
  });

  it('no desafio que terminou ninguém agenda, se inscreve nem propõe; reaberto, sim', async () => {
    const id = await m.imersao(m.autora, {}, [[m.caio, {}]]);
    const desafio = db.doc(caminhos.registro(m.c.contexto, DESAFIO.colecao, DESAFIO_DELA));
    const atos = {
      agendar: () => salvar(m.autora),
      inscrever: () => m.chamar(m.bia, 'inscrever', id, { naEspera: false }),
      propor: () =>
        m.chamar(m.caio, 'proporSolucao', id, {
          form: { titulo: 'Caixas leves', descricao: 'Uma só folha.' },
        }),
    };
    for (const status of ['REALIZADO', 'SOLUCOES_VALIDADAS', 'CANCELADA', 'RECUSADO_PELO_COMITE']) {
      await desafio.update({ status });
      expect((await atos.agendar()).erro?.message).toBe(SEM_MAIS_RESPOSTAS);
      expect((await atos.propor()).erro?.message).toBe(SEM_MAIS_RESPOSTAS);
      expect((await atos.inscrever()).erro?.message).toBe('Este desafio não recebe mais inscrições.');
    }
    await desafio.update({ status: 'EM_REALIZACAO' });
    for (const ato of Object.values(atos)) expect((await ato()).erro).toBeUndefined();
  });
});
