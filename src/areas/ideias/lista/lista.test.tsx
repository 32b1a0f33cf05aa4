// The idea list and the idea home as a person meets them (part 2 §2 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Ideia } from '@/domain/ideias/ideia';
import { noCelular } from '@tests/support/celular';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, mario, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { contadorData } from '@/areas/pais/contador.data';
import { csvDasIdeias } from './baixarIdeias';
import { HomeIdeiasPage } from './HomeIdeiasPage';
import { ideiasData } from '../ideias.data';
import { IdeiasPage } from './IdeiasPage';
import { mudancasDaIdeia } from '../mudancas.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const doComite = vi.hoisted(() => vi.fn(() => Promise.resolve<{ itens: unknown[] }>({ itens: [] })));
/** Ids of the agenda that a page asks for. */
const daPauta = vi.hoisted(() => vi.fn<(ids: readonly string[]) => void>());
vi.mock('../ideiasPorId.data', () => ({
  ideiasPorId: (_sessao: unknown, ids: readonly string[]) => {
    daPauta(ids);
    return { queryKey: ['porId'], queryFn: doComite };
  },
}));

const pedidos = vi.fn();
const removeu = vi.fn((_ideia: object) => Promise.resolve());
const publicou = vi.fn((_ideia: object) => Promise.resolve());

function guardadas(...ideias: Ideia[]) {
  const itens = ideias.map((ideia, i) => ({ id: `i${i}`, ...ideia }));
  vi.spyOn(ideiasData, 'pagina').mockImplementation((_s, ...de) => {
    pedidos(...de);
    return {
      chave: ['lista', ...de],
      buscar: () => Promise.resolve({ itens, proxima: undefined }),
    };
  });
  vi.spyOn(ideiasData, 'total').mockReturnValue({
    queryKey: ['total'],
    queryFn: () => itens.length,
  } as never);
}
beforeEach(() => {
  for (const chamada of [pedidos, removeu, publicou]) chamada.mockClear();
  vi.spyOn(contadorData, 'doTipo').mockReturnValue({
    queryKey: ['contador'],
    queryFn: () => null,
  } as never);
  vi.spyOn(mudancasDaIdeia, 'remover').mockReturnValue({ mutationFn: removeu });
  vi.spyOn(mudancasDaIdeia, 'publicar').mockReturnValue({ mutationFn: publicou });
});
const daIdeia = umaIdeiaPublicada(clara, { titulo: 'Publicada da Clara' });
const rascunho = umaIdeia(caio, { titulo: 'Rascunho do Caio' });

const naLista = (quem: Persona, rota = '/ideias', mudancas?: Parameters<typeof umaSessao>[1]) =>
  desenharTela(umaSessao(quem, mudancas), <IdeiasPage />, rota);
