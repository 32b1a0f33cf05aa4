// What changes under a jury: conflicts in every phase, forms that are stale, phases that close, deals once more.
import { edicaoDe, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDasNotas, idDaNota, notaSchema } from '@/domain/diagnostico/nota';
import { ler } from '@functions/banco';
import { todasAsNotas } from '@functions/nucleo/devidosDoJuri';
import { umaMedia } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui } from './contas';
import {
  avaliador,
  avaliar,
  chamar,
  comProjetos,
  DE_OUTROS,
  doJuri,
  empresas,
  FASE,
  guardarStatus,
  id,
  impedir,
  lerJuri,
  lugares,
  m,
  NEGADO,
  por,
  projetoId,
  q,
  recusa,
  salvar,
} from './doJuri';

comProjetos();

const OUTRA_FASE = 5;
const IMPEDIDO = recusa('Há um impedimento declarado entre você e esta empresa.');
const MUDOU = recusa('O júri mudou enquanto isso. Recarregue a página e confira.');
const DEPOIS = recusa('As notas dos outros avaliadores aparecem depois que você der as suas.');
const soAlfa = () => ({ escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: null });
const tresDe = () => Promise.all(['Nara', 'Ugo', 'Ivo'].map((nome) => avaliador(nome)));
const retirar = (quem: Persona, qual: Persona, nome: string) =>
  chamar('retirarImpedimento', quem, { ...doJuri(), idEmpresa: id(nome), avaliador: qual.uid });
const notaDe = (quem: Persona, nome: string, fase = FASE) =>
  ler(
    db,
    notaSchema,
    caminhosDasNotas.uma(
      m.c.contexto,
      idDaNota({ idEmpresaNota: id(nome), grupo: 'g1', fase, respondente: quem.uid }),
    ),
  );
const encerrar = (encerrada: boolean, questionarioId = q) =>
  chamarAqui(
    'notasFunctions-encerrar',
    { ...m.admin.contexto, questionarioId, fase: FASE, encerrada },
    por(m.admin),
  );
const classificar = async (quem: Persona, mudancas: object = {}) =>
  chamar('classificacao', quem, { ...doJuri(), questionarioId: q, ...mudancas });
/** Another questionnaire of the project, which these companies answered. */
async function outroQuestionario(...nomes: string[]) {
  const novo = await m.questionario({ idProjeto: projetoId });
  for (const nome of nomes)
    await db.doc(caminhosDasMedias.uma(m.c.contexto, novo, id(nome))).set(
      umaMedia({
        idEmpresa: id(nome),
        idQuestionario: novo,
        idProjeto: projetoId,
        versoes: { 1: 1 },
        folhas: 1,
      }),
    );
  return novo;
}

const cobertura = async () => {
  const { resultado } = await chamarAqui(
    'notasFunctions-fases',
    { ...m.admin.contexto, questionarioId: q },
    por(m.admin),
  );
  const [fase] = (resultado as { fases: { completas: number; dadas: number; de: number }[] }).fases;
  return fase && [fase.dadas, fase.de, fase.completas];
};

