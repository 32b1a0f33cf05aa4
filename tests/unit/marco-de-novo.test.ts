// Finishing a milestone again after the answer was lost: it is finished, and nobody else changed it.
import { beforeEach, expect, it, vi } from 'vitest';
import { marcosData } from '@/areas/marcos/marcos.data';
import { paiDaIdeia } from '@/areas/marcos/pai';
import { deAtuacaoForm } from '@/domain/marcos/marco-form';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { guardado } from '@tests/support/guardado';
import { umaIdeiaPublicada, umMarco } from '@tests/support/documentos';
import { clara, paulo } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

const banco = vi.hoisted(() => ({
  marco: {} as object,
  caiu: false,
  snapshot() {
    return { id: 'm', ref: { path: 'm' }, exists: () => true, data: () => this.marco };
  },
}));
vi.mock('firebase/firestore/lite', async (original) => {
  return {
    ...(await original<object>()),
    getDoc: () => (banco.caiu ? Promise.reject(new TypeError('fetch')) : Promise.resolve(banco.snapshot())),
    runTransaction: (_banco: unknown, fazer: (tx: object) => Promise<void>) =>
      banco.caiu
        ? Promise.reject(Object.assign(new Error('sem resposta'), { code: 'unknown' }))
        : fazer({ get: () => Promise.resolve(banco.snapshot()), update: () => undefined }),
  };
});

const sessao = umaSessao(paulo);
const pai = paiDaIdeia(sessao, { id: 'i', ...umaIdeiaPublicada(clara) });
const aberto = umMarco(paulo, pai.caminho, { startedAt: new Date(), finishedAt: null });
const form = { descricaoAtuacao: 'Visitei a fábrica e medi.', dataConclusao: '2030-01-01', anexos: [] };
const finalizar = () =>
  (marcosData.atuar(sessao, pai, { id: 'm', ...aberto }, true).mutationFn as (f: object) => Promise<void>)(
    form,
  );
const terminado = { ...aberto, ...deAtuacaoForm(form), finishedAt: new Date(), updatedBy: paulo.uid };

beforeEach(() => {
  definirSessao(sessao);
  banco.caiu = false;
});

it('terminado por esta mesma pessoa com estas palavras, está feito', async () => {
  banco.marco = guardado(terminado);
  await expect(finalizar()).resolves.toBeUndefined();
});

it.each([
  ['por outra pessoa', { updatedBy: clara.uid }],
  ['com outras palavras', { descricaoAtuacao: 'Outra coisa, dita antes.' }],
])('terminado %s, é um conflito', async (_, mudancas) => {
  banco.marco = guardado({ ...terminado, ...mudancas });
  await expect(finalizar()).rejects.toThrow('Outra pessoa alterou este registro');
});

it('sem resposta nenhuma, é a falta de resposta que se diz', async () => {
  banco.caiu = true;
  await expect(finalizar()).rejects.toThrow('sem resposta');
});
