// @vitest-environment node
import { expect, it } from 'vitest';
import { ErroDoProduto, ERRO_DESCONHECIDO, mensagemDoErro } from './erros';

const doFirebase = (code: string, message: string, mais = {}) =>
  Object.assign(new Error(message), { code, ...mais });

it('diz a frase do produto e a do servidor', () => {
  expect(mensagemDoErro(new ErroDoProduto('Regulamento não encontrado'))).toBe('Regulamento não encontrado');
  const recusa = doFirebase('functions/already-exists', 'Empresa já cadastrada', { details: undefined });
  expect(mensagemDoErro(recusa)).toBe('Empresa já cadastrada');
});

it('traduz os códigos do Firebase e nunca mostra o inglês deles', () => {
  expect(mensagemDoErro(doFirebase('permission-denied', 'Missing or insufficient permissions.'))).toBe(
    'Permissão negada',
  );
  expect(mensagemDoErro(doFirebase('auth/argument-error', 'Firebase: Error (auth/argument-error).'))).toBe(
    ERRO_DESCONHECIDO,
  );
});

it('um arquivo ou uma resposta que não veio', () => {
  const semResposta = [
    doFirebase('unknown', 'Request failed with error: undefined'),
    doFirebase('functions/internal', 'internal', { details: undefined }),
  ];
  for (const erro of semResposta) expect(mensagemDoErro(erro)).toMatch(/Nada foi perdido/);
  expect(mensagemDoErro(new TypeError('Failed to fetch dynamically imported module'))).toMatch(
    /verifique a conexão/,
  );
});

it('o inglês de um erro que ninguém do produto fez não aparece; a frase do produto, sim', () => {
  for (const ingles of ['Unexpected token < in JSON', 'Maximum call stack size exceeded: cannot go on'])
    expect(mensagemDoErro(new Error(ingles))).toBe(ERRO_DESCONHECIDO);
  expect(mensagemDoErro(new RangeError('Invalid time value'))).toBe(ERRO_DESCONHECIDO);
  expect(mensagemDoErro(new Error('Já existe um colaborador com este e-mail.'))).toMatch(/^Já existe/);
  expect(mensagemDoErro(new ErroDoProduto('O arquivo is.pdf não serve'))).toBe('O arquivo is.pdf não serve');
});