describe('P380 um impedimento vale em todas as fases do projeto', () => {
  it('C100 quem se declara impedido perde também o lugar que tem em outra fase, e em fase sem júri não avalia', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await guardarStatus('alfa', { status: OUTRA_FASE });
    await salvar(m.admin, [nara, ugo], { ...soAlfa(), fase: OUTRA_FASE });
    expect((await avaliar(nara, 'alfa', { fase: OUTRA_FASE })).erro).toBeUndefined();
    await guardarStatus('alfa');
    await salvar(m.admin, [nara, ugo], soAlfa());
    expect((await avaliar(nara, 'alfa')).erro).toBeUndefined();
    expect((await impedir(nara, nara, 'alfa')).erro).toBeUndefined();
    const daOutra = await lerJuri(OUTRA_FASE);
    expect(daOutra && lugaresDe(daOutra, id('alfa'))).toEqual([ugo.uid]);
    expect(await notaDe(nara, 'alfa', OUTRA_FASE)).toMatchObject({ impedida: true });
    // Where a phase has no jury everybody scores, and still not under a conflict.
    await guardarStatus('alfa', { status: 6 });
    expect(await avaliar(nara, 'alfa', { fase: 6 })).toEqual(IMPEDIDO);
    expect((await avaliar(ugo, 'alfa', { fase: 6 })).erro).toBeUndefined();
    // And in a jury that is made later.
    await salvar(m.admin, [nara, ugo], { ...soAlfa(), fase: 6 });
    expect((await lerJuri(6))?.lugares).toEqual({ [id('alfa')]: [ugo.uid] });
  });

  it('C100 retirado por quem conduz, a pessoa pode receber a empresa de novo, e o que deu volta a contar', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], soAlfa());
    await avaliar(nara, 'alfa');
    await impedir(nara, nara, 'alfa');
    expect(await retirar(nara, nara, 'alfa')).toEqual(NEGADO);
    expect(await retirar(m.admin, ugo, 'alfa')).toEqual(recusa('Impedimento não encontrado.'));
    expect(await notaDe(nara, 'alfa')).toMatchObject({ impedida: true });
    expect((await retirar(m.admin, nara, 'alfa')).erro).toBeUndefined();
    expect((await retirar(m.admin, nara, 'alfa')).erro).toBeUndefined();
    expect(await notaDe(nara, 'alfa')).toMatchObject({ impedida: false, desconsiderado: false });
    // Seats stay where they went until somebody deals again.
    expect((await lugares())[id('alfa')]).toEqual([ugo.uid]);
    await salvar(m.admin, [nara, ugo], soAlfa());
    expect((await lugares())[id('alfa')]).toEqual([nara.uid, ugo.uid].toSorted());
  });

  it('C101 o que deu quem se declara impedido não enche a fase: ela só fala quando o próximo deu as suas', async () => {
    const tres = await tresDe();
    await salvar(m.admin, tres, { ...soAlfa(), porEmpresa: 2 });
    const [um = '', outro = ''] = (await lugares())[id('alfa')] ?? [];
    const pessoa = (uid: string) => tres.find((dele) => dele.uid === uid) ?? m.admin;
    for (const quem of [um, outro])
      for (const grupo of ['g1', 'g2']) await avaliar(pessoa(quem), 'alfa', { grupo });
    await logo(async () => expect(await cobertura()).toEqual([4, 4, 1]));
    const { passouPara } = (await impedir(pessoa(um), pessoa(um), 'alfa')).resultado as {
      passouPara: string;
    };
    await logo(async () => expect(await cobertura()).toEqual([2, 4, 0]));
    for (const grupo of ['g1', 'g2']) await avaliar(pessoa(passouPara), 'alfa', { grupo });
    await logo(async () => expect(await cobertura()).toEqual([4, 4, 1]));
    const dela = idDaNota({ idEmpresaNota: id('alfa'), grupo: 'g1', fase: FASE, respondente: um });
    expect(
      await chamarAqui(
        'notasFunctions-desconsiderar',
        { ...m.admin.contexto, nota: dela, desconsiderado: true, motivo: 'Nota de quem tem conflito.' },
        por(m.admin),
      ),
    ).toEqual(recusa('Quem deu esta nota tem um impedimento declarado com a empresa.'));
  });
});

