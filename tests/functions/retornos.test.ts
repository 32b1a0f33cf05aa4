// What ideas brought: who registers, who confirms, what follows from the idea, and the answer of a year.
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import type { linhasDoRetorno } from '@/domain/contratos/planilhaDoRetorno';
import type { ResumoDaDiretoria } from '@/domain/retorno/diretoria';
import { MAXIMO_DE_LINHAS, maisMeses, mesDe, retornoSchema } from '@/domain/retorno/retorno';
import { ler } from '@functions/banco';
import { acertarRetorno, caminhoDoRetorno } from '@functions/nucleo/retornos';
import { emDias, umaIdeiaPublicada, umaMovimentacao, umColaborador } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { umaLinhaDoRetorno, umRetorno } from '@tests/support/retorno';
import type * as z from 'zod/mini';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Cenario, chamar, cenario, db, logo } from './apoio';
import { comMatriz, tokenDe } from './contas';

type Nome = 'autora' | 'quemFaz' | 'registra' | 'valida' | 'colega' | 'admin';
let c: Cenario;
let quem: Record<Nome, { pessoa: Persona; token: string }>;
let ideiaId: string;
const hoje = mesDe(new Date());
const linha = {
  tipo: 'ECONOMIA',
  situacao: 'REALIZADO',
  inicio: maisMeses(hoje, -2),
  meses: 3,
  valor: 3_333,
  nota: 'Conta de água',
};

beforeAll(async () => {
  c = await cenario([]);
  const pessoas = {
    autora: c.pessoa('Aurora', 'COLLABORATOR'),
    quemFaz: c.pessoa('Ivo', 'COLLABORATOR'),
    registra: c.pessoa('Rita', 'TEAM'),
    valida: c.pessoa('Vera', 'TEAM'),
    colega: c.pessoa('Caetano', 'COLLABORATOR'),
    admin: c.pessoa('Ada', 'ADMIN'),
  };
  const entradas = await Promise.all(
    Object.entries(pessoas).map(async ([nome, pessoa]) => {
      await db.doc(pessoa.referencia).set(umColaborador(pessoa));
      return [nome, { pessoa, token: await tokenDe(pessoa) }] as const;
    }),
  );
  quem = Object.fromEntries(entradas) as typeof quem;
  await comMatriz(c.contexto, 'COLLABORATOR', { 3: {} });
  await comMatriz(c.contexto, 'TEAM', { 3: {}, 35: {}, 36: {} });
});

const ideia = async (mudancas: object = {}) => {
  const ref = db.collection(caminhos.ideias(c.contexto)).doc();
  const implementadoresReferences = [quem.quemFaz.pessoa.referencia];
  await ref.set(umaIdeiaPublicada(quem.autora.pessoa, { implementadoresReferences, ...mudancas }));
  return ref.id;
};
beforeEach(async () => {
  ideiaId = await ideia();
});

const pedir = (nome: Nome, funcao: string, dados: object) =>
  chamar(`ideiasFunctions-${funcao}`, { ...c.contexto, ...dados }, { token: quem[nome].token });
const gravar = (nome: Nome, mudancas: object = {}, versao = 0, linhaId = 'l1') =>
  pedir(nome, 'gravarRetorno', { ideiaId, linhaId, versao, linha: { ...linha, ...mudancas } });
const validar = (nome: Nome, versao = 1, motivo: string | null = null) =>
  pedir(nome, 'validarRetorno', { ideiaId, linhaId: 'l1', versao, motivo });
const guardado = (id = ideiaId) => ler(db, retornoSchema, caminhoDoRetorno(c.contexto, id));
const daLinha = async () => (await guardado())?.linhas.find(({ id }) => id === 'l1');
const trilha = async () => {
  const { docs } = await db
    .collection(caminhos.auditoria(c.contexto))
    .where('alvo', '==', caminhoDoRetorno(c.contexto, ideiaId))
    .get();
  return docs.map((um) => um.data());
};

