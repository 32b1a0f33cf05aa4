// Regional means and their like, for who organises (part 3 §7, decisions Q234).
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ana } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { MediasPorCorte } from './MediasPorCorte';
import type { MediaDoCorte } from './mediasPorCorte.data';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const NOME = 'resultadosFunctions-mediasPorCorte';
const CORTES: MediaDoCorte[] = [
  { chave: 'todas', tipo: 'todas', nome: 'Todas as empresas', n: 9, media: 61_25 },
  { chave: 'regiao:norte', tipo: 'regiao', nome: 'Norte', n: 2, media: null },
  { chave: 'regiao:sul', tipo: 'regiao', nome: 'Sul', n: 7, media: 64_00 },
  { chave: 'regiao:leste', tipo: 'regiao', nome: 'Leste', n: 2, media: null },
  { chave: 'porte:MICRO_EMPRESA', tipo: 'porte', nome: 'Micro Empresa', n: 9, media: 61_25 },
];
const Endereco = () => <output aria-label="endereço">{useLocation().search}</output>;
const abrir = (cortes: readonly MediaDoCorte[] = CORTES, busca = '') => {
  servidor.respostas = { [NOME]: { cortes } };
  return desenharTela(
    umaSessao(ana),
    <>
      <Endereco />
      <MediasPorCorte idProjeto="p" questionarioId="q" />
    </>,
    `/analisarRespostas${busca}`,
  );
};
beforeEach(() => servidor.esvaziar());

describe('médias por região, porte e categoria', () => {
  it('lê-se quando se abre; a escolha fica no endereço, ao lado das outras', async () => {
    abrir(CORTES, '?questionario=q');
    expect(servidor.feitos).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar médias', expanded: false }));
    expect(await screen.findByRole('row', { name: 'Todas as empresas 9 61,25' })).toBeVisible();
    // Those of most companies first, and equal ones by name.
    const linhas = screen.getAllByRole('rowheader').map((linha) => linha.closest('tr')?.textContent);
    expect(linhas).toEqual([
      'Todas as empresas961,25',
      'Sul764,00',
      'Leste2Menos de cinco',
      'Norte2Menos de cinco',
    ]);
    expect(screen.queryByRole('row', { name: /Micro Empresa/ })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Médias por' }), { target: { value: 'porte' } });
    expect(screen.getByLabelText('endereço')).toHaveTextContent('?questionario=q&medias=porte');
    expect(screen.getByRole('row', { name: 'Micro Empresa 9 61,25' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Esconder médias', expanded: true }));
    expect(screen.getByLabelText('endereço')).toHaveTextContent('?questionario=q');
    expect(within(document.body).queryByRole('table')).toBeNull();
  });

  it('diz quando um corte não tem ninguém, e quando nada há', async () => {
    const { unmount } = abrir(CORTES, '?medias=categoria');
    expect(await screen.findByText('Nenhuma empresa com média tem categoria.')).toBeVisible();
    unmount();
    abrir([], '?medias=regiao');
    expect(await screen.findByText('Nenhuma empresa tem média neste questionário.')).toBeVisible();
  });

  it('a recusa aparece com as palavras do servidor, e se tenta de novo', async () => {
    servidor.agir = () => {
      throw new ErroDoProduto('Questionário não encontrado!');
    };
    abrir(CORTES, '?medias=regiao');
    expect(await screen.findByText('Questionário não encontrado!')).toBeVisible();
    servidor.agir = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('row', { name: 'Sul 7 64,00' })).toBeVisible();
  });
});
