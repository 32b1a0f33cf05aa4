// @vitest-environment node
import { expect, it } from 'vitest';
import {
  type CredencialDoLink,
  lerCredencial,
  lerRotaDeResposta,
  rotaDeResposta,
} from './endereco-de-resposta';

const alvo = { licenciadaId: 'l', empresaId: 'guest', idEmpresa: 'org', questionarioId: 'q' };

it.each<CredencialDoLink>([
  { tipo: 'convite', id: 'c1', segredo: 'S_-1' },
  { tipo: 'folha', id: 'f1', segredo: 'S2' },
  { tipo: 'link', segredo: 'S3' },
])('o que se escreve se lê: $tipo', (credencial) => {
  const { pathname, hash } = new URL(rotaDeResposta(alvo, credencial), 'https://x.exemplo');
  expect(pathname).toBe('/responderQuestionario/l/org/q/guest');
  expect(lerRotaDeResposta(pathname)).toEqual({ alvo, email: '' });
  expect(lerCredencial(hash)).toEqual(credencial);
});

it.each([
  ['/responderQuestionario/org/q', undefined],
  ['/responderQuestionario/org/q/uid', undefined],
  ['/responderQuestionario/l/org/q/guest/a%40b.exemplo', 'a@b.exemplo'],
  ['/responderQuestionario/l/org/q/guest/', ''],
  ['/responderQuestionario/l/org/q/guest/a/b', undefined],
  ['/responderQuestionario/l/org/q/%2e%2e%2f', undefined],
  // A sign that is none is taken off, and the server knows no such company.
  ['/responderQuestionario/l/org/q/%zz', ''],
  ['/outra/l/org/q/guest', undefined],
])('%s', (caminho, email) => expect(lerRotaDeResposta(caminho)?.email).toBe(email));

it.each(['', '#', '#convite=so-id', '#convite=a.b.c', '#outra=a.b', '#link=', '#javascript:alert(1)'])(
  '"%s" não abre nada',
  (fragmento) => expect(lerCredencial(fragmento)).toBeUndefined(),
);
