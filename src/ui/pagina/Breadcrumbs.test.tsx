import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { desenhar } from '@tests/support/render';
import { Breadcrumbs } from './Breadcrumbs';

test('links the way back, marks the current page and names the tab until it is left', () => {
  const { unmount } = desenhar(
    <Breadcrumbs itens={[{ rotulo: 'Ideias', para: '/ideias' }, { rotulo: 'Horta' }]} />,
  );
  expect(screen.getByRole('link', { name: 'Ideias' })).toHaveAttribute('href', '/ideias');
  expect(screen.getByText('Horta')).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Horta · Gestão de Inovação');
  unmount();
  expect(document.title).toBe('Gestão de Inovação');
});

test('a single step would repeat the heading: it names the tab and is not drawn', () => {
  desenhar(<Breadcrumbs itens={[{ rotulo: 'Ideias' }]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toBe('Ideias · Gestão de Inovação');
});
