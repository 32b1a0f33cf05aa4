// The rules as published: the same program without comments, in short names and without spaces nobody needs. Firebase
// documents 256 KB, yet refuses now and then what is over about 50 KB (decisions T128).

/** What is read as one: a text, a number, a name, or one character. Spaces stand between. */
const TOKENS = /'[^'\n]*'|"[^"\n]*"|\d[\w.]*|[A-Za-z_]\w*|\s+|[^\w\s]/g;
const NAME = /^[A-Za-z_]\w*$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** A letter, or a letter and a digit: no language has such a word for itself. */
const SHORT = [
  ...LETTERS,
  ...LETTERS.flatMap((letter) => '0123456789'.split('').map((digit) => letter + digit)),
];

/** @param {string} source @returns {string} the same without comments, empty lines and indentation */
export const withoutComments = (source) =>
  `${source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')}\n`;

/** Names a program declares for itself: functions, what they are given, and what they call by `let`. */
function declared(code) {
  const functions = [...code.matchAll(/\bfunction (\w+)\(([^)]*)\)/g)];
  const given = functions.flatMap(([, , inside]) => inside.split(',').map((name) => name.trim()));
  const lets = [...code.matchAll(/\blet (\w+) =/g)].map(([, name]) => name);
  return new Set([...functions.map(([, name]) => name), ...given, ...lets].filter(Boolean));
}

/** Whether the token at `i` is a name of its own: no field (`a.nome`) and no part of a path (`/nome`). */
const standsAlone = (tokens, i) => NAME.test(tokens[i]) && tokens[i - 1] !== '.' && tokens[i - 1] !== '/';

/** Tokens of rules without comments; spaces are tokens too. */
const tokensOf = (code) => code.match(TOKENS) ?? [];

/**
 * Short names for the declared ones: the most frequent get the shortest. A name that also stands for something else (a
 * collection in a path, a wildcard, a type) keeps its own. No short name is one of those that stay.
 * @param {string} code rules without comments
 * @returns {Map<string, string>}
 */
export function shortNames(code) {
  const tokens = tokensOf(code);
  const wildcards = [...code.matchAll(/\{(\w+)(?:=\*\*)?\}/g)].map(([, name]) => name);
  const types = tokens.filter((_, i) => tokens[i - 2] === 'is');
  const kept = new Set([...wildcards, ...types]);
  const ours = new Set([...declared(code)].filter((name) => !kept.has(name)));
  const times = new Map();
  for (const [i, token] of tokens.entries())
    if (standsAlone(tokens, i) && ours.has(token)) times.set(token, (times.get(token) ?? 0) + 1);
  const free = SHORT.filter((name) => !kept.has(name));
  const byTimes = [...times].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  // The rarest keep their own, should there ever be more names than short ones.
  return new Map(byTimes.slice(0, free.length).map(([name], i) => [name, free[i]]));
}

/** Whether a space between two tokens may go: never between words, nor where a division could be read as a path. */
const unneeded = (before, after) =>
  !(/\w$/.test(before) && /^\w/.test(after)) &&
  ![before, after].some((token) => token === '/' || token === '-');

/**
 * What `firebase deploy` sends.
 * @param {string} source firestore.rules
 * @returns {string} a line for each function and each statement outside of them
 */
export function published(source) {
  const code = withoutComments(source);
  const names = shortNames(code);
  const tokens = tokensOf(code);
  const text = tokens
    .map((token, i) => {
      if (standsAlone(tokens, i)) return names.get(token) ?? token;
      if (!/^\s/.test(token)) return token;
      const [before = '', after = ''] = [tokens[i - 1], tokens[i + 1]];
      if (token.includes('\n') && /[;{}]/.test(before)) return '\n';
      return unneeded(before, after) ? '' : ' ';
    })
    .join('');
  return text.replace(/^function .*?^\}/gms, (whole) => whole.replaceAll('\n', ''));
}
