// @vitest-environment node
// Patches of libraries (build/remendos): each finds its place in what is installed, and a build without it fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { app } from '../../build/remendos/app.ts';
import { auth, moverParaAClasse } from '../../build/remendos/auth.ts';
import { Integer } from '../../build/remendos/firestore.ts';
import { mantine } from '../../build/remendos/mantine.ts';
import { remendar, substituir, trocar } from '../../build/remendos/remendo.ts';
import { comComponentesPuros, roteador } from '../../build/remendos/roteador.ts';
import { remendos } from '../../build/remendos/todos.ts';

const PASTA = 'build/remendos';
/** What the patches share, and their list. */
const DE_TODOS = new Set(['remendo.ts', 'todos.ts']);
const doSistema = (nome: string) => !DE_TODOS.has(nome);

/** Paths of the installed files a patch is for. */
function instalados(pasta: string, { arquivo, codigo = /^/ }: { arquivo: RegExp; codigo?: RegExp }) {
  return readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .map((nome) => `${pasta}/${nome}`)
    .filter((nome) => /\.m?js$/.test(nome) && arquivo.test(nome) && codigo.test(readFileSync(nome, 'utf8')));
}

const FIREBASE = 'node_modules/firebase/node_modules/@firebase/auth/dist/esm';
const AUTH = existsSync(FIREBASE) ? FIREBASE : 'node_modules/@firebase/auth/dist/esm';
const CASOS = [
  {
    remendo: app,
    pasta: 'node_modules/@firebase/app/dist/esm',
    fica: /^function registerVersion\(libraryKeyOrName, version, variant\) \{\}$/m,
  },
  { remendo: auth, pasta: AUTH, fica: /^class TwitterAuthProvider .* static PROVIDER_ID = "twitter\.com"/m },
  {
    remendo: roteador,
    pasta: 'node_modules/react-router/dist/production',
    fica: /var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/,
  },
  ...mantine.map((remendo, i) => ({
    remendo,
    pasta: 'node_modules/@mantine/core/esm',
    fica:
      [
        /^const DEFAULT_COLORS = \{\};$/m,
        /\{\n\treturn input;\n\}/,
        /^Button\.classes = /m,
        /^Table\.Caption = /m,
      ][i] ?? /^$/,
  })),
];
const SAIU =
  /from 'idb'|new HeartbeatServiceImpl|^\w+Provider\.PROVIDER_ID =|\.displayName = "(Link|Form)"|#C9C9C9|defaultCssVariables =|^Button\.Group|^Table\.ScrollContainer|import \{ Transition/m;

describe.each(CASOS)('$remendo.nome', ({ remendo, pasta, fica }) => {
  it('acha o seu lugar, e um só, na biblioteca instalada', () => {
    const [caminho = '', ...outros] = instalados(pasta, remendo);
    expect(outros).toEqual([]);
    const inteiro = readFileSync(caminho, 'utf8');
    expect(inteiro).toMatch(SAIU);
    const mudado = remendo.mudar(inteiro);
    expect(mudado).toMatch(fica);
    expect(mudado).not.toMatch(SAIU);
  });

  it('recusa uma biblioteca que mudou', () =>
    expect(() => remendo.mudar('export const outra = 1;')).toThrow('a biblioteca mudou'));
});

it('nenhuma tela usa a rolagem de tabela que o remendo tira', () => {
  const fontes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.tsx'));
  expect(fontes.length).toBeGreaterThan(100);
  expect(fontes.filter((f) => readFileSync(`src/${f}`, 'utf8').includes('Table.ScrollContainer'))).toEqual(
    [],
  );
});