it('registram quem propôs, quem implementa e quem tem o módulo; um colega, não', async () => {
  expect((await gravar('colega')).erro?.message).toBe('Permissão negada');
  expect(await guardado()).toBeUndefined();
  for (const [i, nome] of (['autora', 'quemFaz', 'registra', 'admin'] as const).entries())
    expect((await gravar(nome, { valor: 100 + i }, 0, `de${nome}`)).status).toBe(200);
  expect((await guardado())?.linhas.map(({ valor, registradaPor }) => [valor, registradaPor])).toEqual([
    [100, quem.autora.pessoa.uid],
    [101, quem.quemFaz.pessoa.uid],
    [102, quem.registra.pessoa.uid],
    [103, quem.admin.pessoa.uid],
  ]);
  await comMatriz(c.contexto, 'TEAM', { 3: {}, 35: { criacao: false }, 36: {} });
  expect((await gravar('registra', {}, 0, 'outra')).erro?.message).toBe('Permissão negada');
  await comMatriz(c.contexto, 'TEAM', { 3: {}, 35: {}, 36: {} });
});

it('ninguém da equipe valida, nem quem registrou a linha', async () => {
  await gravar('registra');
  await db.doc(caminhos.ideia(c.contexto, ideiaId)).update({
    participantesReferences: [quem.admin.pessoa.referencia],
  });
  for (const nome of ['autora', 'quemFaz', 'registra', 'admin', 'colega'] as const)
    expect((await validar(nome)).erro?.message).toBe('Permissão negada');
  expect((await daLinha())?.validadaPor).toBeNull();
  expect((await validar('valida')).status).toBe(200);
  expect((await daLinha())?.validadaPor).toBe(quem.valida.pessoa.uid);
});

it('mudar uma linha validada tira a validação, e a trilha guarda cada versão', async () => {
  await gravar('autora');
  await validar('valida');
  expect((await gravar('registra', { valor: 5_000 }, 0)).erro?.message).toContain('mudou enquanto');
  expect((await gravar('registra', { valor: 5_000 }, 1)).status).toBe(200);
  expect(await daLinha()).toMatchObject({ valor: 5_000, versao: 2, validadaPor: null, validadaEm: null });
  expect((await validar('valida', 1)).erro?.message).toContain('mudou enquanto');
  const entradas = await trilha();
  expect(entradas).toHaveLength(3);
  expect(entradas).toContainEqual(
    expect.objectContaining({
      acao: 'RETORNO',
      quem: quem.registra.pessoa.uid,
      antes: { valor: 3_333, validada: true },
      depois: { valor: 5_000, validada: false },
    }),
  );
});

it('A70 removida e posta de novo com o mesmo id, a linha não leva a validação de quem viu a outra', async () => {
  const remover = (versao: number) => pedir('autora', 'removerRetorno', { ideiaId, linhaId: 'l1', versao });
  await gravar('autora');
  expect((await remover(1)).status).toBe(200);
  await gravar('autora', { valor: 999_999 });
  // The page of somebody who validates still shows the first one.
  expect((await validar('valida', 1)).erro?.message).toContain('mudou enquanto');
  expect(await daLinha()).toMatchObject({ valor: 999_999, versao: 2, validadaPor: null });
  expect((await validar('valida', 2)).status).toBe(200);
  // Nor does another line's removal bring an earlier version back.
  await gravar('autora', { valor: 11 }, 0, 'l2');
  await gravar('autora', { valor: 13 }, 2, 'l2');
  expect((await pedir('autora', 'removerRetorno', { ideiaId, linhaId: 'l2', versao: 3 })).status).toBe(200);
  expect((await remover(2)).status).toBe(200);
  await gravar('autora', { valor: 5 });
  expect((await daLinha())?.versao).toBe(4);
});

it('devolvida com um motivo, corrigida volta a esperar; a prevista ninguém valida', async () => {
  await gravar('autora');
  expect((await validar('valida', 1, 'Falta a nota fiscal.')).status).toBe(200);
  expect(await daLinha()).toMatchObject({ validadaPor: null, devolvida: 'Falta a nota fiscal.' });
  expect((await gravar('autora', { nota: 'Com a nota fiscal' }, 1)).status).toBe(200);
  expect(await daLinha()).toMatchObject({ devolvida: '', nota: 'Com a nota fiscal' });
  expect((await validar('valida', 2)).status).toBe(200);
  await gravar('autora', { situacao: 'PREVISTO' }, 2);
  expect((await validar('valida', 3)).erro?.message).toBe('Permissão negada');
});

