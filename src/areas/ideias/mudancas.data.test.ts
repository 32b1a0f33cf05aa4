// Totals are kept by triggers, a moment after the change. What is on the screen is read again until they have come.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mudancasDeMovimentacoes } from '@/areas/movimentacoes/mudancas.data';
import { pontosData } from '@/areas/pontos/pontos.data';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { contadorData } from '@/areas/pais/contador.data';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { ideiasData } from './ideias.data';
import { mudancasDaIdeia } from './mudancas.data';
import { ideiaNaTela } from './pessoas';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sessao = umaSessao(ana);
const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };

it('bônus: o ranking e o histórico', () => {
  const client = new QueryClient();
  const ranking = [...pontosData.chave(sessao), 'ranking', 'r'];
  client.setQueryData(ranking, 1);
  const { onSuccess } = pontosData.adicionarBonus(sessao, 'r');
  (onSuccess as (...de: unknown[]) => void)({ id: 'b' }, {}, undefined, { client });
  expect(client.getQueryState(ranking)?.isInvalidated).toBe(false);
  vi.advanceTimersByTime(1_500);
  expect(client.getQueryState(ranking)?.isInvalidated).toBe(true);
});

it.each([
  ['publicar', mudancasDaIdeia.publicar(sessao)],
  ['remover', mudancasDaIdeia.remover(sessao)],
  ['movimentar', mudancasDeMovimentacoes.movimentar(sessao, ideiaNaTela(sessao, ideia))],
])('%s: os totais por status e o da lista', (_, { onSuccess }) => {
  const client = new QueryClient();
  const dos = [
    contadorData.doTipo(sessao, IDEIA).queryKey,
    ideiasData.total(sessao, { aba: 'todas' }).queryKey,
  ];
  const velhos = () => dos.map((queryKey) => client.getQueryState(queryKey as never)?.isInvalidated);
  const ler = () => dos.forEach((queryKey) => client.setQueryData(queryKey as never, 1 as never));
  ler();
  (onSuccess as (...de: unknown[]) => void)(undefined, ideia, undefined, { client });
  for (const espera of [1_500, 3_500, 10_000]) {
    expect(velhos()).toEqual([false, false]);
    vi.advanceTimersByTime(espera);
    expect(velhos()).toEqual([true, true]);
    ler();
  }
});
