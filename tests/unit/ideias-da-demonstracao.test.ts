// @vitest-environment node
// The demo's ideas on any day: what the dashboard says of them, and the titles one reads first.
import { afterEach, expect, it, vi } from 'vitest';
import { diaDe, type Periodo, periodoAnterior, ultimosDias } from '@/domain/comum/datas';
import type { Ideia } from '@/domain/ideias/ideia';
import { DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { TEMAS } from '@tests/local/seed/ideias';

/** Instants at which somebody opens the demo: winter and summer, the turn of a day, a month and a year, a leap day. */
const AGORA = [
  '2026-11-24T17:00:00Z',
  '2027-01-01T03:05:00Z',
  '2027-07-15T02:55:00Z',
  '2028-02-29T12:00:00Z',
  '2027-03-31T23:59:00Z',
].map((quando) => new Date(quando));

afterEach(() => vi.useRealTimers());

/** The public ideas of the demo's first company as they are stored when it is loaded at that time, the newest first. */
async function publicasEm(quando: Date): Promise<Ideia[]> {
  vi.useFakeTimers({ now: quando });
  vi.resetModules();
  const { documentosDaInovacao } = await import('@tests/local/seed/empresa');
  const { AURORA } = await import('@tests/local/seed/mundo');
  const { PESSOAS } = await import('@tests/local/seed/pessoas');
  const { IDEIAS_NO_MAXIMO } = await import('@tests/local/seed/ideias');
  const daAurora = PESSOAS.filter(({ empresa }) => empresa === AURORA);
  return documentosDaInovacao(AURORA, daAurora, IDEIAS_NO_MAXIMO)
    .flatMap(([caminho, dados]) => (/\/ideias\/[^/]+$/.test(caminho) ? [dados as Ideia] : []))
    .filter(({ visibilidade }) => visibilidade === 'PUBLICA')
    .toSorted((a, b) => +b.createdAt - +a.createdAt);
}

/** What the dashboard sums of the ideas registered in a period. */
function somaDe(ideias: readonly Ideia[], { inicio, fim }: Periodo) {
  const dele = ideias.filter(({ createdAt }) => diaDe(createdAt) >= inicio && diaDe(createdAt) <= fim);
  const soma = (quanto: (ideia: Ideia) => number) => dele.reduce((ate, ideia) => ate + quanto(ideia), 0);
  return {
    ideias: dele.length,
    comentarios: soma(({ totalComentarios }) => totalComentarios),
    curtidas: soma(({ rankingByLikes }) => rankingByLikes.totalLikes),
    moedas: soma(({ rankingByMoedas }) => rankingByMoedas.totalMoedas),
  };
}

it.each(AGORA)('aberta em %s, mostra um programa que cresce, sem que tudo só cresça', async (quando) => {
  const ideias = await publicasEm(quando);
  const periodo = ultimosDias(DIAS_DO_PERIODO, quando);
  const atual = somaDe(ideias, periodo);
  const anterior = somaDe(ideias, periodoAnterior(periodo));
  expect(atual.ideias).toBeGreaterThan(anterior.ideias);
  expect(atual.curtidas).toBeGreaterThan(anterior.curtidas);
  expect(atual.moedas).toBeGreaterThan(anterior.moedas);
  // One talks for weeks about an idea: the conversation does not keep pace with the new ones.
  expect(atual.comentarios / atual.ideias).toBeLessThan(anterior.comentarios / anterior.ideias);
});

it.each(AGORA)('aberta em %s, nenhum assunto se repete nas primeiras páginas da lista', async (quando) => {
  const primeiras = (await publicasEm(quando)).slice(0, 24);
  const assuntos = primeiras.map(({ titulo }) =>
    TEMAS.findIndex((tema) => titulo.startsWith(tema.titulo.split('{em}', 1)[0] ?? tema.titulo)),
  );
  expect(assuntos).not.toContain(-1);
  expect(new Set(assuntos).size).toBe(assuntos.length);
});
