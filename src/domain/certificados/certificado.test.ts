// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { INSCRICAO, VENCEDORES } from '@/domain/projetos/projeto';
import { CODIGO, codigoDigitado, codigoDoEndereco, codigoEmPartes, rotaDoCertificado } from './codigo';
import { certificadosDe } from './quais';

const AGORA = new Date('2026-11-23T12:00:00Z');
const [CORRE, ACABOU] = [new Date('2026-12-31T12:00:00Z'), new Date('2026-10-01T12:00:00Z')];

describe('que certificados uma empresa pode ter', () => {
  it.each([
    ['durante o programa, nenhum', 3, CORRE, false, []],
    ['terminado, o de participação', 3, ACABOU, false, ['PARTICIPACAO']],
    ['só inscrita, nenhum, nem depois do fim', INSCRICAO, ACABOU, false, []],
    ['com resultado publicado, o de participação', INSCRICAO, CORRE, true, ['PARTICIPACAO']],
    ['vencedora, os dois na hora', VENCEDORES, CORRE, false, ['VENCEDORA', 'PARTICIPACAO']],
    ['vencedora de um programa que terminou', VENCEDORES, ACABOU, true, ['VENCEDORA', 'PARTICIPACAO']],
  ])('%s', (_nome, status, anoVigencia, comResultado, esperados) =>
    expect(certificadosDe({ status, anoVigencia }, comResultado, AGORA)).toEqual(esperados),
  );
});

describe('o código', () => {
  it('se lê em partes, e vale como quer que se digite', () => {
    const codigo = 'ABCDEFGHJKLMNPQR';
    expect(codigo).toMatch(CODIGO);
    expect(codigoEmPartes(codigo)).toBe('ABCD-EFGH-JKLM-NPQR');
    for (const digitado of [codigo, ' abcd efgh jklm npqr ', 'ABCD-EFGH-JKLM-NPQR', 'abcd.efgh–jklm/npqr'])
      expect(codigoDigitado(digitado)).toBe(codigo);
    expect(codigoDoEndereco(rotaDoCertificado(codigo))).toBe(codigo);
    for (const separador of [' ', '\u2013', '%'])
      expect(codigoDoEndereco(rotaDoCertificado(codigo).replaceAll('-', encodeURIComponent(separador)))).toBe(
        codigo,
      );
  });

  it.each(['/verificar', '/verificar/', '/verificar/%20'])('%s não traz nenhum que valha', (endereco) =>
    expect(codigoDoEndereco(endereco)).not.toMatch(CODIGO),
  );
});
