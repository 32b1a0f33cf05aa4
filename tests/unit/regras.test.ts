// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { published, shortNames, withoutComments } from '../../build/publicar-regras.mjs';
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

/** How many arguments the call whose bracket opens there has. */
function quantosArgumentos(codigo: string, abre: number): number {
  let [fundo, virgulas] = [0, 0];
  for (const letra of codigo.slice(abre)) {
    if ('([{'.includes(letra)) fundo++;
    if (')]}'.includes(letra) && --fundo === 0) break;
    if (letra === ',' && fundo === 1) virgulas++;
  }
  return /^\(\s*\)/.test(codigo.slice(abre)) ? 0 : virgulas + 1;
}

it('toda função chamada existe, com os argumentos que pede', () => {
  const codigo = withoutComments(regras).replaceAll(/'[^'\n]*'/g, "''");
  const declaradas = [...codigo.matchAll(/function (\w+)\(([^)]*)\)/g)];
  const pede = new Map(declaradas.map(([, nome, dentro]) => [nome, dentro?.match(/\w+/g)?.length ?? 0]));
  for (const doMotor of ['get', 'getAfter', 'exists', 'existsAfter', 'path', 'string']) pede.set(doMotor, 1);
  const chamadas = [...codigo.matchAll(/(?<![.\w])(?<!function )([a-z]\w*)\(/gi)];
  expect(chamadas.length).toBeGreaterThan(500);
  const erradas = chamadas.filter(
    ({ 0: chamada, 1: nome, index }) =>
      pede.get(nome) !== quantosArgumentos(codigo, index + chamada.length - 1),
  );
  expect(erradas.map(({ index }) => codigo.slice(index, index + 80).split('\n')[0])).toEqual([]);
});

const palavras = (texto: string) => texto.match(/'[^'\n]*'|\w+|[^\w\s]/g) ?? [];

describe('as regras publicadas', () => {
  const nomes = shortNames(withoutComments(regras));

  it('são as mesmas palavras, e só nomes próprios são outros', () => {
    const [escritas, curtas] = [palavras(withoutComments(regras)), palavras(published(regras))];
    expect(curtas).toHaveLength(escritas.length);
    const trocas = escritas.flatMap((palavra, i) => (palavra === curtas[i] ? [] : [[palavra, curtas[i]]]));
    expect(trocas.filter(([palavra, curta]) => nomes.get(palavra ?? '') !== curta)).toEqual([]);
  });
  it('nenhum nome curto é de dois, nem de outra coisa que fica', () => {
    const curtos = [...nomes.values()];
    expect(new Set(curtos).size).toBe(curtos.length);
    const sozinhas = [
      ...withoutComments(regras)
        .replaceAll(/'[^'\n]*'/g, '')
        .matchAll(/(?<![./\w])[a-z]\w*/gi),
    ];
    const ficam = new Set(sozinhas.flatMap(([palavra]) => (nomes.has(palavra) ? [] : [palavra])));
    expect(curtos.filter((curto) => ficam.has(curto))).toEqual([]);
  });
  it('nenhum nome curto é uma palavra do compilador, por mais nomes que haja', () => {
    const muitas = Array.from({ length: 1_000 }, (_, i) => `function nomeLongo${i}() { return true; }`);
    const curtos = [...shortNames(muitas.join('\n')).values()];
    expect(curtos.filter((curto) => !/^[a-z]\d?$/i.test(curto))).toEqual([]);
    expect(new Set(curtos).size).toBe(572);
    expect(published(muitas.join('\n'))).toMatch(/function nomeLongo\d+\(\)/);
  });
  it('um campo, um pedaço de caminho e um curinga ficam como são', () => {
    const feitas = published(`match /nome/{id} {
      // Comment.
      function nome(dados, id) {
        let total = dados.total / 2 - 1;
        return dados.nome == 'nome dados' && total > id && existe(/nome/$(id)/dados);
      }
      allow get: if nome(resource.data, id);
    }`);
    expect(feitas).toBe(
      [
        'match /nome/{id}{',
        "function b(a,id){let c=a.total / 2 - 1;return a.nome=='nome dados'&&c>id&&existe(/nome/$(id)/dados);}",
        'allow get:if b(resource.data,id);',
        '}',
        '',
      ].join('\n'),
    );
  });
});
