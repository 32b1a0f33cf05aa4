// 'Ranking de colaboradores' as a person meets it (part 2 §2 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { emDias, umaPontuacao, umaPosicao, umRegulamento } from '@tests/support/documentos';
import { ana, caio, clara, mario, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { pontosData } from './pontos.data';
import { RankingPage } from './RankingPage';

const bonus = vi.fn((_form: object) => Promise.resolve());
const lido = vi.fn();
const emPaginas = (chave: string, itens: readonly object[]) =>
  ({
    queryKey: ['empresa-aurora', 'pontos', chave],
    initialPageParam: undefined,
    queryFn: () => (lido(chave), { itens, proxima: undefined }),
    getNextPageParam: () => undefined,
  }) as never;

const POSICOES = [
  { ...umaPosicao(clara), id: clara.uid, totalPontos: 80 },
  { ...umaPosicao(caio), id: caio.uid, totalPontos: 30 },
];
function comRegulamentos(
  regulamentos: readonly object[] = [{ id: 'r', ...umRegulamento() }],
  posicoes: readonly object[] = POSICOES,
) {
  vi.spyOn(regulamentosData, 'todos').mockReturnValue({
    queryKey: ['todos'],
    queryFn: () => regulamentos,
  } as never);
  vi.spyOn(pontosData, 'ranking').mockReturnValue(emPaginas('ranking', posicoes));
}
beforeEach(() => {
  bonus.mockClear();
  comLugar(null);
  lido.mockClear();
  vi.spyOn(pessoasData, 'opcoes').mockResolvedValue([]);
  vi.spyOn(pontosData, 'adicionarBonus').mockReturnValue({ mutationFn: bonus } as never);
  vi.spyOn(pontosData, 'historico').mockReturnValue(
    emPaginas('historico', [
      { id: 'a', ...umaPontuacao(clara) },
      { id: 'b', ...umaPontuacao(clara, { type: 'REPROVADA', typeOriginal: 'APROVACAO_DE_IDEIAS' }) },
    ]),
  );
});
const comLugar = (lugar: object | null) =>
  vi.spyOn(pontosData, 'meuLugar').mockReturnValue({ queryKey: ['meu'], queryFn: () => lugar } as never);
const mostrar = (
  quem = caio,
  ...mudancas: Parameters<typeof umaSessao> extends [unknown, ...infer R] ? R : never
) => desenharTela(umaSessao(quem, ...mudancas), <RankingPage />);

it('lugar, nome e pontos; a linha aberta mostra o histórico com o caminho da ideia', async () => {
  comRegulamentos();
  mostrar();
  expect(await screen.findByRole('heading', { name: 'Ranking de colaboradores' })).toBeInTheDocument();
  const linhas = await screen.findAllByRole('button', { name: /lugar/ });
  expect(linhas.map((linha) => linha.textContent)).toEqual([
    expect.stringMatching(/^1º.*Clara Autora.*80 pontos/),
    expect.stringMatching(/^2º.*Caio Colaborador.*30 pontos/),
  ]);
  fireEvent.click(linhas[0] as HTMLElement);
  const [ver] = await screen.findAllByRole('link', { name: /^Ver ideia/ });
  expect(ver).toHaveAttribute('href', '/ideias/ideia');
  expect(screen.getByText('Cadastro de ideia', { selector: 'td' })).toBeInTheDocument();
  expect(screen.getByText(/Aprovação de ideia/, { selector: 'td' })).toHaveTextContent('(Reprovado)');
});

it('quem empata divide o lugar; a seta é de ontem, e diz isso', async () => {
  const daOrdem = { ranking: 17, fromLastUpdate: 'DECREASED' };
  comRegulamentos(undefined, [
    { ...umaPosicao(clara), id: clara.uid, totalPontos: 45, rankingByMoedas: daOrdem },
    { ...umaPosicao(caio), id: caio.uid, totalPontos: 45 },
    { ...umaPosicao(mario), id: mario.uid, totalPontos: 30 },
  ]);
  mostrar();
  const linhas = await screen.findAllByRole('button', { name: /lugar/ });
  expect(linhas.map((linha) => linha.textContent?.slice(0, 2))).toEqual(['1º', '1º', '3º']);
  expect(within(linhas[0] as HTMLElement).getByRole('img', { name: 'desceu ontem' })).toBeInTheDocument();
  expect(
    screen.getByText('As posições são as de agora; as setas dizem como cada uma mudou ontem.'),
  ).toBeVisible();
});

it('os três primeiros formam um pódio, cujos pontos se abrem embaixo; os outros são a lista', async () => {
  const pessoas = [clara, caio, mario, tea].map((quem, i) => ({
    ...umaPosicao(quem),
    id: quem.uid,
    totalPontos: 90 - i,
  }));
  comRegulamentos(undefined, pessoas);
  mostrar();
  const podio = within(await screen.findByRole('list', { name: 'Pódio' }));
  const [primeira, segundo] = podio.getAllByRole('button');
  expect(podio.getAllByRole('button')).toHaveLength(3);
  expect(segundo).toHaveTextContent('2º lugarCCCaio Colaborador (você)');
  expect(screen.getByRole('button', { name: /^4º lugar Téa/ })).toBeInTheDocument();
  fireEvent.click(primeira as HTMLElement);
  const dela = within(await screen.findByRole('region', { name: 'Pontos de Clara Autora' }));
  expect(await dela.findByText('Cadastro de ideia')).toBeInTheDocument();
  expect(primeira).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(primeira as HTMLElement);
  expect(screen.queryByRole('region', { name: 'Pontos de Clara Autora' })).toBeNull();
});

it('dois não formam pódio, e o que vale pontos está a um clique', async () => {
  comRegulamentos([{ id: 'r', ...umRegulamento({ quantidadeGanhoNoCadastro: 1 }) }]);
  mostrar();
  const como = (await screen.findByText('Como se ganham pontos')).closest('details');
  expect(como).not.toHaveAttribute('open');
  expect(
    within(como as HTMLElement)
      .getAllByRole('listitem', { hidden: true })
      .map((li) => li.textContent),
  ).toEqual([
    'Cadastro de ideia 1 ponto',
    'Aprovação de ideia 20 pontos',
    'Implementação de ideia 30 pontos',
    'Participação de ideia própria 5 pontos',
    'Participação de ideia de terceiros 8 pontos',
  ]);
  await screen.findAllByRole('button', { name: /lugar/ });
  expect(screen.queryByRole('list', { name: 'Pódio' })).toBeNull();
});

it('os regulamentos se escolhem por ano, e Atualizar lê de novo', async () => {
  comRegulamentos([
    { id: 'novo', ...umRegulamento({ nome: 'Deste ano' }) },
    { id: 'velho', ...umRegulamento({ nome: 'De antes', dataFinal: new Date(2020, 5, 1) }) },
  ]);
  mostrar();
  const escolha = await screen.findByRole('combobox', { name: 'Selecione o regulamento' });
  const anos = within(escolha).getAllByRole('group');
  expect(anos.map((ano) => (ano as HTMLOptGroupElement).label)).toContain('2020');
  fireEvent.change(escolha, { target: { value: 'velho' } });
  expect(escolha).toHaveDisplayValue('De antes');
  const antes = lido.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect(lido.mock.calls.length).toBeGreaterThan(antes));
});

