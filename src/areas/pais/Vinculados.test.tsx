// Ideas and the challenges they answer, as both pages show them, and who is offered to link what.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { comoPai as desafioComoPai } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { tokensDeBusca } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import type { Desafio } from '@/domain/desafios/desafio';
import { idDoVinculo, pontaDe, SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import { lugarDoPai } from '@/domain/pai/pai';
import { banco } from '@tests/support/banco';
import { DESAFIO, umDesafio, umRascunhoDeDesafio } from '@tests/support/desafio';
import { daIdeia, umaIdeiaPublicada, umVinculo } from '@tests/support/documentos';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { ana, caio, clara, EMPRESA, type Persona } from '@tests/support/personas';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { Vinculados } from './Vinculados';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const ponta = pontaDe(DESAFIO, 'd');
const lugar = lugarDoPai(DESAFIO, EMPRESA, 'd');
const usuario = userEvent.setup();

const guardarIdeia = (id: string, quem: Persona, titulo: string) =>
  banco.guardar(
    caminhos.ideia(EMPRESA, id),
    umaIdeiaPublicada(quem, { titulo, busca: tokensDeBusca(titulo) }),
  );

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  guardarIdeia('retornavel', clara, 'Caixas retornáveis');
  guardarIdeia('do-caio', caio, 'Filme só nos cantos');
  banco.guardar(lugar.caminho, umDesafio(clara));
  banco.guardar(
    `${caminhos.vinculosDeIdeias(EMPRESA)}/${idDoVinculo(ponta, daIdeia('retornavel'))}`,
    umVinculo(clara, [ponta, daIdeia('retornavel')]),
  );
});

const noDesafio = (sessao: SessaoAtiva, desafio: Desafio = umDesafio(clara)) =>
  desenharTela(sessao, <Vinculados de={{ lugar, pai: desafioComoPai(desafio) }} com={IDEIA} />);

it('o desafio mostra as ideias com quem as propôs; quem só propõe as suas escolhe entre as suas', async () => {
  noDesafio(umaSessao(caio, { sem: ['3.editar'] }));
  const bloco = within(await screen.findByRole('region', { name: 'Ideias para este desafio' }));
  expect(await bloco.findByRole('link', { name: 'Caixas retornáveis' })).toHaveAttribute(
    'href',
    '/ideias/retornavel',
  );
  expect(bloco.getByText(clara.nome)).toBeInTheDocument();
  expect(bloco.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  await usuario.click(bloco.getByRole('button', { name: 'Propor uma ideia que já existe' }));
  const janela = within(await screen.findByRole('dialog', { name: 'Propor uma ideia que já existe' }));
  await janela.findByText('Filme só nos cantos');
  expect(janela.queryByText('Caixas retornáveis')).toBeNull();
  await usuario.click(janela.getByRole('button', { name: 'Propor Filme só nos cantos' }));
  await waitFor(() =>
    expect(servidor.feitos).toEqual([{ ...EMPRESA, pontas: [ponta, daIdeia('do-caio')], vinculadas: true }]),
  );
  expect(await screen.findByText('Ideia proposta ao desafio')).toBeInTheDocument();
});

it('propor ideia abre o formulário de uma nova, com o desafio escolhido (C6)', async () => {
  noDesafio(umaSessao(caio, { sem: ['3.editar'] }));
  const bloco = within(await screen.findByRole('region', { name: 'Ideias para este desafio' }));
  await usuario.click(await bloco.findByRole('button', { name: 'Propor ideia' }));
  const janela = within(await screen.findByRole('dialog', { name: 'Cadastro de ideia' }));
  expect(await janela.findByText(/é proposta ao desafio “Menos plástico na embalagem”/)).toBeInTheDocument();
});

it('quem não cria ideias não as propõe, e o resto do desafio se lê', async () => {
  noDesafio(umaSessao(caio, { sem: ['3.editar', '3.criacao'] }));
  const bloco = within(await screen.findByRole('region', { name: 'Ideias para este desafio' }));
  expect(await bloco.findByRole('link', { name: 'Caixas retornáveis' })).toBeInTheDocument();
  expect(bloco.queryByRole('button', { name: 'Propor ideia' })).toBeNull();
});

it('quem propôs o desafio retira uma ideia, e volta atrás', async () => {
  noDesafio(umaSessao(clara, { sem: ['3.editar'] }));
  await usuario.click(await screen.findByRole('button', { name: 'Retirar Caixas retornáveis' }));
  await screen.findByText('Ideia retirada do desafio');
  await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(servidor.feitos).toMatchObject([{ vinculadas: false }, { vinculadas: true }]));
});

