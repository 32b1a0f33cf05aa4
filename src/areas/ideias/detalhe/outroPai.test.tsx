// Likes of another kind of parent: its words, and a like stored under it with its total moved at once.
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lugarDoPai, type TipoDePai } from '@/domain/pai/pai';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CurtirBotao } from './CurtirBotao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const com = (tipo: TipoDePai) => lugarDoPai(tipo, EMPRESA, 'd');
const COM_PALAVRAS: TipoDePai = {
  ...DESAFIO,
  curtidas: {
    curtir: 'Curtir esse desafio',
    descurtir: 'Descurtir esse desafio',
    quem: 'Quem curtiu esse desafio',
    semEscolha: 'Desafio não informado',
  },
};
const CURTIVEL: TipoDePai = { ...COM_PALAVRAS, sob: { ...DESAFIO.sob, likes: 'likes' } };

function Tela({ tipo }: { tipo: TipoDePai }) {
  const chave = ['desafio', 'd'];
  const { data } = useQuery({ queryKey: chave, queryFn: () => ({ rankingByLikes: { totalLikes: 4 } }) });
  const totais = { comentarios: 0, moedas: 0, curtidas: data?.rankingByLikes.totalLikes ?? 0 };
  return <CurtirBotao pai={{ lugar: com(tipo), pai: umPai({ totais }), chave }} />;
}

it('curtir grava debaixo dele e move o seu total', async () => {
  banco.esvaziar();
  desenharTela(umaSessao(caio), <Tela tipo={CURTIVEL} />);
  const botao = await screen.findByRole('button', { name: 'Curtir esse desafio (4)' });
  await waitFor(() => expect(botao).toBeEnabled());
  await userEvent.click(botao);
  expect(await screen.findByRole('button', { name: 'Descurtir esse desafio (5)' })).toBeVisible();
  await waitFor(() =>
    expect(banco.todos(caminhos.sob(com(CURTIVEL).caminho).likes)).toMatchObject([{ createdBy: caio.uid }]),
  );
});

it('de um tipo sem curtidas ninguém curte', async () => {
  banco.esvaziar();
  desenharTela(umaSessao(caio), <Tela tipo={COM_PALAVRAS} />);
  expect(await screen.findByRole('button', { name: 'Curtir esse desafio (4)' })).toBeDisabled();
});
