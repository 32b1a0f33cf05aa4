import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Carregando } from './Carregando';

it('é a página com que index.html começa: nada muda na tela enquanto a sessão se resolve', () => {
  const { container } = render(<Carregando />);
  const pagina = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  expect(container.innerHTML).toBe(pagina.getElementById('root')?.innerHTML.trim());
});
