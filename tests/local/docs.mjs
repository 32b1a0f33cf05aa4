// `npm run docs`: writes the generated pages of docs/.
import { createServer } from 'vite';
import { writeFileSync } from 'node:fs';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { modeloDeDados } = await server.ssrLoadModule('/tests/support/modeloDeDados.ts');
writeFileSync('docs/data-model.md', modeloDeDados());
await server.close();
