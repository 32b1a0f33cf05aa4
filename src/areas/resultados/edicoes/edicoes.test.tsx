// A company's curve over editions (decisions P422).
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ana } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CurvaDasEdicoes } from './CurvaDasEdicoes';
import type { EdicoesLidas } from './edicoes.data';
import { GERAL, serieDe, serieEmPalavras } from './serie';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const edicao = (ano: string, media: number | null, mais: Partial<EdicoesLidas['edicoes'][number]> = {}) => ({
  idProjeto: `p${ano}`,
  projeto: `Prêmio ${ano}`,
  ano,
  media,
  iguais: true,
  grupos: {},
  mudaram: [],
  ...mais,
});
const LIDAS: EdicoesLidas = {
  grupos: [
    { id: 'a', nome: 'Estratégia' },
    { id: 'b', nome: 'Cultura' },
  ],
  edicoes: [
    edicao('2025', 40_00, { grupos: { a: 30_00 }, mudaram: ['a'], iguais: false }),
    edicao('2026', null),
    edicao('2027', 62_50, { grupos: { a: 55_00, b: 70_00 } }),
  ],
};

const abrir = (lidas: EdicoesLidas) => {
  servidor.respostas = { 'resultadosFunctions-edicoes': lidas };
  return desenharTela(
    umaSessao(ana),
    <CurvaDasEdicoes alvo={{ idEmpresa: 'e', idProjeto: 'p2027', questionarioId: 'q' }} />,
  );
};
beforeEach(() => servidor.esvaziar());

describe('P422 edição a edição', () => {
  it('a média de cada edição com a diferença, e as de um grupo', async () => {
    const { container } = abrir(LIDAS);
    expect(await screen.findByRole('heading', { name: 'Edição a edição' })).toBeVisible();
    expect(screen.getByText('De 2025 a 2027, de 40,00 a 62,50: subiu 22,50 pontos.')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Prêmio 2025 * 40,00 –' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Prêmio 2026 – –' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Prêmio 2027 62,50 +22,50' })).toBeVisible();
    expect(screen.getByText(/Algumas perguntas eram outras/)).toBeVisible();
    expect(container.querySelectorAll('circle')).toHaveLength(2);
    fireEvent.change(screen.getByRole('combobox', { name: 'Médias de' }), { target: { value: 'b' } });
    expect(screen.getByRole('row', { name: 'Prêmio 2027 70,00 –' })).toBeVisible();
    expect(screen.getByText('Só há médias de uma edição.')).toBeVisible();
    expect(screen.queryByText(/Algumas perguntas eram outras/)).toBeNull();
  });

  it('nada de quem veio uma vez; o erro se diz e se tenta de novo', async () => {
    const { container, unmount } = abrir({ ...LIDAS, edicoes: LIDAS.edicoes.slice(2) });
    await vi.waitFor(() => expect(servidor.pedidos.size).toBe(1));
    expect(container.querySelector('section')).toBeNull();
    unmount();
    servidor.agir = () => {
      throw new ErroDoProduto('Tente daqui a pouco.');
    };
    abrir(LIDAS);
    expect(await screen.findByText('Erro ao buscar as edições')).toBeVisible();
    servidor.agir = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Edição a edição' })).toBeVisible();
  });

  it('a diferença é contra a última edição que tem média', () => {
    expect(serieDe(LIDAS, GERAL).map(({ diferenca }) => diferenca)).toEqual([null, null, 22_50]);
    expect(serieDe(LIDAS, 'a').map(({ mudou }) => mudou)).toEqual([true, false, false]);
    const caiu = { ...LIDAS, edicoes: [edicao('2025', 50_00), edicao('2026', 45_00)] };
    expect(serieEmPalavras(serieDe(caiu, GERAL))).toBe(
      'De 2025 a 2026, de 50,00 a 45,00: desceu 5,00 pontos.',
    );
  });
});
