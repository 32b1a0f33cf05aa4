// Companies of a spreadsheet as an organiser invites them (decisions P330).
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { relerDepois } from '@/firebase/dados/relerDepois';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { empresasDoProjetoData, type EmpresaNoProjeto } from './empresasDoProjeto.data';
import { ImportarEmpresasModal } from './ImportarEmpresasModal';

vi.mock('@/firebase/dados/relerDepois', () => ({ relerDepois: vi.fn<typeof relerDepois>() }));

const convidou = vi.fn<typeof empresasDoProjetoData.convidarUma>();
const removeu = vi.fn<typeof empresasDoProjetoData.removerConvidada>();
const fechou = vi.fn();
const PROJETO = { id: 'p1', nome: 'Prêmio', categoria: ['Indústria', 'Serviços'] };

/** What the server says of each CNPJ. */
const SITUACAO: Record<string, EmpresaNoProjeto['situacao']> = {
  '11222333000181': 'CONVIDADA',
  '44555666000181': 'INSCRITA',
  '77888999000181': 'JA_INSCRITA',
};
beforeEach(() => {
  for (const chamada of [convidou, removeu, fechou, vi.mocked(relerDepois)]) chamada.mockReset();
  convidou.mockImplementation((_sessao, _projeto, { dados: { cnpj } }) => {
    const situacao = SITUACAO[cnpj];
    return situacao
      ? Promise.resolve({ id: `id-de-${cnpj}`, situacao })
      : Promise.reject(new ErroDoProduto('Empresa inativa'));
  });
  removeu.mockResolvedValue({ ok: true });
  vi.spyOn(empresasDoProjetoData, 'convidarUma').mockImplementation(convidou);
  vi.spyOn(empresasDoProjetoData, 'removerConvidada').mockImplementation(removeu);
});

const LINHAS = [
  'CNPJ;Empresa;E-mail;Categoria',
  '11.222.333/0001-81;Padaria do Porto;maria@exemplo.com.br;serviços',
  '44.555.666/0001-81;Cometa Logística;cometa@exemplo.com.br;',
  '77.888.999/0001-81;Metalúrgica Sul;sul@exemplo.com.br;Indústria',
  '12.345.678/0001-95;Inativa Comércio;inativa@exemplo.com.br;Indústria',
  '11.222.333/0001-82;Dígito Errado;digito@exemplo.com.br;Indústria',
].join('\n');

function colar(projeto = PROJETO) {
  const tela = desenharTela(umaSessao(ana), <ImportarEmpresasModal projeto={projeto} aoFechar={fechou} />);
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), { target: { value: LINHAS } });
  return { ...tela, usuario: userEvent.setup() };
}
const clicar = async (usuario: ReturnType<typeof colar>['usuario'], nome: string | RegExp) =>
  usuario.click(await screen.findByRole('button', { name: nome }));
const itens = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('mostra cada linha como foi entendida, e só manda as certas, com a categoria do projeto', async () => {
  const { usuario } = colar();
  expect(
    await screen.findByText('4 empresas prontas para convidar; 1 linha com problema fica de fora.'),
  ).toBeVisible();
  const previa = within(screen.getByRole('table', { name: 'Empresas que serão convidadas' }));
  expect(previa.getByRole('row', { name: /Dígito Errado/ })).toHaveTextContent('CNPJ inválido');
  expect(previa.getByRole('row', { name: /Padaria do Porto/ })).toHaveTextContent('Serviços');
  expect(previa.getByRole('row', { name: /Cometa/ })).toHaveTextContent('A própria empresa escolhe');
  await usuario.selectOptions(screen.getByLabelText('Categoria das linhas que não têm'), 'Indústria');
  expect(previa.getByRole('row', { name: /Cometa/ })).toHaveTextContent('Indústria');
  expect(convidou).not.toHaveBeenCalled();
  await clicar(usuario, 'Convidar 4 empresas');
  expect(await screen.findByText('Importação terminada')).toBeVisible();
  expect(
    screen.getByText(
      '1 empresa convidada; 1 empresa que a licenciada já tinha, inscrita; 1 que já estava inscrita.',
    ),
  ).toBeVisible();
  expect(itens()).toEqual([
    'Linha 5, Inativa Comércio (12.345.678/0001-95): Empresa inativa',
    'Linha 3, Cometa Logística (44.555.666/0001-81): inscrita agora, e quem a administra é avisado por e-mail.',
    'Linha 4, Metalúrgica Sul (77.888.999/0001-81): já estava inscrita no projeto.',
  ]);
  expect(convidou.mock.calls.map(([, { id }, { dados }]) => [id, dados.cnpj, dados.categoria])).toEqual([
    ['p1', '11222333000181', 'Serviços'],
    ['p1', '44555666000181', 'Indústria'],
    ['p1', '77888999000181', 'Indústria'],
    ['p1', '12345678000195', 'Indústria'],
  ]);
});

