// @vitest-environment node
// What the watch over the stories lets pass, and what it names.
import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { expect, it } from 'vitest';
import { Vigia } from '../e2e/vigia';

const ORIGEM = 'http://127.0.0.1:5000';
const COMMIT = 'http://127.0.0.1:8080/v1/projects/demo/databases/(default)/documents:commit';
const COM_O_LIDO = '{"writes":[{"update":{},"currentDocument":{"updateTime":"2026-01-05T10:00:00Z"}}]}';
const SEM_O_LIDO = '{"writes":[{"update":{},"currentDocument":{"exists":true}}]}';

async function vigiar(...commits: { pedido: string; status: number; disse: string }[]) {
  const contexto = Object.assign(new EventEmitter(), { addInitScript: () => Promise.resolve() });
  const vigia = new Vigia(ORIGEM);
  await vigia.acompanhar(contexto as unknown as BrowserContext);
  const nomes: Record<number, string> = { 400: 'Bad Request', 409: 'Conflict', 403: 'Forbidden' };
  for (const { pedido, status, disse } of commits) {
    contexto.emit('response', {
      status: () => status,
      url: () => COMMIT,
      request: () => ({ postData: () => pedido }),
      text: () => Promise.resolve(disse),
    });
    contexto.emit('console', {
      type: () => 'error',
      text: () =>
        `Failed to load resource: the server responded with a status of ${status} (${nomes[status]})`,
      location: () => ({ url: COMMIT }),
    });
  }
  await vigia.ouvirTudo();
  return vigia.reclamacoes();
}

it('uma transação cujo registro outro mudou desde a leitura é repetida, e não é queixa', async () => {
  const outroMudou = { pedido: COM_O_LIDO, status: 400, disse: '{"status":"FAILED_PRECONDITION"}' };
  await expect(vigiar(outroMudou, outroMudou)).resolves.toEqual([]);
  // What nobody had read, or what is wrong in itself, is not sent again.
  for (const nao of [
    { ...outroMudou, pedido: SEM_O_LIDO },
    { ...outroMudou, disse: '{"status":"INVALID_ARGUMENT"}' },
  ]) {
    const [linha, porque] = (await vigiar(outroMudou, nao)).toSorted();
    expect(linha).toContain('status of 400');
    expect(porque).toContain(`gravação que não vai: ${nao.disse} ${nao.pedido}`);
  }
});

it('de um gatilho que segura o registro também não há queixa; de uma recusa há', async () => {
  await expect(vigiar({ pedido: SEM_O_LIDO, status: 409, disse: '' })).resolves.toEqual([]);
  await expect(vigiar({ pedido: COM_O_LIDO, status: 403, disse: '' })).resolves.toHaveLength(1);
});
