// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clara, paulo } from '@tests/support/personas';
import { emDias, umaIdeiaPublicada } from '@tests/support/documentos';
import { linhaDe, RELATORIO_DE_IDEIAS } from '@/domain/ideias/relatorio-ideias';
import {
  autoresDesde,
  filtrarLinhas,
  lerPeriodo,
  NAO_ENCONTRADO,
  quantosAtivos,
  percentualDeParticipacao,
  totaisDe,
} from './relatorio';
import { diaDe } from '@/domain/comum/datas';

const pessoas = {
  [clara.uid]: { email: 'Clara@exemplo.com.br', ativo: true, ultimaIdeia: emDias(-3) },
  [paulo.uid]: { email: 'x@removida.invalid', ativo: false, ultimaIdeia: emDias(-90) },
};
const linha = (autor: typeof clara, mudancas = {}) =>
  linhaDe({ id: 'i', ...umaIdeiaPublicada(autor, mudancas) }, pessoas);

describe('linhas', () => {
  it('são treze colunas, a última é o status', () => {
    expect(RELATORIO_DE_IDEIAS.colunas).toHaveLength(13);
    expect(RELATORIO_DE_IDEIAS.colunas.at(-1)).toEqual(['status', 'Status']);
  });
  it('quem foi apagado, ou não se acha, não se acha; regulamento também', () => {
    expect(linha(clara).autorEmail).toBe('Clara@exemplo.com.br');
    expect(linha(paulo).autorEmail).toBe('Não encontrado');
    expect(linhaDe({ id: 'i', ...umaIdeiaPublicada(clara, { regulamentoNome: '' }) }, {})).toMatchObject({
      autorEmail: NAO_ENCONTRADO,
      regulamentoNome: NAO_ENCONTRADO,
    });
  });
  it('somam-se; cada autor conta uma vez', () => {
    const linhas = [
      linha(clara, { totalComentarios: 2 }),
      linha(clara, { totalComentarios: 3 }),
      linha(paulo),
    ];
    expect(totaisDe(linhas)).toEqual({
      registros: 3,
      comentarios: 5,
      curtidas: 0,
      moedas: 0,
      usuarios: 2,
    });
  });
});

describe('filtro', () => {
  const linhas = [linha(clara, { titulo: 'Água da CHUVA' }), linha(paulo, { status: 'APROVADA' })];
  const achadas = (campo: 'titulo' | 'autorEmail' | null, texto: string, status: 'APROVADA' | null = null) =>
    filtrarLinhas(linhas, { campo, texto, status }).length;
  it('o texto só vale com o campo, e o campo só com o texto', () => {
    expect(achadas(null, 'chuva')).toBe(2);
    expect(achadas('titulo', '  ')).toBe(2);
    expect(achadas('titulo', 'da chuva')).toBe(2);
    expect(achadas('titulo', 'ÁGUA DA')).toBe(2);
    expect(achadas('autorEmail', 'clara@EX')).toBe(1);
    expect(achadas('titulo', 'nada disso')).toBe(0);
  });
  it('com o status, valem os dois', () => {
    expect(achadas(null, '', 'APROVADA')).toBe(1);
    expect(achadas('autorEmail', 'clara', 'APROVADA')).toBe(0);
  });
});

it('participação: ativos, e quem registrou desde o dia', () => {
  expect(quantosAtivos(pessoas)).toBe(1);
  expect(autoresDesde(pessoas, diaDe(emDias(-29)))).toBe(1);
  expect(autoresDesde(pessoas, diaDe(emDias(-100)))).toBe(2);
  expect(percentualDeParticipacao(1, 3)).toBeCloseTo(33.333);
  expect(percentualDeParticipacao(3, 0)).toBe(0);
  expect(percentualDeParticipacao(5, 4)).toBe(100);
});

it.each([
  ['2026-11-01', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20', '2026-11-21', false],
  ['2026-11-20', '2026-11-01', false],
  ['2026-13-40', '2026-11-01', false],
  ['2015-01-01', '2026-11-01', false],
  ['', '2026-11-01', false],
  ['1 OR 1=1', '2026-11-01', false],
])('período de %s a %s: %s', (inicio, fim, vale) =>
  expect(lerPeriodo(inicio, fim, '2026-11-20') !== undefined).toBe(vale),
);
