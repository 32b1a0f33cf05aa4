// A result beside other companies and the previous edition (decisions Q234, Q235).
import { fireEvent, screen, within } from '@testing-library/react';
import { extractText } from 'unpdf';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { chaveDaPergunta } from '@/domain/diagnostico/estatisticas';
import { ana } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { baixar } from '@/ui/formulario/baixar';
import { QuestionarioInfoPage } from '../QuestionarioInfoPage';
import type { OpcaoDaComparacao } from './comparacao.data';

vi.mock('@/ui/formulario/baixar', () => ({ baixar: vi.fn<() => void>() }));
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const umGrupo = (id: string, nome: string, media: number | null) => ({
  id,
  nome,
  descricao: `Sobre ${nome}.`,
  noRadar: true,
  folhas: 2,
  media,
  nivel: 'Avançado',
  analise: 'Vai bem.',
});
const RESULTADO = {
  nome: 'Autodiagnóstico',
  projeto: 'Prêmio Inovação',
  empresa: 'Metalúrgica Aurora',
  idProjeto: 'p',
  organiza: false,
  entrevista: null,
  folhas: 2,
  versoes: 1,
  media: 60_00,
  nivel: 'Emergente',
  analise: '',
  grupos: [umGrupo('a', 'Estratégia', 65_50), umGrupo('b', 'Cultura', 73_34), umGrupo('c', 'Pessoas', 40_00)],
};
const TODAS: OpcaoDaComparacao = {
  chave: 'todas',
  nome: 'Todas as empresas',
  coluna: 'Todas as empresas',
  frase: 'Média de 7 outras empresas, como eram em 10/03/2026.',
  grupos: { a: 60_00, b: 80_00, c: 40_00 },
};
const EDICAO: OpcaoDaComparacao = {
  chave: 'edicao',
  nome: 'Edição anterior: Prêmio 2025',
  coluna: 'Edição anterior',
  frase: 'As médias da própria empresa em Prêmio 2025.',
  grupos: { a: 50_00, c: 30_00 },
};

const Endereco = () => <output aria-label="endereço">{useLocation().search}</output>;
const abrir = (comparacao: object, busca = '', resultado: object = {}) => {
  servidor.respostas = {
    'resultadosFunctions-questionario': { ...RESULTADO, ...resultado },
    'resultadosFunctions-comparar': { opcoes: [], aviso: null, ...comparacao },
  };
  return desenharTela(
    umaSessao(ana),
    <>
      <Endereco />
      <Routes>
        <Route
          path="/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId"
          element={<QuestionarioInfoPage />}
        />
      </Routes>
    </>,
    `/questionarioInfo/convidada/p/q${busca}`,
  );
};
const radar = () => within(screen.getByRole('region', { name: 'Radar de inovação' }));
const tracos = (container: HTMLElement) => container.querySelectorAll('svg[viewBox^="-"] polygon').length;
beforeEach(() => servidor.esvaziar());

const relatorio = async () => {
  vi.mocked(baixar).mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Gerar Relatório PDF' }));
  expect(await screen.findByText('Relatório PDF gerado e baixado com sucesso!')).toBeVisible();
  const arquivo = vi.mocked(baixar).mock.calls[0]?.[0] ?? new File([], '');
  const { text } = await extractText(new Uint8Array(await arquivo.arrayBuffer()));
  return text.join(' ');
};

