// A text of the report's table: what fits is whole, what is longer is cut and opens.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MAIOR_TEXTO_NA_TABELA } from '@/domain/relatorio/relatorio';
import { desenhar } from '@tests/support/render';
import { CelulaLonga } from './CelulaLonga';

it('o maior texto que cabe está inteiro e sem botão; um de uma letra a mais é cortado, e abre inteiro', async () => {
  const [cabe, passa] = [MAIOR_TEXTO_NA_TABELA, MAIOR_TEXTO_NA_TABELA + 1].map((n) => 'a'.repeat(n)) as [
    string,
    string,
  ];
  const { unmount } = desenhar(<CelulaLonga texto={cabe} titulo="Descrição" aoVer={() => undefined} />);
  expect(screen.getByText(cabe)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();

  const aoVer = vi.fn();
  desenhar(<CelulaLonga texto={passa} titulo="Descrição" aoVer={aoVer} />);
  expect(screen.queryByText(passa)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver tudo: Descrição' }));
  expect(aoVer).toHaveBeenCalledExactlyOnceWith({ titulo: 'Descrição', partes: [['Descrição', passa]] });
});