it('a única categoria do projeto vale sem que se escolha', async () => {
  colar({ ...PROJETO, categoria: ['Indústria'] });
  const previa = within(await screen.findByRole('table', { name: 'Empresas que serão convidadas' }));
  expect(previa.getByRole('row', { name: /Cometa/ })).toHaveTextContent('Indústria');
});

it('B41 desfazer pergunta antes, e remove só a que a importação criou; as que já havia ficam, e se diz quais', async () => {
  const { usuario } = colar();
  await clicar(usuario, /^Convidar 4/);
  await clicar(usuario, 'Desfazer importação');
  await clicar(usuario, 'Cancelar');
  expect(removeu).not.toHaveBeenCalled();
  removeu.mockRejectedValueOnce(new ErroDoProduto('Sem conexão.'));
  await clicar(usuario, 'Desfazer importação');
  await clicar(usuario, 'Desfazer a importação');
  expect(await screen.findByText('A importação não foi toda desfeita')).toBeVisible();
  expect(screen.getByText('1 empresa convidada continua no projeto.')).toBeVisible();
  expect(itens()[0]).toBe('Linha 2, Padaria do Porto (11.222.333/0001-81): Sem conexão.');
  await clicar(usuario, 'Desfazer importação');
  await clicar(usuario, 'Desfazer a importação');
  expect(await screen.findByText('Importação desfeita')).toBeVisible();
  expect(screen.getByText(/^Já existiam antes da importação, e continuam inscritas/)).toBeVisible();
  expect(itens()).toHaveLength(2);
  expect(removeu.mock.calls.map(([, id]) => id)).toEqual(['id-de-11222333000181', 'id-de-11222333000181']);
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
});

it('na segunda vez da mesma visita começa vazia, e os pedidos são outros', async () => {
  const { usuario, unmount } = colar();
  await clicar(usuario, /^Convidar 4/);
  await screen.findByText('Importação terminada');
  fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  expect(fechou).toHaveBeenCalledOnce();
  unmount();
  const outra = colar();
  await clicar(outra.usuario, /^Convidar 4/);
  await screen.findByText('Importação terminada');
  const pedidos = convidou.mock.calls.map(([, , { requestId }]) => requestId);
  expect(new Set(pedidos).size).toBe(8);
});

it('a lista se lê de novo depois, até que o que os gatilhos derivam tenha vindo', async () => {
  const { usuario, cliente } = colar();
  await clicar(usuario, /^Convidar 4/);
  await screen.findByText('Importação terminada');
  expect(relerDepois).toHaveBeenCalledExactlyOnceWith(
    cliente,
    empresasDoProjetoData.chave(umaSessao(ana), 'p1'),
  );
});

it('linhas demais recusam tudo, com a conta', () => {
  desenharTela(umaSessao(ana), <ImportarEmpresasModal projeto={PROJETO} aoFechar={fechou} />);
  const linhas = Array.from({ length: 201 }, (_, i) => `${i};Empresa ${i};dona${i}@exemplo.com.br`);
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), {
    target: { value: ['CNPJ;Nome;E-mail', ...linhas].join('\n') },
  });
  expect(
    screen.getByText('São 201 linhas; o limite é 200 empresas por vez. Divida a lista em partes.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Convidar' })).toBeDisabled();
});
