// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fontesDe, mudou } from '@functions/derivacoes/acompanhar';
import { colecoesDe } from '@functions/gatilho';
import { LINHAS } from '@functions/triggers/linhas';
import { DERIVACOES } from '@functions/derivacoes/todas';
import { umColaborador } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';

const acompanhados = LINHAS.map(({ documento }) => documento);

it('cada tipo de documento tem uma linha só, e não mais fundo do que os gatilhos chegam', () => {
  const colecoes = acompanhados.map(colecoesDe);
  expect(new Set(colecoes).size).toBe(colecoes.length);
  for (const dela of colecoes) expect(dela.split('/').length).toBeLessThanOrEqual(2);
});

describe('cada derivação', () => {
  it.each(DERIVACOES.map((derivacao) => [derivacao.nome, derivacao] as const))(
    '%s é mantida por gatilhos e provada pela conferência',
    (_nome, { de, todos }) => {
      expect(de.length).toBeGreaterThan(0);
      expect(todos).toBeTypeOf('function');
      for (const { documento } of de) {
        expect(acompanhados).toContain(documento);
        expect(fontesDe(documento).length).toBeGreaterThan(0);
      }
    },
  );
  it('tem um nome só seu', () =>
    expect(new Set(DERIVACOES.map(({ nome }) => nome)).size).toBe(DERIVACOES.length));
});

describe('o que mudou', () => {
  const campos = ['status', 'rankingByLikes.totalLikes'];
  it.each([
    ['um campo', { status: 'A' }, { status: 'B' }, true],
    [
      'um campo de dentro',
      { rankingByLikes: { totalLikes: 1 } },
      { rankingByLikes: { totalLikes: 2 } },
      true,
    ],
    ['outro campo', { titulo: 'A' }, { titulo: 'B' }, false],
    ['nada', { status: 'A' }, { status: 'A' }, false],
    ['nasceu', undefined, { status: 'A' }, true],
    ['acabou', { status: 'A' }, undefined, true],
  ])('%s', (_caso, antes, depois, esperado) => expect(mudou({ antes, depois }, { campos })).toBe(esperado));
  it('sem campos, qualquer escrita', () => expect(mudou({ antes: {}, depois: {} }, {})).toBe(true));
});

it('nada segue de quando uma pessoa entrou, nem do começo que ela viu; do resto do registro dela, segue', () => {
  const pessoa = umColaborador(ana);
  const depois = { ...pessoa, ultimoAcesso: new Date(), comecoVistoEm: new Date() };
  const fontes = fontesDe('colaboradores/{uid}');
  expect(fontes.filter((fonte) => mudou({ antes: pessoa, depois }, fonte))).toEqual([]);
  for (const outra of [{ ...depois, nome: 'Outra' }, { ...depois, status: 'DISABLED' }, undefined])
    expect(fontes.every((fonte) => mudou({ antes: pessoa, depois: outra }, fonte))).toBe(true);
});
