// The agenda by the row menu: two ideas in quick succession, and two people at once, keep what the other one did.
import { beforeEach, expect, it, vi } from 'vitest';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { MAXIMO_DE_IDEIAS } from '@/domain/comite/comite';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { umComite } from '@tests/support/documentos';
import { EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const sessao = umaSessao(tea);
const aberto = { id: '1', ...umComite(tea, { ideiasReferences: ['ideias/a'] }) };
const onde = caminhos.comite(EMPRESA, '1');
const opcoes = mudancasDoComite.mudarIdeias(sessao, aberto);
const mudar = (referencia: string, naPauta: boolean) =>
  (opcoes.mutationFn as (mudanca: object) => Promise<void>)({ referencia, naPauta });

beforeEach(() => {
  definirSessao(sessao);
  banco.esvaziar();
  banco.guardar(onde, aberto);
});

it('cada uma entra ou sai sem desfazer a outra, também da tela que ainda não viu a anterior', async () => {
  await mudar('ideias/b', true);
  await mudar('ideias/c', true);
  await mudar('ideias/a', false);
  await mudar('ideias/c', true);
  expect(banco.ler(onde)?.['ideiasReferences']).toEqual(['ideias/b', 'ideias/c']);
});

it('as da mesma pessoa vão uma depois da outra', () => expect(opcoes.scope?.id).toContain(aberto.id));

it('cheia, diz quantas cabem', async () => {
  const cheia = Array.from({ length: MAXIMO_DE_IDEIAS }, (_, i) => `ideias/${i}`);
  banco.mudar(onde, { ideiasReferences: cheia });
  await expect(mudar('ideias/x', true)).rejects.toThrow('A pauta já tem 100 ideias, o máximo de uma sessão.');
});
