import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { Banner } from './Banner';

const imagens = ['Um', 'Dois', 'Três'].map((descricao) => ({
  id: descricao,
  descricao,
  link: `https://premio.exemplo/${descricao}`,
  imagem: <img src={`${descricao}.png`} alt="" />,
}));
const mostrada = () => screen.getByRole('link').textContent;
const passar = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const mostrar = (props: Partial<Parameters<typeof Banner>[0]> = {}) =>
  desenhar(<Banner rotulo="Banner do prêmio" imagens={imagens} tempo={5_000} trocar {...props} />);
const comMenosMovimento = (menos: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (consulta) =>
      ({
        matches: menos && consulta.includes('reduced-motion'),
        media: consulta,
        addEventListener: () => {},
        removeEventListener: () => {},
        addListener: () => {},
        removeListener: () => {},
      }) as unknown as MediaQueryList,
  );

beforeEach(() => {
  vi.useFakeTimers();
  comMenosMovimento(false);
});
afterEach(() => vi.useRealTimers());

it('as imagens se revezam no tempo dado; só a atual e a próxima são pedidas', () => {
  const { container } = mostrar();
  expect(mostrada()).toBe('Um');
  expect(container.querySelectorAll('img')).toHaveLength(2);
  passar(4_999);
  expect(mostrada()).toBe('Um');
  passar(1);
  expect(mostrada()).toBe('Dois');
  passar(5_000);
  passar(5_000);
  expect(mostrada()).toBe('Um');
});
it('cada uma leva ao seu link em outra aba, e diz o que mostra', () => {
  mostrar();
  const link = screen.getByRole('link', { name: 'Um (abre em outra aba)' });
  expect(link).toHaveAttribute('href', 'https://premio.exemplo/Um');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
it('param por um botão, e continuam por ele', () => {
  mostrar();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  passar(20_000);
  expect(mostrada()).toBe('Um');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  passar(5_000);
  expect(mostrada()).toBe('Dois');
});
it('esperam enquanto alguém olha de perto, com o mouse ou com o teclado', () => {
  mostrar();
  const banner = screen.getByRole('region', { name: 'Banner do prêmio' });
  fireEvent.mouseEnter(banner);
  passar(20_000);
  expect(mostrada()).toBe('Um');
  fireEvent.mouseLeave(banner);
  act(() => screen.getByRole('link').focus());
  passar(20_000);
  expect(mostrada()).toBe('Um');
  act(() => screen.getByRole('link').blur());
  passar(5_000);
  expect(mostrada()).toBe('Dois');
});
it('quem pede menos movimento troca com os botões', () => {
  comMenosMovimento(true);
  mostrar();
  passar(20_000);
  expect(mostrada()).toBe('Um');
  expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Imagem anterior' }));
  expect(mostrada()).toBe('Três');
  fireEvent.click(screen.getByRole('button', { name: 'Próxima imagem' }));
  expect(mostrada()).toBe('Um');
});
it.each([
  ['sem trocar', { trocar: false }],
  ['com tempo zero', { tempo: 0 }],
])('%s, ficam até que alguém as troque', (_caso, props) => {
  mostrar(props);
  passar(60_000);
  expect(mostrada()).toBe('Um');
  expect(screen.getByText('1 de 3')).toBeInTheDocument();
});
it('uma só não tem botões', () => {
  mostrar({ imagens: imagens.slice(0, 1) });
  passar(60_000);
  expect(mostrada()).toBe('Um');
  expect(screen.queryByRole('button')).toBeNull();
});
it('enquanto a imagem não vem, o lugar dela diz o que mostraria', () => {
  mostrar({ imagens: [{ id: 'Um', descricao: 'Um', link: 'https://premio.exemplo/', imagem: null }] });
  expect(screen.getByText('Um')).toBeVisible();
});
