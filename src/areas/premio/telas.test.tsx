// The award report as a person reads it (part 3 §2).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { data } from '@/ui/texto/formatos';
import { ana } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { linhasDaPlanilha, resumoDaPlanilha } from './exportacao';
import { comNomes, fraseDasFatias, parte } from './fatias';
import { CadastrosPorDia } from './CadastrosPorDia';
import { nomeDaImagem } from '@/areas/relatorio/nomeDaImagem';
import * as salvarImagem from '@/areas/relatorio/salvarImagem';
import type { EmpresaDoPremio, Premio } from './premio.data';
import { nomesDasRegioes } from './regioes';
import { RelatoriosPage } from './RelatoriosPage';
import { TabelaDasFatias } from './TabelaDasFatias';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const soma = (valor: string, n: number) => ({ valor, n });
const PREMIO: Premio = {
  projeto: 'Prêmio Inovação',
  questionario: 'Autodiagnóstico',
  empresas: 12,
  habilitadas: 3,
  convidados: 40,
  facetas: {
    dia: [soma('2026-11-10', 4), soma('2026-11-12', 8)],
    porte: [soma('MICRO_EMPRESA', 9), soma('', 3)],
    numeroColaboradores: [soma('ATE_50', 12)],
    categoria: [soma('Serviços', 7), soma('Indústria', 5)],
    estado: [soma('PR', 10), soma('SC', 2)],
    regiao: [soma('sul', 12), soma('capitais', 4)],
    embaixador: [soma('aci', 5)],
    embaixadorPessoa: [],
  },
};
const empresa = (nomeFantasia: string, mais: Partial<EmpresaDoPremio> = {}): EmpresaDoPremio => ({
  id: `p_${nomeFantasia}`,
  idEmpresa: nomeFantasia,
  nomeFantasia,
  cnpj: '11222333000181',
  responsavel: 'Rita Lima',
  telefone: '4132001000',
  porte: 'MICRO_EMPRESA',
  numeroColaboradores: 'ATE_50',
  categoria: 'Serviços',
  estado: 'PR',
  cidade: 'Curitiba',
  regioes: ['sul', 'capitais', 'apagada'],
  convidados: 7,
  dia: '2026-11-12',
  habilitada: true,
  ...mais,
});
const RESPOSTAS = {
  'relatoriosFunctions-escolhas': {
    projetos: [
      { id: 'p', nome: 'Prêmio Inovação', questionarios: [{ id: 'q', nome: 'Autodiagnóstico' }] },
      { id: 'novo', nome: 'Projeto novo', questionarios: [] },
    ],
  },
  'relatoriosFunctions-premio': PREMIO,
  'relatoriosFunctions-empresas': {
    linhas: [empresa('Casa do Mel'), empresa('Plásticos Iguaçu')],
    proxima: { ordem: 'plasticos iguacu', id: 'p_i' },
    total: null,
  },
  'relatoriosFunctions-medias': {
    linhas: [
      {
        id: 'q_a',
        idEmpresa: 'a',
        nomeFantasia: 'Casa do Mel',
        categoria: 'Serviços',
        media: 73_34,
        folhas: 4,
        habilitada: true,
      },
    ],
    proxima: null,
    total: null,
  },
  'relatoriosFunctions-nomes': { nomes: ['Associação Comercial', 'Capitais'] },
};
const abrir = (endereco = '/relatorios?projeto=p&questionario=q') => {
  servidor.respostas = RESPOSTAS;
  return desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/relatorios" element={<RelatoriosPage />} />
    </Routes>,
    endereco,
  );
};
const pedidosDe = (campo: string) => servidor.feitos.filter((pedido) => campo in pedido);
beforeEach(() => {
  localStorage.clear();
  servidor.esvaziar();
});

