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
