// `npm run docs`: writes what is generated from the rows of the collections: docs/data-model.md, the indexes, and what
// docs/operations.md says of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { ensure } from './ensure.mjs';

await ensure({ browser: false, emulators: false });
const { createServer } = await import('vite');
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { modeloDeDados } = await server.ssrLoadModule('/tests/support/modeloDeDados.ts');
const { indiceDasDecisoes } = await server.ssrLoadModule('/tests/support/decisoes.ts');
writeFileSync('docs/data-model.md', modeloDeDados());
writeFileSync('docs/decisions.md', indiceDasDecisoes());
const { arquivoDeIndices } = await server.ssrLoadModule('/tests/support/indices.ts');
writeFileSync('firestore.indexes.json', arquivoDeIndices());
const { comCustoDosIndices } = await server.ssrLoadModule('/tests/support/custoDosIndices.ts');
writeFileSync('docs/operations.md', comCustoDosIndices(readFileSync('docs/operations.md', 'utf8')));
await server.close();