describe('a segunda linha no relatório em PDF', () => {
  it.each([
    ['', 'Linha tracejada: Todas as empresas', 'Todas as empresas: 60,00\nEsta empresa: 5,50 acima'],
    [
      '?comparar=edicao-inteira',
      'Linha tracejada: Edição de 2025',
      'Edição de 2025: 50,00\nEsta empresa: 15,50 acima',
    ],
  ])('é a da tela: %s', async (busca, linha, dito) => {
    const inteira = {
      ...TODAS,
      chave: 'edicao-inteira',
      coluna: 'Edição de 2025',
      grupos: { a: 50_00, b: 1, c: 1 },
    };
    abrir({ opcoes: [TODAS, inteira] }, busca);
    await screen.findByRole('combobox', { name: 'Comparar com' });
    const texto = await relatorio();
    expect(texto).toContain(linha);
    expect(texto).toContain(dito);
  });
  it.each([
    ['sem comparação escolhida', { opcoes: [TODAS] }, '?comparar=nenhuma'],
    ['sem com que comparar', { opcoes: [] }, ''],
  ])('%s, só a da empresa', async (_, comparacao, busca) => {
    abrir(comparacao, busca);
    await screen.findByRole('heading', { level: 1 });
    const texto = await relatorio();
    expect(texto).toContain('65,50');
    expect(texto).not.toMatch(/Linha tracejada|acima/);
  });
  it('que não se pôde buscar, o relatório sai sem ela', async () => {
    abrir({ opcoes: [TODAS] });
    servidor.agir = (_dados, nome) => {
      if (nome === 'resultadosFunctions-comparar') throw new ErroDoProduto('Sem comparação agora.');
    };
    await screen.findByText('Erro ao buscar a comparação');
    expect(await relatorio()).not.toContain('Linha tracejada');
  });
});

