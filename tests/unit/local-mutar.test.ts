// @vitest-environment node
// The mutants of `npm run mutar`: what is left out of the rules, one operand at a time.
import { expect, it } from 'vitest';
import { joined } from '../../build/regras.mjs';
import { accepted, verdict } from '../local/mutar/accepted.mjs';
import { keysOf } from '../local/mutar/keys.mjs';
import { mutantsOf, reachable, withSwitches } from '../local/mutar/mutants.mjs';
import { singles } from '../local/mutar/probe.mjs';

const regras = `match /databases/{database}/documents {
  match /a/{id} {
    allow get: if dentro(id) && (resource.data.nome == 'a && b' || !(novo() && velho()));
    allow update: if novo()
      && (dentro(id) ? id == 'x' : id in ['y ?'] && novo()); // && nobody
  }
  function dentro(id) {
    let c = id != 'z' && id != 'w';
    return c && velho() ? true : false;
  }
}`;

const comListas = `match /databases/{database}/documents {
  match /b/{id} {
    allow update: if c.hasAny(['x', 'y']) && soMuda('um dois')
      && !c.hasOnly(['v', 'w']) && [d.a, d.b] == [1, null] && d.n == a.n + 1;
    allow get: if a.tipo in ['A', 'B'] ? novo() : d.n[1] + d.n[2] > 0;
  }
}`;

const chave = (id: number, sinal: string) => `request.auth.token.m[${id}:${id + 1}] ${sinal} '1'`;

it('acha cada parte de && e de ||, onde quer que esteja, e o que a falta dela faz', () => {
  expect(mutantsOf(regras).map(({ line, operator, effect, text }) => [line, operator, effect, text])).toEqual(
    [
      [3, '&&', 'looser', 'dentro(id)'],
      [3, '&&', 'looser', "(resource.data.nome == 'a && b' || !(novo() && velho()))"],
      [3, '||', 'stricter', "resource.data.nome == 'a && b'"],
      [3, '||', 'stricter', '!(novo() && velho())'],
      [3, '&&', 'stricter', 'novo()'],
      [3, '&&', 'stricter', 'velho()'],
      [4, '&&', 'looser', 'novo()'],
      [5, '&&', 'looser', "(dentro(id) ? id == 'x' : id in ['y ?'] && novo())"],
      [5, '&&', 'looser', "id in ['y ?']"],
      [5, '&&', 'looser', 'novo()'],
      [8, '&&', 'looser', "id != 'z'"],
      [8, '&&', 'looser', "id != 'w'"],
      [9, '&&', 'either', 'c'],
      [9, '&&', 'either', 'velho()'],
    ],
  );
});

it('põe todas num texto, cada uma atrás da sua chave, e cada linha fica onde estava', () => {
  const todas = withSwitches(regras, mutantsOf(regras)).split('\n');
  expect(todas).toHaveLength(regras.split('\n').length);
  expect(todas[7]).toBe(
    `    let c = (${chave(10, '==')} || (id != 'z')) && (${chave(11, '==')} || (id != 'w'));`,
  );
  expect(todas[2]).toContain(
    `(${chave(2, '!=')} && (resource.data.nome == 'a && b')) || (${chave(3, '!=')} && (!(`,
  );
});

const semOperandos = (fonte: string) =>
  mutantsOf(fonte).filter(({ operator }) => operator !== '&&' && operator !== '||');

