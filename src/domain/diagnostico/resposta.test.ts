// @vitest-environment node
// How far a sheet is: every state, and the small steps between them.
import { expect, it } from 'vitest';
import { type SituacaoDaFolha, SITUACOES, situacaoDaFolha, soOlhada } from './resposta';

const pergunta = { id: 'p1', grupo: 'g2', resposta: 7, rev: 3, aparelho: 'aparelho-a', n: 4 };
const [nada, respondida] = [
  { finalizadoEm: null, perguntas: [] },
  { finalizadoEm: null, perguntas: [pergunta] },
];
const finalizada = { ...respondida, finalizadoEm: new Date('2026-03-02T12:00:00Z') };

const CASOS: [string, Parameters<typeof situacaoDaFolha>, SituacaoDaFolha][] = [
  ['nunca aberta', [undefined, null], 'aguardando'],
  ['só olhada, não está pausada', [nada, null], 'aguardando'],
  ['com uma resposta', [respondida, null], 'pausada'],
  ['com uma resposta, fora do período', [respondida, 'fora'], 'fora'],
  ['nunca aberta, fora do período', [undefined, 'fora'], 'fora'],
  ['finalizada', [finalizada, null], 'finalizada'],
  ['finalizada, e o período acabou', [finalizada, 'fora'], 'finalizada'],
  ['com uma resposta, e a empresa em outra fase', [respondida, 'foraDaFase'], 'foraDaFase'],
  ['finalizada, e a empresa em outra fase', [finalizada, 'foraDaFase'], 'finalizada'],
];
it.each(CASOS)('%s', (_, de, situacao) => expect(situacaoDaFolha(...de)).toBe(situacao));
it('nenhuma situação fica sem caso', () =>
  expect([...new Set(CASOS.map(([, , situacao]) => situacao))].toSorted()).toEqual(SITUACOES.toSorted()));

it('só olhada está na primeira página, como foi feita; um passo ou uma mudança já é mais', () => {
  const feita = new Date('2026-03-02T12:00:00Z');
  const folha = { stepPausado: 0, createdAt: feita, updatedAt: new Date(feita) };
  expect(soOlhada(folha)).toBe(true);
  expect(soOlhada({ ...folha, stepPausado: 1 })).toBe(false);
  expect(soOlhada({ ...folha, updatedAt: new Date(feita.getTime() + 1) })).toBe(false);
});
