// A request that no test answers is refused at once and named: what hung before failed minutes later, elsewhere.
import { expect, it, vi } from 'vitest';
import { pedidosSemResposta } from '@tests/support/semRede';

it('um pedido a que ninguém responde é recusado com o seu endereço, e o teste sabe de qual', async () => {
  await expect(fetch('https://fora.exemplo/a')).rejects.toThrow(
    'nenhum teste responde a https://fora.exemplo/a',
  );
  await expect(fetch(new Request('https://fora.exemplo/b'))).rejects.toThrow('https://fora.exemplo/b');
  await expect(fetch(new URL('https://fora.exemplo/b'))).rejects.toThrow('https://fora.exemplo/b');
  expect(pedidosSemResposta()).toEqual(['https://fora.exemplo/a', 'https://fora.exemplo/b']);
  expect(pedidosSemResposta()).toEqual([]);
});

it('o que o teste mesmo responde passa', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('sim')));
  expect(await (await fetch('https://fora.exemplo/a')).text()).toBe('sim');
  vi.unstubAllGlobals();
  expect(pedidosSemResposta()).toEqual([]);
});
