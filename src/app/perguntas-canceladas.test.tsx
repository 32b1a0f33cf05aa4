// Every question before an act: 'Não' does nothing at all, the same question can be asked again, and 'Sim' does it.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import { clicar } from '@tests/support/formularios/tela';
import { DOS_CANAIS } from '@tests/support/perguntas/canais';
import { DA_ANALISE } from '@tests/support/perguntas/analise';
import { DAS_IDEIAS } from '@tests/support/perguntas/ideias';
import { DAS_IMERSOES } from '@tests/support/perguntas/imersoes';
import { DO_INCENTIVO } from '@tests/support/perguntas/incentivo';
import { DOS_DESAFIOS } from '@tests/support/perguntas/desafios';
import { DOS_CONVIDADOS } from '@tests/support/perguntas/convidados';
import { DA_VOTACAO } from '@tests/support/perguntas/votacao';
import { DOS_CADASTROS } from '@tests/support/perguntas/cadastros';
import { preverFase } from '@/domain/contratos/projetos';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

const { encerrar } = vi.hoisted(() => ({ encerrar: vi.fn(() => Promise.resolve()) }));
vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/cicloDaSessao', () => ({ encerrar }));

beforeEach(() => {
  localStorage.clear();
  encerrar.mockClear();
  banco.esvaziar();
  servidor.esvaziar();
  servidor.soLeem = [preverFase.nome];
  servidor.respostas[preverFase.nome] = { perdem: [] };
});

const quantos = () => banco.gravacoes + servidor.feitos.length + encerrar.mock.calls.length;

it.each([
  ...DOS_CADASTROS,
  ...DAS_IDEIAS,
  ...DOS_DESAFIOS,
  ...DAS_IMERSOES,
  ...DO_INCENTIVO,
  ...DOS_CONVIDADOS,
  ...DA_ANALISE,
  ...DA_VOTACAO,
  ...DOS_CANAIS,
])(
  '$nome ($arquivo): quem responde que não, nada fez',
  async ({
    quem,
    antes = {},
    desenho,
    rota,
    preparar,
    perguntar,
    titulo,
    nao = 'Não',
    sim = 'Sim',
    feito,
  }) => {
    for (const [caminho, registro] of Object.entries(antes)) banco.guardar(caminho, registro);
    desenharTela(umaSessao(quem), desenho(), rota);
    await preparar?.();
    const responder = async (resposta: string) => {
      await perguntar();
      // By its text: a role is asked of the whole screen, which is slow beside the grid of a profile.
      const pergunta = (await screen.findByText(titulo)).closest<HTMLElement>('[role="dialog"]');
      clicar(resposta, pergunta ?? undefined);
      await waitFor(() => expect(screen.queryByText(titulo)).toBeNull());
    };
    const jaFeito = feito ?? (() => quantos() > 0);
    await responder(nao);
    expect(jaFeito()).toBe(false);
    expect(quantos()).toBe(0);
    await responder(sim);
    await waitFor(() => expect(jaFeito()).toBe(true));
  },
);
