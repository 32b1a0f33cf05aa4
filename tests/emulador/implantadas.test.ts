/**
 * What the functions' own tests leave out, because they run the functions themselves: every exported function is
 * deployed, found under its name, and runs when it is meant. By Google's Functions emulator, which says in the suite's
 * log which function it runs.
 */
import { balde } from '@functions/arquivos';
import { banco } from '@functions/banco';
import * as funcoes from '@functions/index';
import { inEnvironment } from '@tests/local/paths.mjs';
import { functionsOrigin, functionUrl, storage } from '@tests/support/emulators';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

interface Ponto {
  callableTrigger?: object;
  scheduleTrigger?: object;
  eventTrigger?: { eventType: string; eventFilterPathPatterns?: { document?: string } };
}
const pontoDe = (exportada: unknown) => (exportada as { __endpoint?: Ponto }).__endpoint;

/** By the name each is deployed under: a group's name stands before its functions'. */
const IMPLANTADAS = Object.entries(funcoes as Record<string, unknown>).flatMap(([nome, exportada]) => {
  const ponto = pontoDe(exportada);
  if (ponto) return [[nome, ponto] as const];
  return Object.entries(exportada as object).map(
    ([funcao, cada]) => [`${nome}-${funcao}`, pontoDe(cada) ?? {}] as const,
  );
});
const nomesCom = (qual: (ponto: Ponto) => unknown) =>
  IMPLANTADAS.filter(([, ponto]) => qual(ponto)).map(([nome]) => nome);

/** How often the emulator has run the function so far. */
const vezes = (nome: string) =>
  readFileSync(inEnvironment('test', 'emuladores.log'), 'utf8').split(
    `Beginning execution of "southamerica-east1-${nome}"`,
  ).length - 1;

/** Resolves once the function has run more often than before. */
async function roda(nome: string, antes: number) {
  await vi.waitFor(() => expect(vezes(nome), nome).toBeGreaterThan(antes), {
    timeout: 240_000,
    interval: 200,
  });
}

it('cada função exportada está implantada, com o seu nome, e nenhuma outra', async () => {
  const resposta = await fetch(`${functionsOrigin()}/backends`);
  const { backends } = (await resposta.json()) as { backends: { functionTriggers: { name: string }[] }[] };
  const nomes = backends.flatMap(({ functionTriggers }) => functionTriggers.map(({ name }) => name));
  expect(nomes.toSorted()).toEqual(IMPLANTADAS.map(([nome]) => nome).toSorted());
});

describe('chamadas', () => {
  it.each(nomesCom(({ callableTrigger }) => callableTrigger))(
    '%s responde, e recusa o que não é pedido',
    async (nome) => {
      const resposta = await fetch(functionUrl(nome), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      });
      expect(resposta.status).toBe(400);
      expect(await resposta.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    },
  );
});

describe('gatilhos', () => {
  const GATILHOS = IMPLANTADAS.flatMap(([nome, { eventTrigger }]) => {
    const documento = eventTrigger?.eventFilterPathPatterns?.document;
    return documento === undefined ? [] : [[nome, documento] as const];
  });

  it.each(GATILHOS)('%s roda quando %s é escrito', async (nome, documento) => {
    const db = banco();
    const antes = vezes(nome);
    // A record that nobody can read: it is nobody's, and nothing follows from it.
    const ref = db.doc(documento.replaceAll(/\{\w+\}/g, () => `implantada-${randomUUID()}`));
    await ref.set({ prova: 1 });
    await ref.update({ prova: 2 });
    await roda(nome, antes);
    await ref.delete();
  });

  it('os de arquivos rodam quando um chega, e quando os seus dados mudam, o que o primeiro faz', async () => {
    const antes = { enviado: vezes('onArquivoEnviado'), dito: vezes('onArquivoDito') };
    const arquivo = encodeURIComponent(`implantada/${randomUUID()}.pdf`);
    const url = `http://${storage().host}:${storage().port}/upload/storage/v1/b/${balde()}/o`;
    const resposta = await fetch(`${url}?uploadType=media&name=${arquivo}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/pdf' },
      body: '%PDF-1.4 de verdade',
    });
    expect(resposta.status).toBe(200);
    await roda('onArquivoEnviado', antes.enviado);
    await roda('onArquivoDito', antes.dito);
  });
});
