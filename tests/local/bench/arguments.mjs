// What the person asked the benchmark for.
import { Sentence } from '../say.mjs';

/**
 * @param {string[]} args
 * @param {string[]} parts
 * @returns {{only: string | undefined, limits: boolean, json: boolean}}
 */
export function readArguments(args, parts) {
  const rest = args.filter((arg) => arg !== '--limits' && arg !== '--json');
  const only = rest[0] === '--only' ? rest[1] : undefined;
  if (rest.length > 0 && (rest.length !== 2 || !only || !parts.includes(only))) {
    throw new Sentence(
      `Não entendi "${args.join(' ')}". Use: npm run bench -- [--limits] [--json] [--only ${parts.join('|')}]`,
    );
  }
  return { only, limits: args.includes('--limits'), json: args.includes('--json') };
}
