// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decodificar, lerCelulas, textoDoArquivo } from './lerPlanilha';

const bytes = (...numeros: number[]) => new Uint8Array(numeros);

describe('lerPlanilha', () => {
  it('descobre UTF-8, UTF-8 com marca, UTF-16 e Windows-1252', () => {
    expect(decodificar(new TextEncoder().encode('João'))).toBe('João');
    expect(decodificar(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
    expect(decodificar(bytes(0xff, 0xfe, 0x41, 0x00))).toBe('A');
    expect(decodificar(bytes(0x4a, 0x6f, 0xe3, 0x6f))).toBe('João');
  });
  it.each([
    ['tabulação (colado da planilha)', 'Ana Lima\tana@x.co\nCaio\tcaio@x.co'],
    ['ponto e vírgula', 'Ana Lima;ana@x.co\nCaio;caio@x.co'],
    ['vírgula', 'Ana Lima,ana@x.co\r\nCaio,caio@x.co'],
    ['barra', 'Ana Lima|ana@x.co\nCaio|caio@x.co'],
  ])('descobre o separador: %s', (_nome, texto) =>
    expect(lerCelulas(texto)).toEqual([
      ['Ana Lima', 'ana@x.co'],
      ['Caio', 'caio@x.co'],
    ]),
  );
  it('aspas guardam o separador', () =>
    expect(lerCelulas('"Lima, Ana",ana@x.co')).toEqual([['Lima, Ana', 'ana@x.co']]));
  it('recusa listas enormes sem lê-las até o fim (H07)', async () => {
    expect(() => lerCelulas('ana@x.co\n'.repeat(500_000))).toThrow('Importe no máximo 200 pessoas por vez.');
    const grande = new File(['x'.repeat(2_000_000)], 'grande.csv');
    await expect(textoDoArquivo(grande)).rejects.toThrow('O arquivo passa de 1 MB');
  });
  it('aspas que não fecham não travam', () => expect(lerCelulas('"Ana\nana@x.co')).toHaveLength(1));
});
