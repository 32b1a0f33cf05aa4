// @vitest-environment node
import { expect, it, vi } from 'vitest';
import * as funcoes from '@functions/index';

// The triggers of files name their bucket when they are loaded.
vi.hoisted(() => vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"demo.appspot.com"}'));

interface Funcao {
  __endpoint?: { maxInstances?: unknown };
}
const endpoints = Object.entries(funcoes).flatMap(([nome, valor]) =>
  '__endpoint' in valor
    ? [[nome, valor as Funcao] as const]
    : Object.entries(valor).map(([filha, funcao]) => [`${nome}-${filha}`, funcao as Funcao] as const),
);

it.each(endpoints)('I04 %s tem um número máximo de instâncias', (_nome, { __endpoint }) => {
  expect(__endpoint?.maxInstances).toBeTypeOf('number');
  expect(__endpoint?.maxInstances).toBeLessThanOrEqual(20);
});

it('são todas: chamadas, gatilhos e as de todo dia', () => expect(endpoints.length).toBeGreaterThan(45));
