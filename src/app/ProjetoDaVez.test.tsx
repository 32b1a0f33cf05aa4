// The project selector of the header: who has it, what it remembers, when it reads (part 1 §2, part 3 §2 and §8).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projetosData } from '@/areas/projetos/projetos.data';
import { ProjetoSelecionado } from '@/areas/projetos/ProjetoSelecionado';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { escolherProjeto, esquecerProjeto } from '@/firebase/sessao/projetoEscolhido';
import { umProjeto } from '@tests/support/documentos';
import { ana, caio, EMPRESA_VIZINHA, marta, type Persona, rui } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import ProjetoDaVez from './ProjetoDaVez';

const leu = vi.fn((_nome: string) => undefined);
const premio = { id: 'p1', ...umProjeto(ana) };
const antigo = { id: 'p2', ...umProjeto(ana, { nome: 'Prêmio anterior' }) };
beforeEach(() => {
  localStorage.clear();
  leu.mockClear();
  vi.spyOn(projetosData, 'opcoes').mockImplementation(
    (_s, nome) =>
      ({
        queryKey: ['opcoes', nome],
        queryFn: () => {
          leu(nome);
          return nome === 'nada'
            ? { emAndamento: [], concluidos: [], haMais: false }
            : { emAndamento: [premio], concluidos: [antigo], haMais: true };
        },
      }) as never,
  );
});
const mostrar = (quem: Persona, mudancas?: Parameters<typeof umaSessao>[1]) =>
  desenharTela(umaSessao(quem, mudancas), <ProjetoDaVez />);
const VAZIO = 'Projeto não selecionado';