it('a própria linha enviada outra vez com outro valor é a mesma; cabem quarenta, e a seguinte não', async () => {
  await gravar('autora');
  expect((await gravar('autora', { valor: 7 })).status).toBe(200);
  expect((await guardado())?.linhas).toHaveLength(1);
  expect(await daLinha()).toMatchObject({ valor: 7, versao: 2 });
  const quase = Array.from({ length: MAXIMO_DE_LINHAS - 1 }, (_, i) =>
    umaLinhaDoRetorno(quem.autora.pessoa, { id: `n${i}`, valor: i + 1 }),
  );
  await db.doc(caminhoDoRetorno(c.contexto, ideiaId)).update({ linhas: quase });
  expect((await gravar('autora')).status).toBe(200);
  expect((await gravar('autora', {}, 0, 'demais')).erro?.message).toContain('já tem 40 linhas');
  expect((await pedir('autora', 'removerRetorno', { ideiaId, linhaId: 'n0', versao: 2 })).status).toBe(200);
  expect((await gravar('autora', {}, 0, 'demais')).status).toBe(200);
});

it('I20 um sinal cortado ao meio é recusado com uma frase, e não como falha do servidor; o inteiro fica', async () => {
  const cortado = '💧'.slice(0, 1);
  expect((await gravar('autora', { nota: `Água ${cortado}` })).erro).toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: 'Há um sinal cortado ao meio no texto. Apague-o e envie de novo.',
  });
  expect(await guardado()).toBeUndefined();
  expect((await gravar('autora', { nota: 'Água 💧' })).status).toBe(200);
  expect((await daLinha())?.nota).toBe('Água 💧');
});

it('o realizado não passa do mês de hoje, nem se registra no que não se vê', async () => {
  expect((await gravar('autora', { meses: 4 })).erro?.message).toContain('o que ainda vem é previsto');
  expect((await gravar('autora', { meses: 4, situacao: 'PREVISTO' })).status).toBe(200);
  const deOutra = ideiaId;
  ideiaId = await ideia({ privado: true, visibilidade: 'PRIVADA' });
  expect((await gravar('registra')).erro?.message).toBe('Ideia não encontrada.');
  expect((await gravar('autora')).status).toBe(200);
  ideiaId = deOutra;
});

const implementar = async (id: string, movimento: string, em: Date) => {
  const movimentacoes = caminhos.sob(caminhos.ideia(c.contexto, id)).movimentacoes;
  await db
    .doc(`${movimentacoes}/${movimento}`)
    .set(umaMovimentacao(quem.valida.pessoa, { status: 'IMPLEMENTADA', createdAt: em }));
  await db
    .doc(caminhos.ideia(c.contexto, id))
    .update({ status: 'IMPLEMENTADA', ultimaMovimentacao: movimento });
};

it('o dia é o do movimento, até que se diga outro; quem volta atrás o perde, e a removida não conta', async () => {
  await gravar('autora');
  const dizer = (dia: string) => pedir('quemFaz', 'dizerImplementacao', { ideiaId, dia });
  expect((await dizer(diaDe(new Date()))).erro?.message).toBe('Esta ideia não está implementada.');
  const criada = diaDe((await db.doc(caminhos.ideia(c.contexto, ideiaId)).get()).get('createdAt').toDate());
  await implementar(ideiaId, 'm1', emDias(-1));
  await logo(async () => expect((await guardado())?.implementadaEm).toBe(diaDe(emDias(-1))));
  expect((await dizer(diaDe(emDias(1)))).erro?.message).toContain('não pode estar no futuro');
  expect((await dizer(criada)).status).toBe(200);
  expect((await guardado())?.implementadaEm).toBe(criada);
  expect(await acertarRetorno(db, c.contexto, ideiaId)).toEqual([]);
  const ref = db.doc(caminhos.ideia(c.contexto, ideiaId));
  await ref.update({ status: 'EM_IMPLEMENTACAO', ultimaMovimentacao: 'm2' });
  await logo(async () => expect((await guardado())?.implementadaEm).toBeNull());
  await implementar(ideiaId, 'm3', emDias(-2));
  await logo(async () => expect((await guardado())?.implementadaEm).toBe(diaDe(emDias(-2))));
  await ref.update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
  await logo(async () => expect((await guardado())?.conta).toBe(false));
  expect((await guardado())?.linhas).toHaveLength(1);
});

const duasLinhas = (valor: number, inicio: string, meses: number, validada: boolean) => [
  umaLinhaDoRetorno(quem.autora.pessoa, {
    valor,
    inicio,
    meses,
    validadaPor: validada ? quem.valida.pessoa.uid : null,
  }),
  umaLinhaDoRetorno(quem.autora.pessoa, { id: 'p', situacao: 'PREVISTO', valor: 9, inicio, meses }),
];

