/**
 * How the build is cut into files. Left alone, the bundler makes a file of whatever two screens happen to share, and
 * a first visit asks for dozens of small ones; these groups follow what is loaded together (docs/performance.md).
 * A module belongs to the first group that takes it; the rest is cut by screen.
 */
import type { Rolldown } from 'vite';

type Grupo = Rolldown.CodeSplittingGroup;

const pacotes = (...nomes: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${nomes.join('|')})[\\\\/]`);

export const pedacos: Grupo[] = [
  // Changes only when React does, so it stays in the caches of those who come back after a deploy.
  { name: 'react', test: pacotes('react', 'react-dom', 'scheduler'), tags: ['$initial'] },
  // Everything else the login needs before it can be used.
  { name: 'inicio', tags: ['$initial'] },
  // The login loads it when idle.
  {
    name: 'autenticacao',
    test: pacotes('firebase/(app|auth)', '@firebase/(app|auth|util|component|logger)', 'idb'),
  },
];