describe('P381 um formulário que não viu o que está guardado não o desfaz', () => {
  it('o júri que outra pessoa mudou não é gravado por cima; o próprio, depois de resposta perdida, sim', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    const comecou = { ...soAlfa(), vistos: [edicaoDe(null)] };
    expect((await salvar(m.admin, [nara], { ...comecou, edicao: 'um' })).erro).toBeUndefined();
    expect(await salvar(m.admin, [ugo], { ...comecou, edicao: 'de-outra-janela' })).toEqual(MUDOU);
    expect((await lerJuri())?.avaliadores).toEqual([nara.uid]);
    // The answer was lost: the same again, and then with one more.
    expect((await salvar(m.admin, [nara], { ...comecou, edicao: 'um' })).erro).toBeUndefined();
    const outraVez = { ...comecou, vistos: [edicaoDe(null), 'um'], edicao: 'dois' };
    expect((await salvar(m.admin, [nara, ugo], outraVez)).erro).toBeUndefined();
    expect(await lerJuri()).toMatchObject({ edicao: 'dois', avaliadores: [nara.uid, ugo.uid] });
    // Standing back changes seats, and nothing that the form holds.
    await impedir(nara, nara, 'alfa');
    const { resultado } = await chamar('painel', m.admin, doJuri());
    expect(resultado).toMatchObject({ juri: { edicao: 'dois' } });
    const visto = { ...comecou, vistos: ['dois'], edicao: 'tres' };
    expect((await salvar(m.admin, [nara, ugo], visto)).erro).toBeUndefined();
    await chamar('removerPainel', m.admin, doJuri());
    expect(await salvar(m.admin, [nara], { ...comecou, vistos: ['tres'], edicao: 'quatro' })).toEqual(MUDOU);
  });

  it('a nota que se mudou em outra janela não é gravada por cima', async () => {
    const nara = await avaliador('Nara');
    const guardada = { nota: 70_00, justificativa: 'Há método e pessoas.' };
    expect((await avaliar(nara, 'alfa', { ...guardada, vistas: [null] })).erro).toBeUndefined();
    const nova = { nota: 75_00, justificativa: 'Há método e pessoas.' };
    expect(await avaliar(nara, 'alfa', { ...nova, vistas: [null] })).toEqual(
      recusa('Você já mudou esta nota em outro lugar. Recarregue a página e confira.'),
    );
    expect(await notaDe(nara, 'alfa')).toMatchObject(guardada);
    expect((await avaliar(nara, 'alfa', { ...guardada, vistas: [null] })).erro).toBeUndefined();
    expect((await avaliar(nara, 'alfa', { ...nova, vistas: [null, guardada] })).erro).toBeUndefined();
    expect(await notaDe(nara, 'alfa')).toMatchObject(nova);
  });
});

const devem = async () =>
  ((await chamar('painel', m.admin, doJuri())).resultado as { juri: { devem: string[] } }).juri.devem;

const lembrar = async () => (await chamar('lembrar', m.admin, doJuri())).resultado;

it('P382 o que foi encerrado ninguém deve: não se lembra, e não falta em Para avaliar', async () => {
  const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
  await salvar(m.admin, [nara, ugo], { ...soAlfa(), prazo: '2026-01-31' });
  for (const grupo of ['g1', 'g2']) await avaliar(nara, 'alfa', { grupo });
  const meus = async () => {
    const { resultado } = await chamar('paraAvaliar', ugo);
    const { juris } = resultado as { juris: { projetoId: string; itens: { encerrada: boolean }[] }[] };
    return juris.find((um) => um.projetoId === projetoId)?.itens.map(({ encerrada }) => encerrada);
  };
  expect(await devem()).toEqual([ugo.uid]);
  await encerrar(true);
  expect(await devem()).toEqual([]);
  expect(await meus()).toEqual([true]);
  expect(await lembrar()).toEqual({ lembrados: 0, esperam: 0 });
  await encerrar(false);
  expect(await devem()).toEqual([ugo.uid]);
  expect(await meus()).toEqual([false]);
  expect(await lembrar()).toEqual({ lembrados: 1, esperam: 0 });
});

it('de muitas notas se lê página por página; acima do máximo diz isso, e nada se corta calado', async () => {
  const nara = await avaliador('Nara');
  for (const nome of ['alfa', 'beta', 'gama'])
    for (const grupo of ['g1', 'g2']) await avaliar(nara, nome, { grupo });
  const daFase = db
    .collection(caminhosDasNotas.todas(m.c.contexto))
    .where('idProjeto', '==', projetoId)
    .where('fase', '==', FASE);
  for (const porVez of [1, 2, 5, 6, 7]) {
    const lidas = await todasAsNotas(daFase, ['grupo'], { porVez });
    expect(new Set(lidas.map((uma) => uma.id)).size).toBe(6);
  }
  expect(await todasAsNotas(daFase, ['grupo'], { porVez: 4, maximo: 6 })).toHaveLength(6);
  await expect(todasAsNotas(daFase, ['grupo'], { porVez: 4, maximo: 5 })).rejects.toThrow(
    'São mais de 5 notas, e não cabem em uma conta só.',
  );
});

