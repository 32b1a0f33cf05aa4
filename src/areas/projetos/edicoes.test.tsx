// A project begun from the last one, and who came back (decisions P420, P423).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ComecarEdicaoModal } from './ComecarEdicaoModal';
import { QuemVoltouModal } from './QuemVoltouModal';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const PROJETO = {
  id: 'p',
  ...umProjeto(ana, {
    nome: 'Prêmio Inovação 2019',
    anoAtuacao: inicioDoDia('2019-02-04'),
    anoVigencia: fimDoDia('2019-11-29'),
  }),
};
const enviados = () =>
  [...servidor.pedidos.values()].map((texto) => JSON.parse(texto) as Record<string, unknown>);

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  servidor.respostas = { 'projetosFunctions-comecarEdicao': { id: 'novo' } };
  for (const [id, nome, idProjeto] of [
    ['q1', 'Autodiagnóstico', 'p'],
    ['q2', 'Cultura', 'p'],
    ['q3', 'De outro projeto', 'outro'],
  ] as const)
    banco.guardar(
      caminhos.registro(EMPRESA, 'questionarios', id),
      umQuestionario(ana, { nome, nomeEmOrdem: nome.toLowerCase(), idProjeto }),
    );
});

describe('P420 começar uma nova edição', () => {
  const aoFechar = vi.fn<() => void>();
  const abrir = () =>
    desenharTela(umaSessao(ana), <ComecarEdicaoModal projeto={PROJETO} aoFechar={aoFechar} />);

  it('propõe nome e período da próxima, e leva o que fica marcado', async () => {
    abrir();
    expect(await screen.findByRole('checkbox', { name: 'Autodiagnóstico' })).toBeChecked();
    expect(screen.queryByText('De outro projeto')).toBeNull();
    const nome = screen.getByLabelText('Nome');
    expect(nome).not.toHaveValue('Prêmio Inovação 2019');
    fireEvent.change(nome, { target: { value: 'Prêmio Inovação 2031' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cultura' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Levar as regiões/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Começar edição' }));
    await waitFor(() => expect(aoFechar).toHaveBeenCalled());
    const [pedido] = enviados();
    expect(pedido).toMatchObject({
      idProjeto: 'p',
      nome: 'Prêmio Inovação 2031',
      questionarios: ['q1'],
      regioes: false,
    });
    expect(String(pedido?.['inicio'])).toMatch(/-02-04$/);
    expect(String(pedido?.['fim'])).toMatch(/-11-29$/);
  });

  it('a edição enviada outra vez com outro nome, depois da resposta perdida, diz qual foi criada', async () => {
    abrir();
    await screen.findByRole('checkbox', { name: 'Autodiagnóstico' });
    const nome = screen.getByLabelText('Nome');
    fireEvent.change(nome, { target: { value: 'Prêmio 2031' } });
    servidor.perder = 1;
    fireEvent.click(screen.getByRole('button', { name: 'Começar edição' }));
    await screen.findByRole('alert');
    fireEvent.change(nome, { target: { value: 'Prêmio 2032' } });
    fireEvent.click(screen.getByRole('button', { name: 'Começar edição' }));
    expect(await screen.findByText(/O primeiro envio já criou o projeto "Prêmio 2031"/)).toBeVisible();
    expect(enviados().map(({ nome: qual }) => qual)).toEqual(['Prêmio 2031']);
  });

  it('a recusa do servidor fica no formulário, e o que se escreveu também', async () => {
    servidor.agir = () => {
      throw new ErroDoProduto('São mais de 2000 registros de uma vez.');
    };
    abrir();
    await screen.findByRole('checkbox', { name: 'Autodiagnóstico' });
    fireEvent.click(screen.getByRole('button', { name: 'Começar edição' }));
    expect(await screen.findByText(/mais de 2000 registros/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Cultura' })).toBeChecked();
  });
});

const abrirQuem = () =>
  desenharTela(umaSessao(ana), <QuemVoltouModal projeto={PROJETO} aoFechar={() => undefined} />);

describe('P423 quem voltou', () => {
  const RESPOSTA = {
    anteriores: [
      { id: 'a', nome: 'Prêmio 2018' },
      { id: 'b', nome: 'Prêmio 2017' },
    ],
    anterior: 'a',
    quantas: { nova: 2, voltou: 1, saiu: 3 },
    empresas: [{ id: 'x', nome: 'Aurora', categoria: 'Indústria', antes: 'Serviços' }],
    proxima: null as string | null,
  };
  it('diz quantas voltaram, são novas e não voltaram, e quais; a outra edição se escolhe', async () => {
    servidor.respostas['projetosFunctions-quemVoltou'] = RESPOSTA;
    abrirQuem();
    expect(await screen.findByText('Aurora')).toBeVisible();
    expect(screen.getByText('Indústria, antes em Serviços')).toBeVisible();
    const grupo = screen.getByRole('group', { name: 'Empresas' });
    expect(within(grupo).getByRole('button', { name: /Voltaram:\s*1/, pressed: true })).toBeVisible();
    fireEvent.click(within(grupo).getByRole('button', { name: /Não voltaram:\s*3/ }));
    await waitFor(() => expect(enviados().some(({ qual }) => qual === 'saiu')).toBe(true));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Comparar com' }), {
      target: { value: 'b' },
    });
    await waitFor(() => expect(enviados().some(({ anterior }) => anterior === 'b')).toBe(true));
  });

  it('mostra mais quando há; sem edição anterior diz isso', async () => {
    servidor.respostas['projetosFunctions-quemVoltou'] = { ...RESPOSTA, proxima: 'x' };
    const { unmount } = abrirQuem();
    const mais = await screen.findByRole('button', { name: 'Mostrar mais' });
    servidor.respostas['projetosFunctions-quemVoltou'] = {
      ...RESPOSTA,
      empresas: [{ id: 'y', nome: 'Boreal', categoria: '', antes: 'Serviços' }],
    };
    fireEvent.click(mais);
    expect(await screen.findByText('Boreal')).toBeVisible();
    expect(screen.getByText('Aurora')).toBeVisible();
    await waitFor(() => expect(enviados().some(({ depois }) => depois === 'x')).toBe(true));
    unmount();
    servidor.respostas['projetosFunctions-quemVoltou'] = {
      ...RESPOSTA,
      anteriores: [],
      anterior: null,
      empresas: [],
    };
    abrirQuem();
    expect(await screen.findByText('Ainda não há edição anterior')).toBeVisible();
  });
});
