// Companies of a project as a person meets them (part 3 §2 and §4; decisions Q20, Q22).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { chamar } from '@/firebase/chamadas/callable';
import { emDias, umProjeto, umStatus } from '@tests/support/documentos';
import { ana, caio, mario, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { EmpresasDoProjetoPage } from './EmpresasDoProjetoPage';
import { empresasDoProjetoData } from './empresasDoProjeto.data';
import { projetosData } from './projetos.data';

vi.mock('@/firebase/chamadas/callable', () => ({ chamar: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({
  buscarJson: () => Promise.reject(new Error('fora do ar')),
}));

const cometa = { id: 'p1_cometa', ...umStatus('p1', 'cometa', { nomeFantasia: 'Cometa Logística' }) };
const pedido = vi.fn();

function mostrar(quem: Persona, linhas: object[] = [cometa], projeto: object | null = umProjeto(tea)) {
  vi.spyOn(projetosData, 'porId').mockReturnValue({
    queryKey: ['projeto'],
    queryFn: () => projeto && { id: 'p1', ...projeto },
  } as never);
  vi.spyOn(empresasDoProjetoData, 'pagina').mockImplementation((_s, lista) => {
    pedido(lista);
    return {
      chave: ['empresas', lista],
      buscar: () => Promise.resolve({ itens: linhas, proxima: undefined }),
      total: { queryKey: ['total'], queryFn: () => linhas.length },
    } as never;
  });
  return desenharTela(
    umaSessao(quem),
    <Routes>
      <Route path="/convidarEmpresa/:projetoId" element={<EmpresasDoProjetoPage />} />
    </Routes>,
    '/convidarEmpresa/p1',
  );
}
beforeEach(() => {
  vi.mocked(chamar).mockReset();
  pedido.mockClear();
});

it('mostra cada empresa com a sua fase, o CNPJ e por onde chegou', async () => {
  mostrar(ana);
  const linha = within((await screen.findByText('Cometa Logística')).closest('tr') as HTMLElement);
  for (const texto of ['11.222.333/0001-81', 'Inscrição', 'Convite'])
    expect(linha.getByText(texto)).toBeInTheDocument();
  expect(pedido).toHaveBeenCalledWith(expect.objectContaining({ idProjeto: 'p1', fase: undefined }));
});

it('sem empresas diz isso; um projeto que não há, também', async () => {
  const { unmount } = mostrar(ana, []);
  expect(await screen.findByText('Nenhuma empresa convidada!')).toBeInTheDocument();
  unmount();
  mostrar(ana, [], null);
  expect(await screen.findByText('Projeto não encontrado')).toBeInTheDocument();
});

it('convida uma empresa: a resposta perdida e o segundo envio são o mesmo pedido', async () => {
  vi.mocked(chamar)
    .mockRejectedValueOnce(new Error('a resposta se perdeu'))
    .mockResolvedValueOnce({ id: 'x', situacao: 'CONVIDADA' });
  mostrar(ana, []);
  const usuario = userEvent.setup();
  fireEvent.click((await screen.findAllByRole('button', { name: 'Convidar empresa' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Convidar empresa' }));
  fireEvent.click(form.getByRole('button', { name: 'Convidar' }));
  expect(await form.findByText('CNPJ é obrigatório')).toBeInTheDocument();
  await usuario.type(form.getByLabelText('CNPJ'), '11222333000181');
  await usuario.type(form.getByLabelText('Nome'), 'Padaria do Porto');
  await usuario.type(form.getByLabelText('E-mail do responsável pelo projeto'), 'dono@porto.exemplo');
  fireEvent.click(form.getByRole('button', { name: 'Convidar' }));
  await form.findByText('a resposta se perdeu');
  fireEvent.click(form.getByRole('button', { name: 'Convidar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [uma, outra] = vi.mocked(chamar).mock.calls;
  expect(uma?.[1]).toMatchObject({ projetoId: 'p1', cnpj: '11222333000181', idEmpresa: expect.any(String) });
  expect(outra?.slice(1)).toEqual(uma?.slice(1));
});

it('quem não administra a licenciada não convida; com as inscrições encerradas, ninguém', async () => {
  for (const [quem, projeto] of [
    [tea, umProjeto(tea)],
    [mario, umProjeto(tea)],
    [ana, umProjeto(tea, { encerrado: true })],
    [ana, umProjeto(tea, { anoAtuacao: emDias(3) })],
  ] as const) {
    const { unmount } = mostrar(quem, [cometa], projeto);
    expect(await screen.findByText('Cometa Logística')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Convidar empresa' })).toBeNull();
    unmount();
  }
  mostrar(ana, [cometa], umProjeto(tea, { encerrado: true }));
  expect(await screen.findByText(/inscrições deste projeto estão encerradas/)).toBeInTheDocument();
});

const abrirFase = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cometa Logística' }));
  return within(await screen.findByRole('dialog', { name: 'Fase de Cometa Logística' }));
};

it('muda a fase, dizendo a que se viu; a equipe não leva a Vencedores', async () => {
  vi.mocked(chamar).mockResolvedValue({});
  mostrar(tea);
  const form = await abrirFase();
  fireEvent.click(form.getByRole('button', { name: 'Mudar fase' }));
  expect(await form.findByText('Escolha a fase.')).toBeInTheDocument();
  fireEvent.click(form.getByRole('combobox', { name: 'Nova fase' }));
  const opcoes = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(opcoes).toContain('Finalistas');
  for (const fora of ['Vencedores', 'Inscrição']) expect(opcoes).not.toContain(fora);
  fireEvent.click(screen.getByRole('option', { name: 'Autodiagnóstico' }));
  fireEvent.click(form.getByRole('button', { name: 'Mudar fase' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(vi.mocked(chamar).mock.lastCall?.[1]).toMatchObject({
    idProjeto: 'p1',
    idEmpresa: 'cometa',
    de: 1,
    status: 2,
  });
});

it('a fase enviada outra vez, com outra escolha, leva a que se viu: o servidor diz que já mudou', async () => {
  const outra = 'Outra pessoa já mudou a fase desta empresa. Confira e tente de novo.';
  vi.mocked(chamar)
    .mockRejectedValueOnce(new Error('a resposta se perdeu'))
    .mockRejectedValueOnce(new Error(outra));
  mostrar(ana);
  const form = await abrirFase();
  for (const fase of ['Habilitada', 'Evidências']) {
    fireEvent.click(form.getByRole('combobox', { name: 'Nova fase' }));
    fireEvent.click(await screen.findByRole('option', { name: fase }));
    fireEvent.click(form.getByRole('button', { name: 'Mudar fase' }));
    await waitFor(() => expect(form.getByRole('alert')).toBeInTheDocument());
  }
  expect(await form.findByText(outra)).toBeInTheDocument();
  expect(vi.mocked(chamar).mock.calls.map(([, dados]) => dados)).toMatchObject([
    { de: 1, status: 3 },
    { de: 1, status: 8 },
  ]);
});

it('quem colabora vê por que fases a empresa passou, e não as muda', async () => {
  mostrar(caio);
  const form = await abrirFase();
  expect(form.getAllByText('Inscrição').length).toBeGreaterThan(0);
  expect(form.queryByRole('combobox')).toBeNull();
  expect(form.queryByRole('button', { name: 'Mudar fase' })).toBeNull();
});

const marcar = async (...nomes: string[]) => {
  for (const nome of nomes) fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(nome) }));
};
const perguntaDaFase = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Mudar fase/ }));
  return within(await screen.findByRole('dialog', { name: /^Mudar a fase de/ }));
};
const EM_FASES = [
  cometa,
  { id: 'p1_boreal', ...umStatus('p1', 'boreal', { nomeFantasia: 'Boreal Têxtil', status: 2 }) },
  { id: 'p1_serra', ...umStatus('p1', 'serra', { nomeFantasia: 'Serra Clara', status: 6 }) },
];

it('muda a fase de várias, dizendo antes o que acontece a cada uma; a que falhou continua marcada', async () => {
  vi.mocked(chamar).mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('Outra pessoa já mudou.'));
  mostrar(ana, EM_FASES);
  await marcar('Cometa Logística', 'Boreal Têxtil', 'Serra Clara');
  const pergunta = await perguntaDaFase();
  fireEvent.change(pergunta.getByLabelText('Nova fase'), { target: { value: '6' } });
  for (const frase of [
    '1 empresa passa de Inscrição para Finalistas',
    '1 empresa passa de Autodiagnóstico para Finalistas',
    '1 empresa já está em Finalistas e não muda',
  ])
    expect(pergunta.getByText(frase)).toBeInTheDocument();
  fireEvent.click(pergunta.getByRole('button', { name: 'Mudar fase' }));
  expect(await screen.findByText('2 empresas estão na fase escolhida.')).toBeInTheDocument();
  expect(screen.getByText(/Outra pessoa já mudou/)).toBeInTheDocument();
  expect(vi.mocked(chamar).mock.calls.map(([, dados]) => dados)).toMatchObject([
    { idEmpresa: 'cometa', de: 1, status: 6 },
    { idEmpresa: 'boreal', de: 2, status: 6 },
    { idEmpresa: 'serra', de: 6, status: 6 },
  ]);
});

it('a equipe não leva várias a Vencedores nem tira de lá; quem colabora não as marca', async () => {
  const vencedora = { id: 'p1_nova', ...umStatus('p1', 'nova', { nomeFantasia: 'Nova Era', status: 7 }) };
  const { unmount } = mostrar(tea, [cometa, vencedora]);
  await marcar('Cometa Logística');
  expect(screen.queryByRole('checkbox', { name: /Nova Era/ })).toBeNull();
  const opcoes = [...(await perguntaDaFase()).getByLabelText('Nova fase').querySelectorAll('option')];
  expect(opcoes.map(({ textContent }) => textContent)).toContain('Finalistas');
  expect(opcoes.map(({ textContent }) => textContent)).not.toContain('Vencedores');
  unmount();
  mostrar(caio, [cometa]);
  await screen.findByText('Cometa Logística');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
