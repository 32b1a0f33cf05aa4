// Taking an import back: drafts go, what was published meanwhile stays.
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { importacaoData } from './importacao.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const sessao = umaSessao(ana);
const onde = (id: string) => caminhos.ideia(EMPRESA, id);
const removida = (id: string) => banco.ler(onde(id))?.['deletedAt'] !== null;

beforeEach(() => {
  banco.esvaziar();
  definirSessao(sessao);
  for (const id of ['a', 'b']) banco.guardar(onde(id), umaIdeia(ana));
  banco.guardar(onde('publicada'), umaIdeiaPublicada(ana));
});

it('a ideia publicada no meio tempo fica, e se conta', async () => {
  await expect(importacaoData.remover(sessao, ['a', 'publicada', 'b'])).resolves.toBe(1);
  expect(['a', 'b', 'publicada'].map(removida)).toEqual([true, true, false]);
});

it('repetir depois de uma resposta perdida não falha, nem conta de novo o que já saiu', async () => {
  await importacaoData.remover(sessao, ['a']);
  await expect(importacaoData.remover(sessao, ['a', 'b'])).resolves.toBe(0);
  expect(removida('b')).toBe(true);
});
