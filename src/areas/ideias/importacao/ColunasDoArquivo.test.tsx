import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { ColunasDoArquivo } from './ColunasDoArquivo';

it('a coluna sem título se chama pela sua posição, a partir de um, e é a que se escolhe', async () => {
  const aoMudar = vi.fn<(mapa: object) => void>();
  desenhar(<ColunasDoArquivo titulos={['Ideia', ' ']} mapa={{ titulo: 0 }} aoMudar={aoMudar} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Problema' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Coluna 2' }));
  expect(aoMudar).toHaveBeenCalledWith({ titulo: 0, descricaoProblema: 1 });
});
