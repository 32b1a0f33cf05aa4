// The engine refuses a request after 1,000 expressions. Under test every condition spends 200 before it begins. What
// passes with them stays under 800, and what they refuse says so (tests/rules/ambiente.ts).

/** The list's items, the list, its `size()`, `>`, `0`, the call, `&&` and the parentheses after it. */
const SPENT = 200;
const items = Array.from({ length: SPENT - 7 }, () => '0').join(',');
const spending = `function reserva() { return [${items}].size() > 0; }`;
const opening = 'match /databases/{database}/documents {';

/**
 * Rules that evaluate 200 expressions more for each request; every line stays where it was.
 * @param {string} rules
 */
export const withReserve = (rules) =>
  rules
    .replace(opening, `${opening} ${spending}`)
    .replace(/(allow [\w, ]+: if )([^;]+);/g, '$1reserva() && ($2);');
