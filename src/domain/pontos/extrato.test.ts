import { describe, expect, it } from 'vitest';
import { linhaDaMudanca } from './extrato';

const base = {
  moedas: 10,
  devolvidas: 0,
  movimento: '',
  paiTitulo: 'Água da chuva',
  regulamentoReference: 'r/e/g',
  updatedAt: new Date(1_000),
};
const depois = (mais: Partial<typeof base>) => ({ ...base, updatedAt: new Date(2_000), ...mais });
const quando = new Date(9_000);
const linha = (antes: typeof base | undefined, agora: typeof base) =>
  linhaDaMudanca('ideia', antes, agora, quando);

describe('linha do extrato', () => {
  it.each([
    ['dar', undefined, base, 'PATROCINIO', -10],
    ['aumentar', base, depois({ moedas: 25 }), 'ALTERACAO', -15],
    ['diminuir', base, depois({ moedas: 4 }), 'ALTERACAO', 6],
    ['retirar', base, depois({ moedas: 0 }), 'RETIRADA', 10],
    ['a ideia é reprovada', base, { ...base, devolvidas: 10, movimento: 'm1' }, 'DEVOLUCAO', 10],
    [
      'a ideia retorna',
      { ...base, devolvidas: 10, movimento: 'm1' },
      { ...base, movimento: 'm2' },
      'RETOMADA',
      -10,
    ],
    ['dar de novo o que voltou', { ...base, devolvidas: 10 }, depois({ moedas: 3 }), 'PATROCINIO', -3],
  ] as const)('%s', (_, antes, agora, tipo, moedas) =>
    expect(linha(antes, agora)?.linha).toMatchObject({ tipo, moedas, pai: { id: 'ideia' } }),
  );
  it('o que não muda o saldo não tem linha', () => {
    expect(linha(base, depois({}))).toBeUndefined();
    expect(
      linha({ ...base, devolvidas: 10, movimento: 'm1' }, { ...base, devolvidas: 10, movimento: 'm2' }),
    ).toBeUndefined();
  });
  it('cada mudança tem um id só dela, o mesmo em toda entrega', () => {
    const mudancas = [
      linha(undefined, base),
      linha(base, depois({ moedas: 4 })),
      linha(depois({ moedas: 4 }), depois({ moedas: 4, devolvidas: 4, movimento: 'm1' })),
      linha(depois({ moedas: 4, devolvidas: 4, movimento: 'm1' }), depois({ moedas: 4, movimento: 'm2' })),
    ];
    expect(new Set(mudancas.map((mudanca) => mudanca?.id)).size).toBe(4);
    expect(linhaDaMudanca('ideia', undefined, base, new Date(99_999))?.id).toBe(mudancas[0]?.id);
  });
});
