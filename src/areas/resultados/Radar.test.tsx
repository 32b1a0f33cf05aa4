import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Radar } from './Radar';

const altura = (quantos: number) => {
  const eixos = Array.from({ length: quantos }, (_, i) => ({ nome: `Grupo ${i}`, valor: 50 }));
  const { container, unmount } = render(<Radar eixos={eixos} />);
  const caixa = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  unmount();
  return caixa[3];
};

it('é tão alto quanto os seus eixos: sob três não fica vazio, e quatro têm lugar até o nome de baixo', () => {
  expect(altura(3)).toBe(259);
  expect(altura(4)).toBe(325);
});
