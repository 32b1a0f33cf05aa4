import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import type { Pessoa } from '@/ui/pessoas/Avatares';
import { CampoComMencoes } from './CampoComMencoes';

const PESSOAS = [
  { id: 'camila', nome: 'Camila Prado', detalhe: 'Qualidade' },
  { id: 'carlos', nome: 'Carlos Lima' },
];
const buscar = vi.fn(async (texto: string): Promise<Pessoa[]> =>
  PESSOAS.filter(({ nome }) => nome.toLowerCase().startsWith(texto.toLowerCase())),
);
const mencionar = vi.fn<(pessoa: Pessoa) => void>();
const teclar = vi.fn<() => void>();

function Tela() {
  const [texto, definirTexto] = useState('');
  return (
    <CampoComMencoes
      label="Comentário"
      valor={texto}
      aoMudar={definirTexto}
      aoMencionar={mencionar}
      buscar={buscar}
      aoTeclar={teclar}
    />
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  desenhar(<Tela />);
});
const campo = () => screen.getByLabelText<HTMLTextAreaElement>('Comentário');
const opcoes = () => screen.findAllByRole('option');

describe('CampoComMencoes', () => {
  it("'@' oferece colegas, as setas escolhem e Enter põe o nome no texto", async () => {
    await userEvent.type(campo(), 'Oi @ca');
    expect((await opcoes()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Camila Prado'),
      expect.stringContaining('Carlos Lima'),
    ]);
    const dito = screen.getByRole('status');
    await waitFor(() => expect(dito).toHaveTextContent('2 colegas. Camila Prado, 1 de 2.'));
    await userEvent.keyboard('{ArrowDown}');
    const [, segunda] = await opcoes();
    expect(segunda).toHaveAttribute('aria-selected', 'true');
    expect(campo()).toHaveAttribute('aria-activedescendant', segunda?.id);
    await userEvent.keyboard('{Enter}');
    expect(campo()).toHaveValue('Oi @Carlos Lima ');
    expect(mencionar).toHaveBeenCalledExactlyOnceWith(PESSOAS[1]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(teclar).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }));
  });

  it('o toque escolhe e o que se digita depois continua no lugar', async () => {
    await userEvent.type(campo(), '@cam');
    await waitFor(() => expect(buscar).toHaveBeenCalledWith('cam'));
    const [camila] = await opcoes();
    if (!camila) throw new Error('ninguém oferecido');
    await userEvent.click(camila);
    expect(campo()).toHaveFocus();
    await userEvent.keyboard('veja');
    expect(campo()).toHaveValue('@Camila Prado veja');
  });

  it('no meio de um texto, o que vem depois continua depois, com a sua quebra de linha', async () => {
    await userEvent.type(campo(), 'Bom dia,{Enter}vamos?');
    await userEvent.type(campo(), ' @ca', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await opcoes();
    await userEvent.keyboard('{Enter}');
    expect(campo()).toHaveValue('Bom dia @Camila Prado ,\nvamos?');
    await userEvent.keyboard('e ');
    expect(campo()).toHaveValue('Bom dia @Camila Prado e ,\nvamos?');
  });

  it('Escape fecha a lista, que não volta enquanto se digita a mesma menção', async () => {
    await userEvent.type(campo(), '@ca');
    await opcoes();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('m');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(' @ca');
    await opcoes();
  });

  it('diz quando não acha ninguém e quando a busca falha', async () => {
    await userEvent.type(campo(), '@zz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nenhum colega encontrado.'));
    buscar.mockRejectedValueOnce(new Error('sem rede'));
    await userEvent.type(campo(), 'z');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Não foi possível buscar colegas.'),
    );
    await userEvent.keyboard('{Enter}');
    expect(campo()).toHaveValue('@zzz\n');
  });

  it('um endereço de e-mail não é menção', async () => {
    await userEvent.type(campo(), 'ana@ca');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(buscar).not.toHaveBeenCalled();
  });
});
