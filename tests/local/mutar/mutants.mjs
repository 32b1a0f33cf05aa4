// The mutants of the security rules, one at a time. Left out is every operand of `&&` and `||`, every name of a list
// (`hasAny(['a', 'b'])`, `id in ['a', 'b']`, the words of 'a b' that are field names), every pair of two lists that are
// compared, and every term of a sum. All of them stand in one text of rules, each behind a switch in the token, so nothing is compiled anew for one.

/** @typedef {'&&' | '||' | 'in' | '==' | '+'} Operator */
/**
 * @typedef {object} Mutant
 * @property {number} id position of its switch
 * @property {number} line of firestore.rules
 * @property {number} start of what is left out
 * @property {number} end
 * @property {string} text of it; of a name, with the list that it is left out of
 * @property {Operator} operator what it is an operand, a name, a pair or a term of
 * @property {'looser' | 'stricter' | 'either'} effect what leaving it out can do to an answer
 * @property {string} owner the function it stands in; `allow:LINE` in a condition
 * @property {Insert[]} inserts that put its switch into the text
 */
/** @typedef {{at: number, order: number, text: string}} Insert */

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

/** The claim with a digit for each mutant: '1' leaves it out. */
const on = (id) => `request.auth.token.m[${id}:${id + 1}] == '1'`;
const off = (id) => on(id).replace('==', '!=');

/** What stands for a name that is left out: no field and no value is called so. */
const NOBODY = "'-'";

/** Signs inserted around a range: at one place what closes comes first, of two that open there the outer one. */
const around = ({ start, end }, before, after) => [
  { at: start, order: -end, text: before },
  { at: end, order: start - Number.MAX_SAFE_INTEGER / 2, text: after },
];

/** The range without the blanks around it. */
function trimmed(source, { start, end }) {
  const text = source.slice(start, end);
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}

const oneLine = (text) => text.trim().replace(/\s+/g, ' ');

/** An operand that is switched off says true in `&&`, false in `||`. */
function operandMutant(source, { operator, effect, ...range }) {
  const place = trimmed(source, range);
  return {
    ...place,
    operator,
    effect,
    text: oneLine(source.slice(range.start, range.end)),
    inserts: (id) =>
      operator === '&&' ? around(place, `(${on(id)} || (`, '))') : around(place, `(${off(id)} && (`, '))'),
  };
}

