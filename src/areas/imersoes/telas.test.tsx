// Immersions on the challenge's page: what each reader sees of one, and what they can do with it.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhosDaImersao, CHEIO } from '@/domain/imersoes/cronograma';
import { SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import { banco } from '@tests/support/banco';
import { noCelular } from '@tests/support/celular';
import { umDesafio } from '@tests/support/desafio';
import { emDias, umaIdeiaPublicada, umaPessoa } from '@tests/support/documentos';
import { caminhos } from '@/domain/comum/caminhos';
import { ENCERRADO, umaInscricao, umaSolucao, umCronograma, umEvento } from '@tests/support/imersao';
import { ana, caio, clara, EMPRESA, type Persona } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { BlocoDeImersoes } from './BlocoDeImersoes';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const onde = caminhosDaImersao.cronograma(EMPRESA, 'c');
const { inscricoes, event } = caminhosDaImersao.sob(onde);
const desafio = { id: 'desafio', ...umDesafio(clara) };

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  for (const pessoa of [ana, caio, clara])
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${pessoa.uid}`, umaPessoa(pessoa));
});

const DA_IMERSAO = /^Ações da imersão com inscrições de /;
const DO_EVENTO = 'Ações do evento "Visita à fábrica"';

/** Opens a menu, says what it offers, closes it; the focus is where it was. */
async function menuDe(name: string | RegExp) {
  const botao = await screen.findByRole('button', { name });
  await userEvent.click(botao);
  const itens = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(botao).toHaveFocus());
  return itens;
}

const abrir = (quem: Persona) => desenharTela(umaSessao(quem), <BlocoDeImersoes desafio={desafio} />);

it('quem vê se inscreve; as vagas e os eventos se leem, e nada se gere', async () => {
  banco.guardar(onde, umCronograma(clara, { ocupadas: 2 }));
  banco.guardar(`${event}/e`, umEvento(clara));
  abrir(caio);
  await screen.findByText('3 vagas livres de 5');
  expect(await screen.findByText('Visita à fábrica')).toBeInTheDocument();
  for (const nome of ['Agendar imersão', 'Adicionar evento', DA_IMERSAO, DO_EVENTO])
    expect(screen.queryByRole('button', { name: nome })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Inscrever-se na imersão' }));
  await waitFor(() => expect(servidor.feitos).toEqual([{ ...EMPRESA, cronogramaId: 'c', naEspera: false }]));
});

it.each([
  ['REALIZADO', 0],
  ['EM_REALIZACAO', 1],
] as const)('do desafio %s: quantos se inscrevem, propõem e agendam é %i', async (status, quantos) => {
  banco.guardar(onde, umCronograma(clara));
  banco.guardar(`${inscricoes}/${clara.uid}`, umaInscricao(clara));
  const esta = { ...desafio, status };
  const tela = desenharTela(umaSessao(caio), <BlocoDeImersoes desafio={esta} />);
  await screen.findByText('Nenhum evento encontrado!');
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Inscrever-se na imersão' })).toHaveLength(quantos),
  );
  expect(screen.queryAllByText(SEM_MAIS_RESPOSTAS)).toHaveLength(1 - quantos);
  tela.unmount();
  desenharTela(umaSessao(clara), <BlocoDeImersoes desafio={esta} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Propostas' }));
  await screen.findByText('Nenhuma proposta encontrada!');
  for (const nome of ['Propor solução', 'Agendar imersão'])
    expect(screen.queryAllByRole('button', { name: nome })).toHaveLength(quantos);
  expect(screen.getByRole('button', { name: DA_IMERSAO })).toBeInTheDocument();
});

it('cheia, oferece a lista de espera', async () => {
  banco.guardar(onde, umCronograma(clara, { ocupadas: 5, emEspera: 1 }));
  abrir(caio);
  expect(await screen.findByText(`${CHEIO} · 1 pessoa na lista de espera`)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar na lista de espera' }));
  await waitFor(() => expect(servidor.feitos).toEqual([{ ...EMPRESA, cronogramaId: 'c', naEspera: true }]));
});

it('depois do fim diz quantas vagas se ocuparam; evento passado não vai para a agenda', async () => {
  banco.guardar(onde, umCronograma(clara, { ...ENCERRADO, ocupadas: 2 }));
  banco.guardar(`${event}/passado`, umEvento(clara, { data: emDias(-1), descricao: 'Oficina' }));
  banco.guardar(`${event}/futuro`, umEvento(clara));
  abrir(caio);
  expect(await screen.findByText('Vagas ocupadas: 2 de 5')).toBeInTheDocument();
  // A heading of its own under that of the block, for who jumps from one to the next.
  const daImersao = within(screen.getByRole('listitem', { name: /^Imersão com inscrições de/ }));
  expect(daImersao.getByRole('heading', { level: 3, name: /^Inscrições de .* a / })).toBeInTheDocument();
  expect(await screen.findByText('Oficina')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Pôr na agenda/ })).toEqual([
    screen.getByRole('button', { name: 'Pôr na agenda o evento "Visita à fábrica"' }),
  ]);
});

it('quem criou o desafio gere, e anuncia eventos sem poder mudá-los; ADMIN pode', async () => {
  banco.guardar(onde, umCronograma(clara));
  banco.guardar(`${event}/e`, umEvento(clara));
  const tela = abrir(clara);
  await screen.findByText('Visita à fábrica');
  for (const nome of ['Agendar imersão', 'Adicionar evento'])
    expect(screen.getByRole('button', { name: nome })).toBeInTheDocument();
  expect(await menuDe(DA_IMERSAO)).toEqual(['Editar imersão', 'Remover imersão']);
  expect(screen.queryByRole('button', { name: DO_EVENTO })).toBeNull();
  tela.unmount();
  abrir(ana);
  await screen.findByText('Visita à fábrica');
  expect(await menuDe(DO_EVENTO)).toEqual(['Editar evento', 'Remover evento']);
});

it('o status só se oferece depois do fim das inscrições; o destaque, antes também', async () => {
  banco.guardar(onde, umCronograma(clara));
  banco.guardar(`${inscricoes}/${caio.uid}`, umaInscricao(caio));
  const tela = abrir(clara);
  await userEvent.click(await screen.findByRole('tab', { name: 'Inscrições' }));
  expect(await screen.findByRole('button', { name: `Destacar ${caio.nome}` })).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
  tela.unmount();
  banco.guardar(onde, umCronograma(clara, ENCERRADO));
  abrir(clara);
  await userEvent.click(await screen.findByRole('tab', { name: 'Inscrições' }));
  const status = await screen.findByRole('combobox', { name: `Status da inscrição de ${caio.nome}` });
  await userEvent.selectOptions(status, 'Participou');
  await waitFor(() =>
    expect(servidor.feitos).toEqual([{ ...EMPRESA, cronogramaId: 'c', uid: caio.uid, status: 2 }]),
  );
});

it('vazias, as listas o dizem; propõe só quem tem vaga', async () => {
  banco.guardar(onde, umCronograma(clara));
  abrir(caio);
  expect(await screen.findByText('Nenhum evento encontrado!')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Inscrições' }));
  expect(await screen.findByText('Nenhuma inscrição encontrada!')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Propostas' }));
  const painel = screen.getByRole('tabpanel');
  expect(await within(painel).findByText('Nenhuma proposta encontrada!')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Propor solução' })).toBeNull();
});

it('sem imersão, só quem gere vê o bloco; rascunho não tem imersões', async () => {
  const tela = abrir(clara);
  expect(await screen.findByText(/Nenhuma imersão agendada/)).toBeInTheDocument();
  tela.unmount();
  const outra = abrir(caio);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Imersões' })).toBeNull());
  outra.unmount();
  desenharTela(umaSessao(clara), <BlocoDeImersoes desafio={{ ...desafio, published: false }} />);
  expect(screen.queryByRole('button', { name: 'Agendar imersão' })).toBeNull();
});

const verPropostas = async (quem: Persona) => {
  const tela = abrir(quem);
  await userEvent.click(await screen.findByRole('tab', { name: 'Propostas' }));
  await screen.findByText('Caixas que voltam');
  return tela;
};

it('quem propôs uma solução a transforma em ideia, e os outros a veem depois', async () => {
  const { solucoes } = caminhosDaImersao.sob(onde);
  banco.guardar(onde, umCronograma(clara));
  banco.guardar(`${solucoes}/s`, umaSolucao(caio));
  const botao = 'Transformar a proposta "Caixas que voltam" em ideia';
  const daAna = await verPropostas(ana);
  expect(screen.queryByRole('button', { name: botao })).toBeNull();
  daAna.unmount();
  const doCaio = await verPropostas(caio);
  await userEvent.click(screen.getByRole('button', { name: botao }));
  await waitFor(() => expect(servidor.feitos).toEqual([{ ...EMPRESA, cronogramaId: 'c', solucaoId: 's' }]));
  doCaio.unmount();
  banco.guardar(
    caminhos.ideia(EMPRESA, 'i'),
    umaIdeiaPublicada(caio, { titulo: 'Caixas que voltam cheias' }),
  );
  banco.mudar(`${solucoes}/s`, { ideiaReference: caminhos.ideia(EMPRESA, 'i') });
  await verPropostas(ana);
  expect(await screen.findByRole('link', { name: 'Caixas que voltam cheias' })).toHaveAttribute(
    'href',
    '/ideias/i',
  );
  expect(screen.queryByRole('button', { name: botao })).toBeNull();
});

const uma = (id: string, mudancas: object) =>
  banco.guardar(caminhosDaImersao.cronograma(EMPRESA, id), umCronograma(clara, mudancas));

const fases = () =>
  screen.getAllByText(/^Inscrições (abertas|em breve|encerradas)$/).map(({ textContent }) => textContent);

it('a ordem é a de quem procura; no celular as passadas vêm dobradas', async () => {
  uma('a', { inicioIncricao: emDias(9), terminoIncricao: emDias(12) });
  uma('b', ENCERRADO);
  uma('c', {});
  const { unmount } = abrir(caio);
  await screen.findByText('Inscrições abertas');
  expect(fases()).toEqual(['Inscrições abertas', 'Inscrições em breve', 'Inscrições encerradas']);
  unmount();
  noCelular();
  abrir(caio);
  await screen.findByText('Inscrições abertas');
  expect(fases()).toEqual(['Inscrições abertas', 'Inscrições em breve']);
  await userEvent.click(screen.getByRole('button', { name: 'Ver 1 imersão passada', expanded: false }));
  expect(fases()).toHaveLength(3);
});
