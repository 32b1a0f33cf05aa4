// @vitest-environment node
// Each screen with the bar of a list has 'Visões', and the rules save them only under the names they know (threats A28).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { idDaLista } from '@/domain/pessoas/visoes';
import { LISTAS_COM_VISOES } from '@tests/support/listas-com-visoes';

const BARRA = 'src/ui/lista/BarraDaLista.tsx';

/** File that an import names, unless it is a package's or of the domain. */
function arquivoDe(onde: string, nome: string): string | undefined {
  if (!/^(\.|@\/(areas|ui|app)\/)/.test(nome)) return undefined;
  const base = nome.startsWith('@/') ? `src/${nome.slice(2)}` : join(dirname(onde), nome);
  return [`${base}.tsx`, `${base}.ts`].find((arquivo) => existsSync(arquivo));
}

/** True where the file, or what it imports now or later, draws the bar of a list. */
function temBarra(arquivo: string, vistos: Set<string>): boolean {
  if (arquivo === BARRA) return true;
  if (vistos.has(arquivo)) return false;
  vistos.add(arquivo);
  const importados = readFileSync(arquivo, 'utf8').matchAll(/(?:from |import\()'([^']+)'/g);
  return [...importados].some(([, nome = '']) => {
    const outro = arquivoDe(arquivo, nome);
    return outro !== undefined && temBarra(outro, vistos);
  });
}

it('toda tela com a barra de uma lista está entre as que têm visões, e só elas', () => {
  const telas = readFileSync('src/app/telas.ts', 'utf8');
  const nomeadas = new Map(
    [...telas.matchAll(/const (\w+) = tela\(\(\) =>\s*import\('([^']+)'/g)].map(([, nome, de]) => [nome, de]),
  );
  const enderecos = [...telas.matchAll(/'(\/[^']*)': (?:tela\(\(\) =>\s*import\('([^']+)'|(\w+),)/g)].flatMap(
    ([, endereco = '', de, nome]) => {
      const arquivo = arquivoDe('src/app/telas.ts', de ?? nomeadas.get(nome ?? '') ?? '');
      return arquivo && temBarra(arquivo, new Set()) ? [endereco.replaceAll(/\/:\w+/g, '')] : [];
    },
  );
  expect(enderecos.length).toBeGreaterThan(20);
  // '/' is the list of licensees to a MASTER (src/app/Rotas.tsx).
  const ids = ['/', ...enderecos].map(idDaLista);
  expect(ids.toSorted()).toEqual(LISTAS_COM_VISOES.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});
