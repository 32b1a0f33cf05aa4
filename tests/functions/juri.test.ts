// The jury of a phase: who is dealt what, who scores, and who stands back (decisions P340, P341, P343).
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoJuri, impedimentoSchema } from '@/domain/diagnostico/juri';
import { caminhosDasNotas, idDaNota, notaSchema } from '@/domain/diagnostico/nota';
import { ler } from '@functions/banco';
import { umColaborador } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui } from './contas';

import {
  FASE,
  MOTIVO,
  CONFLITO,
  recusa,
  NEGADO,
  DE_OUTROS,
  m,
  projetoId,
  q,
  empresas,
  daEmpresa,
  id,
  guardarStatus,
  avaliador,
  chamar,
  doJuri,
  salvar,
  lerJuri,
  lugares,
  avaliar,
  trilha,
  impedir,
  por,
  comProjetos,
} from './doJuri';

comProjetos();

describe('montar o júri', () => {
  it('C120 só com questionários publicados neste projeto e um dia que existe', async () => {
    const duas = await Promise.all(['Lena', 'Raul'].map((nome) => avaliador(nome)));
    const tentar = (mudancas: object) => salvar(m.admin, duas, { simular: true, ...mudancas });
    expect((await tentar({ questionarios: [q] })).erro).toBeUndefined();
    expect((await tentar({ questionarios: [q, 'inventado'] })).erro?.message).toBe(
      'Um dos questionários não está publicado neste projeto.',
    );
    expect((await tentar({ prazo: '2026-02-30' })).erro?.message).toMatch(/^Este dia não existe/);
    expect((await tentar({ prazo: '2026-02-28' })).erro).toBeUndefined();
  });

  it('distribui, guarda, conta na trilha; de novo o mesmo fica igual, e a prévia nada grava', async () => {
    const tres = await Promise.all(['Nara', 'Ugo', 'Ivo'].map((nome) => avaliador(nome)));
    const vista = await salvar(m.admin, tres, { simular: true, semente: 7 });
    expect(await lerJuri()).toBeUndefined();
    const feita = await salvar(m.admin, tres, { semente: 7 });
    expect(feita).toEqual(vista);
    const dadas = await lugares();
    expect(Object.keys(dadas).toSorted()).toEqual(empresas.map(id).toSorted());
    const cargas = tres.map(({ uid }) => Object.values(dadas).filter((um) => um.includes(uid)).length);
    expect(cargas.toSorted((a, b) => a - b)).toEqual([2, 3, 3]);
    expect((await salvar(m.admin, tres)).erro).toBeUndefined();
    expect(await lugares()).toEqual(dadas);
    const [primeira] = await trilha(caminhosDoJuri.um(m.c.contexto, projetoId, FASE));
    expect(primeira?.get('acao')).toBe('JURI');
    const painel = (await chamar('painel', m.admin, doJuri())).resultado as {
      fases: { id: number; temJuri: boolean }[];
      empresas: { nome: string }[];
      juri: { empresas: { nome: string; naFase: boolean; avaliadores: { dadas: number; de: number }[] }[] };
    };
    expect(painel.fases.find((um) => um.id === FASE)?.temJuri).toBe(true);
    expect(painel.empresas.map(({ nome }) => nome)).toEqual(['alfa', 'beta', 'delta', 'gama']);
    expect(painel.juri.empresas[0]).toMatchObject({
      nome: 'alfa',
      naFase: true,
      avaliadores: [
        { dadas: 0, de: 2 },
        { dadas: 0, de: 2 },
      ],
    });
  });

  it('V43 C40 nunca a própria empresa, nem a de antes, o contato, o mesmo domínio ou um impedimento', async () => {
    const [daAlfa, daBeta] = [await avaliador('Alfa'), await avaliador('Beta')];
    await db.doc(caminhos.colaborador(daEmpresa('alfa'), daAlfa.uid)).set(umColaborador(daAlfa));
    await db
      .doc(caminhos.colaborador(daEmpresa('beta'), daBeta.uid))
      .set(umColaborador(daBeta, { deletedAt: new Date() }));
    const contato = await avaliador('Contato', 'contato+juri@gama.exemplo');
    const colega = await avaliador('Colega', 'colega@delta.exemplo');
    const livre = await avaliador('Livre');
    const todos = [daAlfa, daBeta, contato, colega, livre];
    const { resultado } = await salvar(m.admin, todos, { porEmpresa: null });
    const motivos = (resultado as { impedidos: { avaliador: string; empresa: string; motivo: string }[] })
      .impedidos;
    expect(motivos.map(({ avaliador: um, empresa, motivo }) => [um, empresa, motivo])).toEqual([
      [daAlfa.uid, 'alfa', 'PERTENCE'],
      [daBeta.uid, 'beta', 'PERTENCEU'],
      [contato.uid, 'gama', 'CONTATO'],
      [colega.uid, 'delta', 'DOMINIO'],
    ]);
    const dadas = await lugares();
    expect(dadas[id('alfa')]).not.toContain(daAlfa.uid);
    expect(dadas[id('alfa')]).toContain(daBeta.uid);
    expect(dadas[id('gama')]).not.toContain(contato.uid);
    expect(dadas[id('gama')]).toContain(colega.uid);
    for (const nome of empresas) expect(dadas[id(nome)]).toHaveLength(4);
  });

  it('um correio público não liga ninguém; diz a empresa a que falta avaliador', async () => {
    await db.doc(caminhos.empresa(daEmpresa('alfa'))).update({ email: 'alfa@gmail.com' });
    const [publico, daBeta] = [
      await avaliador('Pub', 'pub@gmail.com'),
      await avaliador('Beta', 'x@beta.exemplo'),
    ];
    const { resultado } = await salvar(m.admin, [publico, daBeta]);
    expect(resultado).toMatchObject({
      faltam: [{ nome: 'beta', quantos: 1 }],
      impedidos: [{ avaliador: daBeta.uid, empresa: 'beta', motivo: 'DOMINIO' }],
    });
    expect((await lugares())[id('alfa')]).toEqual([publico.uid, daBeta.uid].toSorted());
  });

  it('por categoria e à mão; o que alguém começou fica onde está, mesmo com outra semente', async () => {
    await guardarStatus('beta', { categoria: 'Indústria' });
    await guardarStatus('gama', { status: 5, categoria: 'Indústria' });
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { escolha: 'CATEGORIAS', categorias: ['Indústria'] });
    expect(Object.keys(await lugares())).toEqual([id('beta')]);
    await salvar(m.admin, [nara, ugo], {
      escolha: 'A_MAO',
      empresas: [id('alfa'), id('gama')],
      porEmpresa: 1,
    });
    const [dela] = (await lugares())[id('alfa')] ?? [];
    expect(Object.keys(await lugares())).toEqual([id('alfa')]);
    const quem = [nara, ugo].find(({ uid }) => uid === dela) ?? nara;
    expect((await avaliar(quem, 'alfa')).erro).toBeUndefined();
    for (const semente of [11, 12, 13, 14]) {
      await salvar(m.admin, [nara, ugo], {
        escolha: 'A_MAO',
        empresas: [id('alfa')],
        porEmpresa: 1,
        semente,
      });
      expect((await lugares())[id('alfa')]).toEqual([quem.uid]);
    }
    expect(await salvar(m.admin, [nara], { escolha: 'A_MAO', empresas: ['outra'] })).toEqual(
      recusa('Nenhuma empresa desta fase está nesta escolha.'),
    );
  });

  it('C41 só quem administra a organizadora monta, vê e remove; nada muda na recusa', async () => {
    const nara = await avaliador('Nara');
    expect(await salvar(nara, [nara])).toEqual(NEGADO);
    expect(await chamar('painel', nara, doJuri())).toEqual(NEGADO);
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect(await salvar(chefe, [chefe])).toEqual(recusa('Projeto não encontrado'));
    expect(await salvar(m.admin, [chefe])).toEqual(
      recusa('Um dos avaliadores não pode mais avaliar. Tire essa pessoa do júri.'),
    );
    expect(await salvar(m.admin, [nara], { fase: 2 })).toEqual(
      recusa('Nesta fase da empresa não se dão notas.'),
    );
    expect(await lerJuri()).toBeUndefined();
    expect((await salvar(m.admin, [nara])).erro).toBeUndefined();
    expect(await chamar('removerPainel', nara, doJuri())).toEqual(NEGADO);
    expect((await lerJuri())?.deletedAt).toBeNull();
    expect((await chamar('removerPainel', m.admin, doJuri())).erro).toBeUndefined();
    expect((await lerJuri())?.deletedAt).toBeInstanceOf(Date);
  });
});

