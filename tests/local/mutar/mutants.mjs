// The mutants of the security rules: every operand of `&&` and `||`, left out one at a time.
// All of them stand in one text of rules, each behind a switch in the token, so nothing is compiled anew for one.

/**
 * @typedef {object} Mutant
 * @property {number} id position of its switch
 * @property {number} line of firestore.rules
 * @property {number} start of the operand in the text
 * @property {number} end
 * @property {string} text of the operand
 * @property {'&&' | '||'} operator whose operand is left out
 * @property {'looser' | 'stricter' | 'either'} effect what leaving it out can do to an answer
 * @property {string} owner the function it stands in; `allow:LINE` in a condition
 */

const OPENING = '([{';
const CLOSING = ')]}';

/** @param {string} source @returns {string} as long as before, texts and comments blanked, so only code has brackets */
const codeOnly = (source) =>
  source.replace(/'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith("'") ? `'${'_'.repeat(found.length - 2)}'` : ' '.repeat(found.length),
  );

/** Where what opens at `at` closes. */
function closingOf(code, at) {
  let depth = 0;
  for (let i = at; i < code.length; i++) {
    if (OPENING.includes(code[i])) depth++;
    if (CLOSING.includes(code[i]) && --depth === 0) return i;
  }
  throw new Error(`Não fecha: ${code.slice(at, at + 60)}`);
}

/**
 * Pieces of the range between the given signs, outside of brackets.
 * @returns {{start: number, end: number, after: string}[]} `after`: the sign that ends the piece
 */
function pieces(code, start, end, signs) {
  const found = [];
  let begin = start;
  for (let i = start; i < end; i++) {
    if (OPENING.includes(code[i])) i = closingOf(code, i);
    const sign = signs.find((one) => code.startsWith(one, i));
    if (!sign || i >= end) continue;
    found.push({ start: begin, end: i, after: sign });
    i += sign.length - 1;
    begin = i + 1;
  }
  return [...found, { start: begin, end, after: '' }];
}

const opposite = { looser: 'stricter', stricter: 'looser', either: 'either' };

/** Operands in the range. `effect`: what leaving out an operand of `&&` does there. */
function operandsOf(code, start, end, effect) {
  return pieces(code, start, end, ['?', ':', ',']).flatMap((part) => {
    const here = part.after === '?' ? 'either' : effect;
    const alternatives = pieces(code, part.start, part.end, ['||']);
    return alternatives.flatMap((alternative) => {
      const conjuncts = pieces(code, alternative.start, alternative.end, ['&&']);
      return [
        ...(alternatives.length > 1 ? [{ ...alternative, operator: '||', effect: opposite[here] }] : []),
        ...(conjuncts.length > 1
          ? conjuncts.map((conjunct) => ({ ...conjunct, operator: '&&', effect: here }))
          : []),
        ...conjuncts.flatMap((conjunct) => inBrackets(code, conjunct.start, conjunct.end, here)),
      ];
    });
  });
}

function inBrackets(code, start, end, effect) {
  const found = [];
  for (let i = start; i < end; i++) {
    if (!OPENING.includes(code[i])) continue;
    const close = closingOf(code, i);
    found.push(...operandsOf(code, i + 1, close, code[i - 1] === '!' ? opposite[effect] : effect));
    i = close;
  }
  return found;
}

const lineAt = (source, at) => source.slice(0, at).split('\n').length;

/** Conditions, bodies and names of intermediate values: where an expression of the rules begins, and what it is part of. */
function expressions(code) {
  const found = [];
  let owner = '';
  for (const match of code.matchAll(/function (\w+)\([^)]*\) \{|allow [a-z, ]+: if |return |let \w+ = /g)) {
    if (match[1]) owner = match[1];
    else {
      const start = match.index + match[0].length;
      const inAllow = match[0].startsWith('allow');
      // No bracket holds one.
      const end = code.indexOf(';', start);
      found.push({ start, end, owner: inAllow ? `allow:${lineAt(code, match.index)}` : owner });
    }
  }
  return found;
}

/** @param {string} source firestore.rules @returns {Mutant[]} */
export function mutantsOf(source) {
  const code = codeOnly(source);
  return expressions(code)
    .flatMap(({ start, end, owner }) =>
      operandsOf(code, start, end, 'looser').map((operand) => ({ ...operand, owner })),
    )
    .map(({ start, end, operator, effect, owner }, id) => {
      const before = source.slice(start, end).search(/\S/);
      const text = source.slice(start, end).trim();
      const from = start + before;
      return {
        id,
        line: lineAt(source, from),
        start: from,
        end: from + text.length,
        text: text.replace(/\s+/g, ' '),
        operator,
        effect,
        owner,
      };
    });
}

/** Signs inserted around an operand: one that is switched off says true in `&&`, false in `||`. */
const wrapped = {
  '&&': (id) => [`(request.auth.token.m[${id}:${id + 1}] == '1' || (`, '))'],
  '||': (id) => [`(request.auth.token.m[${id}:${id + 1}] != '1' && (`, '))'],
};

/**
 * Rules with all mutants in them; every line stays where it was. The token's claim `m` has a digit for each: '1'
 * leaves the operand out. `sonda` is a place where anybody may write, for tries that must not succeed.
 * @param {string} source
 * @param {Mutant[]} mutants
 */
export function withSwitches(source, mutants) {
  const inserts = mutants.flatMap(({ id, start, end, operator }) => {
    const [before, after] = wrapped[operator](id);
    return [
      { at: start, order: -end, text: before },
      { at: end, order: start - source.length, text: after },
    ];
  });
  // At one place what closes comes first. Of two that open there the outer one comes first, and of two that close the
  // inner one.
  const sorted = inserts.toSorted((a, b) => a.at - b.at || a.order - b.order);
  let text = '';
  let at = 0;
  for (const insert of sorted) {
    text += source.slice(at, insert.at) + insert.text;
    at = insert.at;
  }
  const opening = 'match /databases/{database}/documents {';
  return (text + source.slice(at)).replace(opening, `${opening} match /sonda/{id} { allow write: if true; }`);
}

/**
 * Mutants that a condition can come across, by the line of its `allow`.
 * @param {string} source
 * @param {Mutant[]} mutants
 * @returns {(line: number) => Set<number>}
 */
export function reachable(source, mutants) {
  const code = codeOnly(source);
  const calls = new Map();
  for (const { start, end, owner } of expressions(code)) {
    const called = [...code.slice(start, end).matchAll(/(?<![.\w])(\w+)\(/g)].map(([, name]) => name);
    calls.set(owner, [...(calls.get(owner) ?? []), ...called]);
  }
  const known = new Map();
  return (line) => {
    if (!known.has(line)) {
      const seen = new Set([`allow:${line}`]);
      for (const owner of seen) for (const name of calls.get(owner) ?? []) seen.add(name);
      known.set(line, new Set(mutants.filter(({ owner }) => seen.has(owner)).map(({ id }) => id)));
    }
    return known.get(line);
  };
}