it('a resposta do ano é a que o banco dá, contada à parte; a privada entra na soma sem nome', async () => {
  const fora = await cenario([]);
  const deFora = umaIdeiaPublicada(fora.pessoa('Xavier'));
  const de = async (id: string, contexto: typeof c.contexto, mudancas: object) =>
    db.doc(caminhoDoRetorno(contexto, id)).set(umRetorno(quem.autora.pessoa, mudancas));
  const publica = await ideia({ titulo: 'Água de reúso' });
  const privada = await ideia({ privado: true, visibilidade: 'PRIVADA' });
  const antiga = await ideia({ titulo: 'Turno da noite' });
  await db.doc(caminhos.ideia(fora.contexto, 'deFora')).set(deFora);
  await de(publica, c.contexto, {
    implementadaEm: '2021-03-02',
    linhas: duasLinhas(1_000, '2020-12', 4, true),
  });
  await de(privada, c.contexto, {
    implementadaEm: '2021-11-30',
    linhas: duasLinhas(777, '2021-12', 2, false),
  });
  await de(antiga, c.contexto, { implementadaEm: '2020-12-31', linhas: duasLinhas(31, '2021-05', 3, true) });
  await de('deFora', fora.contexto, {
    implementadaEm: '2021-06-01',
    linhas: duasLinhas(5, '2021-06', 1, true),
  });

  // Counted again from what is stored, month by month, with nothing of the product's sums.
  const conta = { implementadas: 0, validado: 0, realizado: 0 };
  const { docs } = await db.collection(caminhos.ideias(c.contexto)).get();
  for (const { ref } of docs) {
    const dela = (await ref.collection('retornos').doc('linhas').get()).data();
    if (!String(dela?.['implementadaEm']).startsWith('2021') || dela?.['conta'] !== true) continue;
    conta.implementadas += 1;
    for (const uma of dela['linhas'] as Record<string, never>[])
      for (let i = 0; i < Number(uma['meses']); i += 1) {
        const [ano = 0, mes = 0] = String(uma['inicio']).split('-').map(Number);
        const quando = new Date(Date.UTC(ano, mes - 1 + i, 15));
        if (quando.getUTCFullYear() !== 2021 || String(uma['situacao']) !== 'REALIZADO') continue;
        conta.realizado += Number(uma['valor']);
        if (uma['validadaPor']) conta.validado += Number(uma['valor']);
      }
  }
  const { resultado } = await pedir('registra', 'retornoDoAno', { ano: 2021 });
  expect(resultado).toMatchObject({
    ano: {
      implementadas: conta.implementadas,
      delas: { ECONOMIA: { validado: conta.validado, realizado: conta.realizado } },
      deTodas: { ECONOMIA: { validado: conta.validado + 93 } },
    },
    anterior: { implementadas: 1 },
  });
  expect(conta).toEqual({ implementadas: 2, validado: 3_000, realizado: 3_777 });
  const { ideias } = resultado as { ideias: { titulo: string }[] };
  const destas = new Set(['Água de reúso', 'Turno da noite']);
  expect(ideias.map(({ titulo }) => titulo).filter((titulo) => destas.has(titulo))).toEqual([...destas]);
  expect(JSON.stringify(ideias)).not.toContain(privada);
  expect((await pedir('colega', 'retornoDoAno', { ano: 2021 })).erro?.message).toBe('Permissão negada');
});

/** What the person was told of the idea's return. */
const daCaixa = async (nome: Nome) => {
  const caixa = db.collection(caminhos.notificacoes(c.contexto, quem[nome].pessoa.uid));
  const { docs } = await caixa.where('sobre', '==', caminhos.ideia(c.contexto, ideiaId)).get();
  // Who proposed it gains points besides.
  return docs.flatMap((nova) =>
    nova.get('tipo') === 'RETORNO' ? [(nova.get('detalhe') as { retorno?: string }).retorno] : [],
  );
};

