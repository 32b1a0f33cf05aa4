import { describe, expect, it } from 'vitest';
import { acertoDoPatrocinio, type Situacao } from './moedas-devolvidas';

const dia = (d: number) => new Date(Date.UTC(2026, 5, d));
const regulamento = { dataInicial: dia(1), dataFinal: dia(30) };
const dadas = { moedas: 10, devolvidas: 0, movimento: '' };
const voltaram = { moedas: 10, devolvidas: 10, movimento: 'm1' };

const caso = (pai: Partial<Situacao['pai']>, mais: Partial<Situacao> = {}): Situacao => ({
  pai: { semFuturo: false, ultimaMovimentacao: 'm2', ...pai },
  desde: dia(15),
  regulamento,
  saldo: 100,
  ...mais,
});

describe('acerto do patrocínio', () => {
  it('sem futuro: as moedas voltam', () =>
    expect(acertoDoPatrocinio(dadas, caso({ semFuturo: true }))).toEqual({
      devolvidas: 10,
      movimento: 'm2',
    }));
  it('o que já voltou não volta outra vez', () =>
    expect(acertoDoPatrocinio(voltaram, caso({ semFuturo: true }))).toBeUndefined());
  it('depois do fim do regulamento nada se move', () => {
    expect(
      acertoDoPatrocinio(dadas, caso({ semFuturo: true }, { desde: new Date(dia(31)) })),
    ).toBeUndefined();
    expect(acertoDoPatrocinio(voltaram, caso({}, { desde: new Date(dia(31)) }))).toBeUndefined();
  });
  it('quando a ideia retorna, retoma se o saldo permite', () => {
    expect(acertoDoPatrocinio(voltaram, caso({}, { saldo: 10 }))).toEqual({ devolvidas: 0, movimento: 'm2' });
    expect(acertoDoPatrocinio(voltaram, caso({}, { saldo: 9 }))).toEqual({ devolvidas: 10, movimento: 'm2' });
  });
  it('decide uma vez por movimento, mesmo que depois sobre saldo', () =>
    expect(acertoDoPatrocinio({ ...voltaram, movimento: 'm2' }, caso({}))).toBeUndefined());
  it('ideia que ninguém movimentou fica como está', () =>
    expect(
      acertoDoPatrocinio(dadas, caso({ ultimaMovimentacao: '' }, { desde: undefined })),
    ).toBeUndefined());
});
