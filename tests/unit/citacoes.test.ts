// @vitest-environment node
/** What code, rules, tests and docs cite is found inside the project. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citacoesSemDestino, PAGINA_DA_PARTE, textosDoProjeto } from '@tests/support/citacoes';
import { indiceDasDecisoes, lerDecisoes } from '@tests/support/decisoes';

describe('decisões', () => {
  it('docs/decisions.md é o índice de docs/decisions (npm run docs o escreve)', () => {
    expect(readFileSync('docs/decisions.md', 'utf8')).toBe(indiceDasDecisoes());
  });

  it('cada uma tem um id só seu', () => {
    const ids = lerDecisoes().map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.length).toBeGreaterThan(250);
  });

  it('todo título de segundo nível é uma delas', () => {
    const paginas = new Set(lerDecisoes().map(({ pagina }) => `docs/decisions/${pagina}`));
    const titulos = [...paginas].flatMap((pagina) =>
      (readFileSync(pagina, 'utf8').match(/^## .+$/gm) ?? []).map((titulo) => `${pagina}: ${titulo}`),
    );
    expect(titulos.filter((titulo) => !/: ## [PIDQT]\d+ \S/.test(titulo))).toEqual([]);
  });
});

it.each(Object.values(PAGINA_DA_PARTE))(
  '%s tem as nove seções da parte, cada uma com o que pede',
  (pagina) => {
    const secoes = [...readFileSync(pagina, 'utf8').matchAll(/^## §(\d) .+\n\n([^\n|#]{60,})$/gm)];
    expect(secoes.map(([, numero]) => Number(numero))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  },
);

describe('ameaças', () => {
  const linhas = [
    ...readFileSync('docs/threats.md', 'utf8').matchAll(/^\| ([A-I]1?\d\d) \|.*\| ([^|]+) \|$/gm),
  ].map(([, id = '', prova = '']) => ({ id, prova }));

  it('são muitas, e nenhuma está duas vezes', () => {
    expect(linhas.length).toBeGreaterThan(100);
    expect(new Set(linhas.map(({ id }) => id)).size).toBe(linhas.length);
  });

  it('cada uma tem um teste que a nomeia, ou o do título dado', () => {
    const faltam = linhas
      .flatMap(({ id, prova }) => prova.split('<br>').map((uma) => ({ id, uma })))
      .filter(({ id, uma }) => {
        const [, arquivo = '', titulo = ''] = /^`([^`]+)` ?(.*)$/.exec(uma) ?? [];
        return !readFileSync(arquivo, 'utf8')
          .replace(/\s+/g, ' ')
          .includes(titulo || id);
      });
    expect(faltam).toEqual([]);
  });
});

describe('citações', () => {
  it('todas levam a algum lugar do projeto', () => expect(citacoesSemDestino(textosDoProjeto())).toEqual([]));

  it.each([
    ['uma seção que a parte não tem', '// (part 2 §3 and §12)', 'part 2 §12'],
    ['uma parte que não há', '/** part 4 §1 */', 'part 4 §1'],
    ['uma decisão', ' * (decisions I7,\n * I99)', 'I99'],
    ['uma ameaça', '// (threats A01, B99)', 'B99'],
    ['um id num título', "it('A01 C99 não lê', () => {})", 'C99'],
    ['uma página', '// docs/nenhuma.md', 'docs/nenhuma.md'],
    ['um título de página', '// docs/architecture.md, "Nowhere"', 'Nowhere'],
  ])('%s que não existe é dita com arquivo e linha', (_, texto, falta) => {
    const ditas = citacoesSemDestino([{ arquivo: 'a.ts', texto: `\n\n${texto}` }]);
    expect(ditas.join('\n')).toMatch(/^a\.ts:[34]: /);
    expect(ditas.join('\n')).toContain(falta);
  });

  it('um arquivo que a documentação nomeia e não existe também', () =>
    expect(
      citacoesSemDestino([{ arquivo: 'a.md', texto: '`src/main.ts` e\n`src/nenhum.ts`, `src/<area>/x.ts`' }]),
    ).toEqual(['a.md:2: src/nenhum.ts']));
});