it('P332 quem valida sabe que uma linha espera, uma vez por dia; quem registrou, o que foi feito dela', async () => {
  // What is planned waits for nobody.
  await gravar('quemFaz', { situacao: 'PREVISTO' }, 0, 'l3');
  await gravar('registra');
  await gravar('registra', { valor: 9_999 }, 0, 'l2');
  await logo(async () => expect(await daCaixa('admin')).toEqual(['ESPERA']));
  await validar('valida', 1, 'Falta a conta de outubro.');
  await logo(async () => expect(await daCaixa('registra')).toEqual(['DEVOLVIDO']));
  await gravar('registra', { nota: 'Com a de outubro' }, 1);
  await validar('valida', 2);
  await logo(async () =>
    expect(await daCaixa('registra')).toEqual(expect.arrayContaining(['DEVOLVIDO', 'VALIDADO'])),
  );
  expect(await daCaixa('admin')).toHaveLength(1);
  for (const nome of ['autora', 'quemFaz', 'colega', 'valida'] as const)
    expect(await daCaixa(nome)).toEqual([]);
});

it('A160 o que espera por alguém são as linhas que essa pessoa pode validar, e o número segue cada ato', async () => {
  const esperam = async (nome: Nome) => (await pedir(nome, 'esperando', {})).resultado;
  const antes = (await esperam('valida')) as { retornos: number };
  const mais = async (quantas: number) =>
    expect(await esperam('valida')).toEqual({ retornos: antes.retornos + quantas, avaliacoes: 0 });
  await gravar('autora', { situacao: 'PREVISTO' }, 0, 'plano');
  await mais(0);
  await gravar('autora');
  await gravar('quemFaz', { valor: 7 }, 0, 'l2');
  await mais(2);
  // Nobody validates what they registered: what is theirs is not said to wait for them.
  const daRegistra = ((await esperam('registra')) as { retornos: number }).retornos;
  await gravar('registra', { valor: 9 }, 0, 'l3');
  expect(await esperam('registra')).toEqual({ retornos: daRegistra - 2, avaliacoes: 0 });
  await mais(3);
  await validar('valida');
  await mais(2);
  const caminho = caminhos.ideia(c.contexto, ideiaId);
  await db.doc(caminho).update({ participantesReferences: [quem.valida.pessoa.referencia] });
  await acertarRetorno(db, c.contexto, ideiaId);
  await mais(0);
  await db.doc(caminho).update({ participantesReferences: [], visibilidade: 'PRIVADA' });
  await acertarRetorno(db, c.contexto, ideiaId);
  await mais(0);
  await db.doc(caminho).update({ visibilidade: 'PUBLICA' });
  await acertarRetorno(db, c.contexto, ideiaId);
  await mais(2);
  expect(await acertarRetorno(db, c.contexto, ideiaId)).toEqual([]);
  expect(await esperam('colega')).toEqual({ retornos: 0, avaliacoes: 0 });
  expect((await pedir('autora', 'esperando', {})).resultado).toEqual({ retornos: 0, avaliacoes: 0 });
});

const aoMeioDia = (dia: string) => new Date(`${dia}T12:00:00-03:00`);
/** Of 2019, in which no other test of this file has anything. */
async function doAno2019() {
  const andaram = [
    { publicada: '2019-01-31', setores: ['Produção'], anda: [['PRE_ANALISE', '2019-02-10']], linhas: [] },
    {
      publicada: '2019-03-01',
      setores: ['Produção', 'Logística'],
      anda: [
        ['PRE_ANALISE', '2019-03-06'],
        ['APROVADA', '2019-03-07'],
        ['EM_IMPLEMENTACAO', '2019-04-01'],
        ['IMPLEMENTADA', '2019-06-30'],
      ],
      linhas: duasLinhas(1_001, '2019-11', 4, true),
    },
    // It went back: it reached the approval all the same.
    {
      publicada: '2019-12-31',
      setores: ['Logística'],
      anda: [
        ['APROVADA', '2020-01-07'],
        ['BACKLOG_DE_AVALIACAO_FUTURA', '2020-01-08'],
      ],
      linhas: [],
    },
    { publicada: '2019-05-05', setores: ['Produção'], anda: [], linhas: [], removida: true },
    { publicada: '2020-01-01', setores: ['Produção'], anda: [['APROVADA', '2020-01-02']], linhas: [] },
    {
      publicada: '2018-01-01',
      setores: ['Vendas'],
      anda: [],
      linhas: duasLinhas(70, '2019-12', 1, true),
      privada: true,
    },
  ] as const;
  const ids = [];
  for (const [i, uma] of andaram.entries()) {
    const publishedAt = aoMeioDia(uma.publicada);
    const { id, path } = db.collection(caminhos.ideias(c.contexto)).doc();
    ids.push(id);
    for (const [j, [status, dia]] of uma.anda.entries())
      await db
        .doc(`${caminhos.sob(path).movimentacoes}/m${j}`)
        .set(umaMovimentacao(quem.admin.pessoa, { status, createdAt: aoMeioDia(dia) }));
    if (uma.linhas.length > 0)
      await db.doc(caminhoDoRetorno(c.contexto, id)).set(
        umRetorno(quem.autora.pessoa, {
          linhas: [...uma.linhas],
          implementadaEm: i === 1 ? '2019-06-30' : null,
        }),
      );
    const [status = 'NOVA_IDEIA'] = uma.anda.at(-1) ?? [];
    await db.doc(path).set(
      umaIdeiaPublicada(quem.autora.pessoa, {
        titulo: `De 2019, nº ${i}`,
        publishedAt,
        createdAt: publishedAt,
        status,
        setores: [...uma.setores],
        ...(uma.anda.length > 0 && { ultimaMovimentacao: `m${uma.anda.length - 1}` }),
        ...('removida' in uma && { deletedAt: aoMeioDia('2019-07-01'), visibilidade: 'REMOVIDA' as const }),
        ...('privada' in uma && { privado: true, visibilidade: 'PRIVADA' as const }),
      }),
    );
  }
  return ids;
}

