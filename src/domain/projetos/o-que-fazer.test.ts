// @vitest-environment node
import { expect, it } from 'vitest';
import { diaEscrito } from '@/domain/comum/datas';
import { emDias } from '@tests/support/documentos';
import { oQueFazer } from './o-que-fazer';
import { FASES_PADRAO } from './projeto';

const em = (status: number, dias = 10) => oQueFazer({ status, anoVigencia: emDias(dias) }, new Date());

it('cada fase padrão diz outra coisa; uma do próprio projeto, que a organização avisa', () => {
  const frases = FASES_PADRAO.map(({ id }) => em(id));
  expect(new Set(frases).size).toBe(FASES_PADRAO.length);
  expect(frases).not.toContain(em(42));
  expect(em(1)).toContain('Aguarde a fase de formulário');
});
it('de um projeto que acabou só as vencedoras ouvem outra coisa', () => {
  expect(em(2, -3)).toBe(`Este projeto terminou em ${diaEscrito(emDias(-3))}. Obrigado por participar!`);
  expect(em(7, -3)).toBe(em(7));
});
