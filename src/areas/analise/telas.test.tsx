// The analysis of a project and of one of its companies (part 3 §2; decisions Q12, Q230).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projetosData } from '@/areas/projetos/projetos.data';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias, type Media } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { FASES_PADRAO, VENCEDORES } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { banco } from '@tests/support/banco';
import { umProjeto, umStatus } from '@tests/support/documentos';
import { ana, caio, EMPRESA, type Persona, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { umaMedia, umaPublicacao } from '@tests/support/media';
import { AnalisarRespostasPage } from './AnalisarRespostasPage';
import { AnaliseDaEmpresaPage } from './AnaliseDaEmpresaPage';
import { FasesDaAvaliacao } from './FasesDaAvaliacao';
import { Publicacao } from './Publicacao';
import { VisualizarResultadosPage } from './VisualizarResultadosPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const guardarEmpresa = (
  id: string,
  nome: string,
  fase: number,
  media: number | null,
  mais: Partial<Media> = {},
) => {
  banco.guardar(
    caminhosDoStatus.um(EMPRESA, 'p', id),
    umStatus('p', id, { nomeFantasia: nome, status: fase, habilitada: fase > 2 }),
  );
  banco.guardar(
    caminhosDasMedias.uma(EMPRESA, 'q', id),
    umaMedia({
      idEmpresa: id,
      nomeFantasia: nome,
      fase,
      mediaEmpresa: media,
      habilitada: fase > 2,
      ...mais,
    }),
  );
};
beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  servidor.respostas = {
    'notasFunctions-fases': { fases: [] },
    'projetosFunctions-preverFase': { perdem: [] },
  };
  banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana, { nome: 'Prêmio Inovação' }));
  banco.guardar(`${questionarios.onde(EMPRESA)}/q`, {
    ...umQuestionario(ana),
    nome: 'Liderança',
    versao: 1,
    ordemQuestionario: 1,
  });
  banco.guardar(`${questionarios.onde(EMPRESA)}/r`, {
    ...umQuestionario(ana),
    nome: 'Processos',
    versao: 1,
    ordemQuestionario: 2,
  });
  guardarEmpresa('cometa', 'Cometa Logística', 6, 90_00);
  guardarEmpresa('boreal', 'Boreal Têxtil', 2, 80_00, {
    porte: 'EMPRESA_GRANDE_PORTE',
    categoria: 'Indústria',
  });
  guardarEmpresa('serra', 'Serra Clara', 7, 80_00);
  guardarEmpresa('fora', 'Fora do Projeto', 2, 99_00, { concorre: false });
});

const abrirRanking = (rota = '/analisarRespostas') => {
  escolherProjeto(umaSessao(ana), { id: 'p', nome: 'Prêmio Inovação' });
  return desenharTela(umaSessao(ana), <AnalisarRespostasPage />, rota);
};
const linhas = async () => {
  await screen.findAllByText(/ª (Cometa|Boreal|Serra)/);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((linha) => within(linha).getByRole('link').textContent);
};

/** Whether each row says the phase of finalists. */
const finalistas = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((linha) => linha.textContent.includes('Finalistas'));

