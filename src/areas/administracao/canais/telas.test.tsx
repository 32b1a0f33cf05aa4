// The company's channels as an administrator meets them (decisions P150).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chamar } from '@/firebase/chamadas/callable';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CanaisModal } from './CanaisModal';
import { CanalFormModal } from './CanalFormModal';

vi.mock('@/firebase/chamadas/callable', () => ({ chamar: vi.fn<() => Promise<unknown>>() }));

const slack = {
  tipo: 'SLACK',
  endereco: 'hooks.slack.com/…1234',
  eventos: ['IDEIA_PUBLICADA'],
  ligado: true,
  desligadoEm: null,
} as const;
const entrega = {
  id: 'x',
  tipo: 'SLACK',
  evento: 'IDEIA_PUBLICADA',
  estado: 'FALHOU',
  tentativas: 8,
  resposta: 'O endereço respondeu 500.',
  em: '2026-03-01T12:00:00.000Z',
} as const;

/** What each function answers, by the end of its name. */
function comRespostas(respostas: Record<string, unknown>) {
  vi.mocked(chamar).mockImplementation(({ nome }) => {
    const resposta = respostas[nome.replace('canaisFunctions-', '')] ?? {};
    return resposta instanceof Error ? Promise.reject(resposta) : Promise.resolve(resposta);
  });
}
const chamadas = (funcao: string) =>
  vi
    .mocked(chamar)
    .mock.calls.filter(([{ nome }]) => nome === `canaisFunctions-${funcao}`)
    .map(([, dados]) => dados);
const bloco = (nome: string) => within(screen.getByRole('region', { name: nome }));
const abrir = () => desenharTela(umaSessao(ana), <CanaisModal aoFechar={() => {}} />);

const escrever = (fim: string) =>
  fireEvent.change(screen.getByLabelText('Endereço'), {
    target: { value: fim && `https://hooks.slack.com/services/${fim}` },
  });
const salvar = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar canal' }));

beforeEach(() => {
  vi.mocked(chamar).mockReset();
});

it('sem canais, cada um se pode configurar, e nada foi enviado', async () => {
  comRespostas({ listar: { canais: [], entregas: [] } });
  abrir();
  await waitFor(() => expect(screen.getAllByText('Não configurado')).toHaveLength(3));
  expect(screen.getByText('Nenhum aviso foi enviado nos últimos 30 dias.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar teste' })).toBeNull();
});

it('mostra cada canal com o endereço encoberto, e o que foi feito de cada entrega', async () => {
  comRespostas({
    listar: {
      canais: [slack, { ...slack, tipo: 'TEAMS', ligado: false, desligadoEm: '2026-03-02T12:00:00.000Z' }],
      entregas: [entrega],
    },
  });
  abrir();
  expect(await screen.findByText('O endereço respondeu 500.')).toBeInTheDocument();
  expect(bloco('Slack').getByText('Ligado')).toBeInTheDocument();
  expect(bloco('Slack').getByText('hooks.slack.com/…1234')).toBeInTheDocument();
  expect(bloco('Microsoft Teams').getByText('Desligado por falhas')).toBeInTheDocument();
  expect(screen.getByText(/, 8 tentativas$/)).toBeInTheDocument();
  expect(screen.getByText('Falhou')).toBeInTheDocument();
});

it('o endereço errado é recusado com uma frase; o certo é salvo inteiro', async () => {
  comRespostas({ listar: { canais: [], entregas: [] } });
  abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Configurar o canal Slack' }));
  const form = within(await screen.findByRole('dialog', { name: 'Canal: Slack' }));
  const salvar = () => fireEvent.click(form.getByRole('button', { name: 'Salvar canal' }));
  fireEvent.change(form.getByLabelText('Endereço'), { target: { value: 'https://golpe.exemplo/x' } });
  salvar();
  expect(await form.findByText(/^Este endereço não é do Slack\./)).toBeInTheDocument();
  expect(chamadas('salvar')).toEqual([]);
  const url = 'https://hooks.slack.com/services/T0/B0/x';
  fireEvent.change(form.getByLabelText('Endereço'), { target: { value: url } });
  salvar();
  await waitFor(() => expect(chamadas('salvar')).toMatchObject([{ tipo: 'SLACK', url, ligado: true }]));
});

it('o canal enviado outra vez com outro endereço vale o último; em branco, o que já havia', async () => {
  vi.mocked(chamar).mockRejectedValueOnce(new Error('a resposta se perdeu')).mockResolvedValue({});
  const fechar = vi.fn<() => void>();
  desenharTela(
    umaSessao(ana),
    <CanalFormModal tipo="SLACK" canal={{ ...slack, eventos: [] }} aoFechar={fechar} />,
  );
  escrever('a');
  salvar();
  // Under the boxes, and beside the button.
  expect(await screen.findAllByText('Escolha ao menos um evento.')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ideia implementada' }));
  salvar();
  expect(await screen.findByText('a resposta se perdeu')).toBeInTheDocument();
  escrever('');
  salvar();
  await waitFor(() => expect(fechar).toHaveBeenCalledOnce());
  expect(chamadas('salvar')).toMatchObject([
    { url: 'https://hooks.slack.com/services/a', eventos: ['IDEIA_IMPLEMENTADA'] },
    { url: null, eventos: ['IDEIA_IMPLEMENTADA'] },
  ]);
});

const copiarSegredo = () => fireEvent.click(screen.getByRole('button', { name: 'Copiar segredo' }));
const areaDeTransferencia = (value: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

it('o teste entra na fila; o segredo novo aparece uma vez, com o que se faz dele', async () => {
  const proprio = { ...slack, tipo: 'PROPRIO', endereco: 'avisos.aurora.exemplo/…viso' };
  comRespostas({
    listar: { canais: [proprio], entregas: [] },
    testar: { id: 'TESTE_1' },
    novoSegredo: { segredo: 'um-segredo-novo' },
  });
  abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar teste' }));
  await waitFor(() => expect(chamadas('testar')).toMatchObject([{ tipo: 'PROPRIO' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Gerar segredo' }));
  const pergunta = within(await screen.findByRole('dialog', { name: 'Gerar um segredo novo?' }));
  fireEvent.click(pergunta.getByRole('button', { name: 'Gerar segredo' }));
  expect(await screen.findByText('um-segredo-novo')).toBeInTheDocument();
  expect(screen.getByText('Guarde este segredo agora')).toBeInTheDocument();
  // Neither without a clipboard nor with one that refuses does the button stay silent (V7).
  areaDeTransferencia(undefined);
  const escrever = vi.fn<(texto: string) => Promise<void>>().mockRejectedValueOnce(new Error('negado'));
  copiarSegredo();
  expect(await screen.findByText('Não foi possível copiar. Selecione o texto e copie.')).toBeInTheDocument();
  areaDeTransferencia({ writeText: escrever });
  copiarSegredo();
  await waitFor(() => expect(escrever).toHaveBeenCalledWith('um-segredo-novo'));
  expect(screen.getByText('Não foi possível copiar. Selecione o texto e copie.')).toBeInTheDocument();
  copiarSegredo();
  expect(await screen.findByRole('button', { name: 'Segredo copiado' })).toBeInTheDocument();
  expect(screen.queryByText('Não foi possível copiar. Selecione o texto e copie.')).toBeNull();
});
