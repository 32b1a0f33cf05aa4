// Idea rules as their administrator and their readers meet them (part 2 §2, §4 and §5).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import { data } from '@/ui/texto/formatos';
import { emDias, umaCampanha, umRegulamento } from '@tests/support/documentos';
import { ana, caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { RegulamentoFormModal } from './RegulamentoFormModal';
import { RegulamentoPage } from './RegulamentoPage';
import { RegulamentosPage } from './RegulamentosPage';
import { regulamentosData } from './regulamentos.data';

type Regulamento = ReturnType<typeof umRegulamento>;
const salvar = vi.fn((_dados: { campanhas: { removida: boolean }[] }) => Promise.resolve());
const pedidos = vi.fn();

function guardados(regulamentos: readonly Regulamento[], campanhas: ReturnType<typeof umaCampanha>[] = []) {
  const itens = regulamentos.map((regulamento, i) => ({ id: `r${i}`, ...regulamento }));
  vi.spyOn(regulamentosData, 'pagina').mockImplementation((...de) => {
    pedidos(...de.slice(1));
    return {
      chave: ['regulamentos'],
      buscar: () => Promise.resolve({ itens, proxima: undefined }),
      total: { queryKey: ['total'], queryFn: () => itens.length },
    } as never;
  });
  vi.spyOn(regulamentosData, 'porId').mockImplementation(
    (_s, id) =>
      ({ queryKey: ['um', id], queryFn: () => itens.find((item) => item.id === id) ?? null }) as never,
  );
  vi.spyOn(regulamentosData, 'campanhas').mockReturnValue({
    queryKey: ['campanhas'],
    queryFn: () => campanhas.map((campanha, i) => ({ id: `c${i}`, ...campanha })),
  } as never);
}
beforeEach(() => {
  salvar.mockClear();
  pedidos.mockClear();
  vi.spyOn(regulamentosData, 'salvar').mockReturnValue({ mutationFn: salvar } as never);
  vi.spyOn(regulamentosData, 'novoId').mockReturnValue('novo');
});

const naPagina = (rota: string, quem = ana) =>
  desenharTela(
    umaSessao(quem),
    <Routes>
      <Route path="/ideias/regulamentos" element={<RegulamentosPage />} />
      <Route path="/ideias/regulamento" element={<RegulamentoPage />} />
      <Route path="/ideias/regulamento/:regulamentoIdeiaId" element={<RegulamentoPage />} />
    </Routes>,
    rota,
  );
const lista = () => screen.queryByRole('heading', { name: 'Regulamentos de ideias' });
const salvarEDizer = async (resposta: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  fireEvent.click(await screen.findByRole('button', { name: resposta }));
};
const FUTURO = { nome: 'Próximo ano', dataInicial: emDias(40), dataFinal: emDias(80) };

const doMenu = async (nome: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  const itens = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return itens;
};

describe('lista', () => {
  it('ADMIN adiciona, edita e remove; o que já começou não se remove', async () => {
    guardados([umRegulamento(), umRegulamento(FUTURO)]);
    naPagina('/ideias/regulamentos');
    expect(await screen.findByRole('link', { name: 'Adicionar regulamento' })).toHaveAttribute(
      'href',
      '/ideias/regulamento',
    );
    expect(screen.getByRole('heading', { name: 'Regulamentos de ideias' })).toBeInTheDocument();
    expect(await doMenu('Regulamento vigente')).toEqual(['Editar']);
    expect(await doMenu('Próximo ano')).toEqual(['Editar', 'Remover']);
    expect(screen.getByText('Em andamento')).toBeInTheDocument();
  });
  it('quem só lê não recebe caminhos que a página recusa', async () => {
    guardados([umRegulamento()]);
    naPagina('/ideias/regulamentos', caio);
    expect(await screen.findByText('Regulamento vigente')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Regulamento vigente|Adicionar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull();
  });
  it('vazia diz isso; a ordem é da criação, o mais novo antes, dez por página', async () => {
    guardados([]);
    naPagina('/ideias/regulamentos');
    expect(await screen.findByText('Nenhum Regulamento Cadastrado!')).toBeInTheDocument();
    expect(pedidos).toHaveBeenCalledWith('', { campo: 'createdAt', direcao: 'desc' }, 10);
  });
  it('a falha diz o que houve, e fechá-la busca de novo', async () => {
    guardados([umRegulamento()]);
    const buscar = vi.fn(() => Promise.reject(new Error('Sem conexão com o servidor.')));
    vi.spyOn(regulamentosData, 'pagina').mockReturnValue({
      chave: ['regulamentos'],
      buscar,
      total: { queryKey: ['total'], queryFn: () => 1 },
    } as never);
    naPagina('/ideias/regulamentos');
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent(/Erro ao buscar regulamentos.*Sem conexão com o servidor\./);
    fireEvent.click(within(aviso).getByRole('button', { name: 'Fechar e tentar novamente' }));
    await waitFor(() => expect(buscar).toHaveBeenCalledTimes(2));
  });
  it('o que não existe, ou foi removido, diz isso, mesmo que as campanhas não venham', async () => {
    guardados([umRegulamento({ deletedAt: new Date() })]);
    vi.spyOn(regulamentosData, 'campanhas').mockReturnValue({
      queryKey: ['campanhas'],
      queryFn: () => Promise.reject(new Error('Id inválido.')),
    } as never);
    for (const id of ['nao-ha', 'r0']) {
      const { unmount } = naPagina(`/ideias/regulamento/${id}`);
      expect(await screen.findByText('Regulamento não encontrado')).toBeInTheDocument();
      unmount();
    }
  });
  it('a busca por nome sem resultado oferece limpar os filtros', async () => {
    guardados([]);
    naPagina('/ideias/regulamentos?busca=nada');
    expect((await screen.findAllByRole('button', { name: 'Limpar filtros' })).length).toBeGreaterThan(0);
    expect(pedidos).toHaveBeenCalledWith('nada', expect.anything(), 10);
  });
});

describe('formulário', () => {
  it('um novo: seis quantidades propostas, interruptores desligados, sem campanhas', async () => {
    guardados([]);
    naPagina('/ideias/regulamento');
    expect(await screen.findByRole('heading', { name: 'Novo regulamento' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Regulamentos de ideias' })).toHaveAttribute(
      'href',
      '/ideias/regulamentos',
    );
    const quantidades = screen.getAllByRole('textbox', { name: /^(Pontos:|Moedas por)/ });
    expect(quantidades.map((campo) => (campo as HTMLInputElement).value)).toEqual([
      '100',
      '10',
      '30',
      '60',
      '40',
      '25',
    ]);
    for (const chave of screen.getAllByRole('switch')) expect(chave).not.toBeChecked();
    expect(screen.getByText('Nenhuma campanha cadastrada')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Lista de Campanhas' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Escolha a data.')).length).toBeGreaterThan(0);
    expect(salvar).not.toHaveBeenCalled();
  });
  it('o que começa hoje pergunta antes de salvar, e diz o que não muda mais; o de amanhã não pergunta', async () => {
    guardados([umRegulamento(FUTURO)]);
    const { unmount } = naPagina('/ideias/regulamento/r0');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nome' }), { target: { value: 'Outro' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(salvar).toHaveBeenCalledOnce());
    unmount();
    salvar.mockClear();
    naPagina('/ideias/regulamento');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nome' }), { target: { value: 'Primeiro' } });
    for (const [qual, dia] of [
      ['primeiro', new Date()],
      ['último', emDias(40)],
    ] as const) {
      const campo = screen.getByLabelText(`Início e fim: ${qual} dia`);
      fireEvent.change(campo, { target: { value: data(dia) } });
      fireEvent.blur(campo);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    const pergunta = within(await screen.findByRole('dialog', { name: /começa hoje/ }));
    expect(pergunta.getByText(/as moedas, os pontos e as permissões não mudam mais/)).toBeVisible();
    fireEvent.click(pergunta.getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(salvar).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Primeiro');
    // The dialog closes a moment before the form has its answer: until then the button still turns.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    // Nothing was saved, so nothing leaves the page.
    await act(async () => undefined);
    expect(lista()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar regulamento' }));
    await waitFor(() => expect(salvar).toHaveBeenCalledOnce());
  });
  it('criado sobre outro formulário: dizer não deixa tudo como estava, e depois se salva', async () => {
    const fechou = vi.fn<() => void>();
    const criou = vi.fn<() => void>();
    desenharTela(umaSessao(ana), <RegulamentoFormModal aoCriar={criou} aoFechar={fechou} />);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Nome' }), { target: { value: 'Primeiro' } });
    const fim = screen.getByLabelText('Início e fim: último dia');
    fireEvent.change(fim, { target: { value: data(emDias(40)) } });
    fireEvent.blur(fim);
    await salvarEDizer('Continuar editando');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /começa hoje/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    for (const nada of [fechou, criou, salvar]) expect(nada).not.toHaveBeenCalled();
    await salvarEDizer('Salvar regulamento');
    await waitFor(() => expect(fechou).toHaveBeenCalledOnce());
    expect(criou).toHaveBeenCalledOnce();
  });

  it('a campanha pede descrição, datas e setores; a nova e a que se edita têm o seu título', async () => {
    guardados([umRegulamento(FUTURO)], [umaCampanha()]);
    naPagina('/ideias/regulamento/r0');
    fireEvent.click(await screen.findByRole('button', { name: 'Adicionar campanha' }));
    const nova = within(await screen.findByRole('dialog', { name: 'Nova campanha de incentivo' }));
    fireEvent.click(nova.getByRole('button', { name: 'Adicionar campanha' }));
    expect(await nova.findByText('Escolha ao menos um setor.')).toBeInTheDocument();
    expect(nova.getAllByText('Escolha a data.').length).toBeGreaterThan(0);
    expect(salvar).not.toHaveBeenCalled();
    fireEvent.click(nova.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
    const editada = within(await screen.findByRole('dialog', { name: 'Editar campanha de incentivo' }));
    const longa = 'a'.repeat(501);
    fireEvent.change(editada.getByRole('textbox', { name: 'Descrição' }), { target: { value: longa } });
    fireEvent.click(editada.getByRole('button', { name: 'Alterar campanha' }));
    expect(await editada.findByText('Use no máximo 500 caracteres.')).toBeInTheDocument();
    expect(editada.getByRole('textbox', { name: 'Descrição' })).toHaveValue(longa);
  });
  it('a campanha nova começa com os pontos do regulamento e avisa onde paga menos', async () => {
    const pontos = { quantidadeGanhoNoCadastro: 10, quantidadeGanhoNaAprovacao: 30 };
    guardados([umRegulamento({ ...FUTURO, ...pontos })]);
    naPagina('/ideias/regulamento/r0');
    // What stands in the form counts, also before it is saved.
    fireEvent.change(await screen.findByRole('textbox', { name: 'Pontos: Cadastro da ideia' }), {
      target: { value: '12' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar campanha' }));
    const nova = within(await screen.findByRole('dialog', { name: 'Nova campanha de incentivo' }));
    const cadastro = nova.getByRole('textbox', { name: 'Pontos: Cadastro da ideia' });
    const aprovacao = nova.getByRole('textbox', { name: 'Pontos: Aprovação da ideia' });
    expect([cadastro, aprovacao].map((campo) => (campo as HTMLInputElement).value)).toEqual(['12', '30']);
    expect(nova.queryByText(/paga menos/)).toBeNull();
    fireEvent.change(cadastro, { target: { value: '33' } });
    expect(nova.queryByText(/paga menos/)).toBeNull();
    fireEvent.change(aprovacao, { target: { value: '0' } });
    expect(nova.getByText(/paga menos do que o regulamento/)).toHaveTextContent(
      'Esta campanha paga menos do que o regulamento: Aprovação da ideia (0 em vez de 30).',
    );
  });
  it('o cartão da campanha que paga menos diz isso; o da encerrada não', async () => {
    guardados(
      [umRegulamento({ ...FUTURO, quantidadeGanhoNaAprovacao: 30 })],
      [
        umaCampanha({ quantidadeGanhoNaAprovacao: 5 }),
        umaCampanha({ quantidadeGanhoNaAprovacao: 5, dataInicial: emDias(-20), dataFinal: emDias(-10) }),
      ],
    );
    naPagina('/ideias/regulamento/r0');
    const [futura, encerrada] = await screen.findAllByRole('article');
    expect(futura).toHaveTextContent('Aprovação da ideia (5 em vez de 30)');
    expect(encerrada).not.toHaveTextContent('paga menos');
  });
  it('nem o regulamento nem a campanha oferecem um dia antes de hoje', async () => {
    guardados([]);
    naPagina('/ideias/regulamento');
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir o calendário: Início e fim' }));
    expect(await screen.findByRole('button', { name: 'Mês anterior' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Abrir o calendário: Início e fim' }));
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar campanha' }));
    const nova = within(await screen.findByRole('dialog', { name: 'Nova campanha de incentivo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mês anterior' })).toBeNull());
    fireEvent.click(nova.getByRole('button', { name: 'Abrir o calendário: Início e fim' }));
    expect(await screen.findByRole('button', { name: 'Mês anterior' })).toBeDisabled();
  });
  it('campanhas: a ativa se destaca, a encerrada não se edita nem se remove; o texto é cortado em 100 letras', async () => {
    const longa =
      'Ideias para poupar água, energia e tempo em todas as linhas de produção e também nos escritórios do prédio novo';
    guardados(
      [umRegulamento()],
      [
        umaCampanha({ descricao: 'Encerrada', dataInicial: emDias(-20), dataFinal: emDias(-10) }),
        umaCampanha({ descricao: longa, dataInicial: emDias(-2), dataFinal: emDias(10) }),
        umaCampanha({ descricao: 'Futura' }),
      ],
    );
    naPagina('/ideias/regulamento/r0');
    const cartoes = await screen.findAllByRole('article');
    expect(cartoes.map((c) => within(c).queryAllByRole('button').length)).toEqual([0, 2, 2]);
    expect(cartoes[1]).toHaveTextContent('Ativa');
    expect(cartoes[1]?.style.borderColor).toContain('blue');
    const mostrado = within(cartoes[1] as HTMLElement).getByTitle(longa).textContent;
    expect(mostrado.length).toBeLessThanOrEqual(101);
    fireEvent.click(within(cartoes[2] as HTMLElement).getByRole('button', { name: 'Remover' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });
  it('depois de começar é um texto, e só as campanhas mudam; salvar leva de volta à lista', async () => {
    guardados(
      [umRegulamento({ linkRegulamento: 'javascript:alert(1)', quantidadeMaximaIdeias: null })],
      [umaCampanha()],
    );
    naPagina('/ideias/regulamento/r0');
    expect(await screen.findByText('Este regulamento já começou')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    const dados = within(screen.getByRole('group', { name: 'O regulamento' }));
    expect(dados.getByText('javascript:alert(1)')).toBeVisible();
    expect(dados.queryByRole('link')).toBeNull();
    expect(screen.getByRole('group', { name: 'Moedas e pontos' })).toHaveTextContent(
      'Máximo de ideiasSem limite',
    );
    // There is nothing to save before a campaign changes.
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('heading', { name: 'Regulamentos de ideias' })).toBeInTheDocument();
    expect(salvar.mock.calls[0]?.[0]).toMatchObject({ situacao: 'bloqueado' });
  });
  it('o que terminou diz isso', async () => {
    guardados([umRegulamento({ dataInicial: emDias(-30), dataFinal: emDias(-2) })], []);
    naPagina('/ideias/regulamento/r0');
    expect(await screen.findByText('Este regulamento terminou')).toBeInTheDocument();
  });
  it.each([
    ['pela trilha', () => screen.getByRole('link', { name: 'Regulamentos de ideias' })],
    ['por Cancelar', () => screen.getByRole('button', { name: 'Cancelar' })],
  ])('sair %s com uma campanha retirada, ou com o nome mudado, pergunta antes', async (_, saida) => {
    guardados([umRegulamento(FUTURO)], [umaCampanha()]);
    const { unmount } = naPagina('/ideias/regulamento/r0');
    fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    fireEvent.click(saida());
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lista()).toBeNull();
    fireEvent.click(saida());
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(lista()).toBeInTheDocument());
    unmount();
    const outra = naPagina('/ideias/regulamento/r0');
    const nome = await screen.findByRole('textbox', { name: 'Nome' });
    fireEvent.change(nome, { target: { value: 'Outro nome' } });
    fireEvent.click(saida());
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(lista()).toBeInTheDocument());
    outra.unmount();
    // Given up is given up: the draft is not offered.
    naPagina('/ideias/regulamento/r0');
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Próximo ano');
    expect(screen.queryByText('Recuperar rascunho não salvo?')).toBeNull();
  });
  it('sair sem mudanças não pergunta', async () => {
    guardados([umRegulamento(FUTURO)], [umaCampanha()]);
    naPagina('/ideias/regulamento/r0');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('heading', { name: 'Regulamentos de ideias' })).toBeInTheDocument();
  });
  it('o que não existe diz isso; quem não é ADMIN não o abre', async () => {
    guardados([]);
    const { unmount } = naPagina('/ideias/regulamento/outro');
    expect(await screen.findByText('Regulamento não encontrado')).toBeInTheDocument();
    unmount();
    naPagina('/ideias/regulamento', caio);
    expect(await screen.findByText('Acesso negado')).toBeInTheDocument();
  });
});

it('em andamento é do primeiro ao último instante do período, e nunca removido', () => {
  const periodo = { dataInicial: emDias(-1), dataFinal: emDias(1), deletedAt: null };
  expect(emAndamento(periodo, new Date())).toBe(true);
  expect(emAndamento(periodo, emDias(2))).toBe(false);
  expect(emAndamento(periodo, emDias(-2))).toBe(false);
  expect(emAndamento({ ...periodo, deletedAt: new Date() }, new Date())).toBe(false);
});