/** The button under 'Não há ideias cadastradas', or null. */
const comecar = async () => {
  const vazio = (await screen.findByText('Não há ideias cadastradas')).parentElement;
  return within(vazio as HTMLElement).queryByRole('button', { name: 'Adicionar Ideia' });
};
const menuDe = async (nome: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Ações de ${nome}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

/** What the list asks for when it is sorted under a status. */
const pedido = (ordem: object) => [{ aba: 'todas', status: 'NOVA_IDEIA', ordem }, 10];

describe('/ideias', () => {
  it('título com link e autor, status ou Em Rascunho, setor, curtidas, moedas, publicação', async () => {
    guardadas(daIdeia, rascunho);
    naLista(caio);
    const publicada = await screen.findByRole('row', { name: /Publicada da Clara/ });
    expect(within(publicada).getByRole('link', { name: /Publicada da Clara/ })).toHaveAttribute(
      'href',
      '/ideias/i0',
    );
    expect(
      within(publicada)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '',
      'Publicada da ClaraClara Autora',
      'Nova ideia',
      'Operações',
      '0',
      '0',
      expect.stringMatching(/\S/),
      '',
    ]);
    // A draft says so once.
    const linha = screen.getByRole('row', { name: /Rascunho do Caio/ });
    expect(within(linha).getAllByText('Em Rascunho')).toHaveLength(1);
    expect(within(linha).queryByText('Rascunho')).toBeNull();
    expect(pedidos).toHaveBeenCalledWith({ aba: 'todas' }, 10);
  });
  it('3.criacao adiciona; só ADMIN importa', async () => {
    guardadas(daIdeia);
    const { unmount } = naLista(caio, '/ideias', { sem: ['3.criacao'] });
    await screen.findByRole('row', { name: /Publicada/ });
    expect(screen.queryByRole('button', { name: /Adicionar Ideia|Importar ideias/ })).toBeNull();
    unmount();
    const membro = naLista(mario);
    expect(await screen.findByRole('button', { name: 'Adicionar Ideia' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Importar ideias' })).toBeNull();
    membro.unmount();
    naLista(ana);
    expect(await screen.findByRole('button', { name: 'Importar ideias' })).toBeEnabled();
  });
  it('sem ideia nenhuma, o meio da página começa a primeira, para quem pode', async () => {
    guardadas();
    const { unmount } = naLista(caio, '/ideias', { sem: ['3.criacao'] });
    expect(await comecar()).toBeNull();
    expect(screen.queryByText(/Comece pela sua/)).toBeNull();
    unmount();
    vi.spyOn(regulamentosData, 'ativos').mockReturnValue({
      queryKey: ['ativos'],
      queryFn: () => [],
    } as never);
    naLista(caio);
    fireEvent.click((await comecar()) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Cadastro de ideia' })).toBeInTheDocument();
  });
  it('o filtro de status vem do endereço e se limpa; com ele, nada encontrado diz isso', async () => {
    guardadas();
    naLista(caio, '/ideias?filter=APROVADA');
    expect(await screen.findByText('Nenhuma ideia encontrada com o filtro aplicado!')).toBeInTheDocument();
    expect(pedidos).toHaveBeenCalledWith({ aba: 'todas', status: 'APROVADA' }, 10);
    fireEvent.click(screen.getByRole('button', { name: 'Limpar Filtro' }));
    expect(await screen.findByText('Não há ideias cadastradas')).toBeInTheDocument();
  });
  it('os totais por status filtram a lista, e outra vez mostram tudo', async () => {
    guardadas(daIdeia);
    vi.spyOn(contadorData, 'doTipo').mockReturnValue({
      queryKey: ['contador'],
      queryFn: () => ({ publicas: 7, porStatus: { NOVA_IDEIA: 4, APROVADA: 3 } }),
    } as never);
    naLista(caio);
    const aprovadas = await screen.findByRole('button', { name: /^Aprovada: 3$/ });
    fireEvent.click(aprovadas);
    await waitFor(() => expect(pedidos).toHaveBeenLastCalledWith({ aba: 'todas', status: 'APROVADA' }, 10));
    expect(aprovadas).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(aprovadas);
    await waitFor(() => expect(pedidos).toHaveBeenLastCalledWith({ aba: 'todas' }, 10));
  });
  it('no celular são cartões, sem o setor', async () => {
    noCelular();
    guardadas(daIdeia);
    naLista(caio);
    const lista = within(await screen.findByRole('list', { name: 'Tabela de ideias' }));
    expect(lista.getByRole('link', { name: /Publicada da Clara/ })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(lista.queryByText('Setor')).toBeNull();
    expect(lista.getByText('Publicação')).toBeInTheDocument();
  });
  it('com commite-filter vêm cem por página', () => {
    guardadas();
    naLista(ana, '/ideias?commite-filter=a,b');
    expect(pedidos).toHaveBeenCalledWith({ aba: 'todas' }, 100);
  });
  it('a segunda página das ideias de um comitê é a das seguintes, na ordem da pauta', async () => {
    guardadas();
    const ids = Array.from({ length: 25 }, (_, i) => `pauta${i}`);
    doComite.mockResolvedValue({ itens: [{ id: 'a', ...daIdeia }] });
    naLista(ana, `/ideias?commite-filter=${ids.join(',')}&porPagina=10&pagina=2`);
    await screen.findByRole('row', { name: /Publicada/ });
    expect(daPauta).toHaveBeenLastCalledWith(ids.slice(10, 20));
  });
  it.each(['filter=INVENTADO', 'filter=NOVA_IDEIA,APROVADA', 'commite-filter=', 'commite-filter=../x,__x__'])(
    '?%s não filtra nem diz que filtra',
    async (consulta) => {
      guardadas(daIdeia);
      naLista(caio, `/ideias?${consulta}`);
      await screen.findByRole('row', { name: /Publicada/ });
      expect(pedidos).toHaveBeenCalledWith({ aba: 'todas' }, 10);
      expect(screen.queryByRole('list', { name: 'Filtros aplicados' })).toBeNull();
      expect(screen.queryByText(/ordem da pauta/)).toBeNull();
    },
  );
  it('setor, autor e dias vêm do endereço, dizem-se nas etiquetas, e por eles só a publicação ordena', async () => {
    guardadas(daIdeia);
    const autor = encodeURIComponent(`${clara.uid}|${clara.nome}`);
    naLista(mario, `/ideias?setor=Vendas&autor=${autor}&publicacao=2026-01-01,2026-03-31&ordem=titulo`);
    const aplicados = await screen.findByRole('list', { name: 'Filtros aplicados' });
    expect(aplicados).toHaveTextContent(/Setor.*Vendas/);
    expect(aplicados).toHaveTextContent(new RegExp(`Autor.*${clara.nome}`));
    expect(aplicados).toHaveTextContent(/01\/01\/2026 a 31\/03\/2026/);
    await waitFor(() =>
      expect(pedidos).toHaveBeenLastCalledWith(
        {
          aba: 'todas',
          iguais: { autorReference: clara.referencia },
          contem: { setores: 'Vendas' },
          publicacao: { de: '2026-01-01', ate: '2026-03-31' },
        },
        10,
      ),
    );
    expect(screen.getByText('As ideias de um período ficam na ordem da publicação.')).toBeInTheDocument();
  });
  it('as colunas ordenam a lista inteira, também pelo teclado, junto com o filtro', async () => {
    guardadas(daIdeia);
    naLista(caio, '/ideias?filter=NOVA_IDEIA');
    const usuario = userEvent.setup();
    await screen.findByRole('row', { name: /Publicada/ });
    screen.getByRole('button', { name: 'Título' }).focus();
    await usuario.keyboard('{Enter}');
    expect(pedidos).toHaveBeenLastCalledWith(...pedido({ campo: 'titulo', direcao: 'asc' }));
    expect(screen.getByRole('columnheader', { name: 'Título' })).toHaveAttribute('aria-sort', 'ascending');
    await usuario.click(await screen.findByRole('button', { name: 'Patrocínio' }));
    await usuario.click(screen.getByRole('button', { name: 'Patrocínio' }));
    expect(pedidos).toHaveBeenLastCalledWith(...pedido({ campo: 'patrocinio', direcao: 'desc' }));
    expect(screen.getByRole('columnheader', { name: 'Título' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Setor' })).toBeNull();
  });
  it('a ordem vem do endereço; com commite-filter ela não muda, e a lista diz por quê', async () => {
    guardadas(daIdeia);
    const { unmount } = naLista(caio, '/ideias?ordem=publicacao:desc');
    const coluna = await screen.findByRole('columnheader', { name: 'Publicação' });
    expect(coluna).toHaveAttribute('aria-sort', 'descending');
    unmount();
    doComite.mockResolvedValue({ itens: [{ id: 'a', ...daIdeia }] });
    naLista(ana, '/ideias?commite-filter=a&ordem=publicacao:desc');
    expect(await screen.findByText('As ideias de um comitê ficam na ordem da pauta dele.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publicação' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Publicação' })).not.toHaveAttribute('aria-sort');
  });
  it('o menu da linha: o autor publica, edita e remove o rascunho; a publicada, só ADMIN e TEAM (I3)', async () => {
    guardadas(daIdeia, rascunho);
    const soCriacao = { sem: ['3.editar', '3.remover'] } as const;
    const { unmount } = naLista(caio, '/ideias', soCriacao);
    expect(await menuDe('Rascunho do Caio')).toEqual(['Publicar', 'Editar', 'Remover']);
    expect(screen.queryByRole('button', { name: 'Ações de Publicada da Clara' })).toBeNull();
    unmount();
    const doMembro = naLista(mario, '/ideias');
    await screen.findByRole('row', { name: /Publicada/ });
    expect(screen.queryByRole('button', { name: 'Ações de Publicada da Clara' })).toBeNull();
    doMembro.unmount();
    naLista(tea, '/ideias', { sem: ['3.criacao'] });
    expect(await menuDe('Publicada da Clara')).toEqual(['Editar', 'Remover']);
  });
  it('depois de publicada o próprio autor não a edita nem remove', async () => {
    guardadas(daIdeia);
    naLista(clara, '/ideias');
    await screen.findByRole('row', { name: /Publicada/ });
    expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull();
  });
  it('publicar da linha o que está incompleto não prossegue; remover pergunta', async () => {
    guardadas(umaIdeia(caio, { titulo: 'Sem problema', descricaoProblema: ' ' }));
    naLista(caio);
    await menuDe('Sem problema');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Publicar' }));
    expect(await screen.findByText('Não foi possível prosseguir!!')).toBeInTheDocument();
    expect(publicou).not.toHaveBeenCalled();
    await menuDe('Sem problema');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Remover' }));
    await screen.findByText('Tem certeza que deseja remover a ideia "Sem problema"?');
    fireEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
  });
  it('uma falha diz o que houve', async () => {
    vi.spyOn(ideiasData, 'total').mockReturnValue({ queryKey: ['total'], queryFn: () => 0 } as never);
    vi.spyOn(ideiasData, 'pagina').mockReturnValue({
      chave: ['falha'],
      buscar: () => Promise.reject(new Error('Permissão negada')),
    });
    naLista(caio);
    const titulo = await screen.findByText('Erro ao buscar ideias');
    expect(titulo.closest('[role="alert"]')).toHaveTextContent('Permissão negada');
  });
});

it.each([
  ['', true],
  ['?aba=minhas', true],
  ['?aba=patrocinios', false],
])('/home-ideias%s sem ideia nenhuma oferece começar: %s', async (aba, oferece) => {
  guardadas();
  naCasa(`/home-ideias${aba}`);
  expect((await comecar()) !== null).toBe(oferece);
});

const naCasa = (rota = '/home-ideias') => desenharTela(umaSessao(caio), <HomeIdeiasPage />, rota);

describe('/home-ideias', () => {
  it('três abas, a busca e quantas são', async () => {
    guardadas(daIdeia);
    naCasa();
    expect(await screen.findByRole('article')).toHaveTextContent('Publicada da Clara');
    expect(screen.getAllByRole('tab').map((aba) => aba.textContent)).toEqual([
      'Todas as Ideias',
      'Minhas Ideias',
      'Meus Patrocínios',
    ]);
    expect(screen.getByRole('searchbox', { name: 'Pesquisar ideias' })).toBeInTheDocument();
    expect(await screen.findByText('1 ideia')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('tab', { name: 'Meus Patrocínios' }));
    await waitFor(() => expect(pedidos).toHaveBeenCalledWith({ aba: 'patrocinios' }, 10));
  });
  it('vazia e sem resultado são coisas diferentes, e o filtro se limpa', async () => {
    guardadas();
    naCasa('/home-ideias?busca=nada');
    expect(await screen.findByText('Nenhuma ideia Encontrada!')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByText('Não há ideias cadastradas')).toBeInTheDocument();
  });
});

const selecionarTudo = async () => {
  await screen.findAllByRole('checkbox', { name: /^Selecionar [RPO]/ });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }));
  return screen.findByText(/selecionadas?$/);
};
const botao = (name: string | RegExp) => screen.findByRole('button', { name });

describe('várias de uma vez', () => {
  const meu = umaIdeia(caio, { titulo: 'Rascunho inteiro' });
  const vazio = umaIdeia(caio, { titulo: 'Rascunho vazio', descricao: '' });

  it('publica os rascunhos completos depois de perguntar; os outros dizem o que falta', async () => {
    const publicar = vi.spyOn(mudancasDaIdeia, 'publicarUma').mockResolvedValue();
    vi.spyOn(mudancasDaIdeia, 'relerTotais').mockReturnValue();
    guardadas(meu, vazio, daIdeia);
    naLista(caio);
    await selecionarTudo();
    fireEvent.click(await botao('Publicar (1)'));
    expect(await screen.findByRole('dialog', { name: 'Publicar 1 ideia?' })).toHaveTextContent(
      'você não poderá mais editá-la nem removê-la',
    );
    fireEvent.click(await botao('Cancelar'));
    expect(publicar).not.toHaveBeenCalled();
    fireEvent.click(await botao('Publicar (1)'));
    fireEvent.click(await botao('Publicar'));
    const houve = (await screen.findByText('1 ideia publicada.')).closest('[role="alert"]');
    expect(houve).toHaveTextContent('Rascunho vazio: Faltam o objetivo');
    expect(publicar.mock.calls.map(([, ideia]) => ideia.id)).toEqual(['i0']);
  });

  it('remove rascunhos, e nunca uma publicada', async () => {
    const remover = vi.spyOn(mudancasDaIdeia, 'removerUma').mockResolvedValue();
    vi.spyOn(mudancasDaIdeia, 'relerTotais').mockReturnValue();
    guardadas(meu, vazio, umaIdeiaPublicada(caio, { titulo: 'Já publicada' }));
    naLista(caio);
    await selecionarTudo();
    fireEvent.click(await botao('Remover rascunhos (2)'));
    await screen.findByRole('dialog', { name: 'Tem certeza que deseja remover 2 rascunhos?' });
    fireEvent.click(await botao('Não'));
    expect(remover).not.toHaveBeenCalled();
    fireEvent.click(await botao('Remover rascunhos (2)'));
    fireEvent.click(await botao('Sim'));
    const houve = (await screen.findByText('2 rascunhos removidos.')).closest('[role="alert"]');
    expect(houve).toHaveTextContent('Já publicada: Já está publicada: remova-a sozinha.');
    expect(remover.mock.calls.map(([, { id }]) => id)).toEqual(['i0', 'i1']);
  });

  it('põe na pauta as publicadas, uma a uma; sem comitê em andamento, diz isso', async () => {
    const { mudancasDoComite } = await import('@/areas/comites/mudancas.data');
    const colocar = vi.fn((_id: string) => Promise.resolve());
    const abrir = vi
      .spyOn(mudancasDoComite, 'abrirPauta')
      .mockRejectedValueOnce(new ErroDoProduto('Não há comitê em andamento.'))
      .mockResolvedValue(colocar);
    guardadas(daIdeia, umaIdeiaPublicada(caio, { titulo: 'Outra' }));
    naLista(tea);
    await selecionarTudo();
    fireEvent.click(await botao('Colocar na pauta'));
    expect(await screen.findByText('Não há comitê em andamento.')).toBeInTheDocument();
    expect(screen.getByText('2 ideias selecionadas')).toBeInTheDocument();
    fireEvent.click(await botao('Colocar na pauta'));
    expect(await screen.findByText('2 ideias estão na pauta do comitê.')).toBeInTheDocument();
    expect(abrir).toHaveBeenCalledTimes(2);
    expect(colocar.mock.calls).toEqual([['i0'], ['i1']]);
  });

  it('quem não analisa nem vê o relatório só marca os seus rascunhos', async () => {
    guardadas(meu, daIdeia);
    naLista(caio, '/ideias', { sem: ['23.leitura'] });
    expect(await screen.findByRole('checkbox', { name: 'Selecionar Rascunho inteiro' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Selecionar Publicada da Clara' })).toBeNull();
    await selecionarTudo();
    expect(screen.queryByRole('button', { name: /pauta|Exportar/ })).toBeNull();
  });

  it('a planilha tem o que a lista mostra e os textos, sem fórmulas', () => {
    const [cabecalho, linha] = csvDasIdeias([
      umaIdeiaPublicada(clara, { titulo: '=1+1', setores: ['A', 'B'] }),
    ])
      .split('\r\n')
      .map((texto) => texto.split(';'));
    expect(cabecalho?.slice(0, 4)).toEqual(['\u{FEFF}Título', 'Autor', 'Status', 'Setores']);
    expect(linha?.slice(0, 4)).toEqual(["'=1+1", clara.nome, 'Nova ideia', 'A, B']);
  });
});
