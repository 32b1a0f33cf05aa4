/** Error catalogue of part 1 §8: what each failure says. */
import { expect, it } from 'vitest';
import { mensagemDoErro } from '@/domain/comum/erros';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { definirSessao, uidAtual } from '@/firebase/sessao/estadoDaSessao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { renderHook } from '@testing-library/react';

const doFirebase = (code: string) => Object.assign(new Error('Firebase: Error.'), { code });

it.each([
  ['auth/user-not-found', 'Usuário não encontrado'],
  ['auth/wrong-password', 'Usuário e/ou senha incorretos'],
  ['auth/invalid-credential', 'Usuário e/ou senha incorretos'],
  ['app-check/fetch-status-error', 'Falha na verificação do aplicativo'],
  ['firestore/permission-denied', 'Permissão negada'],
  ['functions/unauthenticated', 'Usuário não autenticado'],
])('%s diz "%s"', (codigo, frase) => expect(mensagemDoErro(doFirebase(codigo))).toBe(frase));

it('outros erros dizem a sua própria frase, e o que não é erro diz que não se sabe', () => {
  expect(mensagemDoErro(new Error('O disco está cheio.'))).toBe('O disco está cheio.');
  for (const jogado of ['texto', 7, null, undefined, {}])
    expect(mensagemDoErro(jogado)).toBe('Ocorreu um erro desconhecido.');
});

it.each([
  ['QuotaExceededError', /^Este navegador não tem mais espaço/],
  ['SecurityError', /^Este navegador não permite/],
  ['TimeoutError', /^Não foi possível falar com o servidor/],
  ['AbortError', /^Não foi possível falar com o servidor/],
  ['InvalidStateError', /^Ocorreu um erro desconhecido/],
])('%s do navegador é dito em português', (nome, frase) =>
  expect(mensagemDoErro(new DOMException('The operation was aborted.', nome))).toMatch(frase),
);

it('uma referência vazia é dita', () => {
  expect(() => idDaReferencia('')).toThrow('Path de referência não informado');
  expect(idDaReferencia(caminhos.ideia({ licenciadaId: 'l', empresaId: 'e' }, 'i'))).toBe('i');
});

it('sem ninguém dentro não se escreve, e sem empresa não há tela de empresa', () => {
  definirSessao({ estado: 'deslogado' });
  expect(uidAtual).toThrow('Usuário não autenticado');
  expect(() => renderHook(useSessaoAtiva)).toThrow('Nenhuma empresa ativa');
});
