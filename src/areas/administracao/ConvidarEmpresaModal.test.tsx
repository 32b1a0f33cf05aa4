import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { chamar } from '@/firebase/chamadas/callable';
import { ConvidarEmpresaModal } from './ConvidarEmpresaModal';

vi.mock('@/firebase/chamadas/callable', () => ({ chamar: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({
  buscarJson: () => Promise.reject(new Error('fora do ar')),
}));

it('enviado outra vez depois de uma resposta perdida, o convite é o mesmo pedido (E20)', async () => {
  const perdida = new Error('a resposta se perdeu');
  vi.mocked(chamar).mockRejectedValueOnce(perdida).mockResolvedValueOnce({ id: 'nova' });
  const fechar = vi.fn<() => void>();
  desenharTela(umaSessao(ana), <ConvidarEmpresaModal aoFechar={fechar} />);
  const usuario = userEvent.setup();
  await usuario.type(screen.getByLabelText('CNPJ'), '11222333000181');
  await usuario.type(screen.getByLabelText('Nome'), 'Padaria do Porto');
  await usuario.type(screen.getByLabelText('E-mail do responsável pelo projeto'), 'dono@porto.exemplo');
  await usuario.click(screen.getByRole('button', { name: 'Enviar convite' }));
  await screen.findByText('a resposta se perdeu');
  await usuario.click(screen.getByRole('button', { name: 'Enviar convite' }));
  await waitFor(() => expect(fechar).toHaveBeenCalledOnce());
  const [primeiro, segundo] = vi.mocked(chamar).mock.calls.map(([, , pedido]) => pedido);
  expect(primeiro).toEqual(expect.any(String));
  expect(segundo).toBe(primeiro);
});
