// A removal sent again after a lost answer: what is removed is done, what was refused stays refused.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { defineCollection } from '@/firebase/dados/collection';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { ana, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const caminho = `${categorias.onde(EMPRESA)}/c`;
const registros = defineCollection(categorias.schema);
const remover = () => registros.remove(caminho);
const retirado = () => banco.ler(caminho)?.['deletedAt'];

beforeEach(() => {
  banco.esvaziar();
  definirSessao(umaSessao(ana));
  banco.guardar(caminho, umaCategoria(ana));
});

/** The rules of every collection refuse to change what is removed. */
const soUmaVez = () => banco.regra(({ antes }) => antes?.['deletedAt'] === null);

describe('remover de novo', () => {
  it('o que a resposta perdida removeu está feito, e não se grava outra vez', async () => {
    soUmaVez();
    banco.perderResposta();
    await expect(remover()).rejects.toMatchObject({ code: 'unknown' });
    const quando = retirado();
    expect(quando).toBeInstanceOf(Date);
    await remover();
    expect(retirado()).toEqual(quando);
    expect(banco.gravacoes).toBe(1);
  });

  it('o que outra pessoa removeu antes também está feito, e fica como ela o deixou', async () => {
    soUmaVez();
    banco.mudar(caminho, { deletedAt: new Date(0), updatedBy: clara.uid });
    await remover();
    expect(banco.ler(caminho)).toMatchObject({ deletedAt: new Date(0), updatedBy: clara.uid });
    expect(banco.gravacoes).toBe(0);
  });

  it('o que não chegou se remove ao mandar outra vez', async () => {
    soUmaVez();
    banco.cair();
    await expect(remover()).rejects.toMatchObject({ code: 'unknown' });
    expect(retirado()).toBeNull();
    await remover();
    expect(retirado()).toBeInstanceOf(Date);
  });

  it('a remoção recusada continua recusada, e o registro continua lá', async () => {
    banco.regra(() => false);
    for (const _vez of [1, 2]) await expect(remover()).rejects.toMatchObject({ code: 'permission-denied' });
    expect(retirado()).toBeNull();
  });

  it('o que não existe é recusado, e não passa por feito', async () => {
    banco.esvaziar();
    await expect(remover()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
