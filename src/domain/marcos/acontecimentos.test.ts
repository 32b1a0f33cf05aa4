import { expect, it } from 'vitest';
import { umMarco } from '@tests/support/documentos';
import { caio } from '@tests/support/personas';
import { acontecimentos } from './acontecimentos';

const dia = (n: number) => new Date(2026, 10, n);

const marco = (id: string, mudancas: object) => ({ id, ...umMarco(caio, 'ideia', mudancas) });

it('o histórico conta criação, início e fim de cada marco, do mais recente ao mais antigo', () => {
  const historia = acontecimentos([
    marco('a', { createdAt: dia(1), startedAt: dia(3), finishedAt: dia(9) }),
    marco('b', { createdAt: dia(5) }),
  ]);
  expect(historia.map(({ id, titulo }) => `${id}: ${titulo}`)).toEqual([
    'a-concluido: Marco concluído',
    'b-criado: Marco criado',
    'a-iniciado: Atuação iniciada',
    'a-criado: Marco criado',
  ]);
});
