// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LIMITES_DOS_COLABORADORES as LIMITES } from '@/domain/pessoas/importacao-colaboradores';
import { acharColunas } from './planilha';
import { decodificar, lerTabela, textoDoArquivo } from './tabela';

const lerCelulas = (texto: string) => lerTabela(texto, LIMITES).celulas;

const bytes = (...numeros: number[]) => new Uint8Array(numeros);

describe('planilha', () => {
  it('descobre UTF-8, UTF-8 com marca, UTF-16 e Windows-1252', () => {
    expect(decodificar(new TextEncoder().encode('João'))).toBe('João');
    expect(decodificar(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
    expect(decodificar(bytes(0xff, 0xfe, 0x41, 0x00))).toBe('A');
    expect(decodificar(bytes(0x41, 0x00, 0xe3, 0x00))).toBe('Aã');
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
    await expect(textoDoArquivo(grande, LIMITES)).rejects.toThrow('O arquivo passa de 1 MB');
  });
  it('aspas que não fecham não travam, e isso se sabe', () => {
    const lida = lerTabela('"Ana\nana@x.co', LIMITES);
    expect(lida.celulas).toHaveLength(1);
    expect(lida.aspasAbertas).toBe(true);
    expect(lerTabela('"Ana";1', LIMITES).aspasAbertas).toBe(false);
  });
  it('o título igual vence o que só contém a palavra', () =>
    expect(acharColunas(['Nome do setor', 'NOME', 'x'], ['nome', 'setor'], (coluna) => [coluna])).toEqual(
      new Map([
        ['nome', 1],
        ['setor', 0],
      ]),
    ));
});
