// Answer sheets: opening, saving and finishing (part 3 §4 and §5), and everybody who may not.
import { notasDaFolha } from '@/domain/diagnostico/pontuacao';
import { compilar, perguntasPontuadas } from '@/domain/diagnostico/versao';
import { faltamEm } from '@/domain/diagnostico/valor-da-resposta';
import { respostasVisiveis, visiveis } from '@/domain/diagnostico/visiveis';
import { aleatorio } from '@tests/support/aleatorio';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { rascunhoAleatorio, respostasAleatorias, umaRespostaQueCabe } from '@tests/support/rascunho';
import type { Persona } from '@tests/support/personas';
import { emDias } from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { chamarLista, mudanca, mudancasDe, mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let bia: Persona;
beforeAll(async () => {
  m = await mundoDasFolhas();
  bia = await m.pessoa('Bia');
});

const guardadas = async (q: string) => {
  const [folha] = await m.folhasDe(q);
  return Object.fromEntries(
    ((folha?.get('perguntas') ?? []) as { id: string; resposta: unknown }[]).map(({ id, resposta }) => [
      id,
      resposta,
    ]),
  );
};

describe('abrir', () => {
  it('faz uma folha só, que fica na sua versão, com as palavras corrigidas', async () => {
    const q = await m.questionario();
    const primeira = await m.chamar(bia, 'abrir', q);
    expect(primeira.resultado).toMatchObject({
      projeto: 'Prêmio Inovação',
      fechada: null,
      folha: { guardadas: {}, step: 0, finalizadoEm: null },
    });
    await db.doc(`${m.caminhoDe(q)}/versoes/2`).set(umQuestionarioPublicado({ n: 2, nome: 'Outra versão' }));
    await db.doc(m.caminhoDe(q)).update({ versao: 2 });
    await db.doc(`${m.caminhoDe(q)}/correcoes/1`).set(umQuestionarioPublicado({ nome: 'Com acento' }));
    const segunda = await m.chamar(bia, 'abrir', q);
    expect(segunda.resultado).toMatchObject({ questionario: { nome: 'Com acento' } });
    expect(await m.folhasDe(q)).toHaveLength(1);
    const outra = await m.pessoa('Otto');
    expect((await m.chamar(outra, 'abrir', q)).resultado).toMatchObject({
      questionario: { nome: 'Outra versão' },
    });
  });
  it('não publicado, fora do período, removido: uma frase, e nenhuma folha', async () => {
    const rascunho = await m.questionario({}, false);
    expect((await m.chamar(bia, 'abrir', rascunho)).erro?.message).toBe(
      'O questionário ainda não foi publicado.',
    );
    const casos: [object, string][] = [
      [{ dataVigencia: emDias(-1) }, 'O questionário não está mais disponível.'],
      [{ deletedAt: new Date() }, 'Questionário não encontrado!'],
    ];
    for (const [mudancas, frase] of casos) {
      const q = await m.questionario(mudancas);
      expect((await m.chamar(bia, 'abrir', q)).erro?.message).toBe(frase);
      expect(await m.folhasDe(q)).toHaveLength(0);
    }
    const futuro = await m.questionario({ dataAtuacao: emDias(2) });
    expect((await m.chamar(bia, 'abrir', futuro)).erro?.message).toMatch(
      /^O questionário abre em \d\d\/\d\d\/\d{4}\.$/,
    );
  });
});

describe('salvar', () => {
  it('guarda como pausada; repetida não muda nada; outro aparelho que não viu encontra um conflito', async () => {
    const q = await m.questionario();
    await m.chamar(bia, 'abrir', q);
    const pacote = [mudanca('escala', 7), mudanca('texto', 'Tempo para testar', 2)];
    await m.salvar(bia, q, pacote);
    const { resultado } = await m.salvar(bia, q, pacote);
    expect(resultado).toMatchObject({ destinos: [{ aceita: true, guardada: { rev: 1 } }, { aceita: true }] });
    const outro = await m.salvar(bia, q, [mudanca('escala', 3)], 'aparelho-b');
    expect(outro.resultado).toMatchObject({
      destinos: [{ aceita: false, guardada: { resposta: 7, rev: 1 } }],
    });
    const viu = await m.salvar(bia, q, [mudanca('escala', 3, 2, 1)], 'aparelho-b');
    expect(viu.resultado).toMatchObject({ destinos: [{ aceita: true, guardada: { resposta: 3, rev: 2 } }] });
    const [folha] = await m.folhasDe(q);
    expect(folha?.data()).toMatchObject({ pausado: true, stepPausado: 1, idRespondente: bia.uid });
    expect(await guardadas(q)).toEqual({ escala: 3, texto: 'Tempo para testar' });
  });
  it('a parte em que se está não volta quando um pedido mais velho do aparelho chega por último', async () => {
    const q = await m.questionario();
    await m.chamar(bia, 'abrir', q);
    const enviar = (step: number, stepN?: number, aparelho = 'aparelho-a') =>
      m.chamar(bia, 'salvar', q, { aparelho, step, stepN, mudancas: [mudanca('escala', 7)] });
    const depois = async (...pedido: Parameters<typeof enviar>) => {
      expect((await enviar(...pedido)).erro).toBeUndefined();
      return (await m.folhasDe(q))[0]?.get('stepPausado') as number;
    };
    expect(await depois(2, 2_000)).toBe(2);
    expect(await depois(0, 1_000)).toBe(2);
    expect(await depois(1, 3_000)).toBe(1);
    // Another device has a clock of its own, and pages from before this do not say theirs.
    expect(await depois(3, 500, 'aparelho-b')).toBe(3);
    expect(await depois(0)).toBe(0);
  });
  it('o que não cabe na versão é recusado inteiro (threats E08), e o que cabe fica', async () => {
    const q = await m.questionario();
    await m.chamar(bia, 'abrir', q);
    const ruins = [
      ['escala', 999],
      ['escala', 0],
      ['escala', 'dez'],
      ['escolha', 4],
      ['escolha', [0]],
      ['caixas', [0, 0]],
      ['caixas', []],
      ['texto', 5],
      ['texto', 'x'.repeat(5_001)],
      ['de-outro-questionario', 5],
    ] as const;
    for (const [id, resposta] of ruins)
      expect(
        (await m.salvar(bia, q, [mudanca('escala', 7), mudanca(id, resposta)])).erro?.message,
      ).toBeTruthy();
    const muitas = Array.from({ length: 401 }, (_, i) => mudanca(`p${i}`, 1));
    expect((await m.salvar(bia, q, muitas)).erro?.status).toBe('INVALID_ARGUMENT');
    expect(await guardadas(q)).toEqual({});
    await m.salvar(bia, q, mudancasDe({ ...TUDO, texto: 'x'.repeat(5_000) }));
    expect(await guardadas(q)).toMatchObject(TUDO);
  });
  it('fechado o período, nada entra (threats E06); prorrogado, entra', async () => {
    const q = await m.questionario();
    await m.chamar(bia, 'abrir', q);
    await db.doc(m.caminhoDe(q)).update({ dataVigencia: emDias(-1) });
    expect((await m.salvar(bia, q, [mudanca('escala', 7)])).erro?.message).toBe(
      'O questionário não está mais disponível.',
    );
    expect((await m.chamar(bia, 'abrir', q)).resultado).toMatchObject({
      fechada: 'O questionário não está mais disponível.',
    });
    await db.doc(m.caminhoDe(q)).update({ dataVigencia: emDias(1) });
    expect((await m.salvar(bia, q, [mudanca('escala', 7)])).erro).toBeUndefined();
  });
});

describe('finalizar', () => {
  it('só o que a pessoa viu, uma vez, com as notas e o contato à parte; depois nada muda (threats E05)', async () => {
    const q = await m.questionario({ enviarRetornoEmail: true });
    await m.chamar(bia, 'abrir', q);
    await m.salvar(bia, q, [mudanca('texto', 'de outro aparelho')], 'aparelho-b');
    const cega = await m.finalizar(bia, q, TUDO);
    expect(cega.resultado).toMatchObject({ finalizada: false });
    const visto = { ...TUDO, texto: 'de outro aparelho' };
    const feita = await m.finalizar(bia, q, visto, mudancasDe(TUDO));
    expect(feita.resultado).toMatchObject({ finalizada: true });
    const [folha] = await m.folhasDe(q);
    expect(folha?.data()).toMatchObject({ pausado: false, notas: { g1: 60_00, g2: 75_00 } });
    expect(JSON.stringify(folha?.data())).not.toContain(bia.email);
    const contato = await folha?.ref.collection('contato').doc('dados').get();
    expect(contato?.data()).toMatchObject({ email: bia.email, nome: bia.nome, relatorio: true });
    // The answer to the first time was lost.
    expect((await m.finalizar(bia, q, visto, mudancasDe(TUDO))).resultado).toMatchObject({
      finalizada: true,
    });
    const FEITA = 'Este questionário já foi finalizado anteriormente.';
    expect((await m.finalizar(bia, q, { ...visto, escala: 10 })).erro?.message).toBe(FEITA);
    expect((await m.salvar(bia, q, [mudanca('escala', 10, 9)])).erro?.message).toBe(FEITA);
    expect((await m.chamar(bia, 'abrir', q)).resultado).toMatchObject({ fechada: FEITA });
    expect(await guardadas(q)).toEqual(visto);
  });
  it('sem uma resposta obrigatória não finaliza, e nada se perde', async () => {
    const q = await m.questionario();
    await m.chamar(bia, 'abrir', q);
    const { caixas: _falta, ...visto } = TUDO;
    expect((await m.finalizar(bia, q, visto)).erro?.message).toBe(
      'Existem perguntas obrigatórias que não foram respondidas!',
    );
    expect((await m.finalizar(bia, q, TUDO)).resultado).toMatchObject({ finalizada: true });
  });
  it('vinte ao mesmo tempo para cinco lugares: cinco (threats E10)', async () => {
    const q = await m.questionario({ limiteUsuario: 5 });
    const pessoas = await Promise.all(Array.from({ length: 20 }, (_, i) => m.pessoa(`Pessoa${i}`)));
    for (const pessoa of pessoas) await m.chamar(pessoa, 'abrir', q);
    const feitas = await Promise.all(pessoas.map((pessoa) => m.finalizar(pessoa, q, TUDO)));
    const sim = feitas.filter(
      ({ resultado }) => (resultado as { finalizada: boolean } | undefined)?.finalizada,
    );
    expect(sim).toHaveLength(5);
    const folhas = await m.folhasDe(q);
    expect(folhas.filter((folha) => folha.get('finalizadoEm') !== null)).toHaveLength(5);
    const frases = new Set(feitas.flatMap(({ erro }) => erro?.message ?? []));
    expect([...frases]).toEqual([expect.stringContaining('A sua empresa já tem todas as respostas')]);
    // Another company has places of its own.
    expect((await m.chamar(m.admin, 'abrir', q)).erro).toBeUndefined();
    expect((await m.finalizar(m.admin, q, TUDO)).resultado).toMatchObject({ finalizada: true });
  });
});

/** `caixas` shows on 'Sim' in `escolha`, and `texto`, which must be answered then, on the first of `caixas`. */
const dependente = umQuestionarioPublicado({
  perguntas: umQuestionarioPublicado().perguntas.map((uma) => ({
    ...uma,
    ...(uma.id === 'caixas' ? se('escolha', 'igual') : {}),
    ...(uma.id === 'texto' ? { obrigatoria: true, ...se('caixas', 'contem') } : {}),
  })),
});
function se(pergunta: string, como: 'igual' | 'contem') {
  return { mostrarSe: { liga: 'todas' as const, condicoes: [{ pergunta, como, valor: 0 }] } };
}
async function comDependentes() {
  const q = await m.questionario();
  await db.doc(`${m.caminhoDe(q)}/versoes/1`).set(dependente);
  await m.chamar(bia, 'abrir', q);
  return q;
}

describe('perguntas que dependem (Q300)', () => {
  it('E30 o que se responde a uma pergunta escondida não conta, não fica e não pontua', async () => {
    const q = await comDependentes();
    const visto = { escala: 7, escolha: 2 };
    const tudo = { ...visto, caixas: [0], texto: 'Escondida' };
    await m.salvar(bia, q, mudancasDe(tudo));
    expect(await guardadas(q)).toEqual(tudo);
    expect((await m.finalizar(bia, q, visto, [])).resultado).toMatchObject({ finalizada: true });
    expect(await guardadas(q)).toEqual(visto);
    const [folha] = await m.folhasDe(q);
    expect(folha?.get('notas')).toEqual({ g1: 35_00, g2: null });
    // The answer to the first time was lost.
    expect((await m.finalizar(bia, q, visto, [])).resultado).toMatchObject({ finalizada: true });
  });
  it('E31 uma obrigatória que aparece não se pula, diga a página o que disser', async () => {
    const q = await comDependentes();
    const aberto = { escala: 7, escolha: 0, caixas: [0] };
    expect((await m.finalizar(bia, q, aberto)).erro?.message).toBe(
      'Existem perguntas obrigatórias que não foram respondidas!',
    );
    // The digest of less than what shows is not what is stored.
    expect(
      (await m.finalizar(bia, q, { escala: 7, escolha: 0 }, mudancasDe(aberto))).resultado,
    ).toMatchObject({ finalizada: false });
    expect((await m.finalizar(bia, q, { ...aberto, caixas: [1] })).erro).toBeUndefined();
  });
  it('a primeira resposta mudada em outro aparelho volta para ser vista, e o fim é o das duas', async () => {
    const q = await comDependentes();
    const antes = { escala: 7, escolha: 0, caixas: [0], texto: 'Vista' };
    await m.salvar(bia, q, mudancasDe(antes));
    // The other device saw the first answer, and changes it.
    await m.salvar(bia, q, [mudanca('escolha', 1, 1, 1)], 'aparelho-b');
    expect((await m.finalizar(bia, q, antes, [])).resultado).toMatchObject({ finalizada: false });
    const visto = { escala: 7, escolha: 1 };
    expect((await m.finalizar(bia, q, visto, [])).resultado).toMatchObject({ finalizada: true });
    expect(await guardadas(q)).toEqual(visto);
  });
  it('uma página de antes, que mostra todas, também finaliza', async () => {
    const q = await comDependentes();
    const tudo = { escala: 7, escolha: 2, caixas: [0], texto: 'Escondida' };
    expect((await m.finalizar(bia, q, tudo)).resultado).toMatchObject({ finalizada: true });
    expect(await guardadas(q)).toEqual({ escala: 7, escolha: 2 });
    // The answer to the first time was lost.
    expect((await m.finalizar(bia, q, tudo)).resultado).toMatchObject({ finalizada: true });
    // Something else than what was seen is no repetition.
    expect((await m.finalizar(bia, q, { ...tudo, texto: 'Outra' })).erro).toBeDefined();
  });
  it('ao acaso, o que a página mostra é o que o servidor conta', async () => {
    for (let semente = 1; semente <= 6; semente++) {
      const q = await m.questionario();
      const compilado = compilar(rascunhoAleatorio(semente, 3));
      await db.doc(`${m.caminhoDe(q)}/versoes/1`).set(umQuestionarioPublicado({ ...compilado }));
      await m.chamar(bia, 'abrir', q);
      const sorte = aleatorio(semente + 5);
      const { perguntas } = compilado;
      const dadas = { ...respostasAleatorias(perguntas, sorte) };
      for (const pergunta of perguntas)
        if (!dadas[pergunta.id]) dadas[pergunta.id] = umaRespostaQueCabe(pergunta);
      await m.salvar(bia, q, mudancasDe(dadas));
      // At the end the first answer changes on a second device.
      const [primeira] = perguntas;
      const outra = respostasAleatorias(perguntas.slice(0, 1), sorte);
      const depois = { ...dadas, ...outra };
      if (primeira && primeira.id in outra)
        await m.salvar(bia, q, [mudanca(primeira.id, outra[primeira.id] ?? false, 1, 1)], 'aparelho-b');
      const visto = respostasVisiveis(compilado, depois);
      // What the wizard's parts count (areas/resposta/assistente/paginas.test.ts).
      const faltam = faltamEm(visiveis(compilado, depois), depois);
      const { resultado, erro } = await m.finalizar(bia, q, visto, []);
      expect(erro?.message === undefined).toBe(faltam.length === 0);
      if (erro) continue;
      expect(resultado).toMatchObject({ finalizada: true });
      expect(await guardadas(q)).toEqual(visto);
      expect((await m.folhasDe(q))[0]?.get('notas')).toEqual(
        notasDaFolha(perguntasPontuadas(compilado), visto),
      );
    }
  });
});

describe('quem não pode', () => {
  it('a empresa que não participa não encontra o questionário; inscrita, encontra', async () => {
    const q = await m.questionario();
    await m.status(m.convidada).update({ deletedAt: new Date() });
    const fora = await m.chamar(bia, 'abrir', q);
    const inventado = await m.chamar(bia, 'abrir', 'q-inventado');
    await m.status(m.convidada).update({ deletedAt: null });
    expect(fora.erro?.message).toBe('Questionário não encontrado!');
    expect(fora).toEqual(inventado);
    expect((await m.chamar(bia, 'abrir', q)).erro).toBeUndefined();
  });
  it('o respondente externo só com o seu convite, que não foi cancelado (threats A23)', async () => {
    const [q, outro] = [await m.questionario(), await m.questionario()];
    const rita = await m.pessoa('Rita', m.convidada, 'COLLABORATOR', { externo: true });
    await m.convidar(rita, q);
    expect((await m.chamar(rita, 'abrir', q)).erro).toBeUndefined();
    expect((await m.chamar(rita, 'abrir', outro)).erro?.message).toBe(
      'Esse questionário não foi enviado para você. Deslogue ou entre na conta correta!',
    );
    await m.convidar(rita, q, { cancelado: true });
    expect((await m.salvar(rita, q, [mudanca('escala', 7)])).erro?.message).toBe(
      'Seu convite foi cancelado!',
    );
    await m.convidar(rita, q);
    expect((await m.salvar(rita, q, [mudanca('escala', 7)])).erro).toBeUndefined();
  });
  it('sem 29.criacao só com convite; sem conta, nunca; por outra empresa, nunca (threats E01, E02)', async () => {
    const q = await m.questionario();
    const otavio = await m.pessoa('Otavio', m.convidada, 'TEAM');
    await comMatriz(m.convidada, 'TEAM', { 29: { criacao: false } });
    expect((await m.chamar(otavio, 'abrir', q)).erro?.status).toBe('PERMISSION_DENIED');
    await m.convidar(otavio, q);
    expect((await m.chamar(otavio, 'abrir', q)).erro).toBeUndefined();
    const semConta = await chamarAqui('respostasFunctions-abrir', {
      ...bia.contexto,
      idEmpresa: m.c.contexto.empresaId,
      questionarioId: q,
    });
    expect(semConta.erro?.status).toBe('UNAUTHENTICATED');
    const alheia = { licenciadaId: m.c.contexto.licenciadaId, empresaId: m.c.contexto.empresaId };
    expect((await m.chamar(bia, 'abrir', q, alheia)).erro?.status).toBe('PERMISSION_DENIED');
  });
  it('a folha de outra pessoa ninguém lê nem escreve; a organizadora lê (threats A22)', async () => {
    const q = await m.questionario();
    const caio = await m.pessoa('Caio');
    await m.chamar(bia, 'abrir', q);
    await m.salvar(bia, q, [mudanca('escala', 7)]);
    // Changes go into one's own sheet, whatever ids are sent.
    expect((await m.salvar(caio, q, [mudanca('escala', 1)])).erro?.message).toBe(
      'Questionário não encontrado!',
    );
    expect((await m.chamar(caio, 'abrir', q)).resultado).toMatchObject({ folha: { guardadas: {} } });
    const daBia = { idRespondente: bia.uid };
    expect((await m.chamar(caio, 'ver', q, daBia)).erro?.message).toBe('Acesso negado');
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
    expect((await m.chamar(chefe, 'ver', q, daBia)).erro?.message).toBe('Acesso negado');
    for (const quem of [bia, m.admin])
      expect((await m.chamar(quem, 'ver', q, daBia)).resultado).toMatchObject({
        folha: { guardadas: { escala: { resposta: 7 } } },
      });
  });
});

it('A32 quem respondeu de fora está ao lado da empresa e de como ela veio', async () => {
  const q = await m.questionario();
  const colega = await m.pessoa('Colega', m.c.contexto);
  for (const quem of [bia, colega]) {
    await m.chamar(quem, 'abrir', q);
    await m.finalizar(quem, q, TUDO);
  }
  const por = async (quem: typeof bia, le = m.admin) =>
    (await m.chamar(le, 'ver', q, { idRespondente: quem.uid })).resultado;
  expect(await por(bia)).toMatchObject({ contato: { nome: 'Bia (Convidada, empresa convidada)' } });
  expect(await por(bia, bia)).toMatchObject({ contato: { nome: 'Bia' } });
  expect(await por(colega)).toMatchObject({ contato: { nome: 'Colega' } });
});

it('a lista diz o estado de cada um, e não traz os de outra empresa', async () => {
  const dora = await m.pessoa('Dora', m.convidada, 'COLLABORATOR', { externo: true });
  const ids = [
    await m.questionario({ ordemQuestionario: 1 }),
    await m.questionario({ ordemQuestionario: 2 }),
  ];
  const terceiro = await m.questionario({ ordemQuestionario: 3, dataVigencia: emDias(-1) });
  for (const q of [...ids, terceiro]) await m.convidar(dora, q);
  const [pausado = '', feito = ''] = ids;
  for (const q of ids) await m.chamar(dora, 'abrir', q);
  await m.salvar(dora, pausado, [mudanca('escala', 7)]);
  await m.finalizar(dora, feito, TUDO);
  const lista = async (projetoId: string | null) => {
    const { resultado } = await chamarLista(dora, projetoId);
    return (resultado as { questionarios: { id: string; situacao: string }[] }).questionarios;
  };
  expect((await lista(null)).map(({ id, situacao }) => [id, situacao])).toEqual([
    [pausado, 'pausada'],
    [feito, 'finalizada'],
    [terceiro, 'fora'],
  ]);
  expect(await lista('outro-projeto')).toEqual([]);
});

it('a lista conta as respostas da empresa, venham como vierem; ao respondente externo não', async () => {
  const q = await m.questionario({ limiteUsuario: 2 });
  const dora = await m.pessoa('Dora', m.convidada, 'COLLABORATOR', { externo: true });
  for (const quem of [bia, dora]) await m.convidar(quem, q);
  const daLista = async (quem: Persona) =>
    ((await chamarLista(quem, null)).resultado as { questionarios: { id: string }[] }).questionarios.find(
      ({ id }) => id === q,
    );
  expect(await daLista(bia)).toMatchObject({ situacao: 'aguardando', finalizadas: 0 });
  // Nobody invited him: the number is the one that the limit counts.
  const otto = await m.pessoa('Otto');
  await m.chamar(otto, 'abrir', q);
  await m.finalizar(otto, q, TUDO);
  expect(await daLista(bia)).toMatchObject({ situacao: 'aguardando', finalizadas: 1 });
  expect(await daLista(dora)).not.toHaveProperty('finalizadas');
});
