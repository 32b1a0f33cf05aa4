// Sharing one public address: copied, as files, as a message that the person changes (decisions P325).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as download from '@/ui/formulario/baixar';
import * as copia from '@/ui/texto/copiar';
import { tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { Compartilhar } from './Compartilhar';

const ENDERECO = 'https://inovacao.exemplo/votarEmpresaInspiradora/l/e/q';
const sessao = umaSessao(tea);
const { nomeFantasia } = sessao.empresa;

beforeEach(() => localStorage.clear());

async function abrir() {
  desenharTela(
    sessao,
    <Compartilhar
      endereco={{
        oQue: 'a votação',
        titulo: 'Prêmio Sul',
        chamada: 'Vote pelo celular',
        prazo: 'Até 27/11/2026.',
        endereco: ENDERECO,
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar a votação' }));
  return within(await screen.findByRole('dialog', { name: 'Compartilhar a votação' }));
}

it('mostra o endereço, que se copia, e o código, que diz o que abre', async () => {
  const copiar = vi.spyOn(copia, 'copiarUrl').mockResolvedValue(true);
  const dialogo = await abrir();
  expect(dialogo.getByText(ENDERECO)).toBeInTheDocument();
  fireEvent.click(dialogo.getByRole('button', { name: 'Copiar endereço' }));
  expect(copiar).toHaveBeenLastCalledWith(ENDERECO);
  const codigo = await dialogo.findByRole('img', { name: `Código QR que abre ${ENDERECO}` });
  // An image of its own: no style of the page makes white of its black in dark mode.
  expect(codigo.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

it('a mensagem se muda, e vai com o endereço ao WhatsApp e ao e-mail', async () => {
  const dialogo = await abrir();
  const campo = dialogo.getByRole('textbox', { name: 'Mensagem' });
  expect(campo).toHaveValue(`Prêmio Sul, de ${nomeFantasia}. Vote pelo celular. Até 27/11/2026.`);
  fireEvent.change(campo, { target: { value: 'Votem & chamem os outros!' } });
  const texto = `Votem & chamem os outros!\n\n${ENDERECO}`;
  const leva = (nome: string, parte: string) =>
    new URL(dialogo.getByRole<HTMLAnchorElement>('link', { name: nome }).href).searchParams.get(parte);
  expect(leva('Enviar pelo WhatsApp (abre em outra aba)', 'text')).toBe(texto);
  expect(leva('Enviar por e-mail', 'subject')).toBe('Prêmio Sul');
  expect(leva('Enviar por e-mail', 'body')).toBe(texto.replaceAll('\n', '\r\n'));
});

it.each([
  ['Baixar SVG', 'Codigo Premio Sul.svg', 'image/svg+xml', '<svg'],
  ['Baixar cartaz A4', 'Cartaz Premio Sul.pdf', 'application/pdf', '%PDF'],
])('%s dá um arquivo com o nome do que se compartilha', async (botao, nome, tipo, comeco) => {
  const baixar = vi.spyOn(download, 'baixar').mockReturnValue();
  const dialogo = await abrir();
  fireEvent.click(dialogo.getByRole('button', { name: botao }));
  await waitFor(() => expect(baixar).toHaveBeenCalled());
  const arquivo = baixar.mock.lastCall?.[0];
  expect([arquivo?.name, arquivo?.type]).toEqual([nome, tipo]);
  expect((await arquivo?.text())?.slice(0, comeco.length)).toBe(comeco);
});
