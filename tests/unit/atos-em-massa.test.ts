// @vitest-environment node
// Acts over many records stand in one table, and go through what makes them go on and be repeatable (decisions T460).
import { ATOS_EM_MASSA, SEM_MASSA } from '@functions/nucleo/atosEmMassa';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** By name, which a file keeps where it moves. */
const fontes = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
  .filter((arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts'))
  .map(
    (arquivo) => [path.basename(arquivo), readFileSync(path.join('functions/src', arquivo), 'utf8')] as const,
  );

/** Writes beyond one transaction, or one after the other. Derivations go through `emTodos`, which has a row. */
const MUITOS =
  /\bbulkWriter\(|\.batch\(\)|\b(?:emMassa|escritaEmMassa|emParalelo|sobras)\(|for await|while \(\(await|for \([^)]*\) await /;

const nomesDe = (padrao: RegExp) => [
  ...new Set(fontes.flatMap(([nome, texto]) => (padrao.test(texto) ? [nome] : []))),
];
const daTabela = Object.values(ATOS_EM_MASSA).flatMap(({ arquivos }) => arquivos as readonly string[]);

describe('T460 atos sobre muitos registros', () => {
  it('todo arquivo que trata muitos está na tabela, ou diz por que não precisa', () => {
    const achados = nomesDe(MUITOS);
    expect(achados.filter((nome) => !daTabela.includes(nome) && !(nome in SEM_MASSA))).toEqual([]);
    const demais = [...daTabela, ...Object.keys(SEM_MASSA)].filter((nome) => !achados.includes(nome));
    expect(demais).toEqual([]);
  });

  it('escritas em bloco só têm o caminho que segue adiante e diz o que ficou', () => {
    expect(nomesDe(/\bbulkWriter\(/)).toEqual(['emMassa.ts']);
    expect(nomesDe(/\bonSchedule\(/)).toEqual(['agenda.ts']);
  });

  it('toda execução diária tem a sua linha', () => {
    const diarias = fontes.flatMap(([, texto]) =>
      [...texto.matchAll(/export const (\w+) = rodada\(/g)].map(([, nome]) => nome),
    );
    expect(diarias).toHaveLength(4);
    for (const nome of diarias) expect(Object.keys(ATOS_EM_MASSA)).toContain(nome);
  });
});
