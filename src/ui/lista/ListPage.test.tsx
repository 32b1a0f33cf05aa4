import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noCelular } from '@tests/support/celular';
import { desenhar } from '@tests/support/render';
import type { PaginaDaLista } from './lista';
import type { EmLote } from './emLote';
import { ListPage } from './ListPage';
import type { Contagem } from './Situacoes';
import { type OrdemDaLista, useEstadoDaLista } from './useEstadoDaLista';
import { TextInput } from '@mantine/core';

interface Fruta {
  id: string;
  nome: string;
  peso: number;
}

const FRUTAS: Fruta[] = [
  { id: 'a', nome: 'Abacaxi', peso: 1500 },
  { id: 'b', nome: 'Banana', peso: 120 },
];
const FILTROS = ['cor'] as const;
const ORDENS = ['nome', 'peso'] as const;

function Endereco() {
  const { pathname, search } = useLocation();
  return <p data-testid="endereco">{pathname + search}</p>;
}

interface OpcoesDaLista {
  consulta?: Partial<PaginaDaLista<Fruta>>;
  aoRemover?: (id: string) => void;
  /** Called for every row the list looks at. */
  aoDesenhar?: () => void;
  ordemPadrao?: OrdemDaLista;
  semOrdem?: string;
  vale?: (filtro: string, valor: string) => boolean;
  emLote?: EmLote<Fruta>;
  semAcoes?: boolean;
  situacoes?: { filtro: 'cor'; rotulo: string; itens: readonly Contagem[] | undefined };
}

function Lista({
  consulta,
  aoRemover = () => {},
  aoDesenhar,
  ordemPadrao,
  semOrdem,
  vale,
  situacoes,
  emLote,
  semAcoes = false,
}: OpcoesDaLista) {
  const estado = useEstadoDaLista({
    filtros: FILTROS,
    ordens: ORDENS,
    ...(ordemPadrao ? { ordemPadrao } : {}),
    ...(vale ? { vale } : {}),
  });
  return (
    <ListPage
      titulo="Frutas"
      busca="Pesquisar frutas"
      colunas={[
        { id: 'nome', titulo: 'Nome', celula: (fruta) => fruta.nome, ordenavel: 'texto' },
        { id: 'peso', titulo: 'Peso', celula: (fruta) => fruta.peso, numerica: true, ordenavel: 'numero' },
      ]}
      filtros={[
        {
          id: 'cor',
          titulo: 'Cor',
          campo: (valor, mudar) => (
            <TextInput label="Cor" value={valor} onChange={(evento) => mudar(evento.currentTarget.value)} />
          ),
        },
      ]}
      consulta={{
        itens: FRUTAS,
        total: 57,
        carregando: false,
        recarregar: () => {},
        temMais: true,
        ...consulta,
      }}
      estado={estado}
      semOrdem={semOrdem}
      para={(fruta) => `/frutas/${fruta.id}`}
      nomes={['fruta', 'frutas']}
      situacoes={situacoes}
      emLote={emLote}
      nomeDoItem={(fruta) => {
        aoDesenhar?.();
        return fruta.nome;
      }}
      acoesDaLinha={(fruta) =>
        semAcoes ? [] : [{ rotulo: 'Remover', perigo: true, aoClicar: () => aoRemover(fruta.id) }]
      }
      tituloDoErro="Erro ao buscar frutas"
      vazio={{ titulo: 'Nenhuma fruta cadastrada!', nadaEncontrado: 'Nenhuma fruta encontrada!' }}
    />
  );
}

function abrir(opcoes: OpcoesDaLista = {}, rota = '/frutas') {
  desenhar(
    <>
      <Endereco />
      <Routes>
        <Route path="/frutas" element={<Lista {...opcoes} />} />
        <Route path="/frutas/:id" element={<p>Detalhe</p>} />
      </Routes>
    </>,
    { rota },
  );
  return userEvent.setup();
}

const endereco = () => screen.getByTestId('endereco').textContent;