const diaDo = (quando: unknown) => diaDe((quando as { toDate(): Date }).toDate());

it('P441 o resumo para a diretoria é o que o banco dá, contado de novo sem o produto', async () => {
  const [, daImplementada = '', , , , privada = ''] = await doAno2019();
  const pedido = { de: '2019-01', ate: '2019-12' };
  const { resultado } = await pedir('registra', 'resumoDaDiretoria', pedido);

  // Counted again from what is stored, idea by idea and month by month.
  const { docs } = await db.collection(caminhos.ideias(c.contexto)).get();
  const funil = [0, 0, 0, 0, 0];
  const naEtapa: Record<string, number[]> = {};
  const setores: Record<string, { publicadas: number; validado: number }> = {};
  const autores = new Set<string>();
  let validado = 0;
  const degrau: Record<string, number> = { APROVADA: 2, EM_IMPLEMENTACAO: 3, IMPLEMENTADA: 4 };
  for (const documento of docs) {
    const { ref } = documento;
    const uma = documento.data();
    const doSetor = (nome: string) => (setores[nome] ??= { publicadas: 0, validado: 0 });
    const quais = uma['setores'] as string[];
    const dela = (await ref.collection('retornos').doc('linhas').get()).data();
    if (dela?.['conta'] === true)
      for (const linhaDela of dela['linhas'] as Record<string, never>[])
        for (let i = 0; i < Number(linhaDela['meses']); i += 1) {
          const [ano = 0, mes = 0] = String(linhaDela['inicio']).split('-').map(Number);
          if (new Date(Date.UTC(ano, mes - 1 + i, 15)).getUTCFullYear() !== 2019) continue;
          if (!linhaDela['validadaPor']) continue;
          validado += Number(linhaDela['valor']);
          for (const nome of quais) doSetor(nome).validado += Number(linhaDela['valor']);
        }
    if (uma['deletedAt'] || !diaDo(uma['publishedAt']).startsWith('2019')) continue;
    autores.add(String(uma['autorReference']));
    for (const nome of quais) doSetor(nome).publicadas += 1;
    const movimentos = (await ref.collection('movimentacoes').orderBy('createdAt').get()).docs.map((m) =>
      m.data(),
    );
    const ate = Math.max(0, ...movimentos.map((m) => degrau[String(m['status'])] ?? 1));
    for (let i = 0; i <= ate; i += 1) funil[i] = (funil[i] ?? 0) + 1;
    let [onde, desde] = ['NOVA_IDEIA', diaDo(uma['publishedAt'])];
    for (const m of movimentos) {
      const dias = (Date.parse(diaDo(m['createdAt'])) - Date.parse(desde)) / 86_400_000;
      (naEtapa[onde] ??= []).push(dias);
      [onde, desde] = [String(m['status']), diaDo(m['createdAt'])];
    }
  }
  expect({ funil, novas: naEtapa['NOVA_IDEIA']?.toSorted((a, b) => a - b), validado }).toEqual({
    funil: [3, 3, 2, 1, 1],
    novas: [5, 7, 10],
    validado: 2_072,
  });
  const resumo = resultado as ResumoDaDiretoria;
  expect(resumo.funil.map(({ ideias }) => ideias)).toEqual(funil);
  const etapa = (qual: string) => resumo.etapas.find(({ status }) => status === qual);
  for (const [status, dias] of Object.entries(naEtapa))
    if (status !== 'IMPLEMENTADA') expect(etapa(status)?.vezes).toBe(dias.length);
  // Days 5, 7 and 10: the one in the middle, in halves.
  expect(etapa('NOVA_IDEIA')?.meios).toBe(14);
  expect(etapa('PRE_ANALISE')?.meios).toBe(2);
  expect(resumo).toMatchObject({
    implementadas: 1,
    comRetorno: 1,
    somas: { ECONOMIA: { validado, realizado: validado, previsto: 27 } },
    participacao: { proponentes: autores.size },
    melhores: [{ id: daImplementada, titulo: 'De 2019, nº 1', validado: 2_002 }],
  });
  expect(resumo.participacao.pessoas).toBe(Object.keys(quem).length);
  expect(Object.fromEntries(resumo.setores.map((um) => [um.setor, um]))).toMatchObject(setores);
  // Sums hold what is private, and its name is nowhere.
  expect(JSON.stringify(resultado)).not.toContain(privada);

  expect((await pedir('colega', 'resumoDaDiretoria', pedido)).erro?.message).toBe('Permissão negada');
  const meses = (de: string, ate: string) => pedir('registra', 'resumoDaDiretoria', { de, ate });
  expect((await meses('2018-02', '2020-01')).status).toBe(200);
  expect((await meses('2018-01', '2020-01')).erro?.message).toBe('Escolha até 24 meses.');
  expect((await meses('2019-02', '2019-01')).erro?.message).toContain('não pode ser depois');
});

