// Browsers take the focus from a button that goes out of use; these documents do not, so the tests take it.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { devolverFocoDepoisDoAto } from './focoDepoisDoAto';

const cliente = new QueryClient();
let parar: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><section aria-label="Estratégia"><button>Dar nota</button></section><a href="/">Fora</a></main>';
  parar = devolverFocoDepoisDoAto(cliente);
});
afterEach(() => {
  parar();
  vi.useRealTimers();
});

const um = <E extends HTMLElement>(seletor: string) => document.querySelector<E>(seletor) as E;
const botao = () => um<HTMLButtonElement>('button');

/** The button sends; `enquanto` happens meanwhile, `chegou` with the answer. */
async function agir(enquanto: () => void, chegou: () => void = () => undefined, falha = false) {
  vi.useFakeTimers();
  botao().focus();
  const resposta = cliente
    .getMutationCache()
    .build(cliente, {
      mutationFn: async () => {
        botao().blur();
        botao().disabled = true;
        enquanto();
        await Promise.resolve();
        chegou();
        if (falha) throw new Error('sem rede');
      },
    })
    .execute(undefined);
  await resposta.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(400);
}
const deVolta = () => (botao().disabled = false);

it.each([false, true])('o botão que volta a servir tem o foco de novo (falha: %s)', async (falha) => {
  await agir(() => expect(document.body).toHaveFocus(), deVolta, falha);
  expect(botao()).toHaveFocus();
});

it('o que não serve mais, ou se foi, o deixa à parte da página em que estava', async () => {
  await agir(() => undefined);
  expect(um('section')).toHaveFocus();
  um('a').focus();
  expect(um('section')).not.toHaveAttribute('tabindex');
  deVolta();
  await agir(
    () => undefined,
    () => um('section').remove(),
  );
  expect(um('main')).toHaveFocus();
  expect(um('main')).toHaveAttribute('tabindex', '-1');
});

it('quem já foi a outro lugar fica lá', async () => {
  await agir(() => um('a').focus(), deVolta);
  expect(um('a')).toHaveFocus();
});
