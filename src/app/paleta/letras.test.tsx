// What is typed right after Ctrl+K, before the palette's code and its field are there, is what the field holds.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ana } from '@tests/support/personas';
import { desenharTela } from '@tests/support/telas';
import { umaSessao } from '@tests/support/sessao';
import { useTeclas } from '@/ui/moldura/useTeclas';
import { useDialogosDoShell } from '../useDialogosDoShell';

vi.mock('./resultados', () => ({
  resultadosDaPaleta: (_: unknown, texto: string) => ({ queryKey: [texto], queryFn: () => [] }),
}));

const daPagina = vi.fn<() => void>();

function Pagina() {
  useTeclas([['n', daPagina]]);
  return (
    <>
      <input aria-label="Campo da página" />
      {useDialogosDoShell().dialogos}
    </>
  );
}

const teclar = (...teclas: string[]) => {
  for (const key of teclas) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const chamar = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

it('as letras digitadas enquanto a paleta ainda vem ficam no campo, e não são atalhos da página', async () => {
  desenharTela(umaSessao(ana), <Pagina />);
  chamar();
  teclar('n', 'o', 'x', 'Backspace', 'Shift', 't');
  const campo = await screen.findByPlaceholderText('Buscar...');
  await waitFor(() => expect(campo).toHaveFocus());
  expect(campo).toHaveValue('not');
  expect(daPagina).not.toHaveBeenCalled();
  await userEvent.keyboard('as');
  expect(campo).toHaveValue('notas');
  // Asked for again while it is open, it takes what is typed as before.
  chamar();
  await userEvent.keyboard('!');
  expect(campo).toHaveValue('notas!');
});

it('quem desiste com Esc tem de volta as teclas da página', () => {
  desenharTela(umaSessao(ana), <Pagina />);
  chamar();
  teclar('a', 'Escape', 'n');
  expect(daPagina).toHaveBeenCalledOnce();
});