describe('avaliar com um júri', () => {
  it('C42 só quem tem o lugar avalia a empresa; sem júri, e depois de removido, todos como antes', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    expect((await avaliar(ugo, 'alfa')).resultado).toEqual({ criada: true });
    await salvar(m.admin, [nara], { porEmpresa: 1 });
    expect(await avaliar(ugo, 'alfa', { nota: 10_00 })).toEqual(DE_OUTROS);
    expect(await avaliar(ugo, 'beta')).toEqual(DE_OUTROS);
    expect((await avaliar(nara, 'alfa')).resultado).toEqual({ criada: true });
    const dele = idDaNota({ idEmpresaNota: id('alfa'), grupo: 'g1', fase: FASE, respondente: ugo.uid });
    expect(await ler(db, notaSchema, caminhosDasNotas.uma(m.c.contexto, dele))).toMatchObject({
      nota: 80_00,
    });
    await chamar('removerPainel', m.admin, doJuri());
    expect((await avaliar(ugo, 'beta')).resultado).toEqual({ criada: true });
  });

  it('para avaliar: só as suas, com o que falta, e as que saíram da fase', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { porEmpresa: 1 });
    const dadas = await lugares();
    const delas = empresas.filter((nome) => dadas[id(nome)]?.includes(nara.uid));
    const [primeira = '', segunda = ''] = delas;
    await avaliar(nara, primeira);
    await guardarStatus(segunda, { status: 6 });
    const { resultado, erro } = await chamar('paraAvaliar', nara);
    expect(erro).toBeUndefined();
    const { juris } = resultado as {
      juris: { projetoId: string; itens: object[]; semAvaliacao: object[] }[];
    };
    const este = juris.find((um) => um.projetoId === projetoId);
    expect(este).toMatchObject({
      fase: FASE,
      titulo: 'Entrevista Inicial',
      prazo: '2026-12-31',
      projeto: 'Prêmio',
    });
    expect(este?.itens).toEqual(
      delas
        .filter((nome) => nome !== segunda)
        .map((nome) => expect.objectContaining({ empresa: nome, dadas: nome === primeira ? 1 : 0, de: 2 })),
    );
    expect(este?.semAvaliacao).toEqual([{ idEmpresa: id(segunda), empresa: segunda, naFase: false }]);
    expect(JSON.stringify(resultado)).not.toContain(ugo.uid);
    const membro = await m.pessoa('Membro', m.c.contexto);
    expect(await chamar('paraAvaliar', membro)).toEqual(NEGADO);
  });
});

