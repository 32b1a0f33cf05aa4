import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { NaoVeio } from '@/navegador/trazer';
import { umaVez } from './umaVez';

const umModulo = () => vi.fn(() => Promise.resolve({ default: () => <p>A tela</p> }));

const desenhar = (carregar: ReturnType<typeof umaVez<{ default: () => React.ReactNode }>>) => {
  const Tela = lazy(carregar);
  render(
    <Suspense fallback={<p>Espere</p>}>
      <Tela />
    </Suspense>,
  );
};

it('o que já veio aparece de uma vez, sem a espera antes', async () => {
  const importar = umModulo();
  const carregar = umaVez(importar);
  await carregar();
  desenhar(carregar);
  expect(screen.getByText('A tela')).toBeInTheDocument();
  expect(importar).toHaveBeenCalledOnce();
});

it('o que ainda não veio é esperado, e o que falhou é pedido de novo', async () => {
  desenhar(umaVez(umModulo()));
  expect(screen.getByText('Espere')).toBeInTheDocument();
  expect(await screen.findByText('A tela')).toBeInTheDocument();
  const importar = umModulo();
  importar.mockRejectedValueOnce(new Error('sem rede'));
  // Whether there is a newer version is asked of the network that is not there.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('sem rede')));
  const carregar = umaVez(importar);
  await expect(carregar()).rejects.toBeInstanceOf(NaoVeio);
  await expect(carregar()).resolves.toHaveProperty('default');
  vi.unstubAllGlobals();
});

it('pedido com antecedência depois de ter vindo, não chama ninguém', async () => {
  const carregar = umaVez(umModulo());
  await carregar();
  expect(() => void carregar().then(undefined, () => undefined)).not.toThrow();
});

it('o que já veio é uma promessa inteira: encadeia-se, espera-se e tem catch e finally', async () => {
  const carregar = umaVez(umModulo());
  const vindo = await carregar();
  const [naFalha, aoFim] = [vi.fn<() => undefined>(), vi.fn<() => void>()];
  await expect(carregar().catch(naFalha)).resolves.toBe(vindo);
  await expect(carregar().finally(aoFim)).resolves.toBe(vindo);
  await expect(carregar()).resolves.toBe(vindo);
  await expect(carregar().then((modulo) => Object.keys(modulo))).resolves.toEqual(['default']);
  expect(naFalha).not.toHaveBeenCalled();
  expect(aoFim).toHaveBeenCalledOnce();
  // What is made of it may fail, and that is caught as well.
  const falho = carregar().then((): undefined => {
    throw new Error('desfeito');
  });
  await expect(falho.catch((erro: unknown) => String(erro))).resolves.toBe('Error: desfeito');
});
