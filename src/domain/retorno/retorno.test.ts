// Sums of what ideas brought: the same however the lines are cut and ordered; planned, realised and units apart (V26).
import { expect, it } from 'vitest';
import {
  continuacaoDe,
  correAteDe,
  dinheiroDe,
  doAno,
  esperaDe,
  esperaValidacao,
  maisMeses,
  mesDoPayback,
  recusaDaLinha,
  retornoDoAno,
  type SituacaoDoRetorno,
  sobreOCusto,
  somasDe,
  TIPOS_DE_RETORNO,
  type TipoDeRetorno,
  trimestreDe,
  ultimoMes,
} from './retorno';
import { lerValor, MAIOR_VALOR, valorEscrito } from './valor';

const linha = (
  tipo: TipoDeRetorno,
  situacao: SituacaoDoRetorno,
  inicio: string,
  meses: number,
  valor: number,
  validadaPor: string | null = null,
) => ({ tipo, situacao, inicio, meses, valor, validadaPor });

it.each([
  ['1234,56', 123_456],
  ['1.234,56', 123_456],
  ['1.234', 123_400],
  ['0,29', 29],
  ['19,99', 1_999],
  ['1.005,29', 100_529],
  ['21,5', 2_150],
  ['R$ 1.234,56', 123_456],
  ['R$\u00a01.234,56', 123_456],
  [' 7 ', 700],
  ['1.000.000.000,00', MAIOR_VALOR],
])('"%s" fica %d centavos', (escrito, centavos) => {
  expect(lerValor(escrito)).toEqual({ centavos });
});

it.each([
  '',
  '1234.56',
  '12.34',
  ',5',
  '5,',
  '-300,00',
  'R$ -3',
  'R$ 1.234,56/mês',
  '1,234.56',
  '12.345.678.901,23',
  '1.000.000.000,01',
  '0,00',
  '1,005',
  '1e5',
  '1 234',
  '1.2345',
])('"%s" se recusa com uma frase, e nunca vira outro valor', (escrito) => {
  expect(lerValor(escrito)).toEqual({ erro: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/) });
});

it('o valor escrito se lê de volta igual', () => {
  for (const centavos of [1, 29, 100, 1_999, 100_529, 123_456, 99_999_999_999, MAIOR_VALOR])
    expect(lerValor(valorEscrito(centavos))).toEqual({ centavos });
  expect(valorEscrito(-30_000)).toBe('−300,00');
});

it('doze meses de 0,10 somam 1,20; três de 33,33 somam 99,99 e mais um de 33,34, 133,33', () => {
  expect(somasDe([linha('ECONOMIA', 'REALIZADO', '2026-01', 12, 10)]).ECONOMIA.realizado).toBe(120);
  const tres = linha('ECONOMIA', 'REALIZADO', '2026-01', 3, 3_333);
  expect(somasDe([tres]).ECONOMIA.realizado).toBe(9_999);
  const quarto = linha('ECONOMIA', 'REALIZADO', '2026-04', 1, 3_334);
  expect(somasDe([tres, quarto]).ECONOMIA.realizado).toBe(13_333);
});

it('as linhas se contam pelos meses do ano, também as que começam antes e acabam depois', () => {
  const longa = linha('RECEITA', 'REALIZADO', '2025-11', 15, 700, 'v');
  expect(ultimoMes(longa)).toBe('2027-01');
  const no = (ano: number) => somasDe([longa], doAno(ano)).RECEITA.validado;
  expect([2024, 2025, 2026, 2027, 2028].map(no)).toEqual([0, 1_400, 8_400, 700, 0]);
  expect(maisMeses('2026-11', 2)).toBe('2027-01');
});

/** Small generator of its own: the same lines every time. */
function sorteio(semente: number) {
  let estado = semente;
  return (ate: number) => {
    estado = (estado * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((estado / 2_147_483_648) * ate);
  };
}
const algumas = (semente: number) => {
  const tira = sorteio(semente);
  return Array.from({ length: 1 + tira(12) }, () =>
    linha(
      TIPOS_DE_RETORNO[tira(TIPOS_DE_RETORNO.length)] ?? 'CUSTO',
      tira(2) ? 'REALIZADO' : 'PREVISTO',
      maisMeses('2024-01', tira(40)),
      1 + tira(60),
      1 + tira(1_000_000),
      tira(2) ? 'alguém' : null,
    ),
  );
};

it('as somas não dependem da ordem das linhas nem de como se cortam os meses', () => {
  for (let semente = 1; semente <= 60; semente += 1) {
    const linhas = algumas(semente);
    const somas = somasDe(linhas);
    expect(somasDe(linhas.toReversed())).toEqual(somas);
    const cortadas = linhas.flatMap((uma) =>
      Array.from({ length: uma.meses }, (_, i) => ({
        ...uma,
        inicio: maisMeses(uma.inicio, i),
        meses: 1,
      })),
    );
    expect(somasDe(cortadas)).toEqual(somas);
    const anos = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032].map((ano) =>
      somasDe(linhas, doAno(ano)),
    );
    for (const tipo of TIPOS_DE_RETORNO)
      for (const coluna of ['previsto', 'realizado', 'validado'] as const)
        expect(anos.reduce((soma, ano) => soma + ano[tipo][coluna], 0)).toBe(somas[tipo][coluna]);
  }
});