describe('o impedimento', () => {
  it('quem se declara impedido passa o lugar ao próximo, e o que deu não conta mais', async () => {
    const tres = await Promise.all(['Nara', 'Ugo', 'Ivo'].map((nome) => avaliador(nome)));
    await salvar(m.admin, tres, { porEmpresa: 1 });
    const antes = await lugares();
    const quem = tres.find(({ uid }) => antes[id('alfa')]?.includes(uid)) ?? m.admin;
    await avaliar(quem, 'alfa');
    const { resultado } = await impedir(quem, quem, 'alfa');
    const { passouPara } = resultado as { passouPara: string };
    expect(tres.map(({ uid }) => uid).filter((uid) => uid !== quem.uid)).toContain(passouPara);
    expect(await lugares()).toEqual({ ...antes, [id('alfa')]: [passouPara] });
    const dela = idDaNota({ idEmpresaNota: id('alfa'), grupo: 'g1', fase: FASE, respondente: quem.uid });
    expect(await ler(db, notaSchema, caminhosDasNotas.uma(m.c.contexto, dela))).toMatchObject({
      desconsiderado: false,
      impedida: true,
    });
    expect(await avaliar(quem, 'alfa', { nota: 5_00 })).toEqual(DE_OUTROS);
    // It holds for later deals too.
    for (const semente of [21, 22, 23]) {
      await salvar(m.admin, tres, { porEmpresa: 1, semente });
      expect((await lugares())[id('alfa')]).not.toContain(quem.uid);
    }
    const onde = caminhosDoJuri.impedimento(m.c.contexto, {
      idProjeto: projetoId,
      idEmpresa: id('alfa'),
      avaliador: quem.uid,
    });
    expect(await ler(db, impedimentoSchema, onde)).toMatchObject({ motivo: CONFLITO, createdBy: quem.uid });
    expect(await trilha(onde)).toHaveLength(1);
  });

  it('C43 ninguém impede um colega nem sai do que não é seu; quem conduz declara de qualquer um', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { porEmpresa: 1 });
    const antes = await lugares();
    const daNara = empresas.find((nome) => antes[id(nome)]?.includes(nara.uid)) ?? '';
    expect(await impedir(ugo, nara, daNara)).toEqual(NEGADO);
    expect(await impedir(ugo, ugo, daNara)).toEqual(recusa('Esta empresa não está entre as suas.'));
    expect((await impedir(nara, nara, daNara, { motivo: 'curto' })).erro?.message).toBe(
      'Escreva por que, com 10 letras ou mais.',
    );
    expect(await lugares()).toEqual(antes);
    expect((await impedir(m.admin, nara, daNara)).resultado).toEqual({ passouPara: ugo.uid });
    // The last one without a conflict: nobody is left, and the panel says so.
    expect((await impedir(ugo, ugo, daNara)).resultado).toEqual({ passouPara: null });
    expect((await lugares())[id(daNara)]).toEqual([]);
    expect((await impedir(m.admin, m.admin, daNara)).erro?.message).toBe('Esta pessoa não está no júri.');
  });
});

