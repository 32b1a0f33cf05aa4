// What keeps every request of these tests under 800 expressions. Exactly 200 are spent before it. A refusal by the
// engine's limit is told apart from one by a predicate (decisions T136).
import { afterAll, expect, it } from 'vitest';
import { bancosDe, fimDe, pegar } from './ambiente';
import { carregarRegras } from './emulador';
import { withReserve } from '../local/rules-reserve.mjs';

const projeto = 'demo-regras-reserva';
const { abrir, fechar } = bancosDe(projeto);
const banco = abrir();
afterAll(fechar);

/** What a condition that evaluates so many expressions ends in: its list, the items, `size()`, `>` and `0`. */
async function fim(expressoes: number, certa: boolean): Promise<string> {
  const lista = Array.from({ length: expressoes - 4 }, () => '0').join(',');
  await carregarRegras(
    projeto,
    withReserve(`rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /nada/{id} { allow get: if [${lista}].size() ${certa ? '>' : '<'} 0; }
        }
      }`),
  );
  return pegar(banco, 'nada/x').then(() => 'aceito', fimDe);
}

it('800 expressões cabem, 801 não', async () => {
  expect(await fim(800, true)).toBe('aceito');
  expect(await fim(800, false)).toBe('permission-denied');
  expect(await fim(801, true)).toMatch(/^passou de 800 expressões/);
  expect(await fim(801, false)).toMatch(/^passou de 800 expressões/);
});
