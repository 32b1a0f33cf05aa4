// Saved views above a list: what is saved, opened, renamed and removed, and that nobody's tab overwrites another's.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { BarraDaLista } from '@/ui/lista/BarraDaLista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { banco } from '@tests/support/banco';
import { umasVisoes } from '@tests/support/documentos';
import { caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const usuario = userEvent.setup();
const guardadas = `${caminhos.visoes(EMPRESA, caio.uid)}/ideias`;
const FILTROS = ['status'] as const;

/** A list with a search and no more: it has the views by the kit alone. */
function Lista() {
  const { pathname, search } = useLocation();
  return (
    <>
      <BarraDaLista busca="Pesquisar ideias" estado={useEstadoDaLista({ filtros: FILTROS })} />
      <output aria-label="Endereço">{pathname + search}</output>
    </>
  );
}
async function abrir(endereco: string) {
  desenharTela(umaSessao(caio), <Lista />, endereco);
  await usuario.click(screen.getByRole('button', { name: 'Visões' }));
  return within(await screen.findByRole('dialog', { name: 'Visões desta lista' }));
}
const endereco = () => screen.getByRole('status', { name: 'Endereço' }).textContent;

beforeEach(() => banco.esvaziar());

it('salva a busca, os filtros e a ordem sob um nome; a visão é um link que as traz de volta', async () => {
  const janela = await abrir('/ideias?status=APROVADA&busca=%C3%A1gua&ordem=titulo:desc&pagina=3');
  await usuario.type(
    await janela.findByRole('textbox', { name: 'Salvar esta visão como' }),
    ' Água aprovada ',
  );
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
  const link = await janela.findByRole('link', { name: 'Água aprovada' });
  expect(banco.ler(guardadas)).toMatchObject({
    nomes: ['Água aprovada'],
    buscas: ['busca=%C3%A1gua&ordem=titulo%3Adesc&status=APROVADA'],
    createdBy: caio.uid,
  });
  expect(link).toHaveAttribute('aria-current', 'page');
  // The present one is saved: it is not offered again.
  expect(janela.queryByRole('textbox')).toBeNull();
});

it('abre uma visão na mesma lista e fecha a janela', async () => {
  banco.guardar(guardadas, umasVisoes(caio));
  const janela = await abrir('/ideias?busca=x');
  await usuario.click(await janela.findByRole('link', { name: 'Aprovadas deste ano' }));
  await waitFor(() => expect(endereco()).toBe('/ideias?status=APROVADA'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sem filtro nada há para salvar, e outra lista tem as suas', async () => {
  banco.guardar(guardadas, umasVisoes(caio));
  const janela = await abrir('/desafios?pagina=2');
  expect(await janela.findByText(/Filtre ou ordene esta, e depois a salve aqui\./)).toBeVisible();
  expect(janela.queryByRole('textbox')).toBeNull();
  expect(janela.queryByRole('link')).toBeNull();
});

it('renomeia e remove', async () => {
  banco.guardar(guardadas, umasVisoes(caio, { nomes: ['Uma', 'Outra'], buscas: ['a=1', 'b=2'] }));
  const janela = await abrir('/ideias');
  await usuario.click(await janela.findByRole('button', { name: 'Renomear Uma' }));
  const campo = janela.getByRole('textbox', { name: 'Novo nome de "Uma"' });
  await usuario.clear(campo);
  await usuario.type(campo, 'outra');
  await usuario.click(janela.getByRole('button', { name: 'Renomear' }));
  expect(janela.getByRole('alert')).toHaveTextContent('Você já tem uma visão com este nome nesta lista.');
  expect(banco.gravacoes).toBe(0);
  await usuario.clear(campo);
  await usuario.type(campo, 'Primeira');
  await usuario.click(janela.getByRole('button', { name: 'Renomear' }));
  await janela.findByRole('link', { name: 'Primeira' });
  await usuario.click(janela.getByRole('button', { name: 'Remover Outra' }));
  await waitFor(() => expect(janela.queryByRole('link', { name: 'Outra' })).toBeNull());
  expect(banco.ler(guardadas)).toMatchObject({ nomes: ['Primeira'], buscas: ['a=1'] });
});

it('mudadas noutra aba, nada se sobrescreve: lê as de agora e diz', async () => {
  banco.guardar(guardadas, umasVisoes(caio, { nomes: ['Uma'], buscas: ['a=1'] }));
  const janela = await abrir('/ideias?busca=x');
  await janela.findByRole('link', { name: 'Uma' });
  banco.mudar(guardadas, { nomes: ['Uma', 'Nova'], buscas: ['a=1', 'n=1'] });
  await usuario.click(janela.getByRole('button', { name: 'Remover Uma' }));
  expect(await janela.findByRole('link', { name: 'Nova' })).toBeVisible();
  expect(janela.getByRole('alert')).toBeVisible();
  expect(banco.ler(guardadas)).toMatchObject({ nomes: ['Uma', 'Nova'] });
});