const listar = (quem: Persona, nome: string) =>
  chamarAqui(
    'notasFunctions-listar',
    { ...quem.contexto, idEmpresa: id(nome), questionarioId: q },
    por(quem),
  );
const vistas = async (quem: Persona, nome: string) => {
  const { resultado } = await listar(quem, nome);
  const { notas, cegas } = resultado as {
    notas: { respondente: string; grupo: string }[];
    cegas: number[];
  };
  return { cegas, delas: notas.map(({ respondente, grupo }) => `${respondente} ${grupo}`).toSorted() };
};
const media = async (quem: Persona, nome: string) => {
  const { resultado } = await chamarAqui(
    'resultadosFunctions-questionario',
    { ...quem.contexto, idEmpresa: id(nome), idProjeto: null, questionarioId: q },
    por(quem),
  );
  return (resultado as { entrevista: { media: number } | null } | undefined)?.entrevista?.media ?? null;
};
const brutas = (quem: Persona) =>
  chamarAqui(
    'relatoriosFunctions-notasBrutas',
    { ...quem.contexto, questionarioId: q, depois: null },
    por(quem),
  );
const folhas = (quem: Persona) =>
  chamarAqui(
    'relatoriosFunctions-folhasBrutas',
    { ...quem.contexto, questionarioId: q, depois: null },
    por(quem),
  );
const deColega = (quem: Persona, colega: Persona) =>
  chamarAqui(
    'colaboradoresFunctions-exportarDadosDoColaborador',
    { ...quem.contexto, colaboradorId: colega.uid },
    por(quem),
  );