describe('a segunda linha do radar', () => {
  it('é a primeira opção, com frase, legenda e uma coluna para quem não a vê', async () => {
    const { container } = abrir({ opcoes: [TODAS, EDICAO] });
    expect(await screen.findByRole('combobox', { name: 'Comparar com' })).toHaveValue('todas');
    expect(
      radar().getByText(
        'Média de 7 outras empresas, como eram em 10/03/2026. A empresa está acima em 1 de 3 grupos.',
      ),
    ).toBeVisible();
    expect(radar().getByRole('row', { name: 'Grupo Média Todas as empresas Diferença' })).toBeVisible();
    expect(radar().getByRole('row', { name: 'Estratégia 65,50 60,00 +5,50' })).toBeVisible();
    expect(radar().getByRole('row', { name: 'Cultura 73,34 80,00 −6,66' })).toBeVisible();
    expect(radar().getByRole('row', { name: 'Pessoas 40,00 40,00 0,00' })).toBeVisible();
    expect(radar().getByText('Esta empresa')).toBeVisible();
    // Five rings, the company, and the others.
    expect(tracos(container)).toBe(7);
  });

  it('P196 de outras empresas só pontos inteiros, na tela e no relatório', async () => {
    const inteiras = { ...TODAS, grupos: { a: 60_00, b: 80_00, c: 40_00 }, inteiros: true };
    abrir({ opcoes: [inteiras] });
    await screen.findByRole('combobox', { name: 'Comparar com' });
    expect(radar().getByRole('row', { name: 'Estratégia 65,50 60 +6' })).toBeVisible();
    expect(radar().getByRole('row', { name: 'Cultura 73,34 80 −7' })).toBeVisible();
    expect(radar().getByRole('row', { name: 'Pessoas 40,00 40 0' })).toBeVisible();
    expect(await relatorio()).toContain('Todas as empresas: 60\nEsta empresa: 6 acima');
  });

  it('escolhe-se no endereço, e se tira; um endereço que não há mais é o da primeira', async () => {
    const { container, unmount } = abrir({ opcoes: [TODAS, EDICAO] }, '?comparar=edicao&questionario=q');
    const escolha = await screen.findByRole('combobox', { name: 'Comparar com' });
    expect(escolha).toHaveValue('edicao');
    // A group that the edition did not have: a column with a dash, and no line.
    expect(radar().getByRole('row', { name: 'Cultura 73,34 – –' })).toBeVisible();
    expect(radar().getByText(/A empresa está acima em todos os 2 grupos\.$/)).toBeVisible();
    expect(tracos(container)).toBe(6);
    fireEvent.change(escolha, { target: { value: 'nenhuma' } });
    expect(screen.getByLabelText('endereço')).toHaveTextContent('?comparar=nenhuma&questionario=q');
    expect(radar().getByRole('row', { name: 'Grupo Média' })).toBeVisible();
    unmount();
    abrir({ opcoes: [TODAS] }, '?comparar=porte:X');
    expect(await screen.findByRole('combobox', { name: 'Comparar com' })).toHaveValue('todas');
  });

  it('sem outras empresas diz por quê, e a edição anterior continua', async () => {
    const aviso = 'A comparação com outras empresas aparece quando a organização publicar os resultados.';
    const { unmount } = abrir({ opcoes: [EDICAO], aviso });
    expect(await screen.findByText(aviso)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Comparar com' })).toHaveValue('edicao');
    unmount();
    abrir({ opcoes: [], aviso });
    expect(await screen.findByText(aviso)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Comparar com' })).toBeNull();
    expect(radar().getByRole('row', { name: 'Estratégia 65,50' })).toBeVisible();
  });

  it('quando falha, o resultado continua, e se tenta de novo; sem radar nada se pergunta', async () => {
    servidor.agir = (_dados, nome) => {
      if (nome === 'resultadosFunctions-comparar') throw new ErroDoProduto('Tente daqui a pouco.');
    };
    const { unmount } = abrir({ opcoes: [TODAS] });
    expect(await screen.findByText('Erro ao buscar a comparação')).toBeVisible();
    expect(radar().getByRole('row', { name: 'Estratégia 65,50' })).toBeVisible();
    servidor.agir = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('combobox', { name: 'Comparar com' })).toBeVisible();
    unmount();
    servidor.esvaziar();
    abrir({ opcoes: [TODAS] }, '', { grupos: RESULTADO.grupos.slice(1) });
    expect(await screen.findByText('Gráfico não disponível')).toBeVisible();
    expect(servidor.feitos).toHaveLength(1);
  });
});

describe('como as outras empresas responderam', () => {
  const versao = umQuestionarioPublicado();
  const [escala] = versao.perguntas;
  if (!escala) throw new Error('sem pergunta');
  const DITAS = {
    versao,
    em: '10/03/2026',
    cortes: [
      {
        chave: 'todas',
        nome: 'Todas as empresas',
        perguntas: { [chaveDaPergunta(escala)]: { n: 16, numeros: { o4: 9, o9: 7 } } },
      },
    ],
    aviso: null,
  };

  it('pede-se, fica no endereço, e mostra só as perguntas ditas, com números', async () => {
    abrir({});
    servidor.respostas['resultadosFunctions-perguntasDasOutras'] = DITAS;
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar respostas das outras' }));
    const pergunta = within(await screen.findByRole('region', { name: 'Pergunta escala' }));
    expect(pergunta.getByRole('row', { name: '4 9 (56,3%)' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pergunta escolha' })).toBeNull();
    expect(screen.getByLabelText('endereço')).toHaveTextContent('?outras=todas');
    fireEvent.click(screen.getByRole('button', { name: 'Esconder respostas das outras' }));
    expect(screen.queryByRole('region', { name: 'Pergunta escala' })).toBeNull();
  });

  it('onde nada se diz, diz por quê', async () => {
    abrir({}, '?outras=todas');
    servidor.respostas['resultadosFunctions-perguntasDasOutras'] = {
      versao: null,
      em: '',
      cortes: [],
      aviso: 'Isto aparece quando a organização publicar os resultados.',
    };
    expect(
      await screen.findByText('Isto aparece quando a organização publicar os resultados.'),
    ).toBeVisible();
  });

  it('a quem organiza não se oferece: tem as estatísticas', async () => {
    abrir({}, '', { organiza: true });
    expect(await screen.findByRole('region', { name: 'Radar de inovação' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar respostas das outras' })).toBeNull();
  });
});
