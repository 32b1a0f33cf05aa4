import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grava, NADA_SE_GRAVA, semGravar, SO_LEEM } from './semGravar';

const FUNCOES: Record<string, string> = import.meta.glob('/functions/src/callables/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('as funções que só leem são as que o servidor diz que só leem, e que nada põem na trilha', () => {
  const queLeem = Object.entries(FUNCOES)
    .filter(([, fonte]) => /soLeitura: true/.test(fonte) && !/\bauditar\(/.test(fonte))
    .map(([caminho]) => caminho.replace(/^.*callables\/(\w+)\/(\w+)\.ts$/, '$1Functions-$2'));
  expect([...SO_LEEM].toSorted()).toEqual(queLeem.toSorted());
});

const BANCO = 'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents';
describe('o que grava', () => {
  it.each([
    ['POST', `${BANCO}:commit`],
    ['POST', `${BANCO}:batchWrite`],
    ['POST', 'https://southamerica-east1-p.cloudfunctions.net/pessoas/empresasFunctions-removeEmpresa'],
    ['POST', 'http://127.0.0.1:5001/p/southamerica-east1/diagnostico/respostasFunctions-salvar'],
    ['POST', 'https://southamerica-east1-p.cloudfunctions.net/usersFunctions-disableUser'],
    ['POST', 'http://127.0.0.1:5001/p/southamerica-east1/generateAndSendSimpleReport'],
  ])('%s %s', (metodo, url) => expect(grava(metodo, url)).toBe(true));
  it.each([
    ['POST', `${BANCO}:runQuery`],
    ['POST', `${BANCO}:runAggregationQuery`],
    ['POST', `${BANCO}:batchGet`],
    ['POST', 'https://southamerica-east1-p.cloudfunctions.net/diagnostico/respostasFunctions-ver'],
    ['POST', 'https://securetoken.googleapis.com/v1/token?key=x'],
    ['GET', 'https://brasilapi.com.br/api/cnpj/v1/1'],
  ])('%s %s não', (metodo, url) => expect(grava(metodo, url)).toBe(false));
});

describe('enquanto nada se grava', () => {
  const buscar = vi.fn(() => Promise.resolve(new Response('{}')));
  const antes = globalThis.fetch;
  const Pedido = globalThis.XMLHttpRequest;
  let deixar: (() => void) | undefined;
  beforeEach(() => {
    buscar.mockClear();
    globalThis.fetch = buscar;
  });
  afterEach(() => {
    deixar?.();
    globalThis.fetch = antes;
  });

  it('uma mutação é recusada com a frase antes de começar; depois, passa', async () => {
    const cliente = new QueryClient();
    const mutationFn = vi.fn(() => Promise.resolve('feito'));
    const mudar = () => new MutationObserver(cliente, { mutationFn }).mutate();
    deixar = semGravar(cliente);
    await expect(mudar()).rejects.toThrow(NADA_SE_GRAVA);
    expect(mutationFn).not.toHaveBeenCalled();
    deixar();
    await expect(mudar()).resolves.toBe('feito');
  });

  it('o que grava sem ela não sai da página; o que lê, sai', async () => {
    deixar = semGravar(new QueryClient());
    const recusado = await globalThis.fetch(`${BANCO}:commit`, { method: 'POST', body: '{}' });
    expect(recusado.status).toBe(403);
    expect(await recusado.json()).toMatchObject({ error: { message: NADA_SE_GRAVA } });
    await globalThis.fetch(new Request(`${BANCO}:commit`, { method: 'POST' }));
    expect(buscar).not.toHaveBeenCalled();
    await globalThis.fetch(`${BANCO}:runQuery`, { method: 'POST', body: '{}' });
    expect(buscar).toHaveBeenCalledOnce();
    expect(() => new XMLHttpRequest().open('POST', 'https://storage.exemplo/v0/b')).toThrow(NADA_SE_GRAVA);
    deixar();
    expect(globalThis.fetch).toBe(buscar);
    expect(globalThis.XMLHttpRequest).toBe(Pedido);
  });
});
