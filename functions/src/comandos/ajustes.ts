/**
 * `node functions/lib/ajustes.js functions/.env.<project>`: whether the settings of a deployment are all there and none
 * is an example's. Ends with 1, and says each by its name, where one is not.
 */
import { faltasDosAjustes } from '@functions/ajustes';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const [arquivo = ''] = process.argv.slice(2);
const faltas = existsSync(arquivo)
  ? faltasDosAjustes(parseEnv(readFileSync(arquivo, 'utf8')))
  : [`Não há "${arquivo}": diga o arquivo com os ajustes das functions (docs/operations.md).`];
for (const falta of faltas) process.stderr.write(`${falta}\n`);
if (faltas.length > 0) process.exitCode = 1;
else process.stdout.write('Os ajustes das functions estão completos.\n');
