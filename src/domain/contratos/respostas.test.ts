// @vitest-environment node
import { expect, it } from 'vitest';
import { abrir } from './respostas';

it('sem empresa ou sem questionário diz o que falta', () => {
  const certo = { licenciadaId: 'l', empresaId: 'e', idEmpresa: 'o', questionarioId: 'q' };
  const problemas = (mudado: Partial<typeof certo>) =>
    abrir.entrada.safeParse({ ...certo, ...mudado }).error?.issues.map(({ message }) => message);
  expect(problemas({})).toBeUndefined();
  expect(problemas({ idEmpresa: '' })).toEqual(['Empresa não selecionada']);
  expect(problemas({ questionarioId: '' })).toEqual(['Questionario não selecionado']);
});
