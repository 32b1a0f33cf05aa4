// Companies of a project as a person meets them (part 3 §2 and §4; decisions Q20, Q22).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchPath, Route, Routes } from 'react-router-dom';
import { PUBLICAS } from '@/domain/telas/publicas';
import * as copia from '@/ui/texto/copiar';
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

function mostrar(
  quem: Persona,
  linhas: object[] = [cometa],
  projeto: object | null = umProjeto(tea),
  busca = '',
) {
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
      <Route path="/diagnosticoDaEmpresa/cometa/p1" element={<p>O diagnóstico da Cometa</p>} />
    </Routes>,
    `/convidarEmpresa/p1${busca}`,
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

it('o menu da linha leva ao resultado da empresa', async () => {
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: /^Ações de Cometa/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Ver resultado' }));
  expect(await screen.findByText('O diagnóstico da Cometa')).toBeInTheDocument();
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

it('quem administra a licenciada convida também de uma planilha, com as categorias do projeto', async () => {
  mostrar(ana, [cometa], umProjeto(tea, { categoria: ['Indústria', 'Serviços'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Convidar de uma planilha' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Convidar de uma planilha' }));
  const opcoes = within(dialogo.getByLabelText('Categoria das linhas que não têm')).getAllByRole('option');
  expect(opcoes.map(({ textContent }) => textContent)).toEqual([
    'Indústria',
    'Serviços',
    'A própria empresa escolhe',
  ]);
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
    for (const name of ['Convidar empresa', 'Convidar de uma planilha'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    unmount();
  }
  mostrar(ana, [cometa], umProjeto(tea, { encerrado: true }));
  expect(await screen.findByText(/inscrições deste projeto estão encerradas/)).toBeInTheDocument();
});

it('P194 convidar pede a categoria, ou que a empresa a escolha', async () => {
  vi.mocked(chamar).mockResolvedValue({ id: 'x', situacao: 'CONVIDADA' });
  mostrar(ana, [], umProjeto(tea, { categoria: ['Indústria', 'Serviços'] }));
  const usuario = userEvent.setup();
  for (const [rotulo, categoria] of [
    ['Serviços', 'Serviços'],
    ['A própria empresa escolhe', ''],
  ] as const) {
    vi.mocked(chamar).mockClear();
    fireEvent.click((await screen.findAllByRole('button', { name: 'Convidar empresa' }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Convidar empresa' }));
    await usuario.type(form.getByLabelText('CNPJ'), '11222333000181');
    await usuario.type(form.getByLabelText('Nome'), 'Padaria do Porto');
    await usuario.type(form.getByLabelText('E-mail do responsável pelo projeto'), 'dono@porto.exemplo');
    fireEvent.click(form.getByRole('button', { name: 'Convidar' }));
    expect(await form.findByText('Escolha a categoria.')).toBeInTheDocument();
    expect(chamar).not.toHaveBeenCalled();
    await usuario.selectOptions(form.getByLabelText('Categoria'), rotulo);
    fireEvent.click(form.getByRole('button', { name: 'Convidar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vi.mocked(chamar).mock.calls.at(-1)?.[1]).toMatchObject({ categoria });
  }
});

const VOTACAO = { inicio: emDias(2), fim: emDias(9), publicarResultados: true, soFinalistas: false };
const comVotacao = (mudancas = {}) =>
  umProjeto(tea, { categoria: ['Indústria', 'Serviços'], votacao: { ...VOTACAO, ...mudancas } });
const foraDe = (...empresas: object[]) =>
  vi
    .mocked(chamar)
    .mockImplementation(({ nome }) =>
      Promise.resolve(
        nome === 'projetosFunctions-foraDaVotacao' ? { de: 9, quantas: empresas.length, empresas } : {},
      ),
    );
const quantas = () =>
  within(screen.getByRole('list', { name: 'Empresas que não concorrem' })).getAllByRole('listitem').length;
/** Whether the menu of the company's row chooses its category. */
const naLinha = async (quem: Persona, projeto: object) => {
  const { unmount } = mostrar(quem, [cometa], projeto);
  const linha = (await screen.findByText('Cometa Logística')).closest('tr') as HTMLElement;
  expect(within(linha).getByText('Sem categoria')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /^Ações de Cometa/ }));
  const itens = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  unmount();
  return itens.includes('Escolher categoria');
};
const semCategoria = { idEmpresa: 'cometa', nome: 'Cometa', categoria: '', motivos: ['SEM_CATEGORIA'] };

it('P195 antes de a votação abrir diz quem não concorre e por quê, e ali se escolhe a categoria', async () => {
  foraDe(
    semCategoria,
    { idEmpresa: 'b', nome: 'Beta', categoria: 'Comércio', motivos: ['INATIVA', 'OUTRA_CATEGORIA'] },
    { idEmpresa: 'g', nome: 'Gama', categoria: 'Serviços', motivos: ['FORA_DAS_FINALISTAS'] },
  );
  mostrar(ana, [cometa], comVotacao());
  expect(await screen.findByText('3 empresas não concorrem na votação')).toBeInTheDocument();
  const lista = within(screen.getByRole('list', { name: 'Empresas que não concorrem' }));
  const ditas = lista.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ditas[0]).toMatch(/^Cometa: sem categoria\./);
  expect(ditas[1]).toMatch(/^Beta: a empresa está inativa, "Comércio" não é mais categoria do projeto\./);
  expect(ditas[2]).toBe('Gama: não está entre as finalistas.');
  expect(lista.getByRole('link', { name: 'Gama' })).toHaveAttribute('href', '/convidarEmpresa/p1?busca=Gama');
  fireEvent.click(lista.getByRole('button', { name: 'Escolher a categoria de Cometa' }));
  const form = within(await screen.findByRole('dialog', { name: 'Categoria de Cometa' }));
  fireEvent.change(form.getByLabelText('Categoria'), { target: { value: 'Serviços' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar categoria' }));
  await waitFor(() =>
    expect(chamar).toHaveBeenCalledWith(
      expect.objectContaining({ nome: 'projetosFunctions-mudarCategoria' }),
      expect.objectContaining({ idEmpresa: 'cometa', de: '', categoria: 'Serviços' }),
    ),
  );
});

it('P195 de muitas diz as primeiras, e todas a quem pede; sem votação, ou depois dela, nada', async () => {
  const nomes = Array.from({ length: 7 }, (_, i) => `Empresa ${i}`);
  foraDe(...nomes.map((nome) => ({ ...semCategoria, idEmpresa: nome, nome })));
  const { unmount } = mostrar(ana, [cometa], comVotacao());
  expect(await screen.findByText('7 empresas não concorrem na votação')).toBeInTheDocument();
  expect(quantas()).toBe(5);
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  expect(quantas()).toBe(7);
  unmount();
  for (const projeto of [umProjeto(tea), comVotacao({ inicio: emDias(-9), fim: emDias(-1) })]) {
    vi.mocked(chamar).mockClear();
    const outra = mostrar(ana, [cometa], projeto);
    expect(await screen.findByText('Cometa Logística')).toBeInTheDocument();
    expect(chamar).not.toHaveBeenCalled();
    outra.unmount();
  }
});

it('P194 a linha diz a categoria, e o menu a muda até a votação abrir, para quem tem 13.editar', async () => {
  foraDe();
  expect(await naLinha(ana, comVotacao())).toBe(true);
  expect(await naLinha(ana, comVotacao({ inicio: emDias(-1) }))).toBe(false);
  expect(await naLinha(ana, umProjeto(tea, { anoVigencia: emDias(-1) }))).toBe(false);
});

it('o filtro por categoria pede as que têm uma, ou nenhuma', async () => {
  mostrar(ana, [cometa], umProjeto(tea), '?categoria=SEM_CATEGORIA');
  expect(await screen.findByText('Cometa Logística')).toBeInTheDocument();
  expect(pedido).toHaveBeenLastCalledWith(expect.objectContaining({ categoria: 'SEM_CATEGORIA' }));
});

/** Answers of the preview, and of each change in its order. */
const naMudanca = (perdem: object[], ...mudancas: (() => Promise<object>)[]) =>
  vi
    .mocked(chamar)
    .mockImplementation(({ nome }) =>
      nome === 'projetosFunctions-preverFase'
        ? Promise.resolve({ perdem })
        : (mudancas.shift() ?? (() => Promise.resolve({})))(),
    );
const pedidosDe = (nome: string) =>
  vi.mocked(chamar).mock.calls.flatMap(([contrato, dados]) => (contrato.nome === nome ? [dados] : []));

const abrirFase = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cometa Logística' }));
  return within(await screen.findByRole('dialog', { name: 'Fase de Cometa Logística' }));
};

it('muda a fase, dizendo a que se viu; a equipe não leva a Vencedores', async () => {
  naMudanca([]);
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
  expect(pedidosDe('projetosFunctions-mudarFase').at(-1)).toMatchObject({
    idProjeto: 'p1',
    idEmpresa: 'cometa',
    de: 1,
    status: 2,
  });
});

it('a fase enviada outra vez, com outra escolha, leva a que se viu: o servidor diz que já mudou', async () => {
  const outra = 'Outra pessoa já mudou a fase desta empresa. Confira e tente de novo.';
  naMudanca(
    [],
    () => Promise.reject(new Error('a resposta se perdeu')),
    () => Promise.reject(new Error(outra)),
  );
  mostrar(ana);
  const form = await abrirFase();
  for (const fase of ['Habilitada', 'Evidências']) {
    fireEvent.click(form.getByRole('combobox', { name: 'Nova fase' }));
    fireEvent.click(await screen.findByRole('option', { name: fase }));
    fireEvent.click(form.getByRole('button', { name: 'Mudar fase' }));
    await waitFor(() => expect(form.getByRole('alert')).toBeInTheDocument());
  }
  expect(await form.findByText(outra)).toBeInTheDocument();
  expect(pedidosDe('projetosFunctions-mudarFase')).toMatchObject([
    { de: 1, status: 3 },
    { de: 1, status: 8 },
  ]);
});

it('a categoria enviada outra vez depois da resposta perdida, com outra escolha, fica a última', async () => {
  vi.mocked(chamar).mockImplementation(({ nome }) =>
    nome === 'projetosFunctions-mudarCategoria' &&
    vi.mocked(chamar).mock.calls.filter(([um]) => um.nome === nome).length === 1
      ? Promise.reject(new Error('a resposta se perdeu'))
      : Promise.resolve({ de: 1, quantas: 1, empresas: [semCategoria] }),
  );
  mostrar(ana, [cometa], comVotacao());
  fireEvent.click(await screen.findByRole('button', { name: 'Escolher a categoria de Cometa' }));
  const form = within(await screen.findByRole('dialog', { name: 'Categoria de Cometa' }));
  const enviar = (categoria: string) => {
    fireEvent.change(form.getByLabelText('Categoria'), { target: { value: categoria } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar categoria' }));
  };
  enviar('Indústria');
  expect(await form.findByText('a resposta se perdeu')).toBeInTheDocument();
  enviar('Serviços');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const mandadas = vi
    .mocked(chamar)
    .mock.calls.filter(([{ nome }]) => nome === 'projetosFunctions-mudarCategoria');
  expect(mandadas.map(([, dados]) => dados)).toMatchObject([
    { de: '', categoria: 'Indústria' },
    { de: '', categoria: 'Serviços' },
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

it('Q271 antes de mudar diz quem deixa de estar habilitada e o que falta, de várias e de uma', async () => {
  naMudanca([
    { idEmpresa: 'boreal', nome: 'Boreal Têxtil', faltam: ['Entrevista', 'Visita'] },
    ...Array.from({ length: 9 }, (_, i) => ({
      idEmpresa: `e${i}`,
      nome: `Empresa ${i}`,
      faltam: ['Visita'],
    })),
  ]);
  const { unmount } = mostrar(ana, EM_FASES);
  await marcar('Cometa Logística', 'Boreal Têxtil', 'Serra Clara');
  const pergunta = await perguntaDaFase();
  fireEvent.change(pergunta.getByLabelText('Nova fase'), { target: { value: '6' } });
  expect(await pergunta.findByText('10 empresas deixam de estar habilitadas')).toBeInTheDocument();
  const itens = within(pergunta.getByRole('list', { name: 'Deixam de estar habilitadas' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(itens[0]).toBe('Boreal Têxtil: falta Entrevista, Visita');
  expect(itens.slice(-2)).toEqual(['Empresa 6: falta Visita', 'e mais 2 empresas']);
  // Who is there already does not change.
  expect(pedidosDe('projetosFunctions-preverFase').at(-1)).toMatchObject({
    idProjeto: 'p1',
    empresas: ['cometa', 'boreal'],
    status: 6,
  });
  unmount();
  naMudanca([{ idEmpresa: 'cometa', nome: 'Cometa Logística', faltam: ['Entrevista'] }]);
  mostrar(ana);
  const form = await abrirFase();
  expect(form.queryByText(/deixa de estar/)).toBeNull();
  fireEvent.click(form.getByRole('combobox', { name: 'Nova fase' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Finalistas' }));
  expect(await form.findByText('Cometa Logística: falta Entrevista')).toBeInTheDocument();
});

it('Q271 ninguém perde: nada se diz; o que não veio é dito em vez de adivinhado', async () => {
  naMudanca([]);
  const { unmount } = mostrar(ana, EM_FASES);
  await marcar('Cometa Logística');
  let pergunta = await perguntaDaFase();
  await waitFor(() => expect(pergunta.queryByText(/Vendo quem/)).toBeNull());
  expect(pergunta.queryByText(/deixa/)).toBeNull();
  unmount();
  vi.mocked(chamar).mockRejectedValue(new Error('caiu'));
  mostrar(ana, EM_FASES);
  await marcar('Cometa Logística');
  pergunta = await perguntaDaFase();
  expect(
    await pergunta.findByText(/Não foi possível ver quem deixa de estar habilitada/),
  ).toBeInTheDocument();
});

it('Q271 o filtro Habilitada pede as que estão, ou as que não estão; o que não é valor não filtra', async () => {
  for (const [valor, habilitada] of [
    ['sim', true],
    ['nao', false],
    ['talvez', undefined],
  ] as const) {
    const { unmount } = mostrar(ana, [cometa], umProjeto(tea), `?habilitada=${valor}`);
    expect(await screen.findByText('Cometa Logística')).toBeInTheDocument();
    expect(pedido).toHaveBeenLastCalledWith(expect.objectContaining({ habilitada }));
    unmount();
  }
});

it('muda a fase de várias, dizendo antes o que acontece a cada uma; a que falhou continua marcada', async () => {
  naMudanca(
    [],
    () => Promise.resolve({}),
    () => Promise.reject(new Error('Outra pessoa já mudou.')),
  );
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
  expect(pedidosDe('projetosFunctions-mudarFase')).toMatchObject([
    { idEmpresa: 'cometa', de: 1, status: 6 },
    { idEmpresa: 'boreal', de: 2, status: 6 },
    { idEmpresa: 'serra', de: 6, status: 6 },
  ]);
});

it('a equipe não leva várias a Vencedores nem tira de lá; quem colabora não as marca', async () => {
  naMudanca([]);
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

it('P233 os links de inscrição estão onde se convida, e levam a páginas que há; com as inscrições encerradas, não', async () => {
  const copiar = vi.spyOn(copia, 'copiarUrl').mockResolvedValue(true);
  const { unmount } = mostrar(mario);
  fireEvent.click(await screen.findByRole('button', { name: 'Links de inscrição' }));
  const links = within(await screen.findByRole('dialog', { name: 'Links de inscrição' }));
  const { licenciadaId, empresaId } = mario.contexto;
  for (const [nome, botao, endereco] of [
    ['Inscrição curta', 'da inscrição curta', `/projeto/${empresaId}/p1/${licenciadaId}`],
    ['Autocadastro', 'de autocadastro', `/auto-cadastro/${licenciadaId}/${empresaId}/p1`],
  ] as const) {
    const url = `${location.origin}${endereco}`;
    expect(within(links.getByRole('region', { name: nome })).getByText(url)).toBeInTheDocument();
    fireEvent.click(links.getByRole('button', { name: `Copiar endereço ${botao}` }));
    expect(copiar).toHaveBeenLastCalledWith(url);
    expect(PUBLICAS.some((rota) => matchPath(rota, endereco))).toBe(true);
  }
  unmount();
  mostrar(mario, [cometa], umProjeto(tea, { encerrado: true }));
  expect(await screen.findByText('Cometa Logística')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Links de inscrição' })).toBeNull();
});