describe('P383 cada questionário tem as suas dívidas', () => {
  it('a classificação do que o júri não avalia não conta lugares; quem deve em outro questionário vê este', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    const outro = await outroQuestionario('alfa', 'beta');
    await avaliar(m.admin, 'beta', { questionarioId: outro });
    const so = { escolha: 'A_MAO', empresas: [id('alfa'), id('beta')], porEmpresa: null };
    await salvar(m.admin, [nara, ugo], { ...so, questionarios: [q] });
    expect((await classificar(m.admin, { questionarioId: outro })).resultado).toMatchObject({
      temJuri: false,
      linhas: [{ empresa: 'beta', dadas: 1, de: 2 }],
    });
    await salvar(m.admin, [nara, ugo], so);
    for (const nome of ['alfa', 'beta'])
      for (const grupo of ['g1', 'g2']) await avaliar(nara, nome, { grupo });
    expect((await classificar(nara)).erro).toBeUndefined();
    expect(await classificar(nara, { questionarioId: outro })).toEqual(DEPOIS);
    const brutas = (questionarioId: string) =>
      chamarAqui(
        'relatoriosFunctions-notasBrutas',
        { ...nara.contexto, questionarioId, depois: null },
        por(nara),
      );
    expect((await brutas(q)).resultado).toMatchObject({ notas: expect.arrayContaining([]) });
    expect(await brutas(outro)).toEqual(DEPOIS);
    const { notas } = (await brutas(q)).resultado as { notas: { idFase: number }[] };
    expect(notas.map(({ idFase }) => idFase)).toEqual([FASE, FASE, FASE, FASE]);
  });
});

it('P388 de um júri que avalia só alguns grupos ninguém deve os outros, nem os pode avaliar', async () => {
  const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
  const so = { ...soAlfa(), grupos: { [q]: ['g2'] } };
  expect(await salvar(m.admin, [nara, ugo], { ...so, grupos: { [q]: ['g9'] } })).toEqual(
    recusa('Um dos grupos escolhidos não está no que o júri avalia. Escolha de novo.'),
  );
  expect((await salvar(m.admin, [nara, ugo], so)).erro).toBeUndefined();
  expect(await avaliar(nara, 'alfa')).toEqual(recusa('O júri desta fase não avalia este grupo.'));
  expect((await avaliar(nara, 'alfa', { grupo: 'g2' })).erro).toBeUndefined();
  const { resultado } = await chamar('paraAvaliar', nara);
  const { juris } = resultado as { juris: { projetoId: string; itens: { dadas: number; de: number }[] }[] };
  expect(juris.find((um) => um.projetoId === projetoId)?.itens).toMatchObject([{ dadas: 1, de: 1 }]);
  expect((await classificar(nara)).resultado).toMatchObject({ linhas: [{ dadas: 1, de: 2 }] });
  await logo(async () => expect(await cobertura()).toEqual([1, 2, 0]));
  await avaliar(ugo, 'alfa', { grupo: 'g2' });
  await logo(async () => expect(await cobertura()).toEqual([2, 2, 1]));
});

const cargasDe = async (quem: readonly Persona[]) => {
  const dadas = Object.values(await lugares());
  return quem.map(({ uid }) => dadas.filter((um) => um.includes(uid)).length);
};

