// The inbox and its preferences as a person meets them (decisions P301).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projetosInscritosData } from '@/areas/diagnostico/projetosInscritos.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { type Notificacao, TIPOS_DE_NOTIFICACAO, TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeiaPublicada, umaNotificacao, umaPessoa, umMarco } from '@tests/support/documentos';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ListaDeNotificacoes } from './ListaDeNotificacoes';
import { NotificacoesPage } from './NotificacoesPage';
import { detalhesData } from './detalhes.data';
import { notificacoesData } from './notificacoes.data';
import { PreferenciasPage } from './PreferenciasPage';

const recusado = Object.assign(new Error('Permissão negada'), { code: 'permission-denied' });
const marcouLida = vi.fn((_id: string) => Promise.resolve());
const marcouTodas = vi.fn(() => Promise.resolve());
const preferiu = vi.fn((_canais: object) => Promise.resolve());
const pedida = vi.fn();
const ler = vi.fn((_qual: string): Promise<unknown> => Promise.resolve(null));
const de = (qual: string) => ({ queryKey: [qual], queryFn: () => ler(qual) }) as never;

const ideia = umaIdeiaPublicada(clara, { titulo: 'Água da chuva' });
const marco = umMarco(caio, 'ideia', { acoes: 'Comprar os sensores\nTrês deles.' });
const sobreAIdeia = caminhos.ideia(EMPRESA, 'ideia');

/** What is stored, by what is asked for; an Error is a refusal. */
let guardado: Record<string, unknown>;

