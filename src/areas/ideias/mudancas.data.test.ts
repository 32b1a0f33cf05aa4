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
import { desafiosData } from '@/areas/desafios/desafios.data';
import { mudancasDoDesafio } from '@/areas/desafios/mudancas.data';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import type { TipoDePai } from '@/domain/pai/pai';
import { ideiasData } from './ideias.data';
import { mudancasDaIdeia } from './mudancas.data';
import { ideiaNaTela } from './pessoas';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sessao = umaSessao(ana);
const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };

it('o aviso diz se a ideia foi cadastrada ou atualizada', () => {
  const frases = [false, true].map((editando) => mudancasDaIdeia.salvar(sessao, editando).meta?.sucesso);
  expect(frases).toEqual(['Cadastrado com sucesso!', 'Atualizado com sucesso!']);
});

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
  ['publicar um desafio', mudancasDoDesafio.publicar(sessao), DESAFIO],
  ['remover um desafio', mudancasDoDesafio.remover(sessao), DESAFIO],
] as const)('%s: os totais por status e o da lista', (_, { onSuccess }, tipo: TipoDePai = IDEIA) => {
  const client = new QueryClient();
  const { total } = tipo === IDEIA ? ideiasData : desafiosData;
  const dos = [contadorData.doTipo(sessao, tipo).queryKey, total(sessao, { aba: 'todas' }).queryKey];
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