describe('substitutos', () => {
  it('o Firestore instalado só compara ids numéricos', () => {
    const pasta = 'node_modules/@firebase/firestore/dist/lite';
    const pedidos = readdirSync(pasta)
      .filter((nome) => nome.endsWith('.esm.js') && !nome.includes('.rn.'))
      .flatMap((nome) => {
        const fonte = readFileSync(`${pasta}/${nome}`, 'utf8');
        return [...fonte.matchAll(/^import (.*)'@firebase\/webchannel-wrapper.*$|\bInteger\.\w+/gm)];
      })
      .map(([achado, nomes]) => nomes ?? achado);
    expect([...new Set(pedidos)].filter(Boolean).toSorted()).toEqual([
      'Integer.fromString',
      '{ Integer } from ',
    ]);
  });

  it('compara ids numéricos pelo número', () => {
    const [dois, dez] = ['2', '10'].map((digitos) => Integer.fromString(digitos));
    expect(dois && dez ? [dois.compare(dez), dez.compare(dois), dois.compare(dois)] : []).toEqual([-1, 1, 0]);
  });
});

describe('o que muda', () => {
  it('move campos estáticos para a classe do mesmo arquivo', () => {
    const fonte = ['class A extends B {', '}', 'A.X = "x";', 'A.Y = 1;', 'outra.Z = 2;'].join('\n');
    expect(moverParaAClasse(fonte)).toBe(
      ['class A extends B { static X = "x"; static Y = 1;', '}', '', '', 'outra.Z = 2;'].join('\n'),
    );
    expect(() => moverParaAClasse('outra.Z = 2;')).toThrow('a biblioteca mudou');
  });

  it('marca componentes como puros e tira seus nomes de exibição', () => {
    const fonte = ['var Form = React11.forwardRef(', '', 'Form.displayName = "Form";'].join('\n');
    expect(comComponentesPuros(fonte)).toBe('var Form = /* @__PURE__ */ React11.forwardRef(\n\n');
  });
});

/** Builds one file with the plugin; Vite itself collects what the build says. */
const construir = (fonte: string, plugin: Plugin) =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'entrada.js' },
    },
    plugins: [
      {
        name: 'entrada',
        resolveId: (id) => (['entrada.js', 'lib.js'].includes(id) ? id : undefined),
        load: (id) =>
          id === 'entrada.js' ? fonte : id === 'lib.js' ? 'export const a = globalThis.x;' : undefined,
      },
      plugin,
    ],
  });
const LUGAR = 'não encontrou o seu lugar';

describe('um build', () => {
  it('troca todos os lugares, e não aceita que não haja nenhum', () => {
    expect(trocar('a b a', /a/g, 'c')).toBe('c b c');
    expect(trocar('ab', /(a)(b)/, (_tudo, a, b) => `${b}${a}`)).toBe('ba');
    expect(() => trocar('a b a', /x/g, 'c')).toThrow('a biblioteca mudou: x não foi encontrado');
  });

  const lib = remendar({ nome: 'lib', arquivo: /lib\.js$/, mudar: (fonte) => trocar(fonte, /\.x\b/, '.y') });

  it('passa quando o remendo acha o seu lugar', async () => {
    const [saida] = [await construir('import { a } from "lib.js"; console.log(a);', lib)].flat();
    expect(JSON.stringify(saida)).toContain('globalThis.y');
  });

  it('falha quando o arquivo de um remendo não vem', () =>
    expect(construir('console.log(1);', lib)).rejects.toThrow(LUGAR));

  it('falha quando o texto do arquivo é outro', () =>
    expect(
      construir(
        'import { a } from "lib.js"; console.log(a);',
        remendar({ nome: 'lib', arquivo: /lib\.js$/, codigo: /zzz/, mudar: (a) => a }),
      ),
    ).rejects.toThrow(LUGAR));

  it('falha quando ninguém pede o que um substituto substitui', () =>
    expect(construir('console.log(1);', substituir('idb', resolve(PASTA, 'firestore.ts')))).rejects.toThrow(
      LUGAR,
    ));
});

it.each(readdirSync(PASTA).filter(doSistema))(
  '%s diz a versão instalada, o ganho, o risco e o teste',
  (nome) => {
    const fonte = readFileSync(`${PASTA}/${nome}`, 'utf8');
    const [, biblioteca, versao] = /^ \* Library: (\S+) (\S+)$/m.exec(fonte) ?? [];
    const pacote = JSON.parse(readFileSync(`node_modules/${biblioteca}/package.json`, 'utf8')) as {
      version: string;
    };
    // Another version: measure the gain again and look at the risk, then change the header.
    expect(versao).toBe(pacote.version);
    expect(fonte).toMatch(/^ \* Gain: \w/m);
    expect(fonte).toMatch(/^ \* Risk: \S/m);
    expect(existsSync(/^ \* Test: (\S+)$/m.exec(fonte)?.[1] ?? '')).toBe(true);
  },
);

it('todo arquivo da pasta está na lista', () => {
  const nomes = remendos().map(({ name }) => name);
  expect(nomes).toHaveLength(CASOS.length + 2);
  for (const { remendo } of CASOS) expect(nomes).toContain(`remendo: ${remendo.nome}`);
});