it('previsto nunca encontra realizado, nem uma unidade a outra; o validado é parte do realizado', () => {
  for (let semente = 100; semente < 140; semente += 1) {
    const linhas = algumas(semente);
    const somas = somasDe(linhas);
    const { liquido } = dinheiroDe(somas);
    for (const tipo of TIPOS_DE_RETORNO)
      expect(somas[tipo].validado).toBeLessThanOrEqual(somas[tipo].realizado);
    const maisPrevisto = dinheiroDe(somasDe([...linhas, linha('ECONOMIA', 'PREVISTO', '2026-01', 2, 5)]));
    expect(maisPrevisto.liquido).toEqual({ ...liquido, previsto: liquido.previsto + 10 });
    const maisHoras = dinheiroDe(somasDe([...linhas, linha('HORAS', 'REALIZADO', '2026-01', 2, 5, 'v')]));
    expect(maisHoras.liquido).toEqual(liquido);
  }
});

it('o custo se subtrai só do líquido; sem custo não há retorno sobre ele, e o payback é o mês em que se paga', () => {
  const custo = linha('CUSTO', 'REALIZADO', '2026-02', 1, 10_000, 'v');
  const ganho = linha('ECONOMIA', 'REALIZADO', '2026-03', 8, 2_500, 'v');
  const { ganho: entrou, liquido } = dinheiroDe(somasDe([custo, ganho]));
  expect([entrou.validado, liquido.validado]).toEqual([20_000, 10_000]);
  expect(sobreOCusto(liquido.validado, 10_000)).toBe(100);
  expect(sobreOCusto(-2_500, 10_000)).toBe(-25);
  expect(sobreOCusto(liquido.validado, 0)).toBeUndefined();
  expect(mesDoPayback([custo, ganho], 'REALIZADO')).toBe('2026-06');
  expect(mesDoPayback([custo, { ...ganho, meses: 3 }], 'REALIZADO')).toBeUndefined();
  expect(mesDoPayback([ganho], 'REALIZADO')).toBeUndefined();
  expect(mesDoPayback([custo, ganho], 'PREVISTO')).toBeUndefined();
});

const ateQuando = (situacao: SituacaoDoRetorno, meses: number) =>
  recusaDaLinha({ situacao, inicio: '2026-09', meses }, '2026-11');

it('o realizado vai até o mês de hoje, e o previsto até onde for', () => {
  expect(ateQuando('REALIZADO', 3)).toBe('');
  expect(ateQuando('REALIZADO', 4)).toBe('O realizado vai até 11/2026: o que ainda vem é previsto.');
  expect(ateQuando('PREVISTO', 4)).toBe('');
});

it('o ano conta as ideias implementadas nele e o que trouxeram; a removida não conta', () => {
  const completa = (uma: ReturnType<typeof linha>, id: string) => ({
    ...uma,
    id,
    nota: '',
    registradaPor: 'r',
    registradaEm: new Date(0),
    versao: 1,
    validadaEm: null,
    devolvida: '',
  });
  const deste = {
    conta: true,
    implementadaEm: '2026-03-15',
    linhas: [
      completa(linha('ECONOMIA', 'REALIZADO', '2026-04', 2, 300, 'v'), 'a'),
      completa(linha('ECONOMIA', 'REALIZADO', '2026-06', 1, 50), 'b'),
      completa(linha('RECEITA', 'PREVISTO', '2026-12', 2, 7), 'c'),
    ],
  };
  const doAnterior = {
    conta: true,
    implementadaEm: '2025-12-31',
    linhas: [completa(linha('RECEITA', 'REALIZADO', '2025-12', 3, 11, 'v'), 'd')],
  };
  const removida = { ...deste, conta: false };
  const semRetorno = { conta: true, implementadaEm: '2026-12-31', linhas: [] };
  const resposta = retornoDoAno([deste, doAnterior, removida, semRetorno], 2026);
  expect(resposta).toMatchObject({ implementadas: 2, comRetorno: 1, esperam: 1 });
  expect(dinheiroDe(resposta.delas).ganho).toEqual({ previsto: 7, realizado: 650, validado: 600 });
  expect(dinheiroDe(resposta.deTodas).ganho).toEqual({ previsto: 7, realizado: 672, validado: 622 });
  expect(retornoDoAno([deste, doAnterior, removida, semRetorno], 2025)).toMatchObject({
    implementadas: 1,
    comRetorno: 1,
  });
  const [primeira, segunda] = deste.linhas;
  expect([primeira, segunda].map((uma) => uma && esperaValidacao(uma))).toEqual([false, true]);
});

