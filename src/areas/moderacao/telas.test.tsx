// Moderation as people meet it: reporting, the queue, the decision, what stands in the place of a hidden text.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Denunciar } from '@/areas/conversa/Denunciar';
import { DenunciarModal } from '@/areas/conversa/DenunciarModal';
import { banco } from '@tests/support/banco';
import { umCasoNaFila } from '@tests/support/moderacao';
import { ana, caio, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DecidirModal } from './DecidirModal';
import { ModeracaoPage } from './ModeracaoPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const FILA = 'moderacaoFunctions-filaDaModeracao';
beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
});
const alvo = { tipo: 'COMENTARIO_DA_IDEIA', pai: 'i', filho: 'c' } as const;
const escolher = (rotulo: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: rotulo }), { target: { value } });
const decidir = () => fireEvent.click(screen.getByRole('button', { name: 'Decidir' }));
const feitos = () => servidor.feitos as { denuncia?: object; decisao?: object }[];

it('denuncia com um motivo; sem ele, a frase diz o que falta e nada é enviado', async () => {
  servidor.respostas['moderacaoFunctions-denunciar'] = { feito: true };
  desenharTela(umaSessao(caio), <Denunciar alvo={alvo} rotulo="Denunciar o comentário de Clara" />);
  fireEvent.click(screen.getByRole('button', { name: 'Denunciar o comentário de Clara' }));
  const enviar = await screen.findByRole('button', { name: 'Denunciar' });
  fireEvent.click(enviar);
  expect(await screen.findByText('Escolha um motivo.')).toBeVisible();
  expect(feitos()).toEqual([]);
  escolher('Por que você denuncia', 'SIGILO');
  fireEvent.click(enviar);
  expect(await screen.findByText('Denúncia enviada')).toBeVisible();
  expect(feitos()).toEqual([
    expect.objectContaining({ alvo, denuncia: { motivo: 'SIGILO', explicacao: '' } }),
  ]);
});

it('a denúncia enviada outra vez com outro motivo é outro pedido; com o mesmo, o mesmo', async () => {
  const fechar = vi.fn();
  servidor.respostas['moderacaoFunctions-denunciar'] = { feito: true };
  servidor.perder = 2;
  desenharTela(umaSessao(caio), <DenunciarModal alvo={alvo} aoFechar={fechar} />);
  const enviar = async (motivo: string) => {
    escolher('Por que você denuncia', motivo);
    fireEvent.click(await screen.findByRole('button', { name: 'Denunciar' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Denunciar' })).toBeEnabled());
  };
  await enviar('OFENSA');
  expect(await screen.findByRole('alert')).toBeVisible();
  await enviar('OFENSA');
  expect(feitos()).toHaveLength(1);
  expect(fechar).not.toHaveBeenCalled();
  escolher('Por que você denuncia', 'SIGILO');
  fireEvent.click(screen.getByRole('button', { name: 'Denunciar' }));
  await vi.waitFor(() => expect(fechar).toHaveBeenCalled());
  expect(feitos().map(({ denuncia }) => denuncia)).toEqual([
    { motivo: 'OFENSA', explicacao: '' },
    { motivo: 'SIGILO', explicacao: '' },
  ]);
});

it('a fila mostra o que se disse, sem dizer quem; vazia, diz o que a enche', async () => {
  servidor.respostas[FILA] = { casos: [umCasoNaFila()], proxima: null };
  const { unmount } = desenharTela(umaSessao(tea), <ModeracaoPage />);
  expect(await screen.findByText('Quem propôs isto é preguiçoso.')).toBeVisible();
  expect(screen.getByText('2 denúncias')).toBeVisible();
  expect(screen.getByText(/Ofende ou ataca alguém: Ofende quem propôs\./)).toBeVisible();
  expect(
    screen.getByRole('link', { name: /^Ver: O comentário da ideia "Reaproveitar a água"/ }),
  ).toHaveAttribute('href', '/ideias/i?comentario=c');
  unmount();
  servidor.respostas[FILA] = { casos: [], proxima: null };
  desenharTela(umaSessao(tea), <ModeracaoPage />);
  expect(await screen.findByText('Nenhuma denúncia espera decisão')).toBeVisible();
});

it('quem só lê o módulo não decide; o ocultado só se lê por quem administra, e volta', async () => {
  servidor.respostas[FILA] = {
    casos: [
      umCasoNaFila({
        situacao: 'OCULTO',
        texto: null,
        decisao: 'OCULTAR',
        motivo: 'OFENSA',
        decididoPor: 'Tea Braga',
        decididoEm: '2026-03-04T12:00:00.000Z',
      }),
    ],
    proxima: null,
  };
  const { unmount } = desenharTela(
    umaSessao(tea, { sem: ['37.editar'] }),
    <ModeracaoPage />,
    '/moderacao?situacao=OCULTO',
  );
  expect(await screen.findByText('O texto ocultado fica com quem administra a empresa.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Decidir/ })).toBeNull();
  unmount();
  desenharTela(umaSessao(ana), <ModeracaoPage />, '/moderacao?situacao=OCULTO');
  fireEvent.click(await screen.findByRole('button', { name: /^Decidir: / }));
  const opcoes = await screen.findByRole('combobox', { name: 'O que fazer' });
  expect(
    within(opcoes)
      .getAllByRole('option')
      .map((uma) => uma.textContent),
  ).toEqual(['Escolha', 'Mostrar de novo']);
});

it('decidido com outro motivo depois da resposta perdida, é outro pedido; ocultar pede motivo', async () => {
  const fechar = vi.fn();
  servidor.respostas['moderacaoFunctions-moderar'] = { feito: true };
  servidor.perder = 1;
  desenharTela(umaSessao(ana), <DecidirModal caso={umCasoNaFila()} aoFechar={fechar} />);
  escolher('O que fazer', 'OCULTAR');
  decidir();
  expect(await screen.findByText('Escolha o motivo que quem escreveu vai ler.')).toBeVisible();
  expect(feitos()).toEqual([]);
  escolher('Motivo', 'OFENSA');
  decidir();
  expect(await screen.findByRole('alert')).toBeVisible();
  escolher('Motivo', 'DADOS_PESSOAIS');
  decidir();
  await vi.waitFor(() => expect(fechar).toHaveBeenCalled());
  expect(feitos()).toEqual(
    ['OFENSA', 'DADOS_PESSOAIS'].map((motivo) =>
      expect.objectContaining({
        casoId: 'caso1',
        versao: 2,
        decisao: { decisao: 'OCULTAR', motivo, explicacao: '' },
      }),
    ),
  );
});