const DEPOIS = recusa('As notas dos outros avaliadores aparecem depois que você der as suas.');

const encerrar = (encerrada: boolean) =>
  chamarAqui(
    'notasFunctions-encerrar',
    { ...m.admin.contexto, questionarioId: q, fase: FASE, encerrada },
    por(m.admin),
  );

describe('às cegas', () => {
  it('C44 V44 antes da própria nota nem as dos outros, nem a média, nem por outra porta; depois sim', async () => {
    const [nara, chefe] = [await avaliador('Nara'), await m.pessoa('Chefia', m.c.contexto, 'ADMIN')];
    await db.doc(chefe.referencia).update({ email: `${chefe.uid}@fora.exemplo` });
    const soAlfa = { escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: null };
    // Scored before there was a jury: with them the phase has as many as it has seats, and speaks (decisions P345).
    for (const grupo of ['g1', 'g2']) await avaliar(m.admin, 'alfa', { grupo });
    await salvar(m.admin, [nara, chefe], soAlfa);
    for (const grupo of ['g1', 'g2']) await avaliar(nara, 'alfa', { grupo });
    await logo(async () => expect(await media(m.admin, 'alfa')).toBe(80_00));
    // Somebody outside the jury sees what they saw before.
    expect((await vistas(m.admin, 'alfa')).delas).toHaveLength(4);
    expect(await vistas(chefe, 'alfa')).toEqual({ cegas: [FASE], delas: [] });
    expect(await media(chefe, 'alfa')).toBeNull();
    expect(await brutas(chefe)).toEqual(DEPOIS);
    // ADMIN reads the trail by the rules, blind or not: it holds no score.
    const dela = idDaNota({ idEmpresaNota: id('alfa'), grupo: 'g1', fase: FASE, respondente: nara.uid });
    const [entrada, ...outras] = await trilha(caminhosDasNotas.uma(m.c.contexto, dela));
    expect([entrada?.get('depois'), outras]).toEqual([{ cegas: true }, []]);
    expect((await folhas(chefe)).resultado).toMatchObject({ leNotas: false });
    expect(JSON.stringify((await deColega(chefe, nara)).resultado)).not.toContain(MOTIVO);
    await avaliar(chefe, 'alfa', { nota: 50_00 });
    expect(await vistas(chefe, 'alfa')).toEqual({
      cegas: [FASE],
      delas: [`${nara.uid} g1`, `${chefe.uid} g1`, `${m.admin.uid} g1`].toSorted(),
    });
    expect(await media(chefe, 'alfa')).toBeNull();
    await avaliar(chefe, 'alfa', { grupo: 'g2', nota: null });
    expect((await vistas(chefe, 'alfa')).delas).toHaveLength(6);
    await logo(async () => expect(await media(chefe, 'alfa')).toBe(75_00));
    expect((await brutas(chefe)).erro).toBeUndefined();
    expect((await folhas(chefe)).resultado).toMatchObject({ leNotas: true });
    expect(JSON.stringify((await deColega(chefe, nara)).resultado)).toContain(MOTIVO);
  });

  it('quem não quer às cegas vê logo; fechada a fase, ou saída a empresa dela, nada se esconde', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    const soAlfa = { escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: null };
    await salvar(m.admin, [nara, ugo], soAlfa);
    await avaliar(nara, 'alfa');
    const delas = [`${nara.uid} g1`];
    expect((await vistas(ugo, 'alfa')).delas).toEqual([]);
    // No seat for this one, and something is owed: it waits as well.
    await db.doc(caminhosDasNotas.uma(m.c.contexto, 'de-antes')).set({
      ...(await db
        .doc(
          caminhosDasNotas.uma(
            m.c.contexto,
            idDaNota({ idEmpresaNota: id('alfa'), grupo: 'g1', fase: FASE, respondente: nara.uid }),
          ),
        )
        .get()
        .then((lida) => lida.data())),
      idEmpresaNota: id('beta'),
    });
    expect((await vistas(ugo, 'beta')).delas).toEqual([]);
    await salvar(m.admin, [nara, ugo], { ...soAlfa, cegas: false });
    expect((await vistas(ugo, 'alfa')).delas).toEqual(delas);
    expect((await vistas(ugo, 'beta')).delas).toEqual(delas);
    await salvar(m.admin, [nara, ugo], soAlfa);
    expect((await vistas(ugo, 'alfa')).delas).toEqual([]);
    await guardarStatus('alfa', { status: 5 });
    expect((await vistas(ugo, 'alfa')).delas).toEqual(delas);
    await guardarStatus('alfa');
    expect((await encerrar(true)).erro).toBeUndefined();
    expect((await vistas(ugo, 'alfa')).delas).toEqual(delas);
    await encerrar(false);
    expect((await vistas(ugo, 'alfa')).delas).toEqual([]);
  });
});

