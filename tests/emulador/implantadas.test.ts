/**
 * What the functions' own tests leave out, because they run the functions themselves: every exported function is
 * deployed, found under its name, and runs when it is meant. By Google's Functions emulator, which says in the suite's
 * log which function it runs.
 */
import { caminhoDoContrato, type NomeDoContrato, SERVICO_DE } from '@/domain/contratos/servicos';
import { balde } from '@functions/arquivos';
import { banco } from '@functions/banco';
import { implantadas } from '@functions/implantadas';
import * as funcoes from '@functions/index';
import { inEnvironment } from '@tests/local/paths.mjs';
import { esperar } from '@tests/support/esperar';
import { functionsOrigin, functionUrl, storage } from '@tests/support/emulators';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const IMPLANTADAS = implantadas(funcoes);
const CONTRATOS = Object.keys(SERVICO_DE) as NomeDoContrato[];
const SERVICOS = [...new Set(Object.values(SERVICO_DE))].filter((servico) => servico !== null);

/** How often the emulator has run the function so far. */
const vezes = (nome: string) =>
  readFileSync(inEnvironment('test', 'emuladores.log'), 'utf8').split(
    `Beginning execution of "southamerica-east1-${nome}"`,
  ).length - 1;

/** Resolves once the function has run more often than before. */
async function roda(nome: string, antes: number) {
  await esperar(() => expect(vezes(nome), nome).toBeGreaterThan(antes));
}

it('cada função exportada está implantada, com o seu nome, e nenhuma outra', async () => {
  const resposta = await fetch(`${functionsOrigin()}/backends`);
  const { backends } = (await resposta.json()) as { backends: { functionTriggers: { name: string }[] }[] };
  const nomes = backends.flatMap(({ functionTriggers }) => functionTriggers.map(({ name }) => name));
  expect(nomes.toSorted()).toEqual(IMPLANTADAS.map(([nome]) => nome).toSorted());
});

const pedir = (endereco: string) =>
  fetch(functionUrl(endereco), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });

describe('chamadas', () => {
  it.each(CONTRATOS)('%s responde no seu endereço, e recusa o que não é pedido', async (nome) => {
    const resposta = await pedir(caminhoDoContrato(nome));
    expect(resposta.status).toBe(400);
    expect(await resposta.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
  it.each(SERVICOS)(
    '%s diz que não existe o que não é seu, e deixa o navegador perguntar',
    async (servico) => {
      for (const endereco of [servico, `${servico}/nadaFunctions-nada`]) {
        const resposta = await pedir(endereco);
        expect(resposta.status).toBe(404);
        expect(await resposta.json()).toMatchObject({ error: { status: 'NOT_FOUND' } });
      }
      const antes = await fetch(functionUrl(`${servico}/nadaFunctions-nada`), {
        method: 'OPTIONS',
        headers: { origin: 'http://127.0.0.1', 'access-control-request-method': 'POST' },
      });
      expect(antes.status).toBe(204);
      expect(antes.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1');
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