test('shows rows, the total and page steps', async () => {
  const usuario = abrir();
  expect(screen.getByRole('heading', { name: 'Frutas' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Abacaxi/ })).toBeVisible();
  expect(screen.getByText('1 a 2 - total de 57')).toBeVisible();
  const anterior = screen.getByRole('button', { name: 'Anterior' });
  expect(anterior).toHaveAttribute('aria-disabled', 'true');
  // The button keeps the focus of somebody who came back to the first page with it.
  anterior.focus();
  expect(anterior).toHaveFocus();
  await usuario.click(anterior);
  expect(endereco()).toBe('/frutas');
  await usuario.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(endereco()).toBe('/frutas?pagina=2');
  await usuario.selectOptions(screen.getByLabelText('Itens por página'), '25');
  expect(endereco()).toBe('/frutas?porPagina=25');
});

test('a page that is no more says so and leads to the first, filtered or not', async () => {
  for (const rota of ['/frutas?pagina=7', '/frutas?pagina=7&cor=azul']) {
    const usuario = abrir({ consulta: { itens: [], temMais: false } }, rota);
    expect(screen.getByText('Esta página da lista está vazia')).toBeVisible();
    expect(screen.queryByText(/Nenhuma fruta/)).toBeNull();
    await usuario.click(screen.getByRole('button', { name: 'Ir para a primeira página' }));
    expect(endereco()).toBe(rota.replace('pagina=7&', '').replace('?pagina=7', ''));
    expect(screen.getByText(/Nenhuma fruta (cadastrada|encontrada)!/)).toBeVisible();
    cleanup();
  }
});

const vale = (_filtro: string, valor: string) => valor === 'azul';

test('a value the filter does not know filters nothing and shows no tag', () => {
  abrir({ vale }, '/frutas?cor=inventada');
  expect(screen.queryByText(/Cor:/)).toBeNull();
  cleanup();
  abrir({ vale }, '/frutas?cor=azul');
  expect(screen.getByText('Cor: azul')).toBeVisible();
});

const doMeio = (alvo: Element, button: number) =>
  fireEvent(alvo, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }));

test('V25 o botão do meio e Ctrl abrem em outra aba, em toda a linha; no link é o navegador que abre', () => {
  const abriu = vi.spyOn(window, 'open').mockReturnValue(null);
  abrir();
  const linha = screen.getByRole('row', { name: /Abacaxi/ });
  const peso = within(linha).getAllByRole('cell').at(-2) as HTMLElement;
  const link = within(linha).getByRole('link');
  doMeio(link, 1);
  doMeio(peso, 2);
  expect(abriu).not.toHaveBeenCalled();
  doMeio(peso, 1);
  for (const tecla of ['ctrlKey', 'metaKey']) fireEvent.click(peso, { [tecla]: true });
  for (const chamada of abriu.mock.calls)
    expect(chamada).toEqual([link.getAttribute('href'), '_blank', 'noopener']);
  expect(abriu).toHaveBeenCalledTimes(3);
  expect(endereco()).toBe('/frutas');
  fireEvent.click(peso);
  expect(screen.getByText('Detalhe')).toBeInTheDocument();
  expect(abriu).toHaveBeenCalledTimes(3);
});

test('sorting goes up, down and back to the default, and says so', async () => {
  const usuario = abrir();
  const nome = screen.getByRole('button', { name: 'Nome' });
  await usuario.click(nome);
  expect(endereco()).toBe('/frutas?ordem=nome%3Aasc');
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  await usuario.click(nome);
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'descending');
  await usuario.click(nome);
  expect(endereco()).toBe('/frutas');
});

const PELO_NOME: OrdemDaLista = { campo: 'nome', direcao: 'asc' };

test('the column of the default order turns around with every click', async () => {
  const usuario = abrir({ ordemPadrao: PELO_NOME });
  const titulo = screen.getByRole('columnheader', { name: 'Nome' });
  expect(titulo).toHaveAttribute('aria-sort', 'ascending');
  await usuario.click(screen.getByRole('button', { name: 'Nome' }));
  expect(titulo).toHaveAttribute('aria-sort', 'descending');
  await usuario.click(screen.getByRole('button', { name: 'Nome' }));
  expect(titulo).toHaveAttribute('aria-sort', 'ascending');
});

test('the address may ask only for an order the list knows', () => {
  abrir({ ordemPadrao: PELO_NOME }, '/frutas?ordem=segredo:desc');
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a list that cannot be sorted now says why, and its headings are no buttons', () => {
  abrir({ semOrdem: 'As frutas ficam na ordem da cesta.' });
  expect(screen.getByText('As frutas ficam na ordem da cesta.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nome' })).toBeNull();
});