describe('o ranking de um projeto', () => {
  it('mostra o projeto, as contagens e as empresas pela média; médias iguais dividem a posição', async () => {
    abrirRanking();
    expect(await screen.findByText('Prêmio Inovação')).toBeInTheDocument();
    expect(await linhas()).toEqual(['1ª Cometa Logística', '2ª Serra Clara', '2ª Boreal Têxtil']);
    expect(screen.getByRole('link', { name: /Cometa/ })).toHaveAttribute(
      'href',
      '/analisarQuestionarios/cometa/p',
    );
    const contagens = within(await screen.findByLabelText('Empresas do projeto'));
    for (const [rotulo, quantas] of [
      ['Empresas inscritas', '4'],
      ['Habilitadas', '2'],
      ['Finalistas', '1'],
      ['Vencedoras', '1'],
    ] as const)
      expect(contagens.getByText(rotulo).parentElement).toHaveTextContent(`${rotulo}${quantas}`);
  });

  it.each([
    ['finalistas', 'fase=6', ['1ª Cometa Logística']],
    ['porte', 'porte=EMPRESA_GRANDE_PORTE', ['1ª Boreal Têxtil']],
    ['categoria', 'categoria=Indústria', ['1ª Boreal Têxtil']],
    ['as habilitadas', 'habilitada=sim', ['1ª Cometa Logística', '2ª Serra Clara']],
    ['as que não estão habilitadas', 'habilitada=nao', ['1ª Boreal Têxtil']],
    [
      'uma fase que não há filtra nada',
      'fase=77',
      ['1ª Cometa Logística', '2ª Serra Clara', '2ª Boreal Têxtil'],
    ],
  ])('o endereço guarda o filtro: %s', async (_, busca, esperadas) => {
    abrirRanking(`/analisarRespostas?${busca}`);
    expect(await linhas()).toEqual(esperadas);
  });

  it('Q271 depois de mudar várias lê de novo, até que as médias digam a fase nova', async () => {
    abrirRanking();
    await linhas();
    for (const nome of [/Boreal/, /Serra/]) fireEvent.click(screen.getByRole('checkbox', { name: nome }));
    fireEvent.click(await screen.findByRole('button', { name: /^Mudar fase/ }));
    const pergunta = within(await screen.findByRole('dialog', { name: /^Mudar a fase de/ }));
    fireEvent.change(pergunta.getByLabelText('Nova fase'), { target: { value: '6' } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      fireEvent.click(pergunta.getByRole('button', { name: 'Mudar fase' }));
      await screen.findByText('2 empresas estão na fase escolhida.');
      // The means follow the rows a moment later.
      await vi.advanceTimersByTimeAsync(1_000);
      expect(finalistas()).toEqual([true, false, false]);
      guardarEmpresa('boreal', 'Boreal Têxtil', 6, 80_00);
      guardarEmpresa('serra', 'Serra Clara', 6, 80_00);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(finalistas()).toEqual([true, true, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('na segunda página a posição continua a da primeira', async () => {
    for (let i = 0; i < 9; i++) guardarEmpresa(`e${i}`, `Empresa ${i}`, 2, 50_00 - i);
    abrirRanking('/analisarRespostas?pagina=2');
    expect(await screen.findByText('11ª Empresa 7')).toBeInTheDocument();
    expect(screen.getByText('12ª Empresa 8')).toBeInTheDocument();
  });

  it('outro questionário tem o seu ranking; sem respostas diz que não há nada', async () => {
    abrirRanking();
    fireEvent.change(await screen.findByLabelText('Questionário'), { target: { value: 'r' } });
    expect(await screen.findByText('Nenhuma movimentação encontrada!')).toBeInTheDocument();
    expect(screen.getByText('Tente selecionar outro ano')).toBeInTheDocument();
  });

  it('sem projeto escolhido, ou sem questionário publicado, diz o que falta', async () => {
    banco.guardar(
      caminhos.projeto(EMPRESA, 'velho'),
      umProjeto(ana, { nome: 'Edição Anterior', anoVigencia: new Date('2020-01-01T12:00:00Z') }),
    );
    const { unmount } = desenharTela(umaSessao(ana), <AnalisarRespostasPage />);
    expect(await screen.findByText('Nenhum projeto selecionado!')).toBeInTheDocument();
    const escolhas = within(await screen.findByRole('list', { name: 'Projetos em andamento' }));
    expect(escolhas.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(escolhas.getByRole('button', { name: /^Prêmio Inovação/ }));
    expect(await linhas()).toContain('1ª Cometa Logística');
    unmount();
    escolherProjeto(umaSessao(ana), undefined);
    for (const id of ['q', 'r'])
      banco.guardar(`${questionarios.onde(EMPRESA)}/${id}`, { ...umQuestionario(ana), nome: 'Rascunho' });
    abrirRanking();
    expect(await screen.findByText('Nenhum Questionário encontrado!')).toBeInTheDocument();
  });

  it('projetos que demoram têm o seu lugar na página; os que não vêm são ditos, e pedidos de novo', async () => {
    const original = projetosData.emAndamento(umaSessao(ana));
    const pedidos: ((erro: Error) => void)[] = [];
    vi.spyOn(projetosData, 'emAndamento').mockReturnValue({
      ...original,
      queryFn: () => new Promise((_chegam, falhar) => pedidos.push(falhar)),
    });
    const { container } = desenharTela(umaSessao(ana), <AnalisarRespostasPage />);
    await screen.findByText('Nenhum projeto selecionado!');
    await waitFor(() => expect(container.querySelector('[data-esqueleto]')).toHaveStyle({ width: '100%' }));
    for (const falhar of pedidos) falhar(new ErroDoProduto('Sem acesso aos projetos.'));
    const alerta = within(await screen.findByRole('alert'));
    expect(alerta.getByText('Sem acesso aos projetos.')).toBeInTheDocument();
    expect(alerta.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });
});

const abrirEmpresa = (quem: Persona, empresa = 'cometa') =>
  desenharTela(
    umaSessao(quem),
    <Routes>
      <Route path="/analisarQuestionarios/:idEmpresa/:idProjeto" element={<AnaliseDaEmpresaPage />} />
    </Routes>,
    `/analisarQuestionarios/${empresa}/p`,
  );
const ato = (name: string) => screen.queryByRole('button', { name });

/** Changes of phase, without the questions about them. */
const mudancas = () => servidor.feitos.filter((feito) => 'de' in feito);

describe('a análise de uma empresa', () => {
  it('diz o que se aplicou e se preencheu, a posição, a média e se é finalista', async () => {
    abrirEmpresa(ana);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cometa Logística' })).toBeInTheDocument();
    const situacao = within(screen.getByLabelText('Situação da empresa'));
    await waitFor(() =>
      expect(situacao.getByText('Questionários aplicados').parentElement).toHaveTextContent(/2$/),
    );
    await waitFor(() =>
      expect(situacao.getByText('Questionários preenchidos').parentElement).toHaveTextContent(/1$/),
    );
    expect(situacao.getByText('Finalista').parentElement).toHaveTextContent('Sim');
    expect(await screen.findByText(/média 90,00, posição 1ª de 3/)).toBeInTheDocument();
    expect(screen.getByText('Ninguém da empresa finalizou as respostas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver resultado: Liderança' })).toHaveAttribute(
      'href',
      '/questionarioInfo/cometa/p/q',
    );
  });

  it.each([
    ['vencedora', VENCEDORES, 'Sim'],
    ['em entrevista', 4, 'Não'],
  ])('%s: foi finalista?', async (_, fase, finalista) => {
    guardarEmpresa('outra', 'Outra Empresa', fase, 70_00);
    abrirEmpresa(ana, 'outra');
    const situacao = within(await screen.findByLabelText('Situação da empresa'));
    expect(situacao.getByText('Finalista').parentElement).toHaveTextContent(finalista);
  });

  it.each([
    ['Remover dos finalistas', 5],
    ['Marcar como vencedora', 7],
    ['Voltar à entrevista inicial', 4],
  ])('%s pergunta, e leva à fase %i dizendo a que se viu', async (rotulo, status) => {
    abrirEmpresa(ana);
    fireEvent.click(await screen.findByRole('button', { name: rotulo }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(mudancas()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: rotulo }));
    const pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: rotulo }));
    await waitFor(() =>
      expect(mudancas()).toMatchObject([{ idProjeto: 'p', idEmpresa: 'cometa', de: 6, status }]),
    );
    expect(await screen.findByText('Atualizado com sucesso!')).toBeInTheDocument();
  });

  it('Q271 a pergunta diz se a empresa deixa de estar habilitada', async () => {
    servidor.respostas['projetosFunctions-preverFase'] = {
      perdem: [{ idEmpresa: 'cometa', nome: 'Cometa Logística', faltam: ['Entrevista'] }],
    };
    abrirEmpresa(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Marcar como vencedora' }));
    const pergunta = within(await screen.findByRole('dialog'));
    expect(await pergunta.findByText('1 empresa deixa de estar habilitada')).toBeInTheDocument();
    expect(pergunta.getByText('Cometa Logística: falta Entrevista')).toBeInTheDocument();
    expect(servidor.feitos).toMatchObject([{ empresas: ['cometa'], status: VENCEDORES }]);
  });

  it('a equipe não coroa; quem colabora não age; quem não é finalista não é removida', async () => {
    const { unmount } = abrirEmpresa(tea);
    expect(await screen.findByRole('button', { name: 'Remover dos finalistas' })).toBeEnabled();
    expect(ato('Marcar como vencedora')).toBeNull();
    unmount();
    const outra = abrirEmpresa(ana, 'boreal');
    await screen.findByRole('button', { name: 'Marcar como vencedora' });
    expect(ato('Remover dos finalistas')).toBeNull();
    // It has not been there yet.
    expect(ato('Voltar à entrevista inicial')).toBeNull();
    expect(ato('Levar à entrevista inicial')).toBeEnabled();
    outra.unmount();
    abrirEmpresa(caio);
    await screen.findByRole('heading', { level: 1, name: 'Cometa Logística' });
    for (const rotulo of ['Remover dos finalistas', 'Marcar como vencedora', 'Voltar à entrevista inicial'])
      expect(ato(rotulo)).toBeNull();
  });

  it('uma fase que o projeto não usa desliga o seu botão, e diz por quê', async () => {
    const fases = FASES_PADRAO.map((fase) => ({ ...fase, checked: fase.id !== 4 }));
    banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana, { fases }));
    abrirEmpresa(ana);
    expect(await screen.findByRole('button', { name: 'Voltar à entrevista inicial' })).toBeDisabled();
    expect(screen.getByText('O projeto não usa a fase Entrevista Inicial.')).toBeInTheDocument();
  });

  it('A22 uma empresa que não está no projeto não se encontra', async () => {
    abrirEmpresa(ana, 'nenhuma');
    expect(await screen.findByText('Empresa não encontrada')).toBeInTheDocument();
  });
});

const ondePublicacao = caminhosDaPublicacao.uma(EMPRESA, 'q');
const abrirPublicacao = (quem: Persona) =>
  desenharTela(umaSessao(quem), <Publicacao idProjeto="p" questionario={{ id: 'q', nome: 'Liderança' }} />);

const abrirEPublicar = async (marcar: boolean) => {
  const { unmount } = abrirPublicacao(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Publicar resultados' }));
  const pergunta = within(await screen.findByRole('dialog'));
  const caixa = pergunta.getByRole('checkbox', { name: /o que os avaliadores escreveram/ });
  expect(caixa).not.toBeChecked();
  if (marcar) fireEvent.click(caixa);
  fireEvent.click(pergunta.getByRole('button', { name: 'Publicar resultados' }));
  await waitFor(() => expect(servidor.feitos).toHaveLength(marcar ? 2 : 1));
  unmount();
};

describe('a publicação dos resultados', () => {
  it('diz que ainda não, publica com pergunta, e depois diz quando e com quantas', async () => {
    const { unmount } = abrirPublicacao(ana);
    expect(await screen.findByText(/ainda não foram publicados/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Publicar resultados' }));
    const pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: 'Publicar resultados' }));
    await waitFor(() =>
      expect(servidor.feitos).toMatchObject([{ idProjeto: 'p', idQuestionario: 'q', publicado: true }]),
    );
    unmount();
    banco.guardar(ondePublicacao, umaPublicacao());
    abrirPublicacao(ana);
    expect(await screen.findByText(/^Resultados publicados em .*, com 12 empresas\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retirar resultados' })).toBeInTheDocument();
  });

  it('P387 as palavras dos avaliadores só vão junto quando se marca', async () => {
    await abrirEPublicar(false);
    await abrirEPublicar(true);
    expect(servidor.feitos).toMatchObject([{ palavras: false }, { palavras: true }]);
  });

  it.each([
    ['Retirar resultados', 'Retirar resultados', false],
    ['Publicar de novo', 'Publicar resultados', true],
  ])('publicados, "%s" pede isso e não o contrário', async (botao, sim, publicado) => {
    banco.guardar(ondePublicacao, umaPublicacao());
    abrirPublicacao(ana);
    fireEvent.click(await screen.findByRole('button', { name: botao }));
    const pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: sim }));
    await waitFor(() =>
      expect(servidor.feitos).toMatchObject([{ idProjeto: 'p', idQuestionario: 'q', publicado }]),
    );
  });

  it('a equipe lê se estão publicados, e não os publica', async () => {
    banco.guardar(ondePublicacao, umaPublicacao());
    abrirPublicacao(tea);
    expect(await screen.findByText(/^Resultados publicados em/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const umaFase = (mudancas: object = {}) => ({
  id: 5,
  titulo: 'Aprofundamento',
  encerradaEm: null,
  empresas: 3,
  completas: 1,
  dadas: 5,
  de: 8,
  ...mudancas,
});
const abrirFases = (quem: Persona, ...fases: object[]) => {
  servidor.respostas = { 'notasFunctions-fases': { fases }, 'notasFunctions-encerrar': {} };
  return desenharTela(umaSessao(quem), <FasesDaAvaliacao questionario={{ id: 'q', nome: 'Liderança' }} />);
};
const encerramentos = () => servidor.feitos.filter((feito) => 'encerrada' in feito);

describe('a avaliação de cada fase', () => {
  it('diz a cobertura, e encerra só depois da pergunta, que a repete', async () => {
    const { unmount } = abrirFases(ana, umaFase());
    expect(
      await screen.findByText('Avaliação em Aprofundamento: 5 de 8 notas, 1 de 3 empresas completas.'),
    ).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Encerrar avaliação em Aprofundamento' }));
    const pergunta = within(await screen.findByRole('dialog'));
    expect(pergunta.getByText(/com as notas que há: 5 de 8 notas\./)).toBeInTheDocument();
    fireEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(encerramentos()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Encerrar avaliação em Aprofundamento' }));
    const outraVez = within(await screen.findByRole('dialog'));
    fireEvent.click(outraVez.getByRole('button', { name: 'Encerrar avaliação' }));
    await waitFor(() =>
      expect(encerramentos()).toMatchObject([{ questionarioId: 'q', fase: 5, encerrada: true }]),
    );
    unmount();
    abrirFases(ana, umaFase({ encerradaEm: '2026-03-25T15:00:00.000Z' }));
    expect(await screen.findByText(/encerrada em 25\/03\/2026\.$/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Reabrir avaliação em Aprofundamento' }));
    await waitFor(() => expect(encerramentos().at(-1)).toMatchObject({ fase: 5, encerrada: false }));
  });

  it('a equipe a lê sem botão', async () => {
    abrirFases(tea, umaFase());
    expect(await screen.findByText(/5 de 8 notas/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const umResultado = (questionario: string, mudancas: object = {}) => ({
  idProjeto: 'p',
  projeto: 'Prêmio Inovação',
  inicio: '2026-01-05T15:00:00.000Z',
  fim: '2026-03-20T15:00:00.000Z',
  questionarioId: questionario,
  questionario,
  folhas: 3,
  media: 67_50,
  publicado: null,
  ...mudancas,
});
const abrirResultados = (...resultados: object[]) => {
  servidor.respostas = { 'resultadosFunctions-daEmpresa': { resultados } };
  desenharTela(umaSessao(ana), <VisualizarResultadosPage />);
};

describe('os resultados da empresa', () => {
  it('cada um com projeto, período, média e Ver mais; a posição só depois de publicada', async () => {
    const publicado = {
      posicao: 2,
      total: 12,
      media: 66_00,
      entrevista: {
        fase: 'Entrevista Inicial',
        media: 80_50,
        grupos: {},
        cobertura: { dadas: 5, de: 8 },
      },
      em: '2026-03-25T12:00:00.000Z',
    };
    abrirResultados(umResultado('Liderança'), umResultado('Processos', { publicado }));
    const [um, outro] = (await screen.findAllByRole('link', { name: /^Ver mais/ })).map((link) =>
      within(link.closest('li') as HTMLElement),
    );
    expect(um?.getByText('Prêmio Inovação')).toBeInTheDocument();
    expect(um?.getByText('05/01/2026 - 20/03/2026')).toBeInTheDocument();
    expect(um?.getByText(/3 respostas finalizadas, média 67,50/)).toBeInTheDocument();
    expect(um?.getByText(/aparecem quando a organização publicar/)).toBeInTheDocument();
    expect(outro?.getByText(/^Posição 2ª de 12 empresas, com média 66,00/)).toBeInTheDocument();
    expect(
      outro?.getByText(/A média é igual ou maior que a de pelo menos 9 em cada 10 das outras empresas\.$/),
    ).toBeInTheDocument();
    expect(
      outro?.getByText('Média dos avaliadores em Entrevista Inicial: 80,50 (5 de 8 notas).'),
    ).toBeInTheDocument();
    expect(um?.queryByText(/^Média dos avaliadores/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver mais: Liderança, Prêmio Inovação' })).toHaveAttribute(
      'href',
      `/questionarioInfo/${EMPRESA.empresaId}/p/Liderança`.replace('ç', '%C3%A7'),
    );
  });

  it('a empresa que ninguém avaliou fica com a posição, sem médias de avaliadores', async () => {
    const publicado = {
      posicao: 2,
      total: 12,
      media: 66_00,
      entrevista: null,
      em: '2026-03-25T12:00:00.000Z',
    };
    abrirResultados(umResultado('Liderança', { publicado }));
    expect(await screen.findByText(/^Posição 2ª de 12 empresas/)).toBeInTheDocument();
    expect(screen.queryByText(/avaliadores/)).toBeNull();
  });

  it('P196 P198 a empresa sem posição lê por quê: não confirmada, ou ainda sem médias das suas pessoas', async () => {
    const publicado = {
      posicao: null,
      total: 9,
      media: null,
      entrevista: null,
      em: '2026-03-25T12:00:00.000Z',
    };
    const respostas = { quem: 'PESSOAS', minimo: 3, ditas: 0, faltam: 2 };
    abrirResultados(
      umResultado('Nova', { publicado: { ...publicado, confirmada: false } }),
      umResultado('Poucas', { media: null, respostas, publicado: { ...publicado, confirmada: true } }),
      umResultado('Nada', { publicado }),
    );
    expect(
      await screen.findByText(/A posição é das empresas que a organização confirmou/),
    ).toBeInTheDocument();
    expect(screen.getByText(/porque ainda não havia médias das suas pessoas\.$/)).toBeInTheDocument();
    expect(screen.getByText(/A empresa vê médias a partir de 3 pessoas\.$/)).toBeInTheDocument();
    expect(screen.getByText(/porque nenhuma resposta conta\.$/)).toBeInTheDocument();
  });

  it('entre menos de dez empresas só se diz a posição', async () => {
    const publicado = {
      posicao: 2,
      total: 9,
      media: 66_00,
      entrevista: null,
      em: '2026-03-25T12:00:00.000Z',
    };
    abrirResultados(umResultado('Liderança', { publicado }));
    expect(await screen.findByText(/^Posição 2ª de 9 empresas/)).toBeInTheDocument();
    expect(screen.queryByText(/em cada 10/)).toBeNull();
  });

  it('sem nenhum diz quando aparecem', async () => {
    abrirResultados();
    expect(await screen.findByText('Nenhum resultado ainda')).toBeInTheDocument();
  });
});
