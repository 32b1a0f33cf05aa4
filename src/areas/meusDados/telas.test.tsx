// 'Meus dados' (LGPD): the file somebody takes away, and the proof that they took note of the privacy text.
import { O_QUE_FICA } from '@/domain/pessoas/o-que-fica';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { exportarMeusDados } from '@/domain/contratos/users';
import { versaoEscrita } from '@/domain/pessoas/termos';
import * as baixado from '@/ui/formulario/baixar';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { consentimentosData } from './consentimentos.data';
import { MeusDadosPage } from './MeusDadosPage';

const chamar = vi.hoisted(() => vi.fn());
vi.mock('@/firebase/chamadas/callable', () => ({ chamar }));
const baixou = vi.fn<(arquivo: File) => void>();
const aceite = vi.fn<() => Promise<object | null>>();
beforeEach(() => {
  chamar.mockReset();
  baixou.mockReset();
  aceite.mockResolvedValue(null);
  vi.spyOn(baixado, 'baixar').mockImplementation(baixou);
  vi.spyOn(consentimentosData, 'porTermo').mockReturnValue({
    queryKey: ['aceite'],
    queryFn: aceite,
  } as never);
});

const sessao = umaSessao(caio);
const resposta = { geradoEm: '2026-11-20T12:00:00Z', dados: { cadastro: [{ nome: '=Caio' }] } };

it.each([
  ['Baixar para planilha (CSV)', 'csv', /"?'=Caio/],
  ['Baixar em formato aberto (JSON)', 'json', /"nome": "=Caio"/],
])('%s: um arquivo com o que é da pessoa', async (botao, formato, conteudo) => {
  chamar.mockResolvedValue(resposta);
  desenharTela(sessao, <MeusDadosPage />);
  await userEvent.click(screen.getByRole('button', { name: botao }));
  await waitFor(() => expect(baixou).toHaveBeenCalledOnce());
  const arquivo = baixou.mock.lastCall?.[0];
  expect(arquivo?.name).toBe(`meus-dados-2026-11-20.${formato}`);
  expect(await arquivo?.text()).toMatch(conteudo);
  expect(chamar).toHaveBeenCalledWith(exportarMeusDados, { ...sessao.contexto, formato });
});

it('diz de cada parte para que serve, quem vê e por quanto tempo, e conta o que há', async () => {
  chamar.mockResolvedValue({ ...resposta, dados: { ...resposta.dados, respostas: [{}, {}] } });
  desenharTela(sessao, <MeusDadosPage />);
  const parte = screen.getByRole('list', { name: 'Diagnóstico, prêmio e votação' });
  const respostas = within(parte).getByRole('group', { name: 'Questionários respondidos' });
  const titulo = within(respostas).getByText('Questionários respondidos');
  expect(titulo).toBeVisible();
  // At a glance how long, on a click the rest.
  expect(within(respostas).getByText('Enquanto a organizadora usar o produto')).toBeVisible();
  const medias = within(respostas).getByText(/As empresas veem médias, nunca a resposta de uma pessoa\./);
  expect(medias).not.toBeVisible();
  await userEvent.click(titulo);
  expect(medias).toBeVisible();
  expect(respostas).toHaveTextContent('No arquivoQuestionários respondidos.');
  expect(screen.getByRole('group', { name: /^Quem responde por um link/ })).toHaveTextContent(
    'Nada é guardado em seu nome.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Contar os registros' }));
  expect(await screen.findByText('Há 3 registros sobre você nesta empresa.')).toBeVisible();
  expect(respostas).toHaveTextContent('Enquanto a organizadora usar o produto · 2 registros');
  expect(respostas).toHaveTextContent('No arquivoQuestionários respondidos (2).');
  expect(baixou).not.toHaveBeenCalled();
});

it('pedir que apaguem diz o que fica e escreve ao encarregado', () => {
  desenharTela(sessao, <MeusDadosPage />);
  const ato = screen.getByRole('region', { name: 'Pedir que apaguem' });
  expect(ato).toHaveTextContent(`fica em nome de “Pessoa removida”. ${O_QUE_FICA} Isso não se desfaz`);
  expect(within(ato).getByRole('link', { name: 'Escrever ao encarregado dos dados' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:[^?]+@[^?]+\?subject=Pedido%20de%20anonimiza/),
  );
});

it('a falha não deixa arquivo nenhum, e o botão volta a poder ser apertado', async () => {
  chamar.mockRejectedValue(new Error('Muitas tentativas seguidas.'));
  desenharTela(sessao, <MeusDadosPage />);
  const botao = screen.getByRole('button', { name: 'Baixar para planilha (CSV)' });
  await userEvent.click(botao);
  await waitFor(() => expect(botao).toBeEnabled());
  expect(baixou).not.toHaveBeenCalled();
});

it('a ciência que não se registrou no aviso registra-se aqui', async () => {
  const registrou = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.spyOn(consentimentosData, 'registrar').mockReturnValue({ mutationFn: registrou });
  const { unmount } = desenharTela(sessao, <MeusDadosPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
  await waitFor(() => expect(registrou).toHaveBeenCalledOnce());
  unmount();
  aceite.mockResolvedValue({ createdAt: new Date('2026-11-20T15:04:05Z') });
  desenharTela(sessao, <MeusDadosPage />);
  expect(await screen.findByText(/ciência registrada em/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Estou ciente' })).toBeNull();
});

it('diz se e quando a ciência da versão de agora foi registrada', async () => {
  const { unmount } = desenharTela(sessao, <MeusDadosPage />);
  expect(await screen.findByText(/ciência ainda não registrada/)).toHaveTextContent(
    versaoEscrita('privacidade'),
  );
  unmount();
  aceite.mockResolvedValue({ createdAt: new Date('2026-11-20T15:04:05Z') });
  desenharTela(sessao, <MeusDadosPage />);
  expect(await screen.findByText(/ciência registrada em 20\/11\/2026/)).toBeVisible();
});