const opcoes = () => within(screen.getByLabelText('Ordenar por')).getAllByRole('option');

describe('on phones', () => {
  beforeEach(noCelular);

  test('the order is chosen above the cards, and can be taken back', async () => {
    const usuario = abrir();
    expect(screen.queryByRole('table')).toBeNull();
    expect(opcoes().map(({ textContent }) => textContent)).toEqual([
      'Ordem inicial da lista',
      'Nome: de A a Z',
      'Nome: de Z a A',
      'Peso: menor primeiro',
      'Peso: maior primeiro',
    ]);
    await usuario.selectOptions(screen.getByLabelText('Ordenar por'), 'Peso: maior primeiro');
    expect(endereco()).toBe('/frutas?ordem=peso%3Adesc');
    expect(screen.getByRole('option', { name: 'Peso: maior primeiro' })).toHaveProperty('selected', true);
    await usuario.selectOptions(screen.getByLabelText('Ordenar por'), 'Ordem inicial da lista');
    expect(endereco()).toBe('/frutas');
  });

  test('a default that is one of the orders stands under its own name', async () => {
    const usuario = abrir({ ordemPadrao: PELO_NOME });
    expect(screen.getByRole('option', { name: 'Nome: de A a Z' })).toHaveProperty('selected', true);
    expect(opcoes()).toHaveLength(4);
    await usuario.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome: de Z a A');
    expect(endereco()).toBe('/frutas?ordem=nome%3Adesc');
  });

  test('P390 the chips stand among the filters; the one that filters is a tag, and counts', async () => {
    const situacoes = {
      filtro: 'cor',
      rotulo: 'Cores',
      itens: [
        { valor: 'azul', rotulo: 'Azul', total: 3 },
        { valor: 'verde', rotulo: 'Verde', total: 5 },
      ],
    } as const;
    const usuario = abrir({ situacoes });
    expect(screen.queryByRole('group', { name: 'Cores' })).toBeNull();
    await usuario.click(screen.getByRole('button', { name: 'Filtros' }));
    await usuario.click(await screen.findByRole('button', { name: /^Verde:\s*5$/ }));
    expect(endereco()).toBe('/frutas?cor=verde');
    expect(await screen.findByRole('button', { name: 'Filtros: 1' })).toBeVisible();
    expect(screen.getByText('Cor: verde')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
  });

  test('what cannot be sorted offers no order', () => {
    abrir({ semOrdem: 'As frutas ficam na ordem da cesta.' });
    expect(screen.getByText('As frutas ficam na ordem da cesta.')).toBeVisible();
    expect(screen.queryByLabelText('Ordenar por')).toBeNull();
  });
});

test('a row opens by click anywhere and by Enter on its first cell', async () => {
  const usuario = abrir();
  screen.getByRole('link', { name: 'Banana' }).focus();
  await usuario.keyboard('{Enter}');
  expect(endereco()).toBe('/frutas/b');
});

test('a click on any cell opens the row', async () => {
  const usuario = abrir();
  await usuario.click(screen.getByText('1500'));
  expect(endereco()).toBe('/frutas/a');
});

test('the row menu acts on its row, does not open it and returns the focus', async () => {
  const remover = vi.fn<(id: string) => void>();
  const usuario = abrir({ aoRemover: remover });
  const botao = screen.getByRole('button', { name: 'Ações de Banana' });
  await usuario.click(botao);
  await usuario.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  expect(remover).toHaveBeenCalledExactlyOnceWith('b');
  expect(endereco()).toBe('/frutas');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(botao).toHaveFocus();
});

test.each([
  [0, { aoMenos: 250 }, '1 a 2 - total de 250 ou mais'],
  // Pages go on after counting has stopped.
  [25, { aoMenos: 250 }, '251 a 252 - total de 252 ou mais'],
  [25, 1_250, '251 a 252 - total de 1.250'],
])('page %i of %j says what is known of the total', async (pagina, total, rodape) => {
  abrir({ consulta: { total } }, pagina ? `/frutas?pagina=${pagina + 1}` : '/frutas');
  expect(await screen.findByText(rodape)).toBeVisible();
});

test('a filter is applied in the drawer, shown as a tag and cleared', async () => {
  const usuario = abrir();
  await usuario.click(screen.getByRole('button', { name: 'Filtros' }));
  const gaveta = await screen.findByRole('dialog', { name: 'Filtros' });
  const cor = await within(gaveta).findByLabelText('Cor');
  await waitFor(() => expect(cor).toHaveFocus());
  await usuario.type(cor, 'verde');
  await usuario.click(within(gaveta).getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filtros: 1' })).toHaveFocus());
  expect(endereco()).toBe('/frutas?cor=verde');
  expect(screen.getByText('Cor: verde')).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(endereco()).toBe('/frutas');
});

test("'Restaurar' takes every filter away and closes the drawer", async () => {
  const usuario = abrir({}, '/frutas?cor=verde');
  await usuario.click(screen.getByRole('button', { name: /Filtros/ }));
  const gaveta = await screen.findByRole('dialog', { name: 'Filtros' });
  expect(await within(gaveta).findByLabelText('Cor')).toHaveValue('verde');
  await usuario.click(within(gaveta).getByRole('button', { name: 'Restaurar' }));
  await waitFor(() => expect(gaveta).not.toBeVisible());
  expect(endereco()).toBe('/frutas');
});

test('opening the filters draws no row anew: 250 of them would keep the drawer waiting', async () => {
  const aoDesenhar = vi.fn<() => void>();
  const usuario = abrir({ aoDesenhar });
  // The list draws itself in two steps (useAosPoucos.ts).
  await waitFor(() => expect(aoDesenhar).toHaveBeenCalledTimes(2 * FRUTAS.length));
  const antes = aoDesenhar.mock.calls.length;
  await usuario.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(await screen.findByLabelText('Cor')).toBeVisible();
  expect(aoDesenhar).toHaveBeenCalledTimes(antes);
});

test('chips filter by their value and say how many; a chip is its own tag, and one without items is shown too', async () => {
  const situacoes = {
    filtro: 'cor',
    rotulo: 'Frutas por cor',
    itens: [
      { valor: 'verde', rotulo: 'Verdes', total: 3 },
      { valor: 'roxa', rotulo: 'Roxas', total: 54 },
    ],
  } as const;
  const usuario = abrir({ situacoes });
  const verdes = within(screen.getByRole('group', { name: 'Frutas por cor' })).getByRole('button', {
    name: 'Verdes: 3',
  });
  await usuario.click(verdes);
  expect(endereco()).toBe('/frutas?cor=verde');
  expect(verdes).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('list', { name: 'Filtros aplicados' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filtros' })).toBeVisible();
  await usuario.click(verdes);
  expect(endereco()).toBe('/frutas');
  cleanup();
  abrir({ situacoes }, '/frutas?cor=azul');
  expect(screen.getByRole('button', { name: 'azul: 0' })).toHaveAttribute('aria-pressed', 'true');
});

describe('chips that do not fit in one line', () => {
  // Each chip on a line of its own.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function lugar(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 40;
    });
  });
  const tres = ['a', 'b', 'c'].map((valor) => ({ valor, rotulo: valor.toUpperCase(), total: 1 }));
  const com = { situacoes: { filtro: 'cor', rotulo: 'Cores', itens: tres } } as const;

  test("are under 'Mais', unless one of them filters", async () => {
    const usuario = abrir(com);
    const [a, b] = within(screen.getByRole('group', { name: 'Cores' })).getAllByRole('button');
    expect(a).not.toHaveAttribute('data-fora');
    expect(b).toHaveAttribute('data-fora');
    await usuario.click(screen.getByRole('button', { name: 'Mais 2' }));
    expect(b).not.toHaveAttribute('data-fora');
    expect(screen.getByRole('button', { name: 'Menos' })).toHaveAttribute('aria-expanded', 'true');
    cleanup();
    abrir(com, '/frutas?cor=c');
    expect(screen.getByRole('button', { name: 'C: 1' })).not.toHaveAttribute('data-fora');
  });
});