describe('o relatório do prêmio', () => {
  it('sem projeto e questionário pede que se escolham; os dois ficam no endereço', async () => {
    abrir('/relatorios');
    expect(await screen.findByText('Selecione um projeto e um questionário para buscar!!')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Projeto' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Projeto novo' }));
    expect(await screen.findByText('Nenhum Questionário encontrado!')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Projeto' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Prêmio Inovação' }));
    expect(screen.getByRole('combobox', { name: 'Questionário' })).toHaveValue('Autodiagnóstico');
    expect(await screen.findByRole('region', { name: 'Empresas cadastradas' })).toHaveTextContent('12');
  });

  it('começa pelo projeto do cabeçalho, e por seu único questionário', async () => {
    escolherProjeto(umaSessao(ana), { id: 'p', nome: 'Prêmio Inovação' });
    abrir('/relatorios');
    expect(await screen.findByRole('region', { name: 'Empresas cadastradas' })).toHaveTextContent('12');
  });

  it('sem nenhum escolhido oferece os questionários que têm relatório', async () => {
    abrir('/relatorios');
    const escolhas = within(await screen.findByRole('list', { name: 'Questionários com relatório' }));
    await userEvent.click(escolhas.getByRole('button', { name: 'Prêmio Inovação Autodiagnóstico' }));
    expect(await screen.findByRole('region', { name: 'Empresas cadastradas' })).toHaveTextContent('12');
  });

  it('conta empresas e convidados; de poucas habilitadas não diz percentual', async () => {
    abrir();
    const cadastradas = await screen.findByRole('region', { name: 'Empresas cadastradas' });
    expect(cadastradas).toHaveTextContent('12');
    expect(cadastradas).toHaveTextContent(/3 habilitadas$/);
    expect(screen.getByRole('region', { name: 'Colaboradores convidados' })).toHaveTextContent('40');
  });

  it('cada gráfico diz o mesmo numa frase e numa tabela', async () => {
    abrir();
    const estados = within(await screen.findByRole('region', { name: 'Empresas por estado' }));
    expect(estados.getByText('O maior grupo é PR, com 10 das 12 empresas.')).toBeVisible();
    await userEvent.click(estados.getByRole('button', { name: 'Ver como tabela: Empresas por estado' }));
    expect(estados.getByRole('row', { name: 'SC 2' })).toBeVisible();
    const deVolta = estados.getByRole('button', { name: 'Ver como gráfico: Empresas por estado' });
    expect(deVolta).toHaveTextContent(/^Ver como gráfico$/);
    await userEvent.click(deVolta);
    expect(estados.queryByRole('row', { name: 'SC 2' })).not.toBeInTheDocument();
    for (const titulo of ['porte', 'nº de colaboradores', 'categoria', 'região'])
      expect(screen.getByRole('region', { name: `Empresas por ${titulo}` })).toBeVisible();
    expect(await screen.findByText(/Uma empresa de várias regiões conta em cada uma\./)).toBeVisible();
  });

  it('o dia escolhido vem do endereço; um que não há não filtra nada', async () => {
    const { unmount } = abrir('/relatorios?projeto=p&questionario=q&dia=2026-11-12');
    await waitFor(() => expect(pedidosDe('dia').at(-1)).toMatchObject({ dia: '2026-11-12' }));
    expect(await screen.findByLabelText('Mostrar as empresas do dia')).toHaveValue('2026-11-12');
    unmount();
    servidor.esvaziar();
    abrir('/relatorios?projeto=p&questionario=q&dia=2020-01-01');
    await waitFor(() => expect(pedidosDe('dia').at(-1)).toMatchObject({ dia: null }));
  });

  it('um dia escolhido filtra o detalhe, o mesmo de novo o solta, também pelo teclado', async () => {
    abrir();
    const dias = within(await screen.findByRole('region', { name: 'Cadastros por dia' }));
    await userEvent.click(dias.getByRole('button', { name: 'Ver como tabela: Cadastros por dia' }));
    const dia = dias.getByRole('button', { name: '12/11/2026' });
    dia.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pedidosDe('dia').at(-1)).toMatchObject({ dia: '2026-11-12' }));
    expect(dia).toHaveAttribute('aria-pressed', 'true');
    expect(
      await screen.findByRole('button', { name: 'Cadastros de 12/11/2026: mostrar todos' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /mostrar todos$/ })).not.toBeInTheDocument(),
    );
    await userEvent.selectOptions(dias.getByLabelText('Mostrar as empresas do dia'), '2026-11-10');
    await waitFor(() => expect(pedidosDe('dia').at(-1)).toMatchObject({ dia: '2026-11-10' }));
  });

  it('o detalhe filtra por campo e por habilitada, anda por páginas e abre o cadastro', async () => {
    abrir();
    const detalhe = within(await screen.findByRole('region', { name: 'Detalhe das empresas' }));
    await waitFor(() => expect(detalhe.getAllByText('11.222.333/0001-81')).toHaveLength(2));
    expect(detalhe.getAllByText('+55 (41) 3200-1000')).toHaveLength(2);
    await userEvent.click(detalhe.getByRole('button', { name: 'Próxima' }));
    await waitFor(() =>
      expect(pedidosDe('dia').at(-1)).toMatchObject({ depois: { ordem: 'plasticos iguacu', id: 'p_i' } }),
    );
    await userEvent.selectOptions(detalhe.getByLabelText('Itens por página'), '250');
    await waitFor(() => expect(pedidosDe('dia').at(-1)).toMatchObject({ porPagina: 250, depois: null }));
    const filtro = within(detalhe.getByRole('search', { name: 'Filtrar: Detalhe das empresas' }));
    await userEvent.selectOptions(filtro.getByLabelText('Campo'), 'Telefone');
    await userEvent.type(filtro.getByLabelText('Valor'), ' 4132001000 ');
    await userEvent.click(filtro.getByLabelText('Habilitada'));
    await userEvent.click(filtro.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() =>
      expect(pedidosDe('dia').at(-1)).toMatchObject({
        filtro: { campo: 'telefone', valor: '4132001000' },
        habilitada: true,
      }),
    );
    await userEvent.click(filtro.getByRole('button', { name: 'Restaurar' }));
    await userEvent.click(await detalhe.findByRole('button', { name: 'Casa do Mel' }));
    const cadastro = within(await screen.findByRole('dialog', { name: 'Casa do Mel' }));
    for (const dito of [
      'Rita Lima',
      '+55 (41) 3200-1000',
      'Micro Empresa',
      'Até 50',
      'Curitiba, PR',
      '12/11/2026',
    ])
      expect(cadastro.getByText(dito)).toBeVisible();
  });

  it('o total de só habilitadas é o que se contou delas, não o de todas', async () => {
    abrir();
    const detalhe = within(await screen.findByRole('region', { name: 'Detalhe das empresas' }));
    expect(await detalhe.findByText('1 a 2 - total de 12')).toBeInTheDocument();
    const contadas = { ...RESPOSTAS['relatoriosFunctions-empresas'], total: 5 };
    servidor.respostas = { ...RESPOSTAS, 'relatoriosFunctions-empresas': contadas };
    const filtro = within(detalhe.getByRole('search', { name: 'Filtrar: Detalhe das empresas' }));
    await userEvent.click(filtro.getByLabelText('Habilitada'));
    await userEvent.click(filtro.getByRole('button', { name: 'Aplicar' }));
    expect(await detalhe.findByText('1 a 2 - total de 5')).toBeInTheDocument();
  });

  it('médias com duas casas; embaixadores pelo nome; quem ninguém trouxe diz isso', async () => {
    abrir();
    const medias = within(await screen.findByRole('region', { name: 'Médias das empresas' }));
    expect(await medias.findByText('73,34')).toBeVisible();
    const entidades = within(screen.getByRole('region', { name: 'Empresas por embaixador, entidades' }));
    expect(await entidades.findByText('Associação Comercial')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Empresas por embaixador, pessoas' })).getByText(
        'Nenhuma empresa veio por um embaixador',
      ),
    ).toBeVisible();
  });
});