describe('P384 distribuir de novo', () => {
  it('a empresa que saiu da fase fica com os seus lugares, e a que não se escolhe mais com quem começou', async () => {
    const tres = await tresDe();
    await salvar(m.admin, tres, { porEmpresa: 2 });
    const antes = await lugares();
    const [quem = ''] = antes[id('beta')] ?? [];
    const pessoa = tres.find(({ uid }) => uid === quem) ?? m.admin;
    await avaliar(pessoa, 'beta');
    await guardarStatus('gama', { status: OUTRA_FASE });
    const nova = { escolha: 'A_MAO', empresas: [id('alfa')], porEmpresa: 2, semente: 99 };
    await salvar(m.admin, tres, nova);
    const depois = await lugares();
    expect(Object.keys(depois).toSorted()).toEqual([id('alfa'), id('beta'), id('gama')].toSorted());
    expect(depois[id('beta')]).toEqual([quem]);
    expect(depois[id('gama')]).toEqual(antes[id('gama')]);
    expect(depois[id('alfa')]).toHaveLength(2);
    expect((await avaliar(pessoa, 'beta', { grupo: 'g2' })).erro).toBeUndefined();
    const cargas = await cargasDe(tres);
    expect(Math.max(...cargas) - Math.min(...cargas)).toBeLessThanOrEqual(1);
  });

  it('menos avaliadores por empresa tira os que sobram, menos quem começou, e continua equilibrado', async () => {
    const tres = await tresDe();
    await salvar(m.admin, tres, { porEmpresa: 3 });
    for (const quem of tres) expect((await avaliar(quem, 'alfa')).erro).toBeUndefined();
    await salvar(m.admin, tres, { porEmpresa: 1 });
    const depois = await lugares();
    expect(depois[id('alfa')]).toHaveLength(3);
    for (const nome of empresas.filter((uma) => uma !== 'alfa')) expect(depois[id(nome)]).toHaveLength(1);
    expect(await cargasDe(tres)).toEqual([2, 2, 2]);
    const [sem] = tres.filter(({ uid }) => !depois[id('beta')]?.includes(uid));
    expect(sem && (await avaliar(sem, 'beta'))).toEqual(DE_OUTROS);
  });
});

const atos = (quem: Persona) =>
  ({
    painel: doJuri(),
    salvarPainel: {
      ...doJuri(),
      ...soAlfa(),
      avaliadores: [quem.uid],
      categorias: [],
      questionarios: [],
      prazo: '2026-01-31',
      cegas: false,
      semente: null,
      simular: false,
    },
    lembrar: doJuri(),
    impedir: {
      ...doJuri(),
      idEmpresa: id('alfa'),
      avaliador: quem.uid,
      motivo: 'Não quero que esta pessoa avalie.',
    },
    retirarImpedimento: { ...doJuri(), idEmpresa: id('alfa'), avaliador: quem.uid },
    classificacao: { ...doJuri(), questionarioId: q },
    removerPainel: doJuri(),
  }) as const;

describe('quem não conduz o júri', () => {
  it('C103 membro sem o módulo, quem administra uma empresa avaliada e quem avalia não mudam nem leem o júri', async () => {
    const [nara, ugo] = [await avaliador('Nara'), await avaliador('Ugo')];
    await salvar(m.admin, [nara, ugo], { ...soAlfa(), prazo: '2026-01-31' });
    for (const grupo of ['g1', 'g2']) await avaliar(nara, 'alfa', { grupo });
    const antes = await lerJuri();
    const membro = await m.pessoa('Membro', m.c.contexto);
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    const intruso = { ...chefe, contexto: m.c.contexto };
    for (const [ato, dados] of Object.entries(atos(ugo))) {
      expect([ato, (await chamar(ato, membro, dados)).erro?.message]).toEqual([ato, 'Permissão negada']);
      // Under the organiser's id, where they are nobody.
      expect([ato, (await chamar(ato, intruso, dados)).erro === undefined]).toEqual([ato, false]);
      // A colleague's seat, and everything else that is for whoever leads.
      const alheios = atos(nara)[ato as keyof ReturnType<typeof atos>];
      if (ato !== 'classificacao')
        expect([ato, (await chamar(ato, ugo, alheios)).erro?.message]).toEqual([ato, 'Permissão negada']);
    }
    expect(await classificar(ugo)).toEqual(DEPOIS);
    expect(await lerJuri()).toEqual(antes);
    expect(await avaliar(nara, 'alfa', { idEmpresa: nara.contexto.empresaId })).toMatchObject({
      erro: { status: 'FAILED_PRECONDITION' },
    });
    // And each of them done by whoever may.
    for (const [ato, dados] of Object.entries(atos(ugo)))
      expect([ato, (await chamar(ato, m.admin, dados)).erro]).toEqual([ato, undefined]);
  });
});
