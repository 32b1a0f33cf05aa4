// What one does on a card: like and sponsor as on the page, without reading every heart.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { desafiosData } from '@/areas/desafios/desafios.data';
import { likesData } from '@/areas/ideias/detalhe/likes.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Ideia } from '@/domain/ideias/ideia';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { Lote } from '@/firebase/dados/collection';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';
import { AcoesDoCartao, paiDoCartao } from './AcoesDoCartao';

const consulta = (chave: string, ler: () => unknown) =>
  ({ queryKey: [chave], queryFn: ler, retry: false }) as never;
const TITULO = umaIdeiaPublicada(clara).titulo;
const curtir = vi.fn((_curte: boolean) => Promise.resolve());
const lerLike = vi.fn((_id?: string): unknown => null);

beforeEach(() => {
  curtir.mockClear();
  lerLike.mockReset().mockReturnValue(null);
  vi.spyOn(likesData, 'meuLike').mockReturnValue(consulta('like', lerLike));
  vi.spyOn(likesData, 'curtir').mockReturnValue({ mutationFn: curtir });
});

const mostrar = (mudancas: Partial<Ideia> = {}, quem = umaSessao(caio)) =>
  desenharTela(quem, <AcoesDoCartao tipo={IDEIA} id="i" pai={comoPai(umaIdeiaPublicada(clara, mudancas))} />);
const coracao = () => screen.getByRole('button', { name: new RegExp(`urtir essa ideia: ${TITULO}`) });

it('parado não lê nada; o coração se lê quando se chega a ele', async () => {
  vi.spyOn(likesData, 'meuLike').mockImplementation((_sessao, { lugar }) =>
    consulta(`like ${lugar.id}`, () => lerLike(lugar.id)),
  );
  const pai = comoPai(umaIdeiaPublicada(clara));
  desenharTela(
    umaSessao(caio),
    <>
      <AcoesDoCartao tipo={IDEIA} id="primeira" pai={pai} />
      <AcoesDoCartao tipo={IDEIA} id="segunda" pai={pai} />
    </>,
  );
  const [primeiro, segundo] = screen.getAllByRole('button', { name: /^Curtir/ });
  expect(primeiro).not.toHaveAttribute('aria-pressed');
  if (segundo) fireEvent.focus(segundo);
  await waitFor(() => expect(segundo).toHaveAttribute('aria-pressed', 'false'));
  expect(primeiro).not.toHaveAttribute('aria-pressed');
  expect(lerLike.mock.calls).toEqual([['segunda']]);
});

it('curte e descurte com o mesmo ato da página', async () => {
  lerLike.mockReturnValue({});
  mostrar();
  fireEvent.focus(coracao());
  await waitFor(() => expect(coracao()).toHaveAttribute('aria-pressed', 'true'));
  expect(coracao()).toHaveAccessibleName(`Descurtir essa ideia: ${TITULO} (0)`);
  fireEvent.click(coracao());
  await waitFor(() => expect(curtir.mock.calls[0]?.[0]).toBe(false));
});

it('um toque antes de se saber curte, e nunca tira a curtida que não se mostrou', async () => {
  const { unmount } = mostrar();
  fireEvent.click(coracao());
  await waitFor(() => expect(curtir.mock.calls[0]?.[0]).toBe(true));
  unmount();
  curtir.mockClear();
  lerLike.mockReturnValue({});
  mostrar();
  fireEvent.click(coracao());
  expect(
    await screen.findByText('Você já curtiu esta ideia. Toque de novo para descurtir.'),
  ).toBeInTheDocument();
  expect(curtir).not.toHaveBeenCalled();
});

it('sem saber se curtiu diz que não conseguiu', async () => {
  lerLike.mockRejectedValue(new ErroDoProduto('Sem conexão agora.'));
  mostrar();
  fireEvent.click(coracao());
  expect(await screen.findByText('Sem conexão agora.')).toBeInTheDocument();
  expect(curtir).not.toHaveBeenCalled();
});

it('quem não pode vê números, e não botões', () => {
  mostrar({ status: 'APROVADA', totalComentarios: 2 }, umaSessao(caio));
  expect(screen.queryByRole('button', { name: /Patrocin/ })).toBeNull();
  expect(screen.getByLabelText('0 moedas')).toBeInTheDocument();
  expect(screen.getByLabelText('2 comentários')).toBeInTheDocument();
});

it('patrocinar abre o mesmo formulário da página, e fecha quando se deu', async () => {
  vi.spyOn(patrocinioData, 'saldo').mockReturnValue(
    consulta('saldo', () => ({ dadas: 0, maximo: 40, quota: 100, aberto: true })),
  );
  const patrocinar = vi.fn(() => Promise.resolve());
  vi.spyOn(patrocinioData, 'patrocinar').mockReturnValue({ mutationFn: patrocinar });
  mostrar();
  fireEvent.click(screen.getByRole('button', { name: `Patrocinar: ${TITULO} (0 moedas)` }));
  const janela = within(await screen.findByRole('dialog', { name: `Patrocinar "${TITULO}"` }));
  fireEvent.click(await janela.findByRole('button', { name: '10' }));
  fireEvent.click(janela.getByRole('button', { name: 'Patrocinar' }));
  await waitFor(() => expect(patrocinar).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('alegria')).toBeInTheDocument();
});

it('um desafio não se curte', () => {
  desenharTela(umaSessao(caio), <AcoesDoCartao tipo={DESAFIO} id="d" pai={umPai()} />);
  expect(screen.getAllByRole('button').map((b) => b.getAttribute('title'))).toEqual(['Patrocinar']);
});

it('o cartão e a página leem sob a mesma chave', () => {
  const sessao = umaSessao(caio);
  expect([
    paiDoCartao(sessao, IDEIA, 'x', umPai()).chave,
    paiDoCartao(sessao, DESAFIO, 'x', umPai()).chave,
  ]).toEqual([ideiasData.porId(sessao, 'x').queryKey, desafiosData.porId(sessao, 'x').queryKey]);
});

it('a curtida aparece já em todas as listas, e volta atrás se não se gravou', async () => {
  vi.mocked(likesData.curtir).mockRestore();
  vi.mocked(likesData.meuLike).mockRestore();
  vi.spyOn(Lote.prototype, 'gravar').mockRejectedValue(new ErroDoProduto('Não deu.'));
  const sessao = umaSessao(caio);
  const cliente = clienteDeTeste();
  const itens = ['i', 'outra'].map((id) => ({ id, ...umaIdeiaPublicada(clara) }));
  const lista = [...ideiasData.chave(sessao), 'lista'];
  cliente.setQueryData([...lista, 'sequencia'], { pages: [{ itens }], pageParams: [] });
  cliente.setQueryData([...lista, 'pagina'], { itens });
  const vistos = () =>
    [
      cliente.getQueryData<{ pages: { itens: typeof itens }[] }>([...lista, 'sequencia'])?.pages[0]?.itens,
      cliente.getQueryData<{ itens: typeof itens }>([...lista, 'pagina'])?.itens,
    ].map((lidas) => lidas?.map((uma) => uma.rankingByLikes.totalLikes));
  const pai = paiDoCartao(sessao, IDEIA, 'i', comoPai(umaIdeiaPublicada(clara)));
  const ato = cliente.getMutationCache().build(cliente, likesData.curtir(sessao, pai)).execute(true);
  const falha = ato.catch((erro: unknown) => erro);
  await waitFor(() =>
    expect(vistos()).toEqual([
      [1, 0],
      [1, 0],
    ]),
  );
  expect(await falha).toEqual(new ErroDoProduto('Não deu.'));
  expect(vistos()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