const novidades = async (quem: Persona) =>
  (await db.collection(caminhos.notificacoes(m.c.contexto, quem.uid)).where('tipo', '==', 'JURI').get()).docs
    .map((documento) => String(documento.get('detalhe.juri')))
    .toSorted();

const lembrar = (quem: Persona) => chamar('lembrar', quem, doJuri());

describe('avisos e lembretes', () => {
  it('quem ganha lugar é avisado uma vez; só quem se atrasou é lembrado, e não de novo em três dias', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    const deles = { escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: null };
    await salvar(m.admin, [nara, ugo], { ...deles, simular: true });
    expect(await novidades(nara)).toEqual([]);
    await salvar(m.admin, [nara, ugo], deles);
    await salvar(m.admin, [nara, ugo], { ...deles, semente: 9 });
    expect([await novidades(nara), await novidades(ugo)]).toEqual([['LUGAR'], ['LUGAR']]);
    expect(await lembrar(m.admin)).toEqual(
      recusa('O prazo do júri ainda não passou: ninguém está atrasado.'),
    );
    await salvar(m.admin, [nara, ugo], { ...deles, prazo: '2026-01-31' });
    for (const grupo of ['g1', 'g2']) await avaliar(nara, 'alfa', { grupo });
    expect(await lembrar(nara)).toEqual(NEGADO);
    expect(await novidades(ugo)).toEqual(['LUGAR']);
    expect((await lembrar(m.admin)).resultado).toEqual({ lembrados: 1, esperam: 0 });
    expect([await novidades(nara), await novidades(ugo)]).toEqual([['LUGAR'], ['LEMBRETE', 'LUGAR']]);
    expect((await lembrar(m.admin)).resultado).toEqual({ lembrados: 0, esperam: 1 });
    const onde = db.doc(caminhosDoJuri.um(m.c.contexto, projetoId, FASE));
    await onde.update({ [`lembretes.${ugo.uid}`]: new Date(Date.now() - 73 * 3_600_000) });
    expect((await lembrar(m.admin)).resultado).toEqual({ lembrados: 1, esperam: 0 });
  });

  it('o lugar que outro deixou é dito a quem o recebe', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { porEmpresa: 1 });
    const dadas = await lugares();
    const daNara = empresas.find((nome) => dadas[id(nome)]?.includes(nara.uid)) ?? '';
    await impedir(nara, nara, daNara);
    expect(await novidades(ugo)).toEqual(['LUGAR', 'LUGAR']);
  });
});

const cobertura = async () => {
  const { resultado } = await chamarAqui(
    'notasFunctions-fases',
    { ...m.admin.contexto, questionarioId: q },
    por(m.admin),
  );
  const [fase] = (resultado as { fases: { completas: number; dadas: number; de: number }[] }).fases;
  return fase && [fase.dadas, fase.de, fase.completas];
};

