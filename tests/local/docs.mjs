// `npm run docs`: writes the generated pages of docs/.
import { writeFileSync } from 'node:fs';
import { ensure } from './ensure.mjs';

await ensure({ browser: false, emulators: false });
const { createServer } = await import('vite');
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { modeloDeDados } = await server.ssrLoadModule('/tests/support/modeloDeDados.ts');
const { indiceDasDecisoes } = await server.ssrLoadModule('/tests/support/decisoes.ts');
writeFileSync('docs/data-model.md', modeloDeDados());
writeFileSync('docs/decisions.md', indiceDasDecisoes());
await server.close();
