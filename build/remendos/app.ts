/**
 * @firebase/app counts for Google's statistics on which days which of its libraries were used, in a database of its own.
 * Every library says its name and version for that. Nothing here needs it: the services ask for it as optional.
 *
 * Library: firebase 12.19.0
 * Gain: 1.9 KB for everybody who signs in (rows 2 and 3), and no database is opened at the start
 * Risk: a library that demands 'heartbeat' or 'platform-logger' would throw at its start, in every test of it
 * Test: tests/unit/remendos.test.ts
 */
import { type Remendo, trocar } from './remendo.ts';

const corpo = (funcao: string) => new RegExp(`^(function ${funcao}\\(.*\\)) \\{\\n[\\s\\S]*?^\\}$`, 'm');

export const semEstatisticas = (fonte: string) =>
  ['registerVersion', 'registerCoreComponents'].reduce(
    (codigo, funcao) => trocar(codigo, corpo(funcao), '$1 {}'),
    trocar(fonte, /^import \{ openDB \} from 'idb';$/m, ''),
  );

export const app: Remendo = {
  nome: 'estatísticas do Firebase',
  arquivo: /[\\/]@firebase[\\/]app[\\/]dist[\\/]esm[\\/]index\.esm\.js$/,
  mudar: semEstatisticas,
};