it('P345 o primeiro do júri que termina não faz a fase falar; o último sim', async () => {
  const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
  await salvar(m.admin, [nara, ugo], { escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: null });
  for (const grupo of ['g1', 'g2']) await avaliar(nara, 'alfa', { grupo });
  await logo(async () => expect(await cobertura()).toEqual([2, 4, 0]));
  expect(await media(m.admin, 'alfa')).toBeNull();
  for (const grupo of ['g1', 'g2']) await avaliar(ugo, 'alfa', { grupo, nota: 60_00 });
  await logo(async () => expect(await cobertura()).toEqual([4, 4, 1]));
  expect(await media(m.admin, 'alfa')).toBe(70_00);
});

const classificar = (quem: Persona, mudancas: object = {}) =>
  chamar('classificacao', quem, { ...doJuri(), questionarioId: q, ...mudancas });

const dar = (quem: Persona, nome: string, nota: number, grupo = 'g1') =>
  avaliar(quem, nome, { nota: nota * 100, grupo });

describe('a classificação', () => {
  it('a classificação traz júri, normalizado, autoavaliação, diferença e cobertura, com desconsideradas fora', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { porEmpresa: null });
    for (const [nome, alta, baixa] of [
      ['alfa', 90, 50],
      ['beta', 80, 40],
      ['gama', 71, 20],
    ] as const) {
      await dar(nara, nome, alta);
      await dar(ugo, nome, baixa);
    }
    await dar(nara, 'alfa', 30, 'g2');
    const dela = idDaNota({ idEmpresaNota: id('alfa'), grupo: 'g2', fase: FASE, respondente: nara.uid });
    await db.doc(caminhosDasNotas.uma(m.c.contexto, dela)).update({ desconsiderado: true });
    const { resultado, erro } = await classificar(m.admin);
    expect(erro).toBeUndefined();
    const { linhas, ...resto } = resultado as { linhas: Record<string, unknown>[] };
    expect(resto).toMatchObject({
      titulo: 'Entrevista Inicial',
      temJuri: true,
      encerrada: false,
      semNormalizar: [],
    });
    const por_ = Object.fromEntries(linhas.map((linha) => [String(linha['empresa']), linha]));
    expect(por_['alfa']).toMatchObject({
      juri: 70_00,
      autoavaliacao: 69_42,
      diferenca: 40_00,
      discordam: true,
      dadas: 3,
      de: 4,
    });
    expect(por_['gama']).toMatchObject({ juri: 45_50, diferenca: 51_00 });
    expect(por_['delta']).toMatchObject({ juri: null, normalizada: null, diferenca: null, dadas: 0, de: 4 });
    const normais = ['alfa', 'beta', 'gama'].map((nome) => Number(por_[nome]?.['normalizada']));
    expect(normais.toSorted((a, b) => b - a)).toEqual(normais);
  });

  it('sem júri a cobertura é a de quem começou, e quem deu poucas notas é dito', async () => {
    const nara = await avaliador('Nara');
    await avaliar(nara, 'alfa', { nota: 55_00 });
    const { resultado } = await classificar(nara);
    expect(resultado).toMatchObject({
      temJuri: false,
      semNormalizar: [expect.any(String)],
      linhas: [{ empresa: 'alfa', juri: 55_00, normalizada: 55_00, dadas: 1, de: 2 }],
    });
  });

  it('C44 A15 quem deve notas às cegas não a vê; nem quem não lê notas de outros, nem outra empresa', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: null });
    for (const grupo of ['g1', 'g2']) await avaliar(nara, 'alfa', { grupo });
    expect(await classificar(ugo)).toEqual(DEPOIS);
    expect((await classificar(nara)).erro).toBeUndefined();
    const membro = await m.pessoa('Membro', m.c.contexto);
    expect(await classificar(membro)).toEqual(NEGADO);
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect(await classificar(chefe)).toEqual(recusa('Projeto não encontrado'));
    expect(await classificar(m.admin, { questionarioId: 'outro' })).toEqual(
      recusa('Questionário não encontrado!'),
    );
  });
});