function naCaixa(entradas: Partial<Notificacao>[], lidasAte: Date | null = null) {
  const itens = entradas.map((entrada, i) => ({ id: `n${i}`, ...umaNotificacao(entrada) }));
  vi.spyOn(notificacoesData, 'caixa').mockReturnValue({
    queryKey: ['caixa'],
    queryFn: () => ({ naoLidas: itens.length, lidasAte }),
  } as never);
  vi.spyOn(notificacoesData, 'lista').mockImplementation((_sessao, quais) => {
    pedida(quais);
    return {
      queryKey: ['lista', quais],
      initialPageParam: undefined,
      queryFn: () => ({ itens, proxima: undefined }),
      getNextPageParam: () => undefined,
    } as never;
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  guardado = { ideia: { id: 'ideia', ...ideia }, pessoa: umaPessoa(clara), marco: { id: 'marco', ...marco } };
  ler.mockImplementation((qual) => {
    const valor = guardado[qual];
    return valor instanceof Error ? Promise.reject(valor) : Promise.resolve(valor);
  });
  vi.spyOn(notificacoesData, 'pai').mockReturnValue(de('ideia'));
  vi.spyOn(pessoasData, 'porReferencia').mockReturnValue(de('pessoa'));
  vi.spyOn(detalhesData, 'marco').mockReturnValue(de('marco'));
  vi.spyOn(notificacoesData, 'marcarLida').mockReturnValue({ mutationFn: marcouLida });
  vi.spyOn(notificacoesData, 'marcarTodas').mockReturnValue({ mutationFn: marcouTodas });
});

const mostrar = (entrada: Partial<Notificacao>) => {
  naCaixa([entrada]);
  desenharTela(umaSessao(caio), <ListaDeNotificacoes quais="todas" porPagina={10} />);
};
const linha = () => screen.findByRole('listitem');

describe('uma notificação', () => {
  it.each([
    ['menção', {}, `${clara.nome} mencionou você em um comentário da ideia Água da chuva.`],
    [
      'marco com o seu nome',
      { tipo: 'MARCO', detalhe: { prazo: 'AMANHA' }, quem: null, createdAt: new Date() },
      'O marco Comprar os sensores, sob sua responsabilidade na ideia Água da chuva, vence amanhã.',
    ],
    [
      'marco de que se falou em outro dia',
      { tipo: 'MARCO', detalhe: { prazo: 'AMANHA' }, quem: null, createdAt: new Date(2026, 0, 5) },
      'O marco Comprar os sensores, sob sua responsabilidade na ideia Água da chuva, vencia no dia seguinte.',
    ],
    [
      'ideia na pauta do comitê',
      { tipo: 'COMITE', detalhe: { comite: 7 }, origem: sobreAIdeia },
      'A ideia Água da chuva entrou na pauta do comitê de inovação nº 7.',
    ],
  ] as const)('%s', async (_, entrada, frase) => {
    mostrar(entrada);
    await waitFor(async () => expect(await linha()).toHaveTextContent(frase));
    const link = within(await linha()).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/ideias\/ideia(\?comentario=comentario)?$/);
  });

  it('o chamado para o comitê abre a sessão dele', async () => {
    mostrar({
      tipo: 'COMITE',
      sobre: null,
      origem: caminhos.comite(EMPRESA, '7'),
      detalhe: { comite: 7 },
    });
    const link = await screen.findByRole('link', { name: /chamou você para o comitê de inovação nº 7/ });
    expect(link).toHaveAttribute('href', '/comites-de-inovacao/7');
  });

  it('a fase da empresa, com o nome dela e do projeto', async () => {
    vi.spyOn(projetosInscritosData, 'um').mockReturnValue(de('inscrito'));
    guardado['inscrito'] = { nome: 'Prêmio Inovação', fases: [] };
    const origem = `${caminhos.empresa(EMPRESA)}/projetosInscritos/e_p`;
    mostrar({ tipo: 'FASE', sobre: null, quem: null, detalhe: { fase: 6 }, origem });
    const link = await screen.findByRole('link', {
      name: /A empresa passou para a fase Finalistas no projeto Prêmio Inovação/,
    });
    expect(link).toHaveAttribute('href', '/diagnosticoEmpresa');
  });

  it('a inscrição, com o nome da empresa e do projeto, abre o projeto; sem ler, fica sem nomes', async () => {
    vi.spyOn(detalhesData, 'inscricao').mockReturnValue(de('inscricao'));
    guardado['inscricao'] = { empresa: 'Moinho do Pampa', projeto: 'Prêmio Inovação' };
    const origem = `${caminhos.empresa(EMPRESA)}/status/p_e`;
    mostrar({ tipo: 'INSCRICAO', sobre: null, quem: null, detalhe: { projeto: 'p' }, origem });
    const link = await screen.findByRole('link', {
      name: /O projeto Prêmio Inovação recebeu a primeira inscrição do dia: Moinho do Pampa/,
    });
    expect(link).toHaveAttribute('href', '/diagnostico/p');
  });

  const enviada = {
    tipo: 'EVIDENCIA',
    sobre: null,
    quem: null,
    detalhe: { evidencia: 'ENVIADA' },
    origem: `${caminhos.empresa(EMPRESA)}/evidenciasRecebidas/e`,
  } as const;

  it('a evidência enviada diz de que empresa e para que questionário', async () => {
    vi.spyOn(detalhesData, 'evidencia').mockReturnValue(de('evidencia'));
    guardado['evidencia'] = { nomeFantasia: 'Moinho do Pampa', questionario: 'Cultura' };
    mostrar(enviada);
    const link = await screen.findByRole('link', {
      name: /Moinho do Pampa enviou evidências para o questionário Cultura/,
    });
    expect(link).toHaveAttribute('href', '/gerenciarEvidencias');
  });

  it('a evidência que não se pode ler fica sem nome', async () => {
    vi.spyOn(detalhesData, 'evidencia').mockReturnValue(de('evidencia'));
    guardado['evidencia'] = recusado;
    mostrar(enviada);
    await waitFor(async () =>
      expect(await linha()).toHaveTextContent('Uma empresa enviou evidências para um'),
    );
  });

  it('o marco que não se pode ler, ou já removido, fica sem nome', async () => {
    guardado['marco'] = recusado;
    mostrar({ tipo: 'MARCO', detalhe: { prazo: 'ATRASADO' }, quem: null });
    await waitFor(async () =>
      expect(await linha()).toHaveTextContent(
        'Um marco sob sua responsabilidade na ideia Água da chuva passou do prazo.',
      ),
    );
  });

  it('da ideia que não se vê mais não diz nem abre nada', async () => {
    guardado['ideia'] = recusado;
    mostrar({ tipo: 'COMITE', detalhe: { comite: 7 }, origem: sobreAIdeia });
    expect(
      await screen.findByText(/O que esta notificação contava não está mais disponível/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/Água da chuva/)).toBeNull();
  });

  it('segui-la ou marcá-la a lê; a já lida não se marca outra vez', async () => {
    naCaixa([{}, { createdAt: new Date('2026-01-05'), tipo: 'RESPOSTA' }], new Date('2026-02-01'));
    desenharTela(umaSessao(caio), <ListaDeNotificacoes quais="todas" porPagina={10} />);
    const usuario = userEvent.setup();
    await usuario.click(await screen.findByRole('link', { name: /Não lida: .*mencionou você/ }));
    expect(marcouLida.mock.calls[0]?.[0]).toBe('n0');
    // Its name says which; the focus stays in the line, whose button goes.
    const link = screen.getByRole('link', { name: /Não lida: .*mencionou você/ });
    await usuario.click(
      screen.getByRole('button', { name: /^Marcar como lida: .*mencionou você.*Água da chuva/ }),
    );
    expect(link).toHaveFocus();
    expect(marcouLida).toHaveBeenCalledTimes(2);
    await usuario.click(await screen.findByRole('link', { name: /^[^N].*respondeu ao seu comentário/ }));
    expect(marcouLida).toHaveBeenCalledTimes(2);
  });
});

