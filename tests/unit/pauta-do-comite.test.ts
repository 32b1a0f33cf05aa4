// The agenda by the row menu: two ideas in quick succession, and two people at once, keep what the other one did.
import { beforeEach, expect, it, vi } from 'vitest';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { MAXIMO_DE_IDEIAS } from '@/domain/comite/comite';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { guardado } from '@tests/support/guardado';
import { umComite } from '@tests/support/documentos';
import { tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

const banco = vi.hoisted(() => ({ comite: {} as Record<string, unknown> }));
vi.mock('firebase/firestore/lite', async (original) => {
  const snapshot = { id: '1', ref: { path: 'c' }, exists: () => true, data: () => banco.comite };
  return {
    ...(await original<object>()),
    getDoc: () => Promise.resolve(snapshot),
    runTransaction: (_banco: unknown, fazer: (tx: object) => Promise<void>) =>
      fazer({
        get: () => Promise.resolve(snapshot),
        update: (_ref: object, { ideiasReferences }: { ideiasReferences: string[] }) => {
          banco.comite = { ...banco.comite, ideiasReferences };
        },
      }),
  };
});

const sessao = umaSessao(tea);
const aberto = { id: '1', ...umComite(tea, { ideiasReferences: ['ideias/a'] }) };
/** The record as the database gives it: the id is no field. */
const semId = ({ id: _id, ...registro }: typeof aberto) => guardado(registro);
const opcoes = mudancasDoComite.mudarIdeias(sessao, aberto);
const mudar = (referencia: string, naPauta: boolean) =>
  (opcoes.mutationFn as (mudanca: object) => Promise<void>)({ referencia, naPauta });

beforeEach(() => {
  definirSessao(sessao);
  banco.comite = semId(aberto);
});

it('cada uma entra ou sai sem desfazer a outra, também da tela que ainda não viu a anterior', async () => {
  await mudar('ideias/b', true);
  await mudar('ideias/c', true);
  await mudar('ideias/a', false);
  await mudar('ideias/c', true);
  expect(banco.comite['ideiasReferences']).toEqual(['ideias/b', 'ideias/c']);
});

it('as da mesma pessoa vão uma depois da outra', () => expect(opcoes.scope?.id).toContain(aberto.id));

it('cheia, diz quantas cabem', async () => {
  const cheia = Array.from({ length: MAXIMO_DE_IDEIAS }, (_, i) => `ideias/${i}`);
  banco.comite = { ...banco.comite, ideiasReferences: cheia };
  await expect(mudar('ideias/x', true)).rejects.toThrow('A pauta já tem 100 ideias, o máximo de uma sessão.');
});
