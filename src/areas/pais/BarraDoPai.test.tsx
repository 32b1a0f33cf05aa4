// The bar at the lower edge of a parent's page: only on phones, only what the person may, and each leads where it says.
import { Textarea } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { likesData } from '@/areas/ideias/detalhe/likes.data';
import { PatrocinioBloco } from '@/areas/patrocinio/PatrocinioBloco';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { lugarDoPai } from '@/domain/pai/pai';
import { noCelular } from '@tests/support/celular';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ANCORA } from './ancoras';
import { BarraDoPai } from './BarraDoPai';

const consulta = (chave: string, valor: unknown) => ({ queryKey: [chave], queryFn: () => valor }) as never;
const ideia = (mudancas = {}) => umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara, mudancas) });
const curtir = vi.fn((_curte: boolean) => Promise.resolve());
const botoes = () => screen.queryAllByRole('button').map((botao) => botao.textContent);

beforeEach(() => {
  curtir.mockClear();
  vi.spyOn(likesData, 'meuLike').mockReturnValue(consulta('like', null));
  vi.spyOn(likesData, 'curtir').mockReturnValue({ mutationFn: curtir });
  vi.spyOn(patrocinioData, 'saldo').mockReturnValue(
    consulta('saldo', { dadas: 0, maximo: 40, quota: 100, aberto: true }),
  );
});

it('no computador não existe', () => {
  desenharTela(umaSessao(caio), <BarraDoPai pai={ideia()} />);
  expect(botoes()).toEqual([]);
});

it('curtir age nela mesma', async () => {
  noCelular();
  desenharTela(umaSessao(caio), <BarraDoPai pai={ideia()} />);
  expect(screen.getByRole('group', { name: 'O que fazer com esta ideia' })).toBeInTheDocument();
  const botao = await screen.findByRole('button', { name: 'Curtir essa ideia (0)', pressed: false });
  await waitFor(() => expect(botao).toBeEnabled());
  fireEvent.click(botao);
  await waitFor(() => expect(curtir.mock.calls[0]?.[0]).toBe(true));
});

it('patrocinar abre o bloco recolhido e põe o foco no primeiro valor', async () => {
  noCelular();
  desenharTela(
    umaSessao(caio),
    <>
      <PatrocinioBloco pai={ideia()} />
      <BarraDoPai pai={ideia()} />
    </>,
  );
  const valores = await screen.findByRole('group', { name: 'Valores sugeridos' });
  fireEvent.click(screen.getByRole('button', { name: 'Patrocínio', expanded: true }));
  expect(valores).not.toBeVisible();
  const barra = within(screen.getByRole('group', { name: 'O que fazer com esta ideia' }));
  fireEvent.click(barra.getByRole('button', { name: 'Patrocinar' }));
  expect(valores).toBeVisible();
  expect(within(valores).getAllByRole('button')[0]).toHaveFocus();
});

it('comentar leva ao campo, ou ao bloco enquanto ele vem', () => {
  noCelular();
  desenharTela(
    umaSessao(caio),
    <>
      <div id={ANCORA.conversa} data-testid="conversa" />
      <BarraDoPai pai={ideia()} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(screen.getByTestId('conversa')).toHaveFocus();
});

it('com o campo é nele que se escreve', () => {
  noCelular();
  desenharTela(
    umaSessao(caio),
    <>
      <div id={ANCORA.conversa}>
        <Textarea aria-label="Seu comentário" />
      </div>
      <BarraDoPai pai={ideia()} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(screen.getByRole('textbox', { name: 'Seu comentário' })).toHaveFocus();
});

it('oferece só o que se pode', () => {
  noCelular();
  const mostradas = (...de: [Parameters<typeof umaSessao>, ReturnType<typeof ideia>]) => {
    const { unmount } = desenharTela(umaSessao(...de[0]), <BarraDoPai pai={de[1]} />);
    const vistas = botoes();
    unmount();
    return vistas;
  };
  const desafio = { lugar: lugarDoPai(DESAFIO, EMPRESA, 'd'), pai: umPai(), chave: ['desafio', 'd'] };
  expect({
    publicada: mostradas([caio], ideia()),
    aprovada: mostradas([caio], ideia({ status: 'APROVADA', permitirComentarios: false })),
    semCriar: mostradas([caio, { sem: ['3.criacao', '3.editar'] }], ideia()),
    rascunho: mostradas([clara], umPaiNaTela({ id: 'r', ...umaIdeia(clara) })),
    desafio: mostradas([caio], desafio),
  }).toEqual({
    publicada: ['Curtir 0', 'Patrocinar', 'Comentar'],
    aprovada: ['Curtir 0'],
    semCriar: ['Curtir 0'],
    rascunho: [],
    desafio: ['Patrocinar', 'Comentar'],
  });
});
