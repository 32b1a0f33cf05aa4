// @vitest-environment node
import { expect, it } from 'vitest';
import { caixaDe, dominioProprio, mesmaOrganizacao } from './caixa-de-correio';

it('a caixa é a mesma com etiqueta, e no Gmail com pontos', () => {
  expect(caixaDe('Ana+juri@Norte.exemplo')).toBe('ana@norte.exemplo');
  expect(caixaDe('a.na+x@googlemail.com')).toBe('ana@gmail.com');
  expect(caixaDe('a.na@norte.exemplo')).not.toBe(caixaDe('ana@norte.exemplo'));
});

it('o domínio de um correio público nada diz; o da organização sim, e o de um setor dela também', () => {
  expect(mesmaOrganizacao('ana@gmail.com', 'bia@gmail.com')).toBe(false);
  expect(mesmaOrganizacao('ana@Norte.exemplo', 'bia@norte.exemplo')).toBe(true);
  expect(mesmaOrganizacao('ana@rh.norte.exemplo', 'bia@norte.exemplo')).toBe(true);
  expect(mesmaOrganizacao('ana@norte.exemplo', 'bia@rh.norte.exemplo')).toBe(true);
  expect(mesmaOrganizacao('ana@donorte.exemplo', 'bia@norte.exemplo')).toBe(false);
  expect(mesmaOrganizacao('sem endereço', 'bia@norte.exemplo')).toBe(false);
  expect(dominioProprio('@')).toBeUndefined();
});