it('está para quem lê projetos, e para mais ninguém', () => {
  for (const [quem, mudancas] of [
    [ana, undefined],
    [caio, undefined],
  ] as const) {
    const { unmount } = mostrar(quem, mudancas);
    expect(screen.getByRole('button', { name: VAZIO })).toBeInTheDocument();
    unmount();
  }
  for (const [quem, mudancas] of [
    [caio, { sem: ['13.leitura'] }],
    [caio, { colaborador: { diagnostico: false } }],
    [rui, undefined],
    [marta, { master: true }],
    [ana, { empresa: { status: 'INATIVO' } }],
    [ana, { empresa: { role: 'CONVIDADA' } }],
  ] as const) {
    const { unmount } = mostrar(quem, mudancas);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

it('nada se lê até que se abra; os em andamento vêm antes; a escolha fica, e se limpa', async () => {
  mostrar(ana);
  expect(leu).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: VAZIO }));
  const painel = within(await screen.findByRole('dialog', { name: 'Escolher projeto' }));
  const opcoes = await painel.findAllByRole('button', { pressed: false });
  expect(opcoes.map((opcao) => opcao.textContent)).toEqual(['Prêmio Empresa Inovadora', 'Prêmio anterior']);
  expect(painel.getAllByRole('list').map((lista) => lista.getAttribute('aria-labelledby'))).toHaveLength(2);
  expect(painel.getByText('Há mais projetos: pesquise pelo nome.')).toBeInTheDocument();
  fireEvent.click(opcoes[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const botao = screen.getByRole('button', { name: 'Projeto: Prêmio Empresa Inovadora' });
  fireEvent.click(botao);
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('Prêmio Empresa Inovadora');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(await screen.findByRole('button', { name: VAZIO })).toBeInTheDocument();
});

it('pesquisa pelo nome, e diz quando não há nenhum', async () => {
  mostrar(ana);
  fireEvent.click(screen.getByRole('button', { name: VAZIO }));
  const busca = await screen.findByRole('searchbox', { name: 'Pesquisar projetos' });
  expect(busca).toHaveFocus();
  fireEvent.change(busca, { target: { value: 'nada' } });
  fireEvent.keyDown(busca, { key: 'Enter' });
  expect(await screen.findByText('Nenhum Projeto Encontrado!')).toBeInTheDocument();
  expect(leu).toHaveBeenLastCalledWith('nada');
});

it('pelo teclado: setas até o projeto, Escape fecha', async () => {
  mostrar(ana);
  fireEvent.click(screen.getByRole('button', { name: VAZIO }));
  const busca = await screen.findByRole('searchbox');
  const [primeira, segunda] = await screen.findAllByRole('button', { pressed: false });
  fireEvent.keyDown(busca, { key: 'ArrowDown' });
  expect(primeira).toHaveFocus();
  fireEvent.keyDown(primeira as HTMLElement, { key: 'ArrowDown' });
  expect(segunda).toHaveFocus();
  fireEvent.keyDown(segunda as HTMLElement, { key: 'ArrowUp' });
  expect(primeira).toHaveFocus();
  fireEvent.keyDown(primeira as HTMLElement, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a falha diz o que houve e deixa tentar de novo', async () => {
  let vezes = 0;
  vi.spyOn(projetosData, 'opcoes').mockImplementation(
    () =>
      ({
        queryKey: ['falha'],
        queryFn: () => {
          vezes += 1;
          return Promise.reject(new Error('Sem conexão com o servidor.'));
        },
      }) as never,
  );
  mostrar(ana);
  fireEvent.click(screen.getByRole('button', { name: VAZIO }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar projetos');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(vezes).toBe(2));
});

it('cada empresa tem a sua escolha, e cada pessoa; sair esquece tudo', () => {
  const [daAna, doCaio] = [umaSessao(ana), umaSessao(caio)];
  const naVizinha = { ...daAna, contexto: EMPRESA_VIZINHA };
  escolherProjeto(daAna, premio);
  escolherProjeto(naVizinha, antigo);
  const um = desenharTela(daAna, <ProjetoDaVez />);
  expect(screen.getByRole('button', { name: 'Projeto: Prêmio Empresa Inovadora' })).toBeInTheDocument();
  um.unmount();
  const outra = desenharTela(naVizinha, <ProjetoDaVez />);
  expect(screen.getByRole('button', { name: 'Projeto: Prêmio anterior' })).toBeInTheDocument();
  outra.unmount();
  const dele = desenharTela(doCaio, <ProjetoDaVez />);
  expect(screen.getByRole('button', { name: VAZIO })).toBeInTheDocument();
  dele.unmount();
  definirSessao({ estado: 'deslogado' });
  expect(localStorage.getItem('projetos')).toBeNull();
});

it.each([
  '{',
  '[]',
  '"x"',
  'null',
  '{"uid":"ana-administradora","porEmpresa":{"licenciada-sul/empresa-aurora":{"id":1}}}',
])('o que foi estragado no navegador, como %s, é como se não houvesse nada', (estragado) => {
  localStorage.setItem('projetos', estragado);
  mostrar(ana);
  expect(screen.getByRole('button', { name: VAZIO })).toBeInTheDocument();
});

describe('numa tela de um projeto', () => {
  const TELA = '/diagnosticoDaEmpresa/e/p1';
  const naTelaDele = (rota: string, lido: object | null = premio, escolhido?: typeof premio) => {
    const ler = vi.fn(() => lido);
    vi.spyOn(projetosData, 'porId').mockImplementation(
      (_s, id) => ({ queryKey: ['um', id], queryFn: ler }) as never,
    );
    const sessao = umaSessao(ana);
    if (escolhido) escolherProjeto(sessao, escolhido);
    desenharTela(sessao, <ProjetoDaVez />, rota);
    return ler;
  };

  it.each([
    '/diagnostico/p1',
    '/convidarEmpresa/p1',
    '/analisarQuestionarios/e/p1',
    TELA,
    '/questionarioInfo/e/p1/q',
    '/questionarioInfo/e/p1/q/i',
  ])('%s seleciona o projeto do endereço, quando não há nenhum', async (rota) => {
    naTelaDele(rota);
    expect(
      await screen.findByRole('button', { name: 'Projeto: Prêmio Empresa Inovadora' }),
    ).toBeInTheDocument();
    expect(localStorage.getItem('projetos')).toContain('p1');
  });

  it('o que já foi selecionado fica, e diz que é o selecionado; nada se lê', () => {
    const ler = naTelaDele(TELA, premio, antigo);
    expect(screen.getByRole('button', { name: 'Projeto Selecionado: Prêmio anterior' })).toBeInTheDocument();
    expect(ler).not.toHaveBeenCalled();
  });

  it('a seleção se limpa ali, e não volta sozinha', async () => {
    naTelaDele(TELA);
    fireEvent.click(await screen.findByRole('button', { name: 'Projeto: Prêmio Empresa Inovadora' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Limpar seleção' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: VAZIO })).toBeInTheDocument();
  });

  it.each([null, { ...premio, deletedAt: new Date() }])(
    'de um projeto que não existe mais, nada é selecionado',
    async (lido) => {
      const ler = naTelaDele(TELA, lido);
      await waitFor(() => expect(ler).toHaveBeenCalled());
      expect(screen.getByRole('button', { name: VAZIO })).toBeInTheDocument();
    },
  );
});

const naTela = (lido: object | null) => {
  vi.spyOn(projetosData, 'porId').mockReturnValue({ queryKey: ['um'], queryFn: () => lido } as never);
  const sessao = umaSessao(ana);
  escolherProjeto(sessao, premio);
  return desenharTela(sessao, <ProjetoSelecionado />);
};

it.each([null, { ...premio, deletedAt: new Date() }])(
  'o projeto que não existe mais é dito e esquecido',
  async (lido) => {
    naTela(lido);
    expect(await screen.findByText('Projeto não encontrado')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('projetos')).not.toContain('p1'));
    expect(screen.getByText('Projeto não encontrado')).toBeInTheDocument();
  },
);

it('o que um outro lugar da página achou e esqueceu se diz também aqui, até que outro seja escolhido', async () => {
  naTela(null).unmount();
  const sessao = umaSessao(ana);
  act(() => esquecerProjeto(sessao, premio));
  desenharTela(sessao, <ProjetoSelecionado />);
  expect(screen.getByText('Projeto não encontrado')).toBeInTheDocument();
  act(() => escolherProjeto(sessao, undefined));
  expect(screen.getByText(/^Projeto não selecionado/)).toBeInTheDocument();
});

it('o que mudou de nome passa a ser lembrado pelo novo; sem escolha diz isso', async () => {
  const { unmount } = naTela({ ...premio, nome: 'Prêmio com outro nome' });
  expect(await screen.findByText('Prêmio com outro nome')).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('projetos')).toContain('Prêmio com outro nome'));
  fireEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(await screen.findByText(/^Projeto não selecionado/)).toBeInTheDocument();
  unmount();
});
