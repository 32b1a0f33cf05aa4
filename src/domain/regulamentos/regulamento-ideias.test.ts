// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  campanhaForm,
  campanhaVazia,
  regulamentoIdeiasForm,
  regulamentoDoForm,
  regulamentoVazio,
} from './regulamento-form';
import { bloqueado, emAndamento } from './regulamento';
import { momentoDaCampanha } from './regulamento-ideias';

const cheio = { ...regulamentoVazio, nome: 'Ciclo 2027', dataInicial: '2027-01-01', dataFinal: '2027-12-31' };
const erros = (dados: object) =>
  regulamentoIdeiasForm
    .safeParse(dados)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('regulamento de ideias', () => {
  it('aceita o período de um dia só e grava seus limites no horário de Brasília', () => {
    const umDia = { ...cheio, dataFinal: '2027-01-01' };
    expect(erros(umDia)).toEqual([]);
    const gravado = regulamentoDoForm(umDia);
    expect(gravado.dataInicial.toISOString()).toBe('2027-01-01T03:00:00.000Z');
    expect(gravado.dataFinal.toISOString()).toBe('2027-01-02T02:59:59.999Z');
    expect(gravado.linkRegulamento).toBeNull();
  });
  it('recusa fim antes do início e datas vazias', () => {
    expect(erros({ ...cheio, dataFinal: '2026-12-31' })).toEqual([
      ['dataFinal', 'O fim não pode vir antes do início.'],
    ]);
    expect(erros({ ...cheio, dataInicial: '' })).toEqual([['dataInicial', 'Escolha a data.']]);
  });
  it.each([-1, 0.5, 1_000_001])('recusa %s moedas', (quantidadeMoedasPorColaborador) =>
    expect(erros({ ...cheio, quantidadeMoedasPorColaborador })).toHaveLength(1),
  );
  it('bloqueia a partir do primeiro dia', () => {
    const { dataInicial } = regulamentoDoForm(cheio);
    expect(bloqueado({ dataInicial }, new Date('2027-01-01T02:59:59Z'))).toBe(false);
    expect(bloqueado({ dataInicial }, new Date('2027-01-01T03:00:00Z'))).toBe(true);
  });
  it('campanha passa por futura, ativa e passada', () => {
    const periodo = { dataInicial: new Date('2027-02-01'), dataFinal: new Date('2027-02-28') };
    expect(momentoDaCampanha(periodo, new Date('2027-01-31'))).toBe('futura');
    expect(momentoDaCampanha(periodo, new Date('2027-02-15'))).toBe('ativa');
    expect(momentoDaCampanha(periodo, new Date('2027-03-01'))).toBe('passada');
    expect(emAndamento({ ...periodo, deletedAt: new Date() }, new Date('2027-02-15'))).toBe(false);
  });
  it('campanha precisa de um setor', () =>
    expect(
      campanhaForm
        .safeParse({
          ...campanhaVazia,
          descricao: 'Semana da água',
          dataInicial: '2027-02-01',
          dataFinal: '2027-02-07',
        })
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Escolha ao menos um setor.']));
});
