// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import * as funcoes from '@functions/index';
import { fontesDe, mudou } from '@functions/derivacoes/acompanhar';
import { DERIVACOES } from '@functions/derivacoes/todas';
import { umColaborador } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';

// The triggers of files name their bucket when they are loaded.
vi.hoisted(() => vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"demo.appspot.com"}'));

/** Documents below a company that a deployed trigger follows, without the names of their parts. */
const acompanhados = new Set(
  Object.values(funcoes).flatMap((funcao) => {
    const documento = (funcao as { __endpoint?: Gatilho }).__endpoint?.eventTrigger?.eventFilterPathPatterns
      ?.document;
    return documento
      ? [semNomes(documento.replace(/^licenciadas\/\{licenciadaId\}\/empresas\/\{empresaId\}\/?/, ''))]
      : [];
  }),
);
interface Gatilho {
  eventTrigger?: { eventFilterPathPatterns?: { document?: string } };
}
function semNomes(documento: string) {
  return documento.replace(/\{\w+\}/g, '{}');
}

describe('cada derivação', () => {
  it.each(DERIVACOES.map((derivacao) => [derivacao.nome, derivacao] as const))(
    '%s é mantida por gatilhos e provada pela conferência',
    (_nome, { de, todos }) => {
      expect(de.length).toBeGreaterThan(0);
      expect(todos).toBeTypeOf('function');
      for (const { documento } of de) {
        expect([...acompanhados]).toContain(semNomes(documento));
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
