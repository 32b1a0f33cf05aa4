// @vitest-environment node
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TONS } from '@/ui/pessoas/tomDe';
import { CORES } from './cores';
import { tema, variaveisDoTema } from './theme';

const { variables, light, dark } = variaveisDoTema(mergeMantineTheme(DEFAULT_THEME, tema));
const variaveis: Record<string, Record<string, string>> = { variables, light, dark };
type Rgb = [number, number, number];

/** A CSS value of the theme as red, green and blue: follows var(), computes color-mix(in srgb, …). */
function cor(valor: string, esquema: 'light' | 'dark'): Rgb {
  const nome = /^var\((--[\w-]+)\)$/.exec(valor)?.[1];
  if (nome) return cor(variaveis[esquema]?.[nome] ?? variaveis.variables?.[nome] ?? '', esquema);
  const mistura = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(valor);
  if (mistura) {
    const [, primeira = '', parte = '', segunda = ''] = mistura;
    const [a, b] = [cor(primeira, esquema), cor(segunda, esquema)];
    const peso = Number(parte) / 100;
    return [0, 1, 2].map((canal) => (a[canal] ?? 0) * peso + (b[canal] ?? 0) * (1 - peso)) as Rgb;
  }
  const hex = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i.exec(valor);
  if (!hex) throw new Error(`não sei ler a cor "${valor}"`);
  return (hex[1] ? hex.slice(1, 4) : hex.slice(4, 7).map((c) => c + c)).map((c) =>
    Number.parseInt(c, 16),
  ) as Rgb;
}

