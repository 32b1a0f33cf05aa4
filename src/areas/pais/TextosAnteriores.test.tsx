// What a published idea said before is shown to everybody who sees the idea (decisions I3).
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import type { Ideia } from '@/domain/ideias/ideia';
import { banco } from '@tests/support/banco';
import { lugarDoPai } from '@/domain/pai/pai';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { umaIdeia, umaIdeiaPublicada, umaVersao } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA } from '@tests/support/personas';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { TextosAnteriores } from './TextosAnteriores';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const Textos = ({ ideia }: { ideia: Ideia }) => (
  <TextosAnteriores
    pai={umPaiNaTela({ id: 'i', ...ideia })}
    rotulos={{ feedback: 'Como saber se deu certo' }}
  />
);

const versoes = caminhos.versoes(caminhos.ideia(EMPRESA, 'i'));

it('mostra o texto de antes sob o nome do campo', async () => {
  banco.esvaziar();
  banco.guardar(`${versoes}/e`, umaVersao(ana, { textos: { titulo: 'Juntar a água', feedback: '' } }));
  desenharTela(umaSessao(caio), <Textos ideia={umaIdeiaPublicada(clara)} />);
  expect(await screen.findByRole('heading', { name: 'Textos anteriores' })).toBeVisible();
  expect(await screen.findByText('Juntar a água')).toBeVisible();
  expect(screen.getByText('Título')).toBeVisible();
  expect(screen.getByText('Como saber se deu certo')).toBeVisible();
  expect(screen.getByText('(em branco)')).toBeVisible();
});

it.each([
  ['à autora, também o que disse em privado', clara, true],
  ['a quem só vê a ideia, o que disse em público', caio, false],
] as const)('C33 mostra %s', async (_caso, quem, tambem) => {
  banco.esvaziar();
  banco.guardar(`${versoes}/a`, umaVersao(ana, { reservada: true, textos: { titulo: 'Só entre nós' } }));
  banco.guardar(`${versoes}/b`, umaVersao(ana, { textos: { titulo: 'Para todos' } }));
  desenharTela(umaSessao(quem), <Textos ideia={umaIdeiaPublicada(clara)} />);
  expect(await screen.findByText('Para todos')).toBeVisible();
  expect(screen.queryAllByText('Só entre nós')).toHaveLength(tambem ? 1 : 0);
});

it.each([
  ['da ideia que ninguém mudou', umaIdeiaPublicada(clara), false],
  ['do rascunho, que não guarda o que disse', umaIdeia(clara), true],
])('%s não há o que mostrar', async (_caso, ideia, comVersao) => {
  banco.esvaziar();
  if (comVersao) banco.guardar(`${versoes}/e`, umaVersao(ana));
  desenharTela(
    umaSessao(caio),
    <>
      <Textos ideia={ideia} />
      <p>desenhada</p>
    </>,
  );
  expect(await screen.findByText('desenhada')).toBeVisible();
  expect(screen.queryByText('Textos anteriores')).not.toBeInTheDocument();
});

it('o desafio mostra os seus, a quem participa dele e aos outros', async () => {
  banco.esvaziar();
  const lugar = lugarDoPai(DESAFIO, EMPRESA, 'd');
  banco.guardar(
    `${caminhos.versoes(lugar.caminho)}/e`,
    umaVersao(ana, { textos: { descricao: 'Era assim.' } }),
  );
  const pai = { lugar, pai: umPai({ participantes: [caio.referencia] }), chave: ['d'] };
  for (const quem of [caio, clara]) {
    const { unmount } = desenharTela(
      umaSessao(quem),
      <TextosAnteriores pai={pai} rotulos={{ descricao: 'Descrição' }} />,
    );
    expect(await screen.findByText('Era assim.')).toBeVisible();
    expect(screen.getByText('Descrição')).toBeVisible();
    unmount();
  }
});