it('o desafio que terminou mostra as que tem, e diz que não recebe mais', async () => {
  noDesafio(umaSessao(clara), umDesafio(clara, { status: 'SOLUCOES_VALIDADAS' }));
  const bloco = within(await screen.findByRole('region', { name: 'Ideias para este desafio' }));
  expect(await bloco.findByRole('link', { name: 'Caixas retornáveis' })).toBeInTheDocument();
  expect(bloco.getByText(SEM_MAIS_RESPOSTAS)).toBeInTheDocument();
  expect(bloco.queryByRole('button', { name: 'Propor ideia' })).toBeNull();
  // Taken back, it cannot be offered again.
  await usuario.click(bloco.getByRole('button', { name: 'Retirar Caixas retornáveis' }));
  await screen.findByText('Ideia retirada do desafio');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

it('entre os desafios que se procuram não está o que terminou', async () => {
  const titulo = 'Menos plástico nas caixas';
  for (const [id, status] of [
    ['fim', 'REALIZADO'],
    ['aberto', 'EM_REALIZACAO'],
  ] as const)
    banco.guardar(lugarDoPai(DESAFIO, EMPRESA, id).caminho, {
      ...umDesafio(clara, { status, titulo: `${titulo} ${id}`, busca: tokensDeBusca(titulo) }),
    });
  desenharTela(
    umaSessao(ana),
    <Vinculados de={umPaiNaTela({ id: 'do-caio', ...umaIdeiaPublicada(ana) })} com={DESAFIO} />,
  );
  await usuario.click(await screen.findByRole('button', { name: 'Propor a um desafio' }));
  const janela = within(await screen.findByRole('dialog', { name: 'Propor a um desafio' }));
  await usuario.type(janela.getByLabelText('Título do desafio'), 'plástico');
  expect(await janela.findByText(`${titulo} aberto`)).toBeInTheDocument();
  expect(janela.queryByText(`${titulo} fim`)).toBeNull();
});

it('a ideia mostra o desafio a que responde; o vínculo entre ideias fica no seu bloco', async () => {
  const ideia = { id: 'retornavel', ...umaIdeiaPublicada(clara) };
  desenharTela(
    umaSessao(ana),
    <>
      <Vinculados de={umPaiNaTela(ideia)} com={IDEIA} />
      <Vinculados de={umPaiNaTela(ideia)} com={DESAFIO} />
    </>,
  );
  const bloco = within(await screen.findByRole('region', { name: 'Desafios a que responde' }));
  expect(await bloco.findByRole('link', { name: 'Menos plástico na embalagem' })).toHaveAttribute(
    'href',
    '/desafios/d',
  );
  const relacionadas = within(screen.getByRole('region', { name: 'Ideias relacionadas' }));
  expect(relacionadas.queryByRole('link')).toBeNull();
});

const BLOCO = { name: 'Ideias para este desafio' };

it('um rascunho nada mostra', () => {
  noDesafio(umaSessao(clara), umRascunhoDeDesafio(clara));
  expect(screen.queryByRole('region', BLOCO)).toBeNull();
});

it('quem não lê ideias nada vê, e quem só as lê não propõe', async () => {
  const { unmount } = noDesafio(umaSessao(caio, { sem: ['3.leitura'] }));
  expect(screen.queryByRole('region', BLOCO)).toBeNull();
  unmount();
  noDesafio(umaSessao(caio, { sem: ['3.criacao', '3.editar'] }));
  const bloco = within(await screen.findByRole('region', BLOCO));
  expect(await bloco.findByRole('link')).toBeInTheDocument();
  expect(bloco.queryByRole('button')).toBeNull();
});