test('the total stands in the toolbar; a short list has no bar of pages, a longer one of one page no steps', () => {
  abrir({ consulta: { total: 2, temMais: false } });
  expect(screen.getByText('2 frutas')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Paginação' })).toBeNull();
  cleanup();
  const onze = Array.from({ length: 11 }, (_, i) => ({ id: String(i), nome: `Fruta ${i}`, peso: i }));
  abrir({ consulta: { itens: onze, total: 11, temMais: false } }, '/frutas?porPagina=25');
  const paginas = within(screen.getByRole('navigation', { name: 'Paginação' }));
  expect(paginas.getByText('1 a 11 - total de 11')).toBeVisible();
  expect(paginas.queryByRole('button')).toBeNull();
});

const caixa = (nome: string) => screen.getByRole('checkbox', { name: `Selecionar ${nome}` });
const marcadas = () =>
  screen
    .getAllByRole('checkbox', { name: /^Selecionar (Aba|Ban|Caj)/ })
    .flatMap((uma) => ((uma as HTMLInputElement).checked ? [uma.getAttribute('aria-label')] : []));

describe('rows that can be selected', () => {
  const TRES = ['Abacaxi', 'Banana', 'Caju'].map((nome, peso) => ({ id: nome, nome, peso }));
  const feitas = vi.fn<(nome: string) => Promise<unknown>>();
  const aoTerminar = vi.fn<() => void>();
  const emLote: EmLote<Fruta> = {
    selecionadas: ['fruta selecionada', 'frutas selecionadas'],
    acoes: [
      {
        rotulo: 'Lavar',
        pode: ({ nome }) => nome !== 'Banana',
        porQueNao: () => 'Banana não se lava.',
        preparar: () => Promise.resolve(({ nome }) => feitas(nome)),
        andamento: 'Lavando frutas',
        feito: (quantos) => `Frutas lavadas: ${quantos}.`,
      },
      {
        rotulo: 'Descascar',
        pode: () => true,
        porQueNao: () => '',
        preparar: () => Promise.resolve(undefined),
        andamento: '',
        feito: () => '',
      },
    ],
    aoTerminar,
  };
  beforeEach(() => {
    feitas.mockReset().mockResolvedValue(undefined);
    aoTerminar.mockClear();
  });

  test('where no row has anything to do, neither boxes nor menus have a column', () => {
    const [, nada] = emLote.acoes;
    const soUma = { ...emLote, acoes: nada ? [{ ...nada, pode: ({ nome }: Fruta) => nome === 'Caju' }] : [] };
    abrir({ consulta: { itens: TRES }, emLote: soUma, semAcoes: true });
    expect(caixa('Caju')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
    cleanup();
    abrir({ consulta: { itens: TRES.slice(0, 2) }, emLote: soUma });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Ações' })).toBeVisible();
  });

  test('by their box, by Space, a range with Shift, the whole page; none of it opens a row', async () => {
    const usuario = abrir({ consulta: { itens: TRES }, emLote });
    caixa('Abacaxi').focus();
    await usuario.keyboard(' ');
    expect(await screen.findByText('1 fruta selecionada')).toBeVisible();
    await usuario.keyboard('{Shift>}');
    await usuario.click(caixa('Caju'));
    await usuario.keyboard('{/Shift}');
    expect(marcadas()).toHaveLength(3);
    const todas = screen.getByRole('checkbox', { name: 'Selecionar tudo nesta página' });
    expect(todas).toBeChecked();
    await usuario.click(caixa('Banana'));
    expect(todas).toBePartiallyChecked();
    await usuario.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(marcadas()).toEqual([]);
    expect(endereco()).toBe('/frutas');
  });

  test('what cannot be done stays selected and says why; who gives up changes nothing', async () => {
    feitas.mockImplementation((nome) =>
      nome === 'Caju' ? Promise.reject(new Error('Acabou a água.')) : Promise.resolve(),
    );
    const usuario = abrir({ consulta: { itens: TRES }, emLote });
    await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }));
    await usuario.click(await screen.findByRole('button', { name: 'Descascar' }));
    expect(marcadas()).toHaveLength(3);
    expect(aoTerminar).not.toHaveBeenCalled();
    await usuario.click(screen.getByRole('button', { name: 'Lavar (2)' }));
    const houve = await screen.findByRole('alert');
    expect(houve).toHaveTextContent('Frutas lavadas: 1.');
    expect(houve).toHaveTextContent('Banana: Banana não se lava.');
    expect(houve).toHaveTextContent('Caju: Acabou a água.');
    expect(marcadas()).toEqual(['Selecionar Banana', 'Selecionar Caju']);
    expect(feitas.mock.calls).toEqual([['Abacaxi'], ['Caju']]);
    expect(aoTerminar).toHaveBeenCalledOnce();
  });

  test('it lasts over pages, and what is done together is done with those of all of them', async () => {
    const juntas = vi.fn<(itens: readonly Fruta[]) => void>();
    const comJuntas = {
      ...emLote,
      acoes: [...emLote.acoes, { rotulo: 'Pesar', pode: ({ nome }: Fruta) => nome !== 'Caju', juntas }],
    };
    function DuasPaginas() {
      const [pagina, virar] = useState(0);
      return (
        <>
          <button type="button" onClick={() => virar(1 - pagina)}>
            Virar
          </button>
          <Lista consulta={{ itens: pagina === 0 ? TRES.slice(0, 2) : TRES.slice(2) }} emLote={comJuntas} />
        </>
      );
    }
    const usuario = userEvent.setup();
    desenhar(<DuasPaginas />);
    await usuario.click(caixa('Abacaxi'));
    await usuario.click(screen.getByRole('button', { name: 'Virar' }));
    expect(marcadas()).toEqual([]);
    expect(await screen.findByText('1 fruta selecionada')).toBeVisible();
    await usuario.click(caixa('Caju'));
    expect(screen.getByText('2 frutas selecionadas')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Virar' }));
    expect(marcadas()).toEqual(['Selecionar Abacaxi']);
    await usuario.click(screen.getByRole('button', { name: 'Pesar (1)' }));
    expect(juntas.mock.calls).toEqual([[[TRES[0]]]]);
    expect(screen.getByText('2 frutas selecionadas')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Lavar' }));
    await waitFor(() => expect(feitas.mock.calls).toEqual([['Abacaxi'], ['Caju']]));
  });

  test('it can be stopped: what had not its turn stays selected', async () => {
    const prontas: (() => void)[] = [];
    feitas.mockImplementation(() => new Promise<void>((pronta) => prontas.push(pronta)));
    const usuario = abrir({ consulta: { itens: TRES }, emLote });
    await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }));
    await usuario.click(await screen.findByRole('button', { name: 'Lavar (2)' }));
    expect(await screen.findByText('Lavando frutas: 0 de 2')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Parar' }));
    prontas[0]?.();
    expect(await screen.findByRole('alert')).toHaveTextContent('Caju: Você parou antes da vez dela.');
    expect(feitas).toHaveBeenCalledOnce();
    expect(marcadas()).toEqual(['Selecionar Banana', 'Selecionar Caju']);
  });
});

