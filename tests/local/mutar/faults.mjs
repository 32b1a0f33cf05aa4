// Small faults that somebody could write by mistake, one at a time, in a TypeScript source.
import { parseSync } from 'vite';

/**
 * @typedef {object} Fault
 * @property {string} file from the project's root
 * @property {number} line
 * @property {number} start of what is replaced
 * @property {number} end
 * @property {string} replacement
 * @property {string} kind in a word or two
 */

/** Signs of comparisons and calculations, and what somebody writes instead. */
const INSTEAD = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '+',
  '/': '*',
};

/** Methods that hand on what they are asked of, a little changed. */
const PASSING = new Set([
  'filter',
  'flat',
  'reverse',
  'slice',
  'sort',
  'toLowerCase',
  'toReversed',
  'toSorted',
  'toUpperCase',
  'trim',
]);

const isText = ({ type, value }) => type === 'Literal' && typeof value === 'string';
const isNumber = ({ type, value }) => type === 'Literal' && typeof value === 'number';

/** What stands for a returned value; undefined: nothing simple does. */
function another(value) {
  if (value.type !== 'Literal') return undefined;
  if (typeof value.value === 'boolean') return String(!value.value);
  if (typeof value.value === 'number') return String(value.value + 1);
  if (typeof value.value === 'string') return value.value === '' ? "'x'" : "''";
  return undefined;
}

/** Every node, the outer ones first. */
function walk(node, visit) {
  visit(node);
  for (const child of Object.values(node).flat())
    if (child && typeof child === 'object' && 'type' in child) walk(child, visit);
}

/**
 * @param {string} file from the project's root
 * @param {string} source
 * @returns {Fault[]}
 */
export function faultsOf(file, source) {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`Não entendo ${file}: ${errors[0].message}`);
  /** @type {Fault[]} */
  const found = [];
  const text = ({ start, end }) => source.slice(start, end);
  const put = (kind, { start, end }, replacement) =>
    found.push({ file, kind, start, end, replacement, line: source.slice(0, start).split('\n').length });

  /** Of a list, each part once without it and the comma beside it. */
  function leaveOutEach(kind, parts) {
    for (const [i, part] of parts.entries()) {
      const next = parts[i + 1];
      if (next) put(kind, { start: part.start, end: next.start }, '');
      else put(kind, { start: parts[i - 1].end, end: part.end }, '');
    }
  }
  const returned = (value) => {
    const instead = value ? another(value) : undefined;
    if (instead !== undefined) put('outro valor devolvido', value, instead);
  };
  const negated = (test) => put('condição ao contrário', test, `!(${text(test)})`);

  const visitor = {
    LogicalExpression(node) {
      put(`sem o lado direito de ${node.operator}`, node, text(node.left));
      put(`sem o lado esquerdo de ${node.operator}`, node, text(node.right));
    },
    BinaryExpression(node) {
      const { left, right, operator } = node;
      const between = { start: left.end, end: right.start };
      const instead = INSTEAD[operator];
      if (instead) {
        const sign = text(between).replace(operator, instead);
        put(`${instead} por ${operator}`, node, text(left) + sign + text(right));
      }
      if (!['+', '-', '*'].includes(operator) || isText(left) || isText(right)) return;
      put(`sem a parcela depois de ${operator}`, node, text(left));
      for (const side of [left, right]) if (isNumber(side)) put('um a mais', side, String(side.value + 1));
    },
    ArrayExpression({ elements }) {
      if (elements.length > 1 && elements.every((element) => element && isText(element)))
        leaveOutEach('sem um nome da lista', elements);
    },
    IfStatement: ({ test }) => negated(test),
    ConditionalExpression: ({ test }) => negated(test),
    ReturnStatement: ({ argument }) => returned(argument),
    ArrowFunctionExpression: ({ body }) => returned(body),
    ExpressionStatement(node) {
      const { expression } = node;
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (call.type === 'CallExpression' || call.type === 'AssignmentExpression')
        put('sem a instrução', node, ';');
    },
    AwaitExpression(node) {
      put('sem await', node, text(node.argument));
    },
    ObjectExpression({ properties }) {
      if (properties.length > 1) leaveOutEach('sem um campo', properties);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && !callee.computed && PASSING.has(callee.property.name))
        put(`sem ${callee.property.name}()`, node, text(callee.object));
    },
  };
  walk(program, (node) => visitor[node.type]?.(node));
  return found;
}

/** @param {string} source @param {Fault} fault @returns {string} the source with the fault in it */
export const withFault = (source, { start, end, replacement }) =>
  source.slice(0, start) + replacement + source.slice(end);