function luminancia(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((canal) => {
    const parte = canal / 255;
    return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contraste(letra: string, fundo: string, esquema: 'light' | 'dark'): number {
  const [a, b] = [luminancia(cor(letra, esquema)), luminancia(cor(fundo, esquema))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const v = (nome: string) => `var(--mantine-color-${nome})`;
const FAMILIAS = Object.keys(CORES).filter((nome) => nome !== 'dark');
const FUNDOS = [v('body'), v('default'), 'var(--cor-fundo-suave)', 'var(--cor-realce)'];
const PARES: [letra: string, fundo: string][] = [
  ...['text', 'dimmed', 'anchor', 'error', 'placeholder'].flatMap((letra) =>
    FUNDOS.map((fundo): [string, string] => [v(letra), fundo]),
  ),
  ...FAMILIAS.flatMap((nome): [string, string][] => [
    // Badges, alerts and soft buttons; filled buttons; outlined and plain ones.
    [v(`${nome}-light-color`), v(`${nome}-light`)],
    [v(`${nome}-light-color`), v(`${nome}-light-hover`)],
    [v('text'), v(`${nome}-light`)],
    [v('white'), v(`${nome}-filled`)],
    [v('white'), v(`${nome}-filled-hover`)],
    [v(`${nome}-outline`), v('body')],
    [v(`${nome}-light-color`), v('body')],
    [v(`${nome}-light-color`), v('default')],
  ]),
];

test.each(['light', 'dark'] as const)('every pair in use reads at 4.5:1 or more (%s)', (esquema) => {
  const fracos = PARES.map(([letra, fundo]) => ({ letra, fundo, razao: contraste(letra, fundo, esquema) }));
  expect(fracos.filter(({ razao }) => razao < 4.5)).toEqual([]);
});

test.each(['light', 'dark'] as const)('a skeleton is seen and does not shout (%s)', (esquema) => {
  for (const fundo of [v('body'), 'var(--cor-fundo-suave)']) {
    const razao = contraste('var(--cor-esqueleto)', fundo, esquema);
    expect(razao, fundo).toBeGreaterThanOrEqual(1.25);
    expect(razao, fundo).toBeLessThan(1.5);
  }
});

test('recognition has its accent for itself', () => {
  const comRosa = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (nome) =>
      /\.(tsx?|css)$/.test(nome) &&
      !/^domain\/|\.test\./.test(nome) &&
      /\bpink\b/.test(readFileSync(`src/${nome}`, 'utf8')),
  );
  // The families, the charts' fills, the accent itself, and a solution that a challenge puts forward.
  expect(comRosa.toSorted()).toEqual([
    'areas/imersoes/SeloDaInscricao.tsx',
    'ui/moldura/cores.ts',
    'ui/moldura/destaques.ts',
    'ui/moldura/estilos.css',
  ]);
});

test('the tints of people are soft grounds with the letters of their own family', () => {
  const tintas = [
    ...readFileSync('src/ui/pessoas/AvatarDaPessoa.module.css', 'utf8').matchAll(
      /background: var\(--mantine-(.+)-light\);\s+color: var\(--mantine-(.+)-light-color\);/g,
    ),
  ].map(([, fundo, letra]) => [fundo, letra]);
  expect(tintas).toHaveLength(TONS);
  expect(new Set(tintas.map(([fundo]) => fundo)).size).toBe(TONS);
  expect(tintas.filter(([fundo, letra]) => fundo !== letra)).toEqual([]);
});

test('the calculation knows black on white', () => {
  expect(contraste('#000000', '#fff', 'light')).toBeCloseTo(21, 1);
});

test('no colour is written outside the theme, so that the pairs above are all there are', () => {
  const fontes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (nome) => /\.(tsx?|css)$/.test(nome) && !/^domain\/|\.test\./.test(nome),
  );
  const comCor = fontes.filter((nome) =>
    /#(?:[\da-f]{3}|[\da-f]{6})\b|\b(?:rgba?|hsla?)\(/i.test(readFileSync(`src/${nome}`, 'utf8')),
  );
  // The logo's colours carry no text; the voting's pairs are looked at below.
  expect(comCor.toSorted()).toEqual([
    'ui/moldura/Simbolo.tsx',
    'ui/moldura/cores.ts',
    'ui/moldura/destaques.ts',
    'ui/moldura/theme.ts',
    'ui/visitante/visitante.css',
  ]);
});

test.each(['light', 'dark'] as const)(
  'the public voting, which has no theme, reads as well (%s)',
  (esquema) => {
    const [claro = '', escuro = ''] = readFileSync('src/ui/visitante/visitante.css', 'utf8').split(
      "[data-mantine-color-scheme='dark']",
    );
    const dele = Object.fromEntries(
      [
        ...(esquema === 'light' ? claro : (escuro.split('}')[0] ?? '')).matchAll(/--([\w-]+): (#[\da-f]+);/g),
      ].map(([, nome = '', valor = '']) => [nome, valor]),
    );
    const razao = (letra: string, fundo: string) => contraste(dele[letra] ?? '', dele[fundo] ?? '', esquema);
    const fundos = ['fundo', 'folha'];
    const pares = [
      ...fundos.flatMap((fundo) => ['texto', 'fraco', 'cor'].map((letra) => [letra, fundo] as const)),
      ...['aviso', 'certo'].flatMap((fundo) => ['texto', 'fraco'].map((letra) => [letra, fundo] as const)),
      ['sobre-a-cor', 'cor'],
    ] as const;
    expect(pares.filter(([letra, fundo]) => razao(letra, fundo) < 4.5)).toEqual([]);
    expect(fundos.filter((fundo) => razao('linha', fundo) < 3)).toEqual([]);
  },
);

test('o tema traz todas as famílias de cor que o produto usa: o build deixa as do Mantine de fora', () => {
  expect(Object.keys(DEFAULT_THEME.colors).filter((familia) => !(familia in CORES))).toEqual(['cyan']);
  const fontes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((nome) =>
    /\.(tsx?|css)$/.test(nome),
  );
  const comCiano = fontes.filter((nome) => /["'-]cyan\b/.test(readFileSync(`src/${nome}`, 'utf8')));
  expect(comCiano).toEqual(['ui/moldura/theme.test.ts']);
});
