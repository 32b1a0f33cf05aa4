// The spreadsheet of returns: cents as the numbers people read, sums equal to the lines', and nothing taken for a formula (V26).
import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { folhaDasIdeias, folhaDasLinhas, type LinhasLidas, planilhaDoRetorno } from './planilhaDoRetorno';

const linha = {
  tipo: 'ECONOMIA',
  situacao: 'REALIZADO',
  inicio: '2026-11',
  meses: 3,
  valor: 3_333,
  nota: '=1+1',
  validadaEm: '2026-11-20',
  validada: true,
  devolvida: '',
} as const;
const lidas: LinhasLidas = {
  ideias: [
    {
      id: 'i',
      titulo: 'Água de reúso',
      setores: ['Produção', 'Logística'],
      implementadaEm: '2026-10-31',
      linhas: [
        { ...linha },
        { ...linha, tipo: 'CUSTO', meses: 1, valor: 29, nota: '' },
        { ...linha, tipo: 'HORAS', situacao: 'PREVISTO', valor: 1_250, validada: false, validadaEm: null },
      ],
    },
  ],
  faltam: 3,
};

it('os valores são números em reais, e o líquido é o dos meses do ano', () => {
  expect(folhaDasIdeias(lidas, 2026)[1]).toEqual([
    1,
    'Água de reúso',
    'Produção, Logística',
    '31/10/2026',
    66.66,
    0.29,
    66.37,
    66.37,
    0,
  ]);
  expect(folhaDasIdeias(lidas, 2026).at(-1)).toEqual(['Ficaram de fora 3 ideias com menos retorno.']);
  expect(
    folhaDasIdeias({ ...lidas, faltam: 0 }, 2026)
      .flat()
      .join(),
  ).not.toContain('de fora');
});

it('cada linha tem os seus meses, a unidade e se foi validada', () => {
  const [, economia, , horas] = folhaDasLinhas(lidas);
  expect(economia).toEqual([
    'Água de reúso',
    'Economia',
    'R$',
    'Realizado',
    '11/2026',
    '01/2027',
    3,
    33.33,
    99.99,
    '20/11/2026',
    '',
    '=1+1',
  ]);
  expect(horas?.slice(1, 4)).toEqual(['Horas poupadas', 'horas', 'Previsto']);
  expect(horas?.[9]).toBe('');
});

it('o arquivo tem as duas folhas, e o que começa como fórmula é texto', async () => {
  const arquivo = planilhaDoRetorno(lidas, 2026);
  expect(arquivo.name).toBe('retorno-2026.xlsx');
  const pasta = read(await arquivo.arrayBuffer());
  expect(pasta.SheetNames).toEqual(['Ideias', 'Linhas']);
  const linhas = pasta.Sheets['Linhas'];
  const celulas = linhas ? utils.sheet_to_json<string[]>(linhas, { header: 1 }) : [];
  expect(celulas[1]?.[8]).toBe(99.99);
  expect(Object.values(linhas ?? {}).filter((uma) => typeof uma === 'object' && 'f' in uma)).toEqual([]);
  expect(String(celulas[1]?.[11])).not.toMatch(/^=/);
});
