// @vitest-environment node
// What `npm test -- --changed` runs, and what the continuous integration names.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALWAYS, allTests, choose, MAIN } from '../local/changed.mjs';
import { allImports, testsReaching } from '../local/imports.mjs';
import { argumentsFor, everything, inOrder, LATER, parts, readArguments } from '../local/test-parts.mjs';

const tests = allTests();
const escolha = (...paths: string[]) => {
  const escolhido = choose(paths, tests);
  if (typeof escolhido === 'string') throw new Error('everything');
  return escolhido;
};
const todas = tests.flatMap(({ stories }) => stories);
const sempre = todas.filter((title) => title.includes(ALWAYS));

const fontes = (pasta: string) => {
  const nomes = readdirSync(pasta, { recursive: true, encoding: 'utf8' });
  expect(nomes.length).toBeGreaterThan(20);
  return nomes.filter((nome) => nome.endsWith('.ts')).map((nome) => `${pasta}/${nome}`);
};

const importam = (pasta: string, oQue: RegExp) =>
  fontes(pasta).filter((arquivo) => oQue.test(readFileSync(arquivo, 'utf8')));

describe('o que uma mudança toca', () => {
  it('os testes da área, em qualquer pasta em que ela more', () => {
    for (const arquivo of ['src/areas/comites/AtaPage.tsx', 'src/domain/comite/comite.rules']) {
      const { e2e } = escolha(arquivo);
      expect(e2e).toContain('um comitê do início à ata @principal');
      expect(e2e).not.toContain('categorias de inovação');
    }
    const { rules, functions } = escolha('src/domain/comite/comite.rules');
    expect(rules).toContain('tests/rules/comites.test.ts');
    expect(functions).toContain('tests/functions/comite.test.ts');
    expect(escolha('functions/src/nucleo/meusDados.ts').functions).toContain(
      'tests/functions/meus-dados.test.ts',
    );
  });

  it('as células de um tipo de pai rodam com o que é dele e com o que está sob ele', () => {
    const ideias = 'tests/rules/tabela-ideias.test.ts';
    const desafios = 'tests/rules/tabela-desafios.test.ts';
    const tabelas = (...paths: string[]) =>
      escolha(...paths).rules.filter((arquivo) => [ideias, desafios].includes(arquivo));
    expect(tabelas('src/domain/ideias/ideia.rules')).toEqual([ideias]);
    expect(tabelas('src/domain/desafios/desafio.rules')).toEqual([desafios]);
    expect(tabelas('src/domain/marcos/permissoes.ts')).toEqual([ideias]);
    expect(tabelas('src/domain/conversa/comentario.rules').toSorted()).toEqual([desafios, ideias]);
    expect(tabelas('src/domain/projetos/projeto.rules')).toEqual([]);
    // What asks the same of every kind of record runs for each, and what belongs to other areas does not.
    const { rules } = escolha('src/domain/comite/comite.rules');
    expect(rules).toEqual(expect.arrayContaining(['tests/rules/ids.test.ts', 'tests/rules/tabela.test.ts']));
    expect(rules).not.toContain('tests/rules/likes.test.ts');
  });

  it('uma tela não roda as regras nem as functions, e uma function não roda as regras: eles não as importam', () => {
    expect(escolha('src/areas/comites/AtaPage.tsx')).toMatchObject({ rules: [], functions: [] });
    expect(escolha('functions/src/nucleo/contarComentarios.ts').rules).toEqual([]);
    const telas = /from '(@|\.\.\/\.\.\/src)\/(areas|app|ui)\//;
    expect(importam('tests/rules', telas)).toEqual([]);
    expect(importam('tests/functions', telas)).toEqual([]);
    expect(importam('tests/rules', /from '(@functions|\.\.\/\.\.\/functions\/src)\//)).toEqual([]);
  });

  it('de uma área rodam as histórias principais; de um arquivo de histórias que mudou, todas', () => {
    const { e2e } = escolha('src/areas/pontos/RankingPage.tsx');
    expect(e2e).toContain('do ranking à vencedora: várias passam a finalistas, uma é marcada @principal');
    expect(e2e).not.toContain('minhas moedas e ranking de ideias');
    expect(e2e.every((title) => title.includes(MAIN))).toBe(true);
    const umArquivo = tests.find(({ file }) => file === 'tests/e2e/telas-moedas.spec.ts');
    expect(escolha('tests/e2e/telas-moedas.spec.ts').e2e).toEqual(umArquivo?.stories);
  });

  it('uma tela que muda é olhada; o lint lê só o que mudou e ainda existe', () => {
    expect(escolha('src/areas/categorias/CategoriasPage.tsx', 'docs/operations.md')).toMatchObject({
      code: ['src/areas/categorias/CategoriasPage.tsx'],
      looks: true,
    });
    expect(escolha('functions/src/nucleo/umaIdeiaQueSaiu.ts')).toMatchObject({ code: [], looks: false });
  });

  it('o que muda na aplicação roda também as seis histórias de sempre', () => {
    expect(sempre).toHaveLength(6);
    expect(escolha('src/areas/categorias/CategoriasPage.tsx').e2e).toEqual(expect.arrayContaining(sempre));
    expect(escolha('src/ui/Voltar.tsx')).toMatchObject({ rules: [], functions: [] });
    expect(escolha('src/ui/Voltar.tsx').e2e).toEqual(
      expect.arrayContaining(['every page of the gallery', ...sempre]),
    );
  });

  it('um teste que mudou roda sozinho; documentos e testes de unidade não pedem outros', () => {
    const um = 'tests/functions/senha.test.ts';
    expect(escolha(um)).toEqual({ rules: [], functions: [um], e2e: [], code: [um], looks: false });
    expect(escolha('tests/e2e/comite.spec.ts').e2e).toEqual(['um comitê do início à ata @principal']);
    expect(escolha('README.md', 'docs/operations.md', 'tests/unit/x.test.ts', 'src/ui/a.test.tsx')).toEqual({
      rules: [],
      functions: [],
      e2e: [],
      code: [],
      looks: false,
    });
  });

  it.each([
    'package-lock.json',
    'vite.config.ts',
    'src/domain/comum/contadores.ts',
    'src/domain/acesso/quem.rules',
    'src/firebase/acesso/sessao.ts',
    'src/app/Shell.tsx',
    'functions/src/chamada/chamada.ts',
    'tests/e2e/apoio.ts',
    'tests/local/suite.mjs',
    'um-arquivo-novo',
  ])('o que nenhuma área conhece roda tudo: %s', (arquivo) => {
    expect(choose(['src/areas/comites/AtaPage.tsx', arquivo], tests)).toBe('everything');
  });

  it('nenhum teste fica fora do alcance de todas as áreas', () => {
    const tocados = escolha(
      ...[
        'acesso',
        'empresa',
        'colaboradores',
        'autorizacao',
        'auditoria',
        'ideias',
        'relatorio',
        'categorias',
      ]
        .concat(['regulamentos', 'conversa', 'notificacoes', 'comites', 'marcos', 'pontos', 'projetos'])
        .concat([
          'estatisticas',
          'meusDados',
          'imersoes',
          'desafios',
          'votacao',
          'evidencias',
          'canais',
          'moderacao',
        ])
        .flatMap((area) => [
          `src/areas/${area}/Pagina.tsx`,
          `src/domain/${area === 'acesso' ? 'sessao' : area}/x.rules`,
          `functions/src/nucleo/${area}.ts`,
        ]),
      'functions/src/nucleo/ideias.ts',
      'src/domain/ideias/ideia.ts',
      'src/ui/Voltar.tsx',
    );
    const fora = tests.filter(({ file, stories }) =>
      stories.length > 0
        ? stories.some((title) => title.includes(MAIN) && !tocados.e2e.includes(title))
        : ![...tocados.rules, ...tocados.functions].includes(file),
    );
    expect(fora).toEqual([]);
    expect(tests.filter(({ file, stories }) => file.endsWith('.spec.ts') && stories.length === 0)).toEqual(
      [],
    );
  });
});

describe('os testes de unidade que um arquivo alcança', () => {
  const nomes = allImports();
  const de = (...paths: string[]) => testsReaching(paths, nomes);

  it('tudo o que se importa está onde o nome diz', () => {
    expect(nomes.size).toBeGreaterThan(1_000);
    const perdidos = [...nomes].flatMap(([arquivo, deles]) =>
      deles.filter((path) => path !== '*' && !existsSync(path)).map((path) => `${arquivo}: ${path}`),
    );
    expect(perdidos).toEqual([]);
  });

  it('por muitos passos, por uma tela preguiçosa, e por si mesmo; o que não leva lá não roda', () => {
    const daAta = de('src/areas/comites/AtaPage.tsx');
    expect(daAta).toEqual(
      expect.arrayContaining(['src/areas/comites/ata-na-tela.test.tsx', 'src/app/rotas.test.tsx']),
    );
    expect(daAta).not.toContain('src/areas/votacao/telas.test.tsx');
    expect(de('src/areas/votacao/telas.test.tsx')).toContain('src/areas/votacao/telas.test.tsx');
    // What takes files by a pattern, or opens them, may take any of them.
    const sempreLidos = [
      'src/domain/telas/enderecos.test.ts',
      'tests/unit/dialogos-todos.test.ts',
      'tests/unit/citacoes.test.ts',
    ];
    expect(de('src/areas/um-que-nao-ha.ts')).toEqual(expect.arrayContaining(sempreLidos));
    expect(de('src/areas/um-que-nao-ha.ts')).not.toContain('tests/unit/foco-dos-dialogos.test.tsx');
  });
});

describe('as partes e os seus argumentos', () => {
  it('uma parte com o que vai à sua ferramenta, ou metade dela', () => {
    expect(readArguments(['rules', 'ideias'])).toEqual({
      names: ['rules'],
      args: { rules: ['ideias'] },
      looks: true,
    });
    expect(readArguments(['e2e:2/2', 'limits'])).toEqual({
      names: ['e2e', 'limits'],
      args: { e2e: ['--shard=2/2'], limits: [] },
      looks: true,
    });
    expect(readArguments(['functions', 'rules']).names).toEqual(['functions', 'rules', 'files']);
    expect(() => readArguments(['unidade'])).toThrow(/Não conheço "unidade"/);
    expect(() => readArguments(['unit', 'rules', 'ideias'])).toThrow(/Não conheço "ideias"/);
  });

  it('sem palavra, tudo menos as outras histórias e os limites medidos; "tudo" é tudo, sozinho', () => {
    expect(readArguments(['tudo'])).toEqual(everything());
    expect(everything()).toEqual({ names: Object.keys(parts), args: {}, looks: true });
    const { names, args, looks } = readArguments([]);
    expect(looks).toBe(false);
    expect([...names, ...LATER]).toEqual(Object.keys(parts));
    expect(args).toEqual({ e2e: ['--grep', MAIN] });
    expect(() => readArguments(['tudo', 'unit'])).toThrow(/"tudo", sozinho/);
  });

  it('as histórias principais são umas 35, as de sempre entre elas, e uma de cada área que as tem', () => {
    const principais = todas.filter((title) => title.includes(MAIN));
    expect(principais.length).toBeGreaterThanOrEqual(30);
    expect(principais.length).toBeLessThanOrEqual(40);
    expect(principais).toEqual(expect.arrayContaining(sempre));
    // Those that look at pieces and screens of many areas, at their lazy parts, or at what one does wrong in them.
    const deMuitas = /\/(partes|telas-.*|galeria|formularios|celular|entrada-ruim-.*)\.spec/;
    const semPrincipal = tests.filter(
      ({ file, stories }) =>
        file.endsWith('.spec.ts') && !deMuitas.test(file) && !stories.some((title) => title.includes(MAIN)),
    );
    expect(semPrincipal.map(({ file }) => file)).toEqual([]);
  });

  it('do que foi escolhido rodam só as partes que têm o que rodar', () => {
    const chosen = argumentsFor(
      {
        rules: ['tests/rules/storage.test.ts'],
        functions: [],
        e2e: ['login (dois cliques) @sempre'],
        code: ['src/main.ts'],
        looks: false,
      },
      ['src/main.ts'],
    );
    expect(chosen.names).toEqual(['format', 'types', 'lint', 'unit', 'files', 'e2e']);
    expect(chosen.args).toMatchObject({
      unit: ['--changed', 'src/main.ts'],
      lint: ['src/main.ts'],
      e2e: ['--grep', String.raw`login \(dois cliques\) @sempre`],
    });
    expect(inOrder(chosen.names).flat(2)).toHaveLength(6);
  });
});

describe('a integração contínua', () => {
  const fluxo = readFileSync('.github/workflows/ci.yml', 'utf8');
  const faixas = [...fluxo.matchAll(/fromJSON\('(\[[^']+\])'\)/g)].map(
    ([, lista = '']) => JSON.parse(lista) as string[],
  );

  it('num pedido roda o que mudou; na main, tudo em quatro máquinas', () => {
    const [pedido, main = []] = faixas;
    expect(pedido).toEqual(['--changed']);
    expect(main).toHaveLength(4);
    const rodam = main.map((faixa) => readArguments(faixa.split(' ')));
    expect(new Set(['files', ...rodam.flatMap(({ names }) => names)])).toEqual(new Set(Object.keys(parts)));
    const metades = rodam.flatMap(({ args }) => args['e2e'] ?? []);
    expect(metades).toEqual(['--shard=1/2', '--shard=2/2']);
  });

  it('e .ci/run roda tudo', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^exec npm test -- tudo$/m);
  });
});
