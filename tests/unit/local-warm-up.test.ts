// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { warmUp } from '../local/warm-up.mjs';

it('acorda a function de quem chega, e não depende da resposta', async () => {
  const pedir = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'));
  await expect(warmUp('start', pedir)).resolves.toBeUndefined();
  expect(pedir.mock.calls[0]?.[0]).toMatch(/\/acesso\/empresasFunctions-registrarMinhaEmpresa$/);
});
