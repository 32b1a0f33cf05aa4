// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { joined, origin, partNames } from '../../build/regras.mjs';

const regras = readFileSync('firestore.rules', 'utf8');

it('firestore.rules é o que as partes dizem (npm run regras escreve)', () => {
  expect(regras).toBe(joined());
});

it('toda parte ao lado de um schema entra, uma vez', () => {
  const arquivos = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.rules'))
    .map((nome) => nome.slice(0, -'.rules'.length));
  expect(partNames().toSorted()).toEqual(arquivos.toSorted());
});

it('cada linha tem a sua parte e o seu número', () => {
  const linhas = regras.split('\n');
  const lugares = linhas.map((_, i) => origin(regras, i + 1));
  expect(lugares[0]).toBe('firestore.rules:1');
  for (const [i, lugar] of lugares.entries()) {
    const [arquivo = '', linha] = lugar.split(':');
    if (arquivo === 'firestore.rules') continue;
    const escrita = readFileSync(arquivo, 'utf8').split('\n')[Number(linha) - 1];
    expect(escrita?.trim()).toBe(linhas[i]?.trim());
  }
});