it('sem pontos diz isso e sugere outro ano; sem regulamento também diz', async () => {
  comRegulamentos(undefined, []);
  const { unmount } = mostrar();
  expect(await screen.findByText('Nenhuma movimentação encontrada!')).toBeInTheDocument();
  expect(screen.getByText('Tente selecionar outro ano')).toBeInTheDocument();
  unmount();
  comRegulamentos([]);
  mostrar();
  expect(await screen.findByText('Nenhum Regulamento Cadastrado!')).toBeInTheDocument();
});

it('bônus: só com 18.editar e papel que analisa; pede pessoa e observação, começa em 1 ponto', async () => {
  const opcoes = vi.spyOn(pessoasData, 'opcoes').mockResolvedValue([]);
  comRegulamentos([{ id: 'r', ...umRegulamento({ dataInicial: emDias(-3) }) }]);
  for (const [quem, mudancas] of [[caio], [mario], [tea, { sem: ['18.editar'] }]] as const) {
    const { unmount } = desenharTela(umaSessao(quem, mudancas), <RankingPage />);
    await screen.findAllByRole('button', { name: /lugar/ });
    expect(screen.queryByRole('button', { name: 'Adicionar Bônus' })).toBeNull();
    unmount();
  }
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Bônus' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Adicionar Bônus ao Colaborador' }));
  // Nobody gives a bonus to themselves: the search leaves them out.
  fireEvent.change(dialogo.getByRole('combobox', { name: 'Colaborador' }), { target: { value: 'ana' } });
  await waitFor(() => expect(opcoes).toHaveBeenLastCalledWith(expect.anything(), 'ana', ana.referencia));
  expect(dialogo.getByRole('textbox', { name: 'Pontos' })).toHaveValue('1');
  fireEvent.change(dialogo.getByRole('textbox', { name: 'Pontos' }), { target: { value: '0' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar Bônus' }));
  expect(await dialogo.findByText('Escolha o colaborador.')).toBeInTheDocument();
  expect(dialogo.getByText('Escreva uma observação.')).toBeInTheDocument();
  expect(dialogo.getByRole('textbox', { name: 'Pontos' })).toBeInvalid();
  const longa = 'a'.repeat(501);
  fireEvent.change(dialogo.getByRole('textbox', { name: 'Observação' }), { target: { value: longa } });
  expect(await dialogo.findByText('Use no máximo 500 caracteres.')).toBeInTheDocument();
  expect(dialogo.getByRole('textbox', { name: 'Observação' })).toHaveValue(longa);
  expect(bonus).not.toHaveBeenCalled();
});

it.each([
  [
    { totalPontos: 30, quantos: 15, proximo: 45 },
    'Você: 16º lugar, 30 pontos',
    'Faltam 15 pontos para alcançar quem está à frente.',
  ],
  [
    { totalPontos: 44, quantos: 1, proximo: 45 },
    'Você: 2º lugar, 44 pontos',
    'Falta 1 ponto para alcançar quem está à frente.',
  ],
  [{ totalPontos: 90, quantos: 0, proximo: null }, 'Você: 1º lugar, 90 pontos', 'Ninguém tem mais pontos.'],
  [
    { totalPontos: 1, quantos: { aoMenos: 251 }, proximo: 2 },
    'Você: depois do 251º lugar, 1 ponto',
    'Falta 1 ponto para alcançar quem está à frente.',
  ],
])('o próprio lugar fica à vista: %j', async (lugar, dito, falta) => {
  comRegulamentos();
  comLugar(lugar);
  mostrar();
  const meu = await screen.findByRole('region', { name: 'Meu lugar' });
  expect(meu).toHaveTextContent(dito);
  expect(meu).toHaveTextContent(falta);
  expect(screen.getByRole('button', { name: /Caio.*\(você\)/ })).toBeInTheDocument();
});

it('quem não tem pontos não tem lugar', async () => {
  comRegulamentos();
  mostrar();
  await screen.findAllByRole('button', { name: /lugar/ });
  expect(screen.queryByRole('region', { name: 'Meu lugar' })).toBeNull();
});
