// The dashboard's half of the challenges: opened by its tab or its address, by people who read challenges, and not before.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { painelData } from '@/areas/ideias/painel/painel.data';
import { imersoesData } from '@/areas/imersoes/imersoes.data';
import { contadorData } from '@/areas/pais/contador.data';
import { painelDePaisData } from '@/areas/pais/painelDePais.data';
import { regulamentosDeDesafiosData } from '@/areas/regulamentos/regulamentosDeDesafios.data';
import { somasData } from '@/areas/relatorio/somas.data';
import { comoPai } from '@/domain/desafios/desafio-como-pai';
import type { Cronograma } from '@/domain/imersoes/cronograma';
import { umCronograma } from '@tests/support/imersao';
import { umDesafio } from '@tests/support/desafio';
import { emDias } from '@tests/support/documentos';
import { ana, caio, clara, mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { PainelPage } from './PainelPage';

// It comes a second later, with what it reads itself (esperando.test.tsx).
vi.mock('./Esperando', () => ({ default: () => null }));
vi.mock('./ComecePorAqui', () => ({ default: () => null }));

const responder = (nome: string, dados: unknown) => ({ queryKey: [nome], queryFn: () => dados }) as never;

const desafio = umDesafio(clara, {
  titulo: 'Menos plástico',
  status: 'AGENDADO',
  rankingByMoedas: { ranking: 1, totalMoedas: 40, fromLastUpdate: 'DECREASED' },
});

interface Dados {
  ha?: boolean;
  imersoes?: Partial<Cronograma>[];
  regulamentos?: { dataFinal: Date }[];
}

/** What the half reads; `ha`: there are challenges. */
function dados({ ha = true, imersoes = [], regulamentos = [{ dataFinal: emDias(9) }] }: Dados = {}) {
  const itens = ha ? [{ ...comoPai(desafio), id: 'um' }] : [];
  vi.spyOn(somasData, 'anos').mockReturnValue(responder('anos', new Map()));
  vi.spyOn(contadorData, 'doTipo').mockImplementation((_sessao, { colecao }) =>
    responder(`contador ${colecao}`, ha ? { publicas: 7, porStatus: { AGENDADO: 2 } } : null),
  );
  for (const nome of ['melhores', 'ultimos'] as const)
    vi.spyOn(painelDePaisData, nome).mockReturnValue(responder(nome, { itens }));
  vi.spyOn(painelData, 'recentes').mockReturnValue(responder('recentes', { itens: [] }));
  vi.spyOn(painelData, 'vigentes').mockReturnValue(
    responder('vigentes', { haRegulamento: true, campanha: null }),
  );
  vi.spyOn(imersoesData, 'proximas').mockReturnValue(
    responder('imersoes', {
      itens: imersoes.map((mudancas, i) => ({ id: String(i), ...umCronograma(clara, mudancas) })),
    }),
  );
  vi.spyOn(regulamentosDeDesafiosData, 'ativos').mockReturnValue(responder('ativos', regulamentos));
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const bloco = async (nome: string) => within(await screen.findByRole('region', { name: nome }));
const COM_A_ABA = '/?aba=desafios';

it('a aba abre o caminho, figuras, top 3 com a tendência, e as últimas 10', async () => {
  dados();
  desenharTela(umaSessao(caio), <PainelPage />);
  expect(screen.queryByRole('region', { name: 'Top 3 desafios' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Desafios' }));
  const top = await bloco('Top 3 desafios');
  expect(await top.findByRole('img', { name: 'desceu ontem' })).toBeInTheDocument();
  expect(top.getByText(/40 moedas/)).toBeInTheDocument();
  expect(top.getByRole('link', { name: 'Ver ranking' })).toHaveAttribute('href', '/ranking-de-desafios');
  const ultimos = await bloco('Desafios: últimos 10');
  expect(await ultimos.findByRole('link', { name: 'Menos plástico' })).toHaveAttribute(
    'href',
    '/desafios/um',
  );
  const caminho = await bloco('Caminho dos desafios');
  expect(caminho.getByText('7 desafios publicados, nenhum chegou ao fim')).toBeVisible();
  expect(caminho.getByRole('link', { name: 'Agendado: 2' })).toHaveAttribute(
    'href',
    '/desafios?filter=AGENDADO',
  );
  const figuras = await bloco('Últimos 30 dias');
  expect((await figuras.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Desafios novos',
    'Comentários',
    'Moedas',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Ideias' }));
  expect(await screen.findByRole('region', { name: 'Top 3 ideias' })).toBeInTheDocument();
});

it('as próximas imersões dizem em que pé estão e quantas vagas restam', async () => {
  dados({
    imersoes: [
      {
        idDesafio: 'um',
        desafioTitulo: 'Menos plástico',
        inicioIncricao: emDias(-2),
        terminoIncricao: emDias(2),
        quantidadeDeVagas: 10,
        ocupadas: 9,
      },
      { inicioIncricao: emDias(3), terminoIncricao: emDias(5), quantidadeDeVagas: 4, ocupadas: 0 },
      { inicioIncricao: emDias(-2), terminoIncricao: emDias(6), quantidadeDeVagas: 5, ocupadas: 5 },
    ],
  });
  desenharTela(umaSessao(caio), <PainelPage />, COM_A_ABA);
  const [aberta, futura, cheia] = await (await bloco('Próximas imersões')).findAllByRole('listitem');
  expect(aberta).toHaveTextContent('Inscrições abertas1 vaga livre de 10');
  expect(within(aberta as HTMLElement).getByRole('link')).toHaveAttribute('href', '/desafios/um');
  expect(futura).toHaveTextContent('Inscrições em breve4 vagas livres de 4');
  expect(cheia).toHaveTextContent('Este desafio está cheio');
});

it('sem desafios nem imersões, cada parte diz o que virá', async () => {
  dados({ ha: false });
  desenharTela(umaSessao(caio), <PainelPage />, COM_A_ABA);
  expect(await screen.findByText('O ranking começa com o primeiro desafio publicado.')).toBeInTheDocument();
  expect(await screen.findByText(/^Não há desafios cadastrados\. O primeiro publicado/)).toBeInTheDocument();
  expect(
    await screen.findByText('Nenhuma imersão recebe inscrições agora nem em breve.'),
  ).toBeInTheDocument();
});

it('próximo passo: sem regulamento ADMIN cria e MEMBER pede; com um, propõe-se', async () => {
  const semRegra = { ha: false, regulamentos: [] };
  dados(semRegra);
  const deAna = desenharTela(umaSessao(ana), <PainelPage />, COM_A_ABA);
  expect(await screen.findByRole('link', { name: 'Criar regulamento' })).toHaveAttribute(
    'href',
    '/desafios/regulamentos',
  );
  deAna.unmount();
  dados(semRegra);
  const deMario = desenharTela(umaSessao(mario), <PainelPage />, COM_A_ABA);
  expect(await screen.findByText(/ninguém publica desafios\. Peça um a quem/)).toBeInTheDocument();
  deMario.unmount();
  dados();
  const outraVez = desenharTela(umaSessao(ana), <PainelPage />, COM_A_ABA);
  expect(
    await (await bloco('Próximo passo')).findByRole('button', { name: 'Adicionar desafio' }),
  ).toBeVisible();
  expect(screen.queryByText(/publicados até/), 'há desafios de agora: nenhuma regra é lida').toBeNull();
  outraVez.unmount();
  dados({ ha: false });
  const antes = desenharTela(umaSessao(ana), <PainelPage />, COM_A_ABA);
  expect(await screen.findByText(/Desafios podem ser publicados até/)).toBeInTheDocument();
  antes.unmount();
  dados();
  desenharTela(umaSessao(mario, { sem: ['9.criacao'] }), <PainelPage />, COM_A_ABA);
  expect(await screen.findByText(/Leve a sua pergunta a quem propõe desafios/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Adicionar desafio' })).toBeNull();
});

it('COLLABORATOR não é chamado a criar nada', async () => {
  dados({ regulamentos: [] });
  desenharTela(umaSessao(caio), <PainelPage />, COM_A_ABA);
  expect(await screen.findByRole('region', { name: 'Próximas imersões' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Próximo passo' })).toBeNull();
});

it('exporta cada metade quem lê o relatório dela; sem desafios não há aba, nem pelo endereço', async () => {
  dados();
  const { unmount } = desenharTela(umaSessao(caio, { sem: ['24.leitura'] }), <PainelPage />, COM_A_ABA);
  expect(await screen.findByRole('region', { name: 'Top 3 desafios' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Ideias' }));
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeInTheDocument();
  unmount();
  dados();
  desenharTela(umaSessao(caio, { sem: ['9.leitura'] }), <PainelPage />, COM_A_ABA);
  expect(await screen.findByRole('region', { name: 'Top 3 ideias' })).toBeInTheDocument();
  expect(screen.queryByRole('tab'), 'uma aba só não é escolha').toBeNull();
});
