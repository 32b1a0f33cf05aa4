import { expect, it } from 'vitest';
import { umMarco } from '@tests/support/documentos';
import { caio, mario } from '@tests/support/personas';
import { type AcontecimentoDoMarco, acontecimentos, criadosJuntos } from './acontecimentos';

const dia = (n: number) => new Date(2026, 10, n);

const marco = (id: string, mudancas: object) => ({ id, ...umMarco(caio, 'ideia', mudancas) });
const historia = (...marcos: ReturnType<typeof marco>[]) =>
  acontecimentos(marcos).map(({ id, por }) => `${id}: ${por}`);

it('o histórico conta criação, início e fim de cada marco, do mais recente ao mais antigo', () => {
  expect(
    historia(
      marco('a', { createdAt: dia(1), startedAt: dia(3), finishedAt: dia(9), updatedAt: dia(10) }),
      marco('b', { createdAt: dia(5), createdBy: mario.uid }),
    ),
  ).toEqual(['a-concluido: null', `b-criado: ${mario.uid}`, 'a-iniciado: null', `a-criado: ${caio.uid}`]);
});

it('quem iniciou ou concluiu se sabe quando foi essa a última mudança, e só então', () => {
  const mudou = (datas: object) =>
    historia(marco('a', { createdAt: dia(1), updatedAt: dia(9), updatedBy: mario.uid, ...datas }));
  expect(mudou({ startedAt: dia(3), finishedAt: dia(9) })).toEqual([
    `a-concluido: ${mario.uid}`,
    'a-iniciado: null',
    `a-criado: ${caio.uid}`,
  ]);
  expect(mudou({ startedAt: dia(9) })[0]).toBe(`a-iniciado: ${mario.uid}`);
  expect(mudou({ startedAt: dia(8) })[0]).toBe('a-iniciado: null');
});

it('juntos são os criados pela mesma pessoa em menos de um minuto', () => {
  const base: AcontecimentoDoMarco = { id: 'a', ato: 'criado', quando: dia(1), por: 'eu', acoes: '' };
  const depois = (ms: number) => ({ ...base, quando: new Date(dia(1).getTime() + ms) });
  expect(criadosJuntos(base, depois(59_999))).toBe(true);
  expect(criadosJuntos(depois(59_999), base)).toBe(true);
  expect(criadosJuntos(base, depois(60_000))).toBe(false);
  expect(criadosJuntos(base, { ...base, por: 'outra' })).toBe(false);
  expect(criadosJuntos(base, { ...base, ato: 'iniciado' })).toBe(false);
  expect(criadosJuntos({ ...base, ato: 'iniciado' }, base)).toBe(false);
});
