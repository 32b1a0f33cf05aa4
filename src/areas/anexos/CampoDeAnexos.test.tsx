// Attachments of a form: those chosen together all stay, and none goes beyond the most there may be.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Anexo } from '@/domain/comum/campos';
import { LIMITE } from '@/domain/comum/limite';
import { enviarArquivo } from '@/firebase/arquivos/arquivo';
import { desenhar } from '@tests/support/render';
import { CampoDeAnexos } from './CampoDeAnexos';

vi.mock('@/firebase/arquivos/arquivo', () => ({ enviarArquivo: vi.fn<typeof enviarArquivo>() }));
const anexo = (nome: string, size = nome.length): Anexo => ({
  path: `pasta/${nome}`,
  name: nome,
  size,
  type: 'application/pdf',
});
const nomes = (de: number, ate: number) => Array.from({ length: ate - de + 1 }, (_, i) => `${de + i}.pdf`);
const escolher = (...quais: string[]) =>
  fireEvent.change(screen.getByLabelText('Anexos (opcional)'), {
    target: { files: quais.map((nome) => new File(['x'], nome, { type: 'application/pdf' })) },
  });
/** Those that arrived: nothing is on its way any more. */
const chegaram = (...quais: string[]) =>
  waitFor(() => {
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
    const mostrados = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /\d+\.pdf/.exec(textContent)?.[0]);
    expect(mostrados).toEqual(quais);
  });

function Tela({ iniciais = [] as Anexo[] }) {
  const [anexos, aoMudar] = useState(iniciais);
  return <CampoDeAnexos pasta="pasta" anexos={anexos} aoMudar={aoMudar} />;
}

beforeEach(
  () =>
    void vi
      .mocked(enviarArquivo)
      .mockReset()
      .mockImplementation(async (_pasta, { name }) => anexo(name)),
);

it('dois escolhidos de uma vez ficam os dois', async () => {
  desenhar(<Tela iniciais={[anexo('1.pdf')]} />);
  escolher('2.pdf', '3.pdf');
  await chegaram(...nomes(1, 3));
});

it('até o limite entram todos; de uma escolha maior, o que não coube é dito pelo nome', async () => {
  const { unmount } = desenhar(<Tela iniciais={nomes(1, LIMITE.anexos - 1).map((nome) => anexo(nome))} />);
  escolher(`${LIMITE.anexos}.pdf`);
  await chegaram(...nomes(1, LIMITE.anexos));
  expect(screen.queryByText(/não coube/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Anexos (opcional): escolher arquivos' })).toBeDisabled();
  unmount();

  desenhar(<Tela iniciais={nomes(1, LIMITE.anexos - 1).map((nome) => anexo(nome))} />);
  escolher(`${LIMITE.anexos}.pdf`, `${LIMITE.anexos + 1}.pdf`);
  await chegaram(...nomes(1, LIMITE.anexos));
  // On the field, and said to those who do not see it.
  expect(
    screen.getAllByText(`${LIMITE.anexos + 1}.pdf: não coube. São no máximo ${LIMITE.anexos} arquivos.`)[0],
  ).toBeVisible();
});
