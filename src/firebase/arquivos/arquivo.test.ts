// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { extensao, nomeSeguro } from './arquivo';

describe('nome de arquivo', () => {
  it.each([
    ['Relatório final (2).pdf', 'Relatorio-final-2.pdf'],
    ['../../segredo.png', 'segredo.png'],
    ['a.pdf.HTML', 'a-pdf.html'],
    ['\u202Egpj.exe.png', 'gpj-exe.png'],
    ['.png', 'arquivo.png'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(90)}.pdf`],
  ])('%s → %s', (nome, seguro) => expect(nomeSeguro(nome)).toBe(seguro));
  it('recusa sem extensão', () =>
    expect(() => extensao('leiame')).toThrow('The anexo file has no extension'));
});