describe('partes do relatório', () => {
  it('o que ninguém escolheu tem nome, e o que não se conhece fica como é', () => {
    const fatias = comNomes([soma('', 1), soma('ATE_50', 2), soma('xyz', 1)], new Map(), 'Não informado');
    expect(fatias.map(({ nome }) => nome)).toEqual(['Não informado', 'Até 50', 'xyz']);
    expect(parte(fatias[1] ?? soma('', 0), fatias)).toBe(50);
    expect(fraseDasFatias([], 'porte')).toBe('Nenhuma empresa cadastrada, e nada a mostrar por porte.');
  });
  it.each([
    [[5, 5, 2], 'Os maiores grupos são PR e SC, com 5 das 12 empresas em cada um.'],
    [[2, 2, 2, 2, 1], 'Os 4 maiores grupos têm o mesmo tamanho, com 2 das 9 empresas em cada um.'],
  ])('os que têm o mesmo são ditos juntos: %j', (quantas, frase) => {
    const estados = ['PR', 'SC', 'RS', 'SP', 'MG'];
    const fatias = comNomes(
      quantas.map((n, i) => soma(estados[i] ?? '', n)),
      new Map(),
      '',
    );
    expect(fraseDasFatias(fatias, 'estado')).toBe(frase);
  });
  it.each([
    [
      { '2026-10-08': 5, '2026-10-12': 5, '2026-10-13': 1 },
      'os dias de mais cadastros foram 08/10/2026 e 12/10/2026, com 5 em cada um',
    ],
    [{ '2026-10-08': 5, '2026-10-12': 2 }, 'o dia de mais cadastros foi 08/10/2026, com 5'],
    [
      { '2026-10-05': 1, '2026-10-06': 1, '2026-10-07': 1, '2026-10-08': 1 },
      'em 4 dias houve mais cadastros, 1 em cada um',
    ],
  ])('dias de tantos cadastros quanto outros são ditos com eles: %j', (porDia, frase) => {
    const dias = Object.entries(porDia).map(([valor, n]) => soma(valor, n));
    desenharTela(umaSessao(ana), <CadastrosPorDia dias={dias} dia={null} aoEscolher={() => {}} />);
    expect(screen.getByText(frase, { exact: false })).toBeVisible();
  });
  it('de vinte em diante há percentual, na frase e na tabela; antes só os números', () => {
    const muitas = comNomes([soma('PR', 30), soma('SC', 10)], new Map(), '');
    expect(fraseDasFatias(muitas, 'estado')).toBe('O maior grupo é PR, com 30 empresas (75,0%).');
    const { unmount } = desenharTela(
      umaSessao(ana),
      <TabelaDasFatias titulo="Estados" oQue="Estado" fatias={muitas} />,
    );
    expect(screen.getByRole('columnheader', { name: 'Percentual' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'SC 10 25,0%' })).toBeVisible();
    unmount();
    // One company of several regions: the base is the companies, not the sum.
    const regioes = comNomes([soma('Norte', 4), soma('Sul', 7)], new Map(), '');
    expect(fraseDasFatias(regioes, 'região', 10)).toBe('O maior grupo é Sul, com 7 das 10 empresas.');
    desenharTela(umaSessao(ana), <TabelaDasFatias titulo="Regiões" oQue="Região" fatias={regioes} />);
    expect(screen.queryByRole('columnheader', { name: 'Percentual' })).toBeNull();
  });
  it('na planilha os percentuais têm uma casa, e nada vira fórmula (H06)', () => {
    expect(resumoDaPlanilha(PREMIO).linhas).toContainEqual([
      'Estado: PR',
      10,
      undefined,
      '83,3% das empresas',
    ]);
    expect(resumoDaPlanilha(PREMIO).periodo).toBe('10/11/2026 a 12/11/2026');
    const nomes = nomesDasRegioes(['sul', 'capitais'], ['Região Sul', 'Capitais do Sul']);
    const comMedia = empresa('=cmd()');
    const medias = new Map([[comMedia.idEmpresa, { media: 71_25, folhas: 4 }]]);
    const semMedia = { ...comMedia, idEmpresa: 'ninguém respondeu' };
    const [linha, vazia] = linhasDaPlanilha([comMedia, semMedia], nomes, medias);
    expect(linha).toMatchObject({ media: 71.25, folhas: 4 });
    expect(vazia).toMatchObject({ media: '', folhas: 0 });
    expect(linha).toMatchObject({
      titulo: '=cmd()',
      cnpj: '11.222.333/0001-81',
      status: 'sim',
      convidados: 7,
      regioes: 'Região Sul, Capitais do Sul, Região',
    });
  });
  it('a imagem diz o gráfico, o projeto, o questionário, o dia e a frase', async () => {
    const salvar = vi.spyOn(salvarImagem, 'salvarImagem').mockResolvedValue();
    abrir();
    const estados = within(await screen.findByRole('region', { name: 'Empresas por estado' }));
    await userEvent.click(estados.getByRole('button', { name: /^Salvar gráfico como imagem/ }));
    await waitFor(() => expect(salvar).toHaveBeenCalledOnce());
    expect(salvar.mock.calls[0]?.slice(1)).toEqual([
      'empresas-por-estado.png',
      [
        'Empresas por estado',
        `Prêmio Inovação · Autodiagnóstico · ${data(new Date())}`,
        'O maior grupo é PR, com 10 das 12 empresas.',
      ],
    ]);
    const copia = document.createElement('div');
    copia.append('o desenho');
    salvarImagem.legendar(copia, ['Empresas', 'Prêmio']);
    expect(copia).toHaveTextContent('EmpresasPrêmioo desenho');
  });
  it('a imagem tem o nome do gráfico', () =>
    expect(nomeDaImagem('Empresas por nº de colaboradores')).toBe('empresas-por-no-de-colaboradores.png'));
});
