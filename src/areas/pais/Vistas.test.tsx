// Cards, table and board are views of the same records (decisions P127).
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { desenhar } from '@tests/support/render';
import { VistasDosDesafios } from '@/areas/desafios/lista/VistasDosDesafios';
import { VistasDasIdeias } from '@/areas/ideias/lista/VistasDasIdeias';

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);

it.each([
  ['/home-ideias', 'Cartões'],
  ['/ideias', 'Tabela'],
  ['/ideias-de-inovacao', 'Mural'],
])('em %s a vista acesa é %s', (rota, vista) => {
  desenhar(<VistasDasIdeias />, { rota });
  expect(screen.getByRole('navigation', { name: 'Como ver as ideias' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(vista);
});

it('a busca vai junto para onde há busca; a página e o filtro de uma vista não são das outras', () => {
  desenhar(<VistasDasIdeias />, { rota: '/ideias?busca=luz%20solar&pagina=2&filter=APROVADA' });
  expect(links()).toEqual([
    ['Cartões', '/home-ideias?busca=luz+solar'],
    ['Tabela', '/ideias?busca=luz+solar'],
    ['Mural', '/ideias-de-inovacao'],
  ]);
});

it.each([
  ['/home-desafios', 'Cartões'],
  ['/desafios?busca=luz', 'Tabela'],
  ['/desafios?vista=mural', 'Mural'],
])('dos desafios, em %s a vista acesa é %s', (rota, vista) => {
  desenhar(<VistasDosDesafios />, { rota });
  expect(screen.getByRole('navigation', { name: 'Como ver os desafios' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(vista);
});
