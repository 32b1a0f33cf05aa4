// What is deployed of firestore.rules: the same without comments and indentation, which are a third of it. Deployments
// of larger texts have failed (decisions T128). Run by firebase.json's predeploy.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} source */
export const withoutComments = (source) =>
  `${source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')}\n`;

const inRoot = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rules = readFileSync(inRoot('firestore.rules'), 'utf8');
  writeFileSync(inRoot('firestore.deploy.rules'), withoutComments(rules));
}
