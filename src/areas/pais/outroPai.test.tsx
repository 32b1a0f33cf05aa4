// Home, board, ranking and status cards of another kind of parent: its words, its statuses, and what a person may see.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { caminhos } from '@/domain/comum/caminhos';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import type { TipoDePai } from '@/domain/pai/pai';
import { banco } from '@tests/support/banco';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';
import indices from '../../../firestore.indexes.json';
import { Situacoes } from '@/ui/lista/Situacoes';
import { useContagens } from './useContagens';
import { HomeDePais, type TextosDaHome } from './HomeDePais';
import { listasDePais } from './listas.data';
import { consultasDoLugar, meuLugar } from './meuLugar.data';
import { MuralDePais } from './MuralDePais';
import { RankingDePais } from './RankingDePais';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const listas = listasDePais(DESAFIO, DESAFIO.schema, (pai) => pai);
const COM_CURTIDAS: TipoDePai = { ...DESAFIO, sob: { ...DESAFIO.sob, likes: 'likes' } };
const TEXTOS: TextosDaHome = {
  titulo: 'Desafios da empresa',
  quais: 'Quais desafios',
  pesquisar: 'Pesquisar desafios',
  abas: {
    todas: 'Todos os desafios',
    minhas: 'Meus desafios',
  },
  adicionar: 'Adicionar desafio',
  nadaEncontrado: 'Nenhum desafio encontrado!',
};

type Mudancas = Parameters<typeof umDesafio>[1];
const guardar = (id: string, mudancas: Mudancas = {}, de = clara) =>
  banco.guardar(caminhos.registro(EMPRESA, 'desafios', id), umDesafio(de, { titulo: id, ...mudancas }));
const contar = (publicas: number, porStatus: object) =>
  banco.guardar(caminhos.contador(EMPRESA, 'desafios'), { publicas, porStatus, updatedAt: new Date() });
const titulos = async (papel: string) =>
  (await screen.findAllByRole(papel)).map((item) => within(item).getByRole('link').textContent);

beforeEach(() => {
  banco.esvaziar();
  guardar('Menos plástico', {
    rankingByMoedas: { ranking: null, totalMoedas: 5, fromLastUpdate: 'NOT_CHANGED' },
  });
  guardar('Menos papel', { rankingByMoedas: { ranking: 1, totalMoedas: 30, fromLastUpdate: 'INCREASED' } });
  guardar('Rascunho alheio', {
    visibilidade: 'RASCUNHO',
    published: false,
    publishedAt: null,
    status: 'DRAFT',
  });
  guardar(
    'Meu rascunho',
    { visibilidade: 'RASCUNHO', published: false, publishedAt: null, status: 'DRAFT' },
    caio,
  );
  contar(2, { NOVO_DESAFIO: 2 });
});

