/** The small pieces, by what a person sees or hears. */
import { readdirSync, readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { AcessoNegado } from '@/ui/pagina/AcessoNegado';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { Avatares } from '@/ui/pessoas/Avatares';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { FaixaOffline } from '@/ui/moldura/FaixaOffline';
import { Link } from '@/ui/moldura/Link';
import { Markdown } from '@/ui/texto/Markdown';
import { Moldura } from '@/ui/moldura/Moldura';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { PaginaDeErro } from '@/ui/pagina/PaginaDeErro';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { tomDe } from '@/ui/pessoas/tomDe';

test('error page', () => {
  desenhar(<PaginaDeErro naoEncontrada />);
  expect(screen.getByRole('heading', { name: 'NÃO ENCONTRADO!' })).toBeVisible();
  expect(screen.getByText('A PÁGINA PROCURADA NÃO EXISTE!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('data-variant', 'filled');
});

test('error page of any other failure can be tried again', async () => {
  const recarregou = vi.spyOn(window.location, 'reload').mockReturnValue();
  desenhar(<PaginaDeErro />);
  expect(screen.getByRole('heading', { name: 'Ops' })).toBeVisible();
  const deNovo = screen.getByRole('button', { name: 'Tentar de novo' });
  expect(deNovo).not.toHaveAttribute('data-variant', 'default');
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('data-variant', 'default');
  await userEvent.click(deNovo);
  expect(recarregou).toHaveBeenCalledOnce();
});

test('refusal', () => {
  desenhar(<AcessoNegado />);
  expect(screen.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
  expect(screen.getByText('Esta página requer privilégios de administrador')).toBeVisible();
});

test('emptiness: a scene per kind, and a page of its own has lost its record unless told', () => {
  const { container } = desenhar(
    <>
      <EmptyState titulo="Nada ainda" />
      <EmptyState titulo="Nada encontrado" cena="busca" />
      <EmptyState titulo="Não existe" nivel={1} />
      <EmptyState titulo="Sem respostas" nivel={1} cena="respostas" />
      <EmptyState titulo="Com ícone" icone={<svg />} />
    </>,
  );
  expect(
    [...container.querySelectorAll('[class*="cena"]')].map((cena) => cena.getAttribute('data-cena')),
  ).toEqual([null, 'busca', 'perdido', 'respostas']);
});

test('every scene a style sheet names is drawn, from the colours of the mark', () => {
  const pasta = 'src/ui/pagina';
  const nomeadas = [
    ...readFileSync(`${pasta}/EmptyState.module.css`, 'utf8').matchAll(/cenas\/(\w+)\.svg/g),
  ].map(([, nome]) => `${nome}.svg`);
  expect(nomeadas.toSorted()).toEqual(readdirSync(`${pasta}/cenas`).toSorted());
  for (const nome of nomeadas) {
    const cores = readFileSync(`${pasta}/cenas/${nome}`, 'utf8').match(/#[\da-f]{3,6}\b/g) ?? [];
    const doMarca = ['#68c2c1', '#e9457a', '#ef7a5c', '#8d8883', '#fff'];
    expect(
      cores.filter((cor) => !doMarca.includes(cor)),
      nome,
    ).toEqual([]);
  }
});

test('a person has one tint, wherever the name stands, and people have several', () => {
  const nomes = [
    'Helena Duarte',
    'Rafael Nogueira',
    'Camila Prado',
    'Diego Farias',
    'Otávio Brandão',
    'João Reis',
  ];
  expect(new Set(nomes.map(tomDe)).size).toBeGreaterThan(3);
  desenhar(
    <>
      <AvatarDaPessoa nome="Helena Duarte" />
      <Avatares pessoas={[{ id: 'h', nome: 'Helena Duarte' }]} />
    </>,
  );
  const [um, outro] = screen.getAllByRole('img', { name: 'Helena Duarte' });
  expect(um).toHaveAttribute('data-tom', String(tomDe('Helena Duarte')));
  expect(outro).toHaveAttribute('data-tom', String(tomDe('Helena Duarte')));
});

test.each([
  [false, 'bottom-left'],
  [true, 'top-center'],
])('toasts lie over the menu, on phones under the header (phone: %s)', async (celular, lugar) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: celular, media, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  );
  desenhar(<p>Página</p>);
  act(() => avisarSucesso(`Aviso em ${lugar}`));
  const aviso = await screen.findByText(`Aviso em ${lugar}`);
  expect(aviso.closest('[data-position]')).toHaveAttribute('data-position', lugar);
});

test('breadcrumbs: the last one is the page itself', () => {
  desenhar(<Breadcrumbs itens={[{ rotulo: 'Ideias', para: '/ideias' }, { rotulo: 'Menos papel' }]} />);
  expect(screen.getByRole('link', { name: 'Ideias' })).toHaveAttribute('href', '/ideias');
  expect(screen.getByText('Menos papel')).toHaveAttribute('aria-current', 'page');
});

test('people: three pictures, and the names of the others', () => {
  const pessoas = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio'].map((nome) => ({ id: nome, nome }));
  desenhar(<Avatares pessoas={pessoas} />);
  expect(screen.getByRole('list', { name: '6 pessoas' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ana' })).toBeVisible();
  expect(screen.getByText('+3')).toBeVisible();
  expect(screen.getByText('e mais Davi, Eva, Fábio')).toBeInTheDocument();
});

test('relative time keeps the full date', () => {
  const quando = new Date(Date.now() - 3 * 3600 * 1000);
  desenhar(<RelativeTime valor={quando} />);
  const tempo = screen.getByText('há 3 horas');
  expect(tempo).toHaveAttribute('datetime', quando.toISOString());
  expect(tempo).toHaveAttribute(
    'title',
    expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}( \(Brasília\))?$/),
  );
});

test('a date long ago reads on after a verb', () => {
  desenhar(
    <p>
      publicada <RelativeTime valor={new Date(2019, 8, 14, 12)} emFrase />, movida{' '}
      <RelativeTime valor={new Date(Date.now() - 3 * 3600 * 1000)} emFrase />
    </p>,
  );
  expect(screen.getByText(/publicada/)).toHaveTextContent('publicada em 14/09/2019, movida há 3 horas');
});

test('a status says its name', () => {
  desenhar(<StatusBadge cor="teal">Nova ideia</StatusBadge>);
  expect(screen.getByText('Nova ideia')).toBeVisible();
});

test('loading is announced', () => {
  desenhar(<PageSkeleton forma="painel" />);
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
});

test('markdown arrives formatted', async () => {
  desenhar(<Markdown>Ficou **mais** simples</Markdown>);
  expect(await screen.findByText('mais')).toHaveProperty('tagName', 'STRONG');
});

test('offline: a quiet bar while it lasts', () => {
  const ligada = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  desenhar(<FaixaOffline />);
  expect(screen.getByText(/Você está sem conexão/)).toBeVisible();
  ligada.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Você está sem conexão/)).toBeNull();
});

test('frame: landmarks, and a first stop that skips to the content', async () => {
  const usuario = userEvent.setup();
  desenhar(
    <Moldura cabecalho="Empresa" menu={<a href="/ideias">Ideias</a>} rodape="Versão 2.001.45">
      <h1>Página</h1>
    </Moldura>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('Empresa');
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument();
  await usuario.tab();
  expect(screen.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
  await usuario.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

function Some() {
  const [ha, setHa] = useState(true);
  return ha ? <button onClick={() => setHa(false)}>Remover filtro</button> : <p>Sem filtros</p>;
}

test('frame: what had the focus goes with what it did, and the page has it', async () => {
  const usuario = userEvent.setup();
  desenhar(
    <Moldura cabecalho="Empresa">
      <Some />
    </Moldura>,
  );
  await usuario.click(screen.getByRole('button', { name: 'Remover filtro' }));
  expect(screen.getByText('Sem filtros')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('frame: who follows a link in the page goes on in the next one; who follows one of the menu stays there', async () => {
  const usuario = userEvent.setup();
  desenhar(
    <Moldura cabecalho="Empresa" menu={<Link to="/menu">Do menu</Link>}>
      <Routes>
        <Route path="/detalhe" element={<h1>Detalhe</h1>} />
        <Route path="*" element={<Link to="/detalhe">Da página</Link>} />
      </Routes>
    </Moldura>,
  );
  await usuario.click(screen.getByRole('link', { name: 'Da página' }));
  expect(screen.getByRole('heading', { name: 'Detalhe' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  await usuario.click(screen.getByRole('link', { name: 'Do menu' }));
  expect(screen.getByRole('link', { name: 'Do menu' })).toHaveFocus();
});

test('a note that comes late stands between the page and the footer: it covers and pushes neither', () => {
  desenhar(
    <Moldura cabecalho="Empresa" rodape="Versão" recado={<p>Recado</p>}>
      Página
    </Moldura>,
  );
  const recado = screen.getByText('Recado');
  expect(recado.previousElementSibling).toHaveTextContent(/^Página$/);
  expect(recado.nextElementSibling).toBe(screen.getByRole('contentinfo'));
});
