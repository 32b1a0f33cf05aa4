// The dashboard as people meet it: figures that lead somewhere, empty parts that say so, prompts to people who may act.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { contadorData } from '@/areas/pais/contador.data';
import { painelData, type Vigentes } from '@/areas/ideias/painel/painel.data';
import { painelDePaisData } from '@/areas/pais/painelDePais.data';
import { somasData } from '@/areas/relatorio/somas.data';
import { noContador, type SomasPorDia } from '@/domain/pai/somas-por-dia';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { diaDe } from '@/domain/comum/datas';
import { emDias, umaCampanha, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { PainelPage } from './PainelPage';

// It measures itself, which nothing does here; the stories look at it in a browser.
vi.mock('@/areas/ideias/painel/Grafico', () => ({ Grafico: () => null }));
// It comes a second later, with what it reads itself (esperando.test.tsx).
vi.mock('./Esperando', () => ({ default: () => null }));
vi.mock('./ComecePorAqui', () => ({ default: () => null }));

const ideias = [
  {
    id: 'um',
    ...umaIdeiaPublicada(clara, {
      titulo: 'Coletar a chuva',
      status: 'APROVADA',
      ultimaMovimentacao: 'm',
      rankingByMoedas: { ranking: 1, totalMoedas: 40, fromLastUpdate: 'INCREASED' },
    }),
  },
];

const responder = (nome: string, dados: unknown) => ({ queryKey: [nome], queryFn: () => dados }) as never;

function dados({
  lista = ideias,
  vigentes = {},
}: { lista?: typeof ideias; vigentes?: Partial<Vigentes> } = {}) {
  const hoje = noContador(diaDe(new Date()));
  const antes = noContador(diaDe(emDias(-40)));
  const anos = new Map<string, SomasPorDia>();
  for (const [ano, dia, n] of [
    [hoje.ano, hoje.chave, 12],
    [antes.ano, antes.chave, 8],
  ] as const) {
    const dias = {
      ...anos.get(ano)?.dias,
      [dia]: { registros: n, comentarios: 0, curtidas: 5, moedas: n * 2 },
    };
    anos.set(ano, { dias, updatedAt: new Date() });
  }
  vi.spyOn(somasData, 'anos').mockReturnValue(responder('anos', lista.length > 0 ? anos : new Map()));
  vi.spyOn(contadorData, 'doTipo').mockReturnValue(
    responder('contador', lista.length > 0 ? { publicas: 20, porStatus: { APROVADA: 3 } } : null),
  );
  const pais = lista.map((ideia) => ({ ...comoPai(ideia), id: ideia.id }));
  for (const nome of ['melhores', 'ultimos'] as const)
    vi.spyOn(painelDePaisData, nome).mockReturnValue(responder(nome, { itens: pais }));
  vi.spyOn(painelData, 'recentes').mockReturnValue(responder('recentes', { itens: lista }));
  vi.spyOn(painelData, 'vigentes').mockReturnValue(
    responder('vigentes', { haRegulamento: true, campanha: null, ...vigentes }),
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly avisar: (entradas: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.avisar([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

it('as figuras dizem quanto mudou e levam à lista de onde vêm', async () => {
  dados();
  desenharTela(umaSessao(caio), <PainelPage />);
  const figuras = await screen.findByRole('region', { name: 'Últimos 30 dias' });
  const ideia = (await within(figuras).findByRole('link', { name: 'Ideias novas' })).closest('li');
  expect(ideia).toHaveTextContent('12');
  expect(ideia, 'de tão poucas não se diz porcentagem').toHaveTextContent('4 a mais');
  const linha = within(ideia as HTMLElement).getByRole('img');
  expect(linha).toHaveAccessibleName(/^Nas últimas 12 semanas, da primeira à última: (\d+, ){11}12$/);
  expect(linha).toHaveAccessibleName(/ 8, /);
  expect(within(figuras).getByRole('link', { name: 'Ideias novas' })).toHaveAttribute('href', '/ideias');
  const curtidas = within(figuras).getByRole('link', { name: 'Curtidas' });
  expect(curtidas).toHaveAttribute('href', '/ranking-de-ideias?por=likes');
  expect(curtidas.closest('li')).toHaveTextContent('Sem alteração');
  expect(within(figuras).getAllByRole('listitem')).toHaveLength(4);
});

it('o caminho das ideias diz quantas há em cada passo e leva às listas; fora dele também', async () => {
  dados();
  desenharTela(umaSessao(caio), <PainelPage />);
  const caminho = within(await screen.findByRole('region', { name: 'Caminho das ideias' }));
  expect(await caminho.findByText('20 ideias publicadas, nenhuma chegou ao fim')).toBeVisible();
  const ditos = (lista: string) =>
    within(caminho.getByRole('list', { name: lista }))
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('aria-label')} → ${link.getAttribute('href')}`);
  expect(ditos('No caminho')).toEqual([
    'Nova ideia: 0 → /ideias?filter=NOVA_IDEIA',
    'Aguardando análise do comitê: 0 → /ideias?filter=AGUARDANDO_ANALISE_DO_COMITE',
    'Pré-análise: 0 → /ideias?filter=PRE_ANALISE',
    'Em análise de viabilidade: 0 → /ideias?filter=EM_ANALISE_DE_VIABILIDADE',
    'Aprovada: 3 → /ideias?filter=APROVADA',
    'Em implementação: 0 → /ideias?filter=EM_IMPLEMENTACAO',
    'Implementada: 0 → /ideias?filter=IMPLEMENTADA',
  ]);
  expect(ditos('Fora do caminho')).toEqual([
    'Reprovada: 0 → /ideias?filter=REPROVADA',
    'Backlog de avaliação futura: 0 → /ideias?filter=BACKLOG_DE_AVALIACAO_FUTURA',
    'Cancelada: 0 → /ideias?filter=CANCELADA',
  ]);
});

it('top 3 com a tendência, últimas 10, atividade, e o gráfico em palavras e em tabela', async () => {
  dados();
  desenharTela(umaSessao(caio), <PainelPage />);
  const top = await screen.findByRole('region', { name: 'Top 3 ideias' });
  expect(await within(top).findByRole('img', { name: 'subiu ontem' })).toBeInTheDocument();
  expect(within(top).getByText(/40 moedas/)).toBeInTheDocument();
  const ultimas = screen.getByRole('region', { name: 'Ideias: últimas 10' });
  expect(await within(ultimas).findByRole('link', { name: 'Coletar a chuva' })).toHaveAttribute(
    'href',
    '/ideias/um',
  );
  const recentes = within(await screen.findByRole('region', { name: 'Atividade recente' }));
  expect(await recentes.findByRole('link', { name: 'Coletar a chuva' })).toBeVisible();
  const semanas = screen.getByRole('region', { name: 'Ideias por semana' });
  expect(
    await within(semanas).findByText(/^Foram cadastradas 20 ideias nas últimas 12 semanas/),
  ).toBeVisible();
  await userEvent.click(within(semanas).getByRole('button', { name: 'Ver como tabela' }));
  expect(within(semanas).getAllByRole('row')).toHaveLength(13);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Ideias', 'Desafios']);
});

it('a campanha é cortada em 100 letras', async () => {
  const campanha = { id: 'c', ...umaCampanha({ descricao: 'palavra '.repeat(40).trim() }) };
  dados({ vigentes: { campanha } });
  desenharTela(umaSessao(caio), <PainelPage />);
  const texto = await screen.findByTitle(campanha.descricao);
  expect(texto.textContent.length).toBeLessThanOrEqual(100);
  expect(texto).toHaveTextContent(/…$/);
});

it('sem regulamento: ADMIN cria, MEMBER pede, COLLABORATOR não é chamado', async () => {
  const semRegra = { vigentes: { haRegulamento: false } };
  dados(semRegra);
  const deAna = desenharTela(umaSessao(ana), <PainelPage />);
  expect(await screen.findByRole('link', { name: 'Criar regulamento' })).toHaveAttribute(
    'href',
    '/ideias/regulamento',
  );
  deAna.unmount();
  dados(semRegra);
  const deMario = desenharTela(umaSessao(mario), <PainelPage />);
  expect(await screen.findByText(/Peça um a quem administra a empresa/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Criar regulamento' })).toBeNull();
  deMario.unmount();
  dados(semRegra);
  desenharTela(umaSessao(caio), <PainelPage />);
  expect(await screen.findByText('Nenhuma campanha em andamento para os seus setores.')).toBeInTheDocument();
});

it('empresa sem ideias: cada parte diz o que virá', async () => {
  dados({ lista: [] });
  desenharTela(umaSessao(caio), <PainelPage />);
  expect(await screen.findByText('Nenhuma ideia publicada ainda')).toBeInTheDocument();
  expect(await screen.findByText('O ranking começa com a primeira ideia publicada.')).toBeInTheDocument();
  expect(screen.getByText(/^Não há ideias cadastradas\./)).toBeInTheDocument();
  expect(await screen.findByText(/^Nenhuma ideia pública foi cadastrada/)).toBeInTheDocument();
});

it('leva ao retorno das ideias quem o lê', () => {
  dados();
  const { unmount } = desenharTela(umaSessao(ana), <PainelPage />);
  expect(screen.getByRole('link', { name: 'Retorno das ideias' })).toHaveAttribute('href', '/retorno');
  unmount();
  desenharTela(umaSessao(caio, { sem: ['35.leitura'] }), <PainelPage />);
  expect(screen.queryByRole('link', { name: 'Retorno das ideias' })).toBeNull();
});

it('exporta quem lê o relatório; uma parte que falha deixa as outras', async () => {
  dados();
  vi.spyOn(painelDePaisData, 'melhores').mockReturnValue({
    queryKey: ['falha'],
    queryFn: () => Promise.reject(new Error('caiu')),
  } as never);
  const { unmount } = desenharTela(umaSessao(caio), <PainelPage />);
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeInTheDocument();
  const top = screen.getByRole('region', { name: 'Top 3 ideias' });
  expect(await within(top).findByText('Erro ao buscar ideias')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Aprovada: 3' })).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(caio, { sem: ['23.leitura'] }), <PainelPage />);
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
});