it('o ranking ordena por moedas, com setas; sem curtidas não há abas', async () => {
  desenharTela(umaSessao(caio), <RankingDePais listas={listas} />);
  expect(screen.getByRole('heading', { name: 'Ranking de desafios' })).toBeVisible();
  expect(await titulos('listitem')).toEqual(['Menos papel', 'Menos plástico']);
  const [primeiro, segundo] = screen.getAllByRole('listitem').map((linha) => within(linha));
  expect(primeiro?.getByRole('link')).toHaveAttribute('href', '/desafios/Menos%20papel');
  expect(primeiro?.getByText('30 moedas')).toBeVisible();
  expect(primeiro?.getByRole('img', { name: 'subiu ontem' })).toBeVisible();
  expect(segundo?.getByText('Novo desafio')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

const comMoedas = (totalMoedas: number) => ({
  rankingByMoedas: { ranking: null, totalMoedas, fromLastUpdate: 'NOT_CHANGED' as const },
});

it('o lugar do meu melhor fica à vista, com o que falta; sem moedas não há lugar', async () => {
  guardar('Sem moedas', comMoedas(0), caio);
  const nenhum = clienteDeTeste().fetchQuery(meuLugar(umaSessao(caio), DESAFIO, 'moedas'));
  expect(await nenhum).toBeNull();
  guardar('Privado', { ...comMoedas(99), visibilidade: 'REMOVIDA' }, clara);
  guardar('Menos ruído', comMoedas(5), caio);
  const agora = desenharTela(umaSessao(caio), <RankingDePais listas={listas} />);
  const meu = within(await screen.findByRole('region', { name: 'O melhor desafio que você cadastrou' }));
  // In words that everybody reads, and not only those who listen.
  expect(meu.getByText(/^O melhor desafio que você cadastrou, .*: 2º lugar, 5 moedas$/)).toBeVisible();
  expect(meu.getByText('Faltam 25 moedas para alcançar quem está à frente.')).toBeVisible();
  expect(meu.getByRole('link', { name: 'Menos ruído' })).toHaveAttribute(
    'href',
    '/desafios/Menos%20ru%C3%ADdo',
  );
  agora.unmount();
  guardar('Menos ruído', comMoedas(31), caio);
  desenharTela(umaSessao(caio), <RankingDePais listas={listas} />);
  expect(await screen.findByText(/: 1º lugar, 31 moedas$/)).toBeVisible();
  expect(screen.getByText('Ninguém tem mais moedas.')).toBeVisible();
});

const ideia = (titulo: string, quem: Persona, totalLikes: number, totalMoedas = 0) =>
  banco.guardar(
    caminhos.ideia(EMPRESA, titulo),
    umaIdeiaPublicada(quem, {
      titulo,
      rankingByLikes: { ranking: null, totalLikes, fromLastUpdate: 'NOT_CHANGED' },
      rankingByMoedas: { ranking: null, totalMoedas, fromLastUpdate: 'NOT_CHANGED' },
    }),
  );

it('no ranking por curtidas também, a cada aba o seu lugar', async () => {
  ideia('Coletar a chuva', caio, 4, 1);
  ideia('Trocar as lâmpadas', caio, 2, 50);
  ideia('Menos copos', clara, 5);
  ideia('Menos filas', clara, 9);
  const porCurtidas = desenharTela(umaSessao(caio), <RankingDePais listas={ideiasData} />, '/?por=likes');
  const meu = within(await screen.findByRole('region', { name: 'A melhor ideia que você cadastrou' }));
  expect(meu.getByRole('link', { name: 'Coletar a chuva' })).toBeVisible();
  expect(meu.getByText(/: 3º lugar, 4 curtidas$/)).toBeVisible();
  expect(meu.getByText('Falta 1 curtida para alcançar quem está à frente.')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: 'Por moedas' }));
  expect(await screen.findByText(/: 1º lugar, 50 moedas$/)).toBeVisible();
  porCurtidas.unmount();
  ideia('Coletar a chuva', caio, 0);
  ideia('Trocar as lâmpadas', caio, 0);
  desenharTela(umaSessao(caio), <RankingDePais listas={ideiasData} />, '/?por=likes');
  await screen.findByRole('link', { name: 'Menos filas' });
  expect(screen.queryByRole('region', { name: 'A melhor ideia que você cadastrou' })).toBeNull();
});

it('as consultas do próprio lugar têm os seus índices', () => {
  const pedidas = [
    ['ideias', 'likes'],
    ['ideias', 'moedas'],
    ['desafios', 'moedas'],
  ] as const;
  for (const [colecao, por] of pedidas) {
    const { melhor, acimaDe, seguinte } = consultasDoLugar(umaSessao(caio), por);
    for (const consulta of [melhor, acimaDe(3), seguinte(3)])
      expect(indiceQueFalta(colecao, consulta, indices.indexes as readonly Indice[])).toBeUndefined();
  }
});

it('com curtidas o ranking tem as duas abas', async () => {
  const curtidos = listasDePais(COM_CURTIDAS, DESAFIO.schema, (pai) => pai);
  desenharTela(umaSessao(caio), <RankingDePais listas={curtidos} />);
  expect((await screen.findAllByRole('tab')).map((aba) => aba.textContent)).toEqual([
    'Por moedas',
    'Por curtidas',
  ]);
});

it('o mural tem uma coluna por status do tipo, com os próprios rascunhos e nenhum alheio', async () => {
  desenharTela(umaSessao(caio), <MuralDePais listas={listas} />);
  const novos = within(await screen.findByRole('region', { name: 'Novo desafio' }));
  expect(await novos.findByRole('link', { name: 'Menos papel' })).toBeVisible();
  expect(novos.getByText('2')).toBeVisible();
  const rascunhos = within(screen.getByRole('region', { name: 'Rascunho' }));
  expect(await rascunhos.findByRole('link', { name: 'Meu rascunho' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rascunho alheio' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Realizado' })).toBeNull();
});

it('a casa tem as abas e as palavras do tipo, e conta o que se vê', async () => {
  desenharTela(umaSessao(caio), <HomeDePais listas={listas} textos={TEXTOS} aoCriar={undefined} />);
  expect((await titulos('article')).toSorted()).toEqual(['Menos papel', 'Menos plástico', 'Meu rascunho']);
  expect(screen.getAllByRole('tab').map((aba) => aba.textContent)).toEqual([
    'Todos os desafios',
    'Meus desafios',
  ]);
  expect(await screen.findByText('3 desafios')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Pesquisar desafios' })).toBeVisible();
  expect(screen.queryByTitle(/curtida/)).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Meus desafios' }));
  expect(await screen.findByText('1 desafio')).toBeVisible();
});

it('meus são os que escrevi e os de que participo, também ao pesquisar', async () => {
  guardar('Menos ruído', { participantesReferences: [clara.referencia, caio.referencia] });
  const rota = '/home-desafios?aba=minhas';
  desenharTela(umaSessao(caio), <HomeDePais listas={listas} textos={TEXTOS} aoCriar={undefined} />, rota);
  await waitFor(async () =>
    expect((await titulos('article')).toSorted()).toEqual(['Menos ruído', 'Meu rascunho']),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Pesquisar desafios' }), 'ruído');
  await waitFor(async () => expect(await titulos('article')).toEqual(['Menos ruído']));
});

it('a aba vazia diz o que aparecerá nela', async () => {
  banco.esvaziar();
  desenharTela(
    umaSessao(caio),
    <HomeDePais listas={listas} textos={TEXTOS} aoCriar={undefined} />,
    '/?aba=minhas',
  );
  expect(
    await screen.findByText('Os desafios que você cadastra e os seus rascunhos aparecem aqui.'),
  ).toBeVisible();
});

it('sem nenhum diz isso no seu gênero, e uma aba que o tipo não tem é a primeira', async () => {
  banco.esvaziar();
  const criar = vi.fn();
  const rota = '/home-desafios?aba=patrocinios';
  desenharTela(umaSessao(caio), <HomeDePais listas={listas} textos={TEXTOS} aoCriar={criar} />, rota);
  expect(await screen.findByText('Não há desafios cadastrados')).toBeVisible();
  expect(screen.getByText('Os desafios publicados na sua empresa aparecem aqui.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Adicionar desafio' })[1] as HTMLElement);
  expect(criar).toHaveBeenCalledOnce();
});

const Contagens = ({ aoEscolher }: { aoEscolher: (status: string | undefined) => void }) => (
  <Situacoes
    rotulo="Desafios por status"
    itens={useContagens(DESAFIO)}
    atual={undefined}
    aoEscolher={aoEscolher}
  />
);

it('os totais por status são os do seu contador, com os seus nomes', async () => {
  const escolheu = vi.fn();
  desenharTela(umaSessao(caio), <Contagens aoEscolher={escolheu} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Novo desafio: 2' }));
  expect(escolheu).toHaveBeenCalledWith('NOVO_DESAFIO');
});