/** Lists of names: what stands before one, and whether a name less makes the answer true less often. */
const LISTS = /(?:\.(?:hasAny|hasOnly)\(|(?<= )in )(?=\[)/g;

/** Names of literal lists of two or more. */
function listNames(source, code, start, end, effectAt) {
  return [...code.slice(start, end).matchAll(LISTS)].flatMap((match) => {
    const open = start + match.index + match[0].length;
    const close = closingOf(code, open);
    const names = pieces(code, open + 1, close, [',']).map((piece) => trimmed(source, piece));
    if (names.length < 2) return [];
    const list = oneLine(source.slice(start + match.index, close + 1));
    return names.map((name) => ({
      ...name,
      operator: 'in',
      effect: opposite[effectAt(open)],
      text: `${source.slice(name.start, name.end)} de ${list}`,
      inserts: (id) => around(name, `(${on(id)} ? ${NOBODY} : `, ')'),
    }));
  });
}

/** Names of fields written as the words of one text. */
function words(source, code, start, end, effectAt) {
  return [...code.slice(start, end).matchAll(/'_+'/g)].flatMap((match) => {
    const open = start + match.index;
    const close = open + match[0].length;
    const text = source.slice(open + 1, close - 1);
    if (!/^ ?\w+( \w+)+ ?$|^ \w+$|^\w+ $/.test(text)) return [];
    return [...text.matchAll(/\w+/g)].map((word) => {
      const range = { start: open + 1 + word.index, end: open + 1 + word.index + word[0].length };
      return {
        ...range,
        operator: 'in',
        effect: opposite[effectAt(open)],
        text: `${word[0]} de ${oneLine(source.slice(open, close))}`,
        // The text with all its words is one operand.
        inserts: (id) => [
          ...around({ start: open, end: close }, '(', ')'),
          ...around(range, `' + (${on(id)} ? ${NOBODY} : '`, "') + '"),
        ],
      };
    });
  });
}

/** The range between brackets that ends or begins at `at`, by which sign stands there. */
function listBefore(code, at) {
  for (let open = at - 1; open >= 0; open--)
    if (code[open] === '[' && closingOf(code, open) === at) return { start: open + 1, end: at };
  throw new Error(`Não abre: ${code.slice(at - 40, at + 1)}`);
}

/** Pairs of two literal lists that are compared. */
function pairs(source, code, start, end, effectAt) {
  return [...code.slice(start, end).matchAll(/\] == \[/g)].flatMap((match) => {
    const close = start + match.index;
    const open = close + match[0].length - 1;
    const [left, right] = [listBefore(code, close), { start: open + 1, end: closingOf(code, open) }].map(
      (list) => pieces(code, list.start, list.end, [',']).map((piece) => trimmed(source, piece)),
    );
    if (left.length !== right.length || left.length < 2) return [];
    return left.map((one, i) => {
      const text = [one, right[i]].map((half) => oneLine(source.slice(half.start, half.end))).join(' == ');
      return {
        ...one,
        operator: '==',
        effect: effectAt(open),
        text,
        inserts: (id) => [one, right[i]].flatMap((half) => around(half, `(${on(id)} ? null : `, ')')),
      };
    });
  });
}

/** Terms of sums of fields, elements and figures: numbers, or texts where it says so. */
function terms(source, code, start, end) {
  const sums =
    /(?<![\w.'"\])] ?)(?:(?:[a-z]\w*(?:\.\w+|\[\w+\])+|\d+) [+-] )+(?:[a-z]\w*(?:\.\w+|\[\w+\])+|\d+)(?![\w(.[])/gi;
  return [...code.slice(start, end).matchAll(sums)].flatMap((match) => {
    const from = start + match.index;
    const to = from + match[0].length;
    const nothing = / is string|\)\./y.test(code.slice(to, to + 10)) ? "''" : '0';
    return pieces(code, from, to, [' + ', ' - '])
      .filter((piece) => source.slice(piece.start, piece.end) !== '0')
      .map((piece) => ({
        ...piece,
        operator: '+',
        effect: 'either',
        text: `${source.slice(piece.start, piece.end)} de ${oneLine(match[0])}`,
        inserts: (id) => around(piece, `(${on(id)} ? ${nothing} : `, ')'),
      }));
  });
}

/**
 * What leaving out an operand of `&&` does at each place of the range.
 * @returns {(at: number) => 'looser' | 'stricter' | 'either'}
 */
function effectsIn(code, start, end) {
  /** @type {{start: number, end: number, effect: string}[]} the inner ones last */
  const regions = [];
  const walk = (from, to, effect) => {
    for (const part of pieces(code, from, to, ['?', ':', ','])) {
      const here = part.after === '?' ? 'either' : effect;
      for (const alternative of pieces(code, part.start, part.end, ['||']))
        for (const conjunct of pieces(code, alternative.start, alternative.end, ['&&'])) {
          const denied = /^\s*!/.test(code.slice(conjunct.start, conjunct.end));
          const inside = denied ? opposite[here] : here;
          regions.push({ start: conjunct.start, end: conjunct.end, effect: inside });
          for (let i = conjunct.start; i < conjunct.end; i++) {
            if (!OPENING.includes(code[i])) continue;
            const close = closingOf(code, i);
            walk(i + 1, close, inside);
            i = close;
          }
        }
    }
  };
  walk(start, end, 'looser');
  return (at) => regions.findLast((region) => region.start <= at && at < region.end)?.effect ?? 'either';
}

/** @param {string} source firestore.rules @returns {Mutant[]} */
export function mutantsOf(source) {
  const code = codeOnly(source);
  return expressions(code)
    .flatMap(({ start, end, owner }) => {
      const effectAt = effectsIn(code, start, end);
      const found = [
        ...operandsOf(code, start, end, 'looser').map((operand) => operandMutant(source, operand)),
        ...listNames(source, code, start, end, effectAt),
        ...words(source, code, start, end, effectAt),
        ...pairs(source, code, start, end, effectAt),
        ...terms(source, code, start, end),
      ];
      return found.map((mutant) => ({ ...mutant, owner }));
    })
    .map(({ inserts, ...mutant }, id) => ({
      ...mutant,
      id,
      line: lineAt(source, mutant.start),
      inserts: inserts(id),
    }));
}

/**
 * Rules with all mutants in them; every line stays where it was. The token's claim `m` has a digit for each: '1'
 * leaves it out. `sonda` is a place where anybody may write, for tries that must not succeed.
 * @param {string} source
 * @param {Mutant[]} mutants
 */
export function withSwitches(source, mutants) {
  const sorted = mutants
    .flatMap(({ inserts }) => inserts)
    .toSorted((a, b) => a.at - b.at || a.order - b.order);
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
