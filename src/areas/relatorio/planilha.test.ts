// @vitest-environment node
// The spreadsheet as it is stored: read back with the package that wrote it, which is safe for a file of our own.
import { read, type WorkBook } from 'xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { linhaDe, RELATORIO_DE_IDEIAS } from '@/domain/ideias/relatorio-ideias';
import type { LinhaDoRelatorio } from '@/domain/relatorio/relatorio';
import { folhaDosRegistros } from './exportacao';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { clara } from '@tests/support/personas';
import { escreverPlanilha, linhaDaPlanilha } from './planilha';

const linha = (mudancas: Partial<LinhaDoRelatorio> = {}): LinhaDoRelatorio => ({
  ...linhaDe({ id: 'i', ...umaIdeiaPublicada(clara) }, {}),
  createdAt: new Date('2026-11-20T15:30:00Z'),
  ...mudancas,
});

const ATAQUES = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u0000=1+1',
  "\u0001\u0008=cmd|'/c calc'!A1",
  '＝1+1',
];

const folha = folhaDosRegistros(RELATORIO_DE_IDEIAS);
let pasta: WorkBook;
beforeAll(() => {
  const linhas = [
    linha({ titulo: 'Curta', curtidas: 3, status: 'APROVADA' }),
    ...ATAQUES.map((titulo) => linha({ titulo, descricao: 'x'.repeat(5_000) })),
  ];
  const resumo = {
    periodo: '01/11/2026 a 20/11/2026',
    linhas: [
      ['Ideias', 12, 50, '8 ideias no período anterior'],
      ['Comentários', 3, 12.345, ''],
      ['Curtidas', 3, null, '=1+1'],
      ['Usuários', 1, undefined, '50,0% de 2 colaboradores ativos'],
    ],
  } as const;
  pasta = read(
    escreverPlanilha(
      folha,
      resumo,
      linhas.map((l) => linhaDaPlanilha(folha, l)),
    ),
    {
      cellNF: true,
      cellFormula: true,
      cellStyles: true,
    },
  );
});
const celula = (aba: string, onde: string) => pasta.Sheets[aba]?.[onde];

describe('relatorio.xlsx', () => {
  it("tem as folhas 'Resumo' e 'Ideias'", () => {
    expect(pasta.SheetNames).toEqual(['Resumo', 'Ideias']);
    expect(['A2', 'A3', 'A4', 'A5'].map((onde) => celula('Resumo', onde).v)).toEqual([
      'Ideias',
      'Comentários',
      'Curtidas',
      'Usuários',
    ]);
  });
  it('percentuais com uma casa, e nada onde não há com o que comparar', () => {
    expect(celula('Resumo', 'C2').w).toBe('50.0%');
    expect(celula('Resumo', 'C3')).toMatchObject({ v: 0.123, w: '12.3%' });
    expect(celula('Resumo', 'C4')?.v ?? '').toBe('');
  });
  it('tem as treze colunas na ordem da especificação', () => {
    const cabecalho = 'ABCDEFGHIJKLM'.split('').map((coluna) => celula('Ideias', `${coluna}1`).v);
    expect(cabecalho).toEqual(folha.colunas.map(([, rotulo]) => rotulo));
    expect(celula('Ideias', 'M2').v).toBe('Aprovada');
    expect(celula('Ideias', 'J2')).toMatchObject({ t: 'n', v: 3 });
    // 12:30 in São Paulo, as spreadsheets count.
    expect(celula('Ideias', 'I2').w).toBe('20/11/2026 12:30:00');
  });
  it('colunas têm ao menos 10 + 2 de largura, mais 2 que o maior texto, e nunca tanto que o Excel recuse', () => {
    const larguras = escritas(pasta);
    expect(larguras[9]).toBe(12);
    expect(larguras[12]).toBe('Nova ideia'.length + 2);
    expect(larguras[4]).toBe(82);
  });
  it.each(ATAQUES.map((ataque, i) => [JSON.stringify(ataque), i] as const))('H06: %s é texto', (_, i) => {
    const guardada = celula('Ideias', `D${i + 3}`);
    expect(guardada.t).toBe('s');
    expect(guardada.f).toBeUndefined();
    expect(guardada.v).toMatch(/^'/);
    // oxlint-disable-next-line no-control-regex
    expect(guardada.v).not.toMatch(/[\u0000-\u0008]/);
  });
  it('H06 vale também para as observações do resumo', () => {
    expect(celula('Resumo', 'D4')).toMatchObject({ t: 's', v: "'=1+1" });
  });
});

/** Widths of the sheet 'Ideias' as stored. */
const escritas = ({ Sheets }: WorkBook) =>
  (Sheets['Ideias']?.['!cols'] ?? []).map((coluna) =>
    Math.round((coluna?.width ?? coluna?.wch ?? 0) - 0.7109375),
  );
