// How a questionnaire was answered: what opening costs, filters, comparison, editions and texts (decisions P410).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import {
  caminhosDasEstatisticas,
  chaveDaPergunta,
  SEM_SOMAS,
  type Somas,
} from '@/domain/diagnostico/estatisticas';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { versoesDe } from '@/domain/diagnostico/versao';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { EstatisticasPage } from './EstatisticasPage';
import { filtrosDoEndereco, recorteDe } from './recorte';
import { maisDitas } from './TextosModal';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
const { salvas } = vi.hoisted(() => ({ salvas: [] as [string, readonly string[]][] }));
vi.mock('@/areas/relatorio/salvarImagem', () => ({
  salvarImagem: (_elemento: HTMLElement, nome: string, legenda: readonly string[]) => {
    salvas.push([nome, legenda]);
    return Promise.resolve();
  },
}));

const versao = umQuestionarioPublicado();
const chave = (id: string, de = versao) => {
  const pergunta = de.perguntas.find((uma) => uma.id === id);
  if (!pergunta) throw new Error(id);
  return chaveDaPergunta(pergunta);
};
const TODAS: Somas = {
  folhas: 5,
  versoes: { 1: 5 },
  perguntas: {
    [chave('escala')]: { o7: 3, o10: 1, b: 1 },
    [chave('escolha')]: { o0: 2, o3: 1, h: 2 },
    [chave('caixas')]: { o0: 4, o1: 2, 'v10/1': 2, 'v15/2': 2, b: 1 },
    [chave('texto')]: { t: 2, p: 9, b: 3 },
  },
  grupos: { g1: { s: 305_00, p70: 1, p75: 1, p80: 2 } },
};
const guardarCorte = (corte: string, somas: Somas, q = 'q') =>
  banco.guardar(caminhosDasEstatisticas.corte(EMPRESA, q, corte), {
    idQuestionario: q,
    idProjeto: 'p',
    corte,
    ...somas,
    updatedAt: new Date(),
  });
const guardarQuestionario = (id: string, mudancas: object, publicada = versao) => {
  banco.guardar(`${questionarios.onde(EMPRESA)}/${id}`, {
    ...umQuestionario(ana),
    idProjeto: 'p',
    nome: 'Autodiagnóstico',
    versao: 1,
    ...mudancas,
  });
  banco.guardar(`${versoesDe(EMPRESA, id)}/1`, publicada);
};

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  salvas.length = 0;
  banco.guardar(
    caminhos.projeto(EMPRESA, 'p'),
    umProjeto(ana, { nome: 'Prêmio 2026', categoria: ['Indústria', 'Serviços'] }),
  );
  guardarQuestionario('q', {});
  guardarCorte('todas', TODAS);
});

const folha = (id: string, texto: string, mais: object = {}) => ({
  id,
  empresa: `Empresa ${id}`,
  finalizadoEm: '2026-05-05T12:00:00.000Z',
  respostas: { texto },
  ...mais,
});
const lido = (busca: string) => filtrosDoEndereco(new URLSearchParams(busca), '');
const abrir = (busca = '') =>
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/analisarEstatisticas/:questionarioId" element={<EstatisticasPage />} />
    </Routes>,
    `/analisarEstatisticas/q${busca}`,
  );
const daPergunta = async (id: string) =>
  within(await screen.findByRole('region', { name: `Pergunta ${id}` }));