describe('/notificacoes', () => {
  it('todas ou só as não lidas; todas se marcam com um gesto', async () => {
    naCaixa([{}]);
    desenharTela(umaSessao(caio), <NotificacoesPage />);
    const usuario = userEvent.setup();
    await usuario.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
    expect(marcouTodas).toHaveBeenCalledOnce();
    await usuario.click(screen.getByRole('tab', { name: 'Não lidas' }));
    await waitFor(() => expect(pedida).toHaveBeenLastCalledWith('naoLidas'));
  });

  it('vazia, diz o que virá; uma falha diz o que houve', async () => {
    naCaixa([]);
    const { unmount } = desenharTela(umaSessao(caio), <NotificacoesPage />);
    expect(await screen.findByText('Nenhuma notificação')).toBeInTheDocument();
    unmount();
    vi.spyOn(notificacoesData, 'caixa').mockReturnValue({
      queryKey: ['caixa'],
      queryFn: () => Promise.reject(recusado),
    } as never);
    desenharTela(umaSessao(caio), <NotificacoesPage />);
    expect(await screen.findByText('Erro ao buscar notificações')).toBeInTheDocument();
  });
});

const abrir = (canais: object = TUDO_LIGADO) => {
  vi.spyOn(notificacoesData, 'preferencias').mockReturnValue({
    queryKey: ['preferencias'],
    queryFn: () => canais,
  } as never);
  vi.spyOn(notificacoesData, 'preferir').mockReturnValue({ mutationFn: preferiu });
  desenharTela(umaSessao(caio), <PreferenciasPage />);
  return userEvent.setup();
};

describe('/notificacoes/preferencias', () => {
  it('cada tipo tem os seus dois interruptores, ligados enquanto não se desligam', async () => {
    abrir({ semAviso: ['COMITE'], semEmail: [] });
    const interruptores = await screen.findAllByRole('switch');
    expect(interruptores).toHaveLength(2 * TIPOS_DE_NOTIFICACAO.length);
    expect(interruptores.filter((um) => !(um as HTMLInputElement).checked)).toEqual([
      screen.getByRole('switch', { name: /^Comitês .*: no produto$/ }),
    ]);
  });

  it('desligar guarda o tipo; ligar de novo o tira, e os outros ficam', async () => {
    const usuario = abrir({ semAviso: ['MENCAO'], semEmail: ['PONTOS'] });
    await usuario.click(await screen.findByRole('switch', { name: /^Comitês .*: no e-mail do dia$/ }));
    expect(preferiu.mock.calls[0]?.[0]).toEqual({ semAviso: ['MENCAO'], semEmail: ['PONTOS', 'COMITE'] });
    await usuario.click(screen.getByRole('switch', { name: 'Menções a você: no produto' }));
    expect(preferiu.mock.calls[1]?.[0]).toEqual({ semAviso: [], semEmail: ['PONTOS'] });
  });

  it('uma falha ao ler diz o que houve, em vez de mostrar tudo ligado', async () => {
    vi.spyOn(notificacoesData, 'preferencias').mockReturnValue({
      queryKey: ['preferencias'],
      queryFn: () => Promise.reject(recusado),
    } as never);
    desenharTela(umaSessao(caio), <PreferenciasPage />);
    expect(await screen.findByText('Erro ao buscar as preferências')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
