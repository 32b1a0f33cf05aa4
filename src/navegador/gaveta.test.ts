// The browser's database: used where it answers, and never waited for where it does not.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cheio, proibido } from '@tests/support/semGuarda';

/** As a page that was just opened. */
async function abrir() {
  vi.resetModules();
  return { ...(await import('./gaveta')), ...(await import('./guarda')) };
}

interface Feito {
  onsuccess?: () => void;
  oncomplete?: () => void;
  onupgradeneeded?: () => void;
  onabort?: () => void;
  result?: unknown;
  error?: unknown;
}
const responder = (pedido: Feito, como: 'onsuccess' | 'oncomplete' | 'onabort' = 'onsuccess') => {
  setTimeout(() => pedido[como]?.());
  return pedido;
};

/** A database as far as the product uses one. `cheia` refuses what is written. */
function umBanco() {
  const registros = new Map<string, unknown>();
  const banco = { registros, cheia: false };
  const transacao = () => {
    const esta: Feito & { objectStore?: unknown } = {
      error: new DOMException('cheio', 'QuotaExceededError'),
    };
    const mudar = (ato: () => void) => {
      if (banco.cheia) responder(esta, 'onabort');
      else {
        ato();
        responder(esta, 'oncomplete');
      }
    };
    esta.objectStore = () => ({
      get: (chave: string) => responder({ result: registros.get(chave) }),
      put: (valor: unknown, chave: string) => mudar(() => registros.set(chave, structuredClone(valor))),
      delete: (chave: string) => mudar(() => registros.delete(chave)),
      clear: () => mudar(() => registros.clear()),
      getAllKeys: () => responder({ result: [...registros.keys()] }),
      transaction: esta,
    });
    return esta;
  };
  vi.stubGlobal('indexedDB', { open: () => responder({ result: { transaction: transacao } }) });
  return banco;
}

let desfazer = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  desfazer();
  desfazer = () => {};
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('guarda no banco, e nada entre os textos', async () => {
  const { registros } = umBanco();
  const { gaveta, temBanco } = await abrir();
  expect(await temBanco()).toBe(true);
  expect(await gaveta.escrever('folha', { porEnviar: 1 })).toBe(true);
  expect(registros.get('folha')).toEqual({ porEnviar: 1 });
  expect(localStorage).toHaveLength(0);
  expect(await gaveta.ler('folha')).toEqual({ porEnviar: 1 });
  await gaveta.apagar('folha');
  expect(registros.size).toBe(0);
  expect(await gaveta.ler('folha')).toBeUndefined();
});

it.each([
  ['não existe', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'é proibido',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
])('onde o banco %s, os textos guardam', async (_como, impedir) => {
  impedir();
  const { gaveta, temBanco } = await abrir();
  expect(await temBanco()).toBe(false);
  expect(await gaveta.escrever('folha', { a: 1 })).toBe(true);
  expect(localStorage.getItem('respostas:folha')).toBe('{"a":1}');
  expect(await (await abrir()).gaveta.ler('folha')).toEqual({ a: 1 });
});

it('um banco que nunca responde é esperado um instante, uma vez', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { gaveta, temBanco } = await abrir();
  vi.useFakeTimers();
  const guardou = gaveta.escrever('folha', 'a');
  await vi.advanceTimersByTimeAsync(2_999);
  expect(localStorage).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await guardou).toBe(true);
  expect(await temBanco()).toBe(false);
  expect(await gaveta.ler('folha')).toBe('a');
});

it('o que os textos guardaram sem banco vale mais do que o banco tinha, até que ele guarde de novo', async () => {
  const banco = umBanco();
  banco.registros.set('folha', 'velha');
  localStorage.setItem('respostas:folha', '"nova"');
  const { gaveta } = await abrir();
  expect(await gaveta.ler('folha')).toBe('nova');
  banco.cheia = true;
  expect(await gaveta.escrever('folha', 'novíssima')).toBe(true);
  expect(await gaveta.ler('folha')).toBe('novíssima');
  banco.cheia = false;
  expect(await gaveta.escrever('folha', 'última')).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect([await gaveta.ler('folha'), banco.registros.get('folha')]).toEqual(['última', 'última']);
});

it.each([
  ['proibido', proibido],
  ['cheio, banco e textos', () => ((umBanco().cheia = true), cheio())],
])('com tudo %s diz que não guarda, e a página ainda lê', async (_como, impedir) => {
  desfazer = impedir();
  const { gaveta } = await abrir();
  expect(await gaveta.escrever('folha', [1])).toBe(false);
  expect(await gaveta.ler('folha')).toEqual([1]);
  await gaveta.apagar('folha');
  expect(await gaveta.ler('folha')).toBeUndefined();
});

it('diz todas as chaves, do banco e dos textos, e limpa as suas e nenhuma outra', async () => {
  const banco = umBanco();
  banco.registros.set('no banco', 1);
  localStorage.setItem('respostas:entre os textos', '2');
  localStorage.setItem('rascunho:ideia', '3');
  const { gaveta } = await abrir();
  expect((await gaveta.chaves()).toSorted()).toEqual(['entre os textos', 'no banco']);
  await gaveta.limpar();
  expect(await gaveta.chaves()).toEqual([]);
  expect([banco.registros.size, Object.keys(localStorage)]).toEqual([0, ['rascunho:ideia']]);
});

it('o que leva tempo para ser feito se faz na sua vez', async () => {
  const { registros } = umBanco();
  const { gaveta } = await abrir();
  const primeira = gaveta.escrever('folha', () =>
    new Promise((pronto) => setTimeout(pronto)).then(() => 'primeira'),
  );
  const segunda = gaveta.escrever('folha', 'última');
  expect(await Promise.all([primeira, segunda])).toEqual([true, true]);
  expect(registros.get('folha')).toBe('última');
});
