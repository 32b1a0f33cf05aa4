/**
 * What a deployment names (.github/workflows/deploy.yml): `node functions/lib/alvos.js` prints the targets of
 * `firebase deploy --only`, made from the build. With the file that `firebase functions:list --json` wrote and
 * `gatilhos` or `chamadas` it prints the names of that kind that are deployed and exist no more.
 */
import { implantadas, sobras } from '@functions/implantadas';
import { readFileSync } from 'node:fs';

// The triggers of files name a bucket when they are loaded; which one makes no difference to names.
process.env['FIREBASE_CONFIG'] ??= JSON.stringify({ storageBucket: 'nenhum' });
const nomes = implantadas(await import('@functions/index')).map(([nome]) => nome);

const [arquivo, quais] = process.argv.slice(2);
if (arquivo === undefined) {
  process.stdout.write(`${nomes.map((nome) => `functions:${nome}`).join(',')}\n`);
} else if (quais !== 'gatilhos' && quais !== 'chamadas') {
  throw new Error('alvos: gatilhos ou chamadas?');
} else {
  const { result } = JSON.parse(readFileSync(arquivo, 'utf8')) as { result: Parameters<typeof sobras>[0] };
  process.stdout.write(`${sobras(result, nomes, quais).join(' ')}\n`);
}