it('acha cada nome de uma lista, cada par de duas que se comparam e cada parcela', () => {
  expect(
    semOperandos(comListas).map(({ line, operator, effect, text }) => [line, operator, effect, text]),
  ).toEqual([
    [3, 'in', 'stricter', "'x' de .hasAny(['x', 'y']"],
    [3, 'in', 'stricter', "'y' de .hasAny(['x', 'y']"],
    [4, 'in', 'looser', "'v' de .hasOnly(['v', 'w']"],
    [4, 'in', 'looser', "'w' de .hasOnly(['v', 'w']"],
    [3, 'in', 'stricter', "um de 'um dois'"],
    [3, 'in', 'stricter', "dois de 'um dois'"],
    [4, '==', 'looser', 'd.a == 1'],
    [4, '==', 'looser', 'd.b == null'],
    [4, '+', 'either', 'a.n de a.n + 1'],
    [4, '+', 'either', '1 de a.n + 1'],
    [5, 'in', 'either', "'A' de in ['A', 'B']"],
    [5, 'in', 'either', "'B' de in ['A', 'B']"],
    [5, '+', 'either', 'd.n[1] de d.n[1] + d.n[2]'],
    [5, '+', 'either', 'd.n[2] de d.n[1] + d.n[2]'],
  ]);
});

it('um nome que falta é um que ninguém tem, um par não compara nada e uma parcela é nada', () => {
  const [, , update, continua, get] = withSwitches(comListas, mutantsOf(comListas)).split('\n');
  const id = (text: string) => mutantsOf(comListas).find((um) => um.text === text)?.id ?? -1;
  expect(update).toContain(`[(${chave(id("'x' de .hasAny(['x', 'y']"), '==')} ? '-' : 'x'), `);
  expect(update).toContain(`'' + (${chave(id("um de 'um dois'"), '==')} ? '-' : 'um') + ' ' + (`);
  const par = chave(id('d.b == null'), '==');
  expect(continua).toContain(`(${par} ? null : d.b)] == [`);
  expect(continua).toContain(`(${par} ? null : null)]`);
  expect(continua).toContain(`+ (${chave(id('1 de a.n + 1'), '==')} ? 0 : 1)`);
  expect(get).toContain(`(${chave(id('d.n[1] de d.n[1] + d.n[2]'), '==')} ? 0 : d.n[1]) + `);
});

it('sabe a que partes uma condição chega pelas funções que chama', () => {
  const chega = reachable(regras, mutantsOf(regras));
  expect([...chega(3)]).toEqual([0, 1, 2, 3, 4, 5, 10, 11, 12, 13]);
  expect([...chega(4)]).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
});

it('cada parte aceita sem teste está nas regras do produto, e há por quê', () => {
  const keys = new Set(keysOf(joined(), mutantsOf(joined())));
  expect([...accepted.keys()].filter((key) => !keys.has(key))).toEqual([]);
  for (const reason of accepted.values()) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
});

it('falha pelo que sobrevive sem estar aceito, e pelo aceito que um teste percebe', () => {
  const [aceita = '', outra = ''] = accepted.keys();
  const percebidas = new Set([outra, 'x/y.rules && percebida']);
  const todas = [aceita, outra, 'x/y.rules && nova', 'x/y.rules && percebida'];
  expect(verdict(todas, (key) => percebidas.has(key))).toEqual({
    survivors: ['x/y.rules && nova'],
    notNeeded: [outra],
  });
});

it('nas regras do produto, nenhuma parte é maior que a sua linha diz', () => {
  const escritas = joined();
  const mutantes = mutantsOf(escritas);
  expect(mutantes.length).toBeGreaterThan(500);
  for (const { start, end, text, operator } of mutantes) {
    const parte = escritas.slice(start, end).replace(/\s+/g, ' ');
    if (operator === '&&' || operator === '||') expect(parte).toBe(text);
    else expect(text.startsWith(parte)).toBe(true);
  }
});

it('acha por metades as que sozinhas mudam a resposta; as que só a mudam juntas, não', async () => {
  const perguntas: number[][] = [];
  const achar = (muda: (ids: number[]) => boolean) =>
    singles([0, 1, 2, 3, 4, 5, 6, 7], async (ids) => {
      perguntas.push(ids);
      return Promise.resolve(muda(ids));
    });
  expect(await achar((ids) => ids.includes(2) || ids.includes(7))).toEqual([2, 7]);
  expect(await achar((ids) => ids.includes(2) && ids.includes(7))).toEqual([]);
  perguntas.length = 0;
  expect(await achar(() => false)).toEqual([]);
  expect(perguntas).toHaveLength(1);
});
