// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { andamento, diasSemMovimento, type Jogada, parada, RESUMO_VAZIO, situacaoDaJogada } from './jogada';
import { umaJogada } from './jogada.exemplo';
import { movimentacaoDaTaticaForm } from './movimentacao-da-tatica';
import { taticaForm } from './tatica';
import { corDoVinculo, CORES_DOS_VINCULOS, podeConcluir, resumirTaticas } from './tatica-da-jogada';
import { porCategoriaENome } from './tipo-de-inovacao';

const ana = { uid: 'ana' };
const com = (mudancas: Partial<Jogada>) => umaJogada(ana, mudancas);

const corre = (startedAt: Date, ultimaEm: Date | null = null) =>
  com({ implementada: true, startedAt, resumo: { ...RESUMO_VAZIO, ultimaEm } });

const recusas = (
  schema: { safeParse: (v: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  valor: object,
) => schema.safeParse(valor).error?.issues.map(({ message }) => message) ?? [];

const comNomes = (nomeCategoria: string, nome: string) => ({ nomeCategoria, nome });
const tatica = (status: number, numeroDoVinculo = 0, movimentadaEm: Date | null = null) => ({
  status,
  numeroDoVinculo,
  movimentadaEm,
});

describe('concluir (part 2 §4)', () => {
  it.each([
    ['nenhuma tática', [], false],
    ['nenhuma movimentada', [tatica(0), tatica(0, 1)], false],
    ['todas movimentadas', [tatica(1), tatica(4)], true],
    ['uma solta sem movimentação', [tatica(4), tatica(0)], false],
    ['a outra vinculada a uma movimentada', [tatica(4, 1), tatica(0, 1)], true],
    ['vinculada a quem também não andou', [tatica(4), tatica(0, 2), tatica(0, 2)], false],
  ] as const)('%s', (_caso, taticas, pode) => expect(podeConcluir(taticas)).toBe(pode));
});

describe('resumo', () => {
  it('conta por status e guarda a última movimentação', () => {
    const [antes, depois] = [new Date('2026-01-02'), new Date('2026-02-03')];
    const resumo = resumirTaticas([tatica(0), tatica(2, 0, antes), tatica(4, 0, depois)]);
    expect(resumo).toEqual({ porStatus: [1, 0, 1, 0, 1], ultimaEm: depois, podeConcluir: false });
    expect(andamento({ resumo })).toEqual({ taticas: 3, concluidas: 1, movimentadas: 2 });
    expect(resumirTaticas([])).toEqual(RESUMO_VAZIO);
  });
});

describe('situação', () => {
  it('vem dos três campos', () => {
    expect(situacaoDaJogada(com({}))).toBe('disponivel');
    expect(situacaoDaJogada(com({ implementada: true }))).toBe('emCurso');
    expect(situacaoDaJogada(com({ implementada: true, concluido: true }))).toBe('concluida');
    expect(situacaoDaJogada(com({ implementada: true, cancelado: true }))).toBe('cancelada');
  });
  it('parada: corre, e há mais de 30 dias ninguém a move', () => {
    const agora = new Date('2026-06-30T12:00:00Z');
    const [ha30, ha31] = [new Date('2026-05-31T12:00:00Z'), new Date('2026-05-30T12:00:00Z')];
    expect(parada(corre(ha30), agora)).toBe(false);
    expect(parada(corre(ha31), agora)).toBe(true);
    expect(parada(corre(ha31, ha30), agora)).toBe(false);
    // Implemented once more after a pause: what was moved before does not count.
    expect(parada(corre(ha30, ha31), agora)).toBe(false);
    expect(parada({ ...corre(ha31), concluido: true }, agora)).toBe(false);
    expect(diasSemMovimento(corre(ha31), agora)).toBe(31);
  });
});

describe('formulários', () => {
  it('da tática pedem nome e descrição', () => {
    expect(recusas(taticaForm, { nome: ' ', descricao: '' })).toEqual([
      'Nome obrigatório',
      'Descrição obrigatória',
    ]);
    expect(recusas(taticaForm, { nome: 'ab', descricao: 'abc' })).toEqual([
      'O nome precisa ter ao menos 3 letras.',
    ]);
    expect(recusas(taticaForm, { nome: 'Balcão', descricao: 'Na portaria.' })).toEqual([]);
  });
  it('da movimentação pedem status, descrição e data', () => {
    const vazia = { status: null, descricao: '', data: '' };
    expect(recusas(movimentacaoDaTaticaForm, vazia)).toEqual([
      'Status obrigatório',
      'Descrição obrigatória',
      'Data obrigatória',
    ]);
    const boa = { status: '3', descricao: 'Começou com um cliente.', data: '2026-01-02' };
    expect(recusas(movimentacaoDaTaticaForm, boa)).toEqual([]);
    expect(recusas(movimentacaoDaTaticaForm, { ...boa, data: '9999-01-01' })).toEqual([
      'A data não pode ser depois de hoje.',
    ]);
    expect(recusas(movimentacaoDaTaticaForm, { ...boa, status: '0' })).toEqual(['Status obrigatório']);
  });
});

it('os tipos vêm por categoria, depois por nome', () => {
  const ordem = porCategoriaENome([
    comNomes('Produto', 'Zelo'),
    comNomes('Água', 'Óleo'),
    comNomes('Produto', 'Ácido'),
  ]);
  expect(ordem.map(({ nome }) => nome)).toEqual(['Óleo', 'Ácido', 'Zelo']);
});

it('cada vínculo tem uma cor, e o sétimo repete a primeira', () =>
  expect([1, 6, 7].map(corDoVinculo)).toEqual([
    CORES_DOS_VINCULOS[0],
    CORES_DOS_VINCULOS[5],
    CORES_DOS_VINCULOS[0],
  ]));