const continuar = (mudancas: object, hoje = '2026-11', outras: object[] = []) => {
  const uma = {
    tipo: 'ECONOMIA',
    situacao: 'REALIZADO',
    inicio: '2026-07',
    meses: 3,
    valor: 3_333,
    nota: 'N',
  } as const;
  const linha = { ...uma, ...mudancas };
  return continuacaoDe([linha, ...outras.map((outra) => ({ ...uma, ...outra }))], linha, hoje);
};

it('P442 continua igual: o mesmo por mês, do mês seguinte até hoje, e a soma é a dos meses', () => {
  const linha = continuar({});
  expect(linha).toEqual({
    tipo: 'ECONOMIA',
    situacao: 'REALIZADO',
    inicio: '2026-10',
    meses: 2,
    valor: 3_333,
    nota: 'N',
  });
  expect(linha && recusaDaLinha(linha, '2026-11')).toBe('');
  expect(linha && ultimoMes(linha)).toBe('2026-11');
  expect(continuar({ inicio: '2025-11', meses: 3 }, '2026-02')).toMatchObject({
    inicio: '2026-02',
    meses: 1,
  });
});

it('não se pergunta do que é previsto, de uma vez só, ainda corre, acabou há mais de seis meses ou já continuou', () => {
  expect(continuar({ situacao: 'PREVISTO' })).toBeUndefined();
  expect(continuar({ meses: 1 })).toBeUndefined();
  expect(continuar({ meses: 5 })).toBeUndefined();
  expect(continuar({}, '2027-03')).toMatchObject({ meses: 6 });
  expect(continuar({}, '2027-04')).toBeUndefined();
  expect(continuar({}, '2026-11', [{ inicio: '2026-10', meses: 1 }])).toBeUndefined();
  expect(continuar({}, '2026-11', [{ inicio: '2026-10', tipo: 'RECEITA' }])).toBeDefined();
  expect(continuar({}, '2026-11', [{ inicio: '2026-10', situacao: 'PREVISTO' }])).toBeDefined();
});

const corre = (meses: number, inicio: string) => ({ situacao: 'REALIZADO', meses, inicio }) as const;

it('o trimestre tem nome e os três meses antes dele', () => {
  expect(['2026-10', '2026-12', '2027-01'].map(trimestreDe)).toEqual([
    { id: '2026-T4', antes: { de: '2026-07', ate: '2026-09' } },
    { id: '2026-T4', antes: { de: '2026-07', ate: '2026-09' } },
    { id: '2027-T1', antes: { de: '2026-10', ate: '2026-12' } },
  ]);
  expect(correAteDe([corre(3, '2026-07'), corre(2, '2026-07'), corre(1, '2026-11')])).toBe('2026-09');
  expect(correAteDe([corre(1, '2026-11')])).toBe('');
});

const registrada = (registradaPor: string, mudancas: object = {}) => ({
  situacao: 'REALIZADO' as const,
  validadaPor: null,
  devolvida: '',
  registradaPor,
  ...mudancas,
});

it('P440 o que espera e quem não pode validar tudo; da ideia que não se vê, nada', () => {
  const linhas = [
    registrada('r'),
    registrada('s'),
    registrada('x', { validadaPor: 'v' }),
    registrada('y', { devolvida: 'Falta' }),
  ];
  expect(esperaDe(linhas, { aberta: true, equipe: ['b', 'a', 'r'] })).toEqual({
    esperam: 2,
    barrados: ['a', 'b', 'r', 's'],
  });
  for (const [quais, aberta] of [
    [linhas, false],
    [linhas.slice(2), true],
  ] as const)
    expect(esperaDe(quais, { aberta, equipe: ['a'] })).toEqual({ esperam: 0, barrados: [] });
});