describe('as estatísticas de um questionário', () => {
  it('diz de cada pergunta quem respondeu, com barras que têm números, e abrir lê seis registros ou menos', async () => {
    const antes = banco.lidos;
    abrir();
    const escala = await daPergunta('escala');
    expect(escala.getByText('n = 4 · 1 sem resposta')).toBeVisible();
    expect(escala.getByRole('row', { name: '7 3 (75,0%)' })).toBeVisible();
    expect(escala.getByRole('row', { name: '1 0 (0,0%)' })).toBeVisible();
    expect(escala.getByText('7,75')).toBeVisible();
    const escolha = await daPergunta('escolha');
    expect(escolha.getByText('n = 3 · 1 não se aplica · 2 pessoas não viram a pergunta')).toBeVisible();
    expect(escolha.getByRole('row', { name: 'Não se aplica (fora da média) 1 (33,3%)' })).toBeVisible();
    // Four people ticked six boxes.
    expect((await daPergunta('caixas')).getByRole('row', { name: 'Sim 4 (100,0%)' })).toBeVisible();
    expect((await daPergunta('texto')).getByText('n = 2 · 3 sem resposta · 9 palavras')).toBeVisible();
    expect(screen.getByText('5 folhas finalizadas')).toBeVisible();
    expect(banco.lidos - antes).toBeLessThanOrEqual(6);
  });

  it('um filtro lê o contador dele; o que ninguém respondeu não tem porcentagem', async () => {
    guardarCorte('fase:4', {
      ...SEM_SOMAS,
      folhas: 1,
      versoes: { 1: 1 },
      perguntas: { [chave('escala')]: { o2: 1 }, [chave('escolha')]: { b: 1 } },
    });
    abrir('?fase=4');
    expect(await screen.findByText('1 folha finalizada')).toBeVisible();
    expect((await daPergunta('escala')).getByRole('row', { name: '2 1 (100,0%)' })).toBeVisible();
    expect((await daPergunta('escolha')).getByRole('row', { name: 'Sim 0 (–)' })).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Fase' })).toHaveValue('4');
  });

  it('dois filtros juntos se contam por páginas, e a segunda continua de onde a primeira parou', async () => {
    const pedidos: object[] = [];
    servidor.agir = (dados: { depois: string | null; cortes: string[] }, nome) => {
      pedidos.push(dados);
      servidor.respostas[nome] = {
        somas: { ...SEM_SOMAS, folhas: 3, perguntas: { [chave('escala')]: { o5: 3 } } },
        lidas: 100,
        total: dados.depois === null ? 150 : null,
        proxima: dados.depois === null ? 'e100' : null,
      };
    };
    abrir('?fase=4&porte=MICRO_EMPRESA');
    expect(await screen.findByText('6 folhas finalizadas')).toBeVisible();
    expect(pedidos).toMatchObject([
      { cortes: ['porte:MICRO_EMPRESA', 'fase:4'], depois: null },
      { depois: 'e100' },
    ]);
    expect((await daPergunta('escala')).getByRole('row', { name: '5 6 (100,0%)' })).toBeVisible();
  });

  it('dois filtros lado a lado', async () => {
    guardarCorte('porte:MICRO_EMPRESA', {
      ...SEM_SOMAS,
      folhas: 2,
      perguntas: { [chave('escala')]: { o7: 1, o9: 1 } },
    });
    abrir('?comparar=filtro&porte2=MICRO_EMPRESA');
    expect(
      await screen.findByText('Primeiro filtro: 5 folhas finalizadas. Segundo filtro: 2 folhas finalizadas.'),
    ).toBeVisible();
    expect((await daPergunta('escala')).getByRole('row', { name: '7 3 (75,0%) 1 (50,0%)' })).toBeVisible();
  });

  it('a edição anterior aparece onde a pergunta é a mesma; onde não é, diz', async () => {
    banco.guardar(
      caminhos.projeto(EMPRESA, 'velho'),
      umProjeto(ana, { nome: 'Prêmio 2024', anoAtuacao: new Date('2024-02-01T03:00:00Z') }),
    );
    const antes = umQuestionarioPublicado({
      perguntas: versao.perguntas.map((uma) =>
        uma.id === 'escolha'
          ? umaPerguntaPublicada('velha-escolha', { ...uma, id: 'velha-escolha', inversa: true })
          : { ...uma, id: `velha-${uma.id}` },
      ),
    });
    guardarQuestionario('qv', { idProjeto: 'velho' }, antes);
    guardarCorte(
      'todas',
      { ...SEM_SOMAS, folhas: 2, perguntas: { [chave('velha-escala', antes)]: { o7: 2 } } },
      'qv',
    );
    abrir('?comparar=edicao');
    expect((await daPergunta('escala')).getByRole('row', { name: '7 3 (75,0%) 2 (100,0%)' })).toBeVisible();
    expect(
      (await daPergunta('escolha')).getByText('Prêmio 2024: a pergunta não é a mesma, e não se compara'),
    ).toBeVisible();
  });

  it('sem edição anterior com perguntas iguais, diz', async () => {
    abrir('?comparar=edicao');
    expect(await screen.findByText('Nenhuma edição anterior tem perguntas iguais a estas.')).toBeVisible();
  });

  it('respostas a outra forma da pergunta ficam de fora, e diz quantas', async () => {
    const [, escolha] = versao.perguntas;
    if (!escolha) throw new Error('sem pergunta');
    const outra = chaveDaPergunta({ ...escolha, campos: escolha.campos.toReversed() });
    guardarCorte('todas', { ...TODAS, perguntas: { ...TODAS.perguntas, [outra]: { o1: 7 } } });
    abrir();
    expect(
      (await daPergunta('escolha')).getByText(
        '7 folhas de outra versão, em que a pergunta era outra, não estão aqui.',
      ),
    ).toBeVisible();
  });

  it('os textos se leem, se procuram sem acentos e dizem as palavras de mais textos', async () => {
    servidor.respostas['relatoriosFunctions-folhasBrutas'] = {
      folhas: [
        folha('a', 'Café com ideias'),
        folha('b', 'Mural de ideias'),
        folha('c', 'Em andamento', { finalizadoEm: null }),
        folha('d', '  '),
      ],
      versoes: [],
      proxima: null,
      total: 4,
      nomeadas: true,
      leNotas: false,
    };
    abrir();
    fireEvent.click(await screen.findByRole('button', { name: 'Ver textos: Pergunta texto' }));
    const janela = within(await screen.findByRole('dialog'));
    expect(await janela.findByText('2 textos')).toBeVisible();
    expect(janela.getByText(/ideias \(2\)/)).toBeVisible();
    expect(janela.queryByText('Em andamento')).toBeNull();
    fireEvent.change(janela.getByLabelText('Procurar nos textos'), { target: { value: 'cafe' } });
    expect(await janela.findByText('1 texto de 2')).toBeVisible();
    expect(janela.getByText('Empresa a')).toBeVisible();
    expect(janela.queryByText('Empresa b')).toBeNull();
  });

  it('a imagem leva o título e o n', async () => {
    abrir();
    fireEvent.click(
      await screen.findByRole('button', { name: 'Salvar gráfico como imagem: Pergunta escala' }),
    );
    await waitFor(() => expect(salvas).toHaveLength(1));
    const [[nome, legenda] = []] = salvas;
    expect(nome).toBe('pergunta-escala.png');
    expect(legenda?.[0]).toBe('Pergunta escala');
    expect(legenda?.at(-1)).toBe('Pessoas: n = 4 · 1 sem resposta');
  });

  it('sem respostas, com filtro sem respostas e sem publicação há o que dizer', async () => {
    banco.esvaziar();
    guardarQuestionario('q', {});
    abrir();
    expect(await screen.findByText('Nenhuma resposta ainda')).toBeVisible();
  });

  it('um filtro sem respostas e um questionário que não foi publicado dizem isso', async () => {
    abrir('?fase=6');
    expect(await screen.findByText('Nenhuma resposta com este filtro')).toBeVisible();
  });

  it('sem publicação não há o que contar', async () => {
    const { versao: _versao, ...rascunho } = umQuestionario(ana);
    banco.guardar(`${questionarios.onde(EMPRESA)}/q`, { ...rascunho, idProjeto: 'p' });
    abrir();
    expect(await screen.findByText('Questionário ainda não publicado')).toBeVisible();
  });
});

describe('o endereço', () => {
  it('de uma empresa só valem os cortes dela; uma fase que não é número não filtra', () => {
    expect(recorteDe(lido('empresa=e&fase=3'))).toEqual({ empresa: 'e', cortes: [] });
    expect(recorteDe(lido('fase=3&regiao=r'))).toEqual({ cortes: ['regiao:r', 'fase:3'] });
    expect(recorteDe(lido('fase=tres'))).toEqual({ cortes: [] });
  });

  it('as palavras contam uma vez por texto', () => {
    expect(maisDitas([{ texto: 'Mural mural de ideias' }, { texto: 'um MURAL' }])).toEqual([
      ['mural', 2],
      ['ideias', 1],
    ]);
  });
});