test('nothing yet and nothing found are told apart', async () => {
  abrir({ consulta: { itens: [], temMais: false } });
  expect(screen.getByRole('heading', { name: 'Nenhuma fruta cadastrada!' })).toBeVisible();
});

test('nothing found offers to clear the filters', async () => {
  const usuario = abrir({ consulta: { itens: [], temMais: false } }, '/frutas?busca=kiwi');
  expect(screen.getByRole('heading', { name: 'Nenhuma fruta encontrada!' })).toBeVisible();
  const botoes = screen.getAllByRole('button', { name: 'Limpar filtros' });
  await usuario.click(botoes[0] as HTMLElement);
  expect(endereco()).toBe('/frutas');
});

test('a failure shows its message; closing it fetches again', async () => {
  const recarregar = vi.fn<() => void>();
  const usuario = abrir({ consulta: { erro: new Error('Permissão negada'), recarregar } });
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar frutas');
  expect(screen.getByRole('alert')).toHaveTextContent('Permissão negada');
  await usuario.click(screen.getByRole('button', { name: /^Fechar/ }));
  expect(recarregar).toHaveBeenCalledOnce();
});

test('the search waits for the fingers, or for Enter', async () => {
  const usuario = abrir();
  await usuario.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Pesquisar frutas' })).toHaveFocus();
  await usuario.keyboard('uva{Enter}');
  expect(endereco()).toBe('/frutas?busca=uva');
});

test('o que não pôde ser lido é dito, e o resto aparece; sozinho, não passa por lista vazia', async () => {
  abrir({ consulta: { ilegiveis: 1 } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Um registro não pôde ser mostrado/);
  expect(screen.getByRole('link', { name: 'Abacaxi' })).toBeInTheDocument();
  cleanup();
  abrir({ consulta: { ilegiveis: 3, itens: [] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^3 registros não puderam ser mostrados/);
  expect(screen.queryByText('Nenhuma fruta cadastrada!')).toBeNull();
  cleanup();
  abrir();
  expect(screen.queryByRole('alert')).toBeNull();
});
