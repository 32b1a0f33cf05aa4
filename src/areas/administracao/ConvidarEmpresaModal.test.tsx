import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { chamar } from '@/firebase/chamadas/callable';
import { buscarJson } from '@/areas/cadastro/empresa/buscarJson';
import { ConvidarEmpresaModal } from './ConvidarEmpresaModal';

vi.mock('@/firebase/chamadas/callable', () => ({ chamar: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({
  buscarJson: vi.fn<typeof buscarJson>(() => Promise.reject(new Error('fora do ar'))),
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

it('o CPF que a base nacional põe no nome de um MEI fica de fora do convite, com uma frase (V20)', async () => {
  vi.mocked(buscarJson).mockResolvedValueOnce({ razao_social: 'PESSOA INVENTADA DE TESTE 00000000191' });
  vi.mocked(chamar).mockReset().mockResolvedValueOnce({ id: 'nova' });
  desenharTela(umaSessao(ana), <ConvidarEmpresaModal aoFechar={() => {}} />);
  const usuario = userEvent.setup();
  await usuario.type(screen.getByLabelText('CNPJ'), '11444777000161');
  expect(await screen.findByText('Pessoa Inventada de Teste')).toBeVisible();
  expect(
    screen.getByText('Na base nacional, o nome desta empresa traz um CPF, que ficou de fora.'),
  ).toBeVisible();
  await usuario.type(screen.getByLabelText('Nome'), 'Pessoa de Teste');
  await usuario.type(screen.getByLabelText('E-mail do responsável pelo projeto'), 'dona@teste.exemplo');
  await usuario.click(screen.getByRole('button', { name: 'Enviar convite' }));
  await waitFor(() => expect(chamar).toHaveBeenCalledOnce());
  expect(vi.mocked(chamar).mock.calls[0]?.[1]).toMatchObject({
    registro: { razaoSocial: 'Pessoa Inventada de Teste', nomeFantasia: 'Pessoa Inventada de Teste' },
  });
});
