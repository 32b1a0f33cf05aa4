// When a card says that something was: at its publication, not when its draft began.
import { beforeEach, expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CartaoDoPai } from './CartaoDoPai';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
beforeEach(() => banco.esvaziar());

const [comecado, publicado] = [new Date('2026-05-02T12:00:00Z'), new Date('2026-06-09T15:00:00Z')];

it.each([
  ['publicado semanas depois de começado, a publicação', publicado, publicado],
  ['um rascunho, o começo', null, comecado],
])('%s é a data do cartão', (_, publicadoEm, dita) => {
  const pai = umPai({ createdAt: comecado, publicadoEm });
  const { container } = desenharTela(
    umaSessao(ana),
    <CartaoDoPai tipo={DESAFIO} id="d1" pai={pai} />,
    '/desafios',
  );
  expect([...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
    dita.toISOString(),
  ]);
});
