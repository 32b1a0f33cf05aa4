// @vitest-environment node
import { expect, it } from 'vitest';
import { avisosDasFaixas, faixaSchema, fileiras, lacunas, sobreposicoes } from './faixa';
import { faixaDe } from './pontuacao';

const faixa = (start: number, end: number, title = `${start} a ${end}`) => ({
  title,
  description: 'O que isso quer dizer.',
  start,
  end,
});
const erros = (mudanca: object) =>
  faixaSchema
    .safeParse({ ...faixa(0, 40), ...mudanca })
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('50 a 40 é recusado no valor final, e também 40 a 40', () => {
  for (const [start, end] of [
    [50, 40],
    [40, 40],
  ])
    expect(erros({ start, end })).toEqual([['end', 'O valor inicial deve ser menor que o valor final.']]);
  expect(erros({})).toBeUndefined();
});

it('os limites são inteiros de 0 a 100', () => {
  for (const start of [-1, 0.5, Number.NaN, '0', null]) expect(erros({ start })).toBeDefined();
  for (const end of [101, 40.5]) expect(erros({ end })).toBeDefined();
  expect(erros({ start: 0, end: 100 })).toBeUndefined();
});

it('a faixa de uma média: começa até ela e termina na parte inteira ou depois; de várias, a que começa depois', () => {
  const faixas = [faixa(0, 39), faixa(40, 69), faixa(60, 80), faixa(90, 100)];
  const titulo = (media: number) => faixaDe(faixas, Math.round(media * 100))?.title;
  expect(titulo(0)).toBe('0 a 39');
  expect(titulo(39.99)).toBe('0 a 39');
  expect(titulo(40)).toBe('40 a 69');
  expect(titulo(60)).toBe('60 a 80');
  expect(faixaDe(faixas.toReversed(), 6_000)?.title).toBe('60 a 80');
  expect(titulo(80.5)).toBe('60 a 80');
  expect(titulo(81)).toBeUndefined();
  expect(titulo(100)).toBe('90 a 100');
});

it('lacunas e sobreposições são trechos de inteiros; sem buraco entre 39 e 40', () => {
  const faixas = [faixa(0, 39), faixa(40, 70), faixa(70, 80), faixa(90, 95)];
  expect(lacunas(faixas)).toEqual([
    { de: 81, ate: 89 },
    { de: 96, ate: 100 },
  ]);
  expect(sobreposicoes(faixas)).toEqual([{ de: 70, ate: 70 }]);
  expect(lacunas([faixa(0, 100)])).toEqual([]);
});

it('toda média de uma lacuna não tem faixa, e toda outra tem', () => {
  const faixas = [faixa(10, 20), faixa(21, 50), faixa(40, 60)];
  const vazios = lacunas(faixas);
  for (let centesimos = 0; centesimos <= 10_000; centesimos += 7) {
    const media = centesimos / 100;
    const vazia = vazios.some(({ de, ate }) => de <= Math.floor(media) && Math.floor(media) <= ate);
    expect(!faixaDe(faixas, centesimos), String(media)).toBe(vazia);
  }
});

it('os avisos dizem onde e qual fica; sem faixa certa não dizem nada', () => {
  expect(avisosDasFaixas([faixa(0, 40, 'Essencial'), faixa(40, 99, 'Emergente')])).toEqual([
    'Em 100 nenhuma faixa vale: a pessoa lê que não há análise.',
    'Em 40 vale mais de uma faixa: em 40 fica "Emergente", que começa depois.',
  ]);
  expect(avisosDasFaixas([])).toEqual([]);
  expect(avisosDasFaixas([faixa(50, 40)])).toEqual([]);
});

it('faixas que não se cruzam cabem numa fileira; a que se cruza tem outra', () => {
  const [baixa, media, alta, larga] = [faixa(0, 40), faixa(41, 70), faixa(71, 100), faixa(30, 60)];
  expect(fileiras([alta, baixa, media])).toEqual([[baixa, media, alta]]);
  expect(fileiras([baixa, larga, media, alta])).toEqual([[baixa, media, alta], [larga]]);
  expect(fileiras([])).toEqual([]);
});
