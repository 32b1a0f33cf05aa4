// How many documents the rules read per request, exactly: the membership, and what the record lies under or obeys.
// Every request that reads more than two says why. The figures are those of a member who needs the matrix, which ADMIN
// passes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { abrirAmbiente } from './ambiente';
import { documentosLidos } from './gets';
import { casosDe, documentos, mundo } from './gets-casos';

const { como, semear, projectId } = await abrirAmbiente(import.meta.filename, {
  proprio: true,
});

// Case n happens in company n: one report of the emulator then tells the reads of all.
const pedidos = casosDe(mundo(0)).flatMap((_, n) => {
  const pedido = casosDe(mundo(n))[n];
  return pedido ? [{ n, ...pedido }] : [];
});

it('cada pedido lê o que se espera: até dois documentos, com motivo até oito', async () => {
  await semear(Object.assign({}, ...pedidos.map(({ n }) => documentos(mundo(n)))));
  for (const { caso } of pedidos) {
    const [, , quem, ato] = caso;
    await ato(como(quem));
  }
  const lidos = await documentosLidos(projectId);
  const contados = pedidos.map(({ n, motivo, caso: [titulo] }) => {
    const daEmpresa = new RegExp(`/empresas/empresa-${n}(-vizinha)?/`);
    return { titulo, motivo, leituras: lidos.filter((caminho) => daEmpresa.test(caminho)).length };
  });
  // `npm run bench` shows these figures (tests/local/bench/gets.mjs).
  mkdirSync('.local', { recursive: true });
  writeFileSync('.local/leituras-das-regras.json', JSON.stringify(contados));
  expect(contados).toEqual(
    pedidos.map(({ motivo, caso: [titulo, leituras] }) => ({ titulo, motivo, leituras })),
  );
  expect(contados.filter(({ motivo, leituras }) => leituras > (motivo ? 8 : 2))).toEqual([]);
}, 60_000);