type LinhasLidas = z.infer<typeof linhasDoRetorno.saida>;
const de2018 = async (titulo: string, valor: number, mudancas: object = {}, validada = true) => {
  const id = await ideia({ titulo, ...mudancas });
  await db
    .doc(caminhoDoRetorno(c.contexto, id))
    .set(umRetorno(quem.autora.pessoa, { linhas: duasLinhas(valor, '2018-11', 4, validada) }));
  return id;
};
const destas = <T extends { titulo: string }>(ideias: T[]) =>
  ideias.filter(({ titulo }) => ['Primeira', 'Segunda', 'Espera'].includes(titulo));

it('P447 a planilha traz as linhas do ano das ideias públicas, e o ranking vai pelo validado', async () => {
  await de2018('Segunda', 50);
  const primeira = await de2018('Primeira', 90);
  await de2018('Espera', 400, {}, false);
  const privada = await de2018('Privada', 900, { privado: true, visibilidade: 'PRIVADA' });
  const lida = (await pedir('registra', 'linhasDoRetorno', { ano: 2018 })).resultado as LinhasLidas;
  expect(destas(lida.ideias).map(({ titulo }) => titulo)).toEqual(['Primeira', 'Segunda', 'Espera']);
  expect(lida.ideias.find(({ id }) => id === primeira)?.linhas).toMatchObject([
    { tipo: 'ECONOMIA', situacao: 'REALIZADO', inicio: '2018-11', meses: 4, valor: 90, validada: true },
    { situacao: 'PREVISTO', valor: 9, validada: false },
  ]);
  expect(JSON.stringify(lida)).not.toContain(privada);
  // A line that ended before the year is no line of it.
  const depois = (await pedir('registra', 'linhasDoRetorno', { ano: 2020 })).resultado as LinhasLidas;
  expect(depois.ideias.map(({ id }) => id)).not.toContain(primeira);
  const ordenadas = async (mais: object) =>
    destas(
      ((await pedir('registra', 'retornoDoAno', { ano: 2018, ...mais })).resultado as LinhasLidas).ideias,
    ).map(({ titulo }) => titulo);
  expect(await ordenadas({ ordem: 'VALIDADO' })).toEqual(['Primeira', 'Segunda']);
  expect((await ordenadas({}))[0]).toBe('Espera');
  expect((await pedir('colega', 'linhasDoRetorno', { ano: 2018 })).erro?.message).toBe('Permissão negada');
});
