import { expect, it } from 'vitest';
import { CODIGOS, FLAGS } from './areas';
import { concede } from './permissoes-em-texto';
import { PAPEIS } from './papeis';
import { type Quem, temFlag } from './quem';
import { quemComo } from './vista-do-perfil';

const quem = (papel: Quem['papel'], tem: Quem['tem']): Quem => ({
  papel,
  empresaAtiva: true,
  externo: false,
  organiza: true,
  tem,
});
const celulas = CODIGOS.flatMap((codigo) => FLAGS.map((flag) => [codigo, flag] as const));

it('o ADMIN passa a ter o que a matriz do perfil concede, e só isso', () => {
  const vista = quemComo(
    quem('ADMIN', () => false),
    'MEMBER',
    (codigo, flag) => concede(' 3:lc 10:l', codigo, flag),
  );
  expect(celulas.filter((celula) => temFlag(vista, celula)).map(([c, f]) => `${c}.${f}`)).toEqual([
    '3.leitura',
    '3.criacao',
    '10.leitura',
  ]);
  expect(vista.papel).toBe('MEMBER');
});

it.each(PAPEIS.filter((papel) => papel !== 'ADMIN'))(
  'como %s ninguém passa a ter o que não tinha',
  (papel) => {
    const pessoa = quem('MEMBER', (codigo, flag) => codigo % 2 === 0 && flag === 'leitura');
    const vista = quemComo(pessoa, papel, () => true);
    for (const celula of celulas) expect(temFlag(vista, celula) && !temFlag(pessoa, celula)).toBe(false);
    expect(quemComo({ ...pessoa, externo: true, empresaAtiva: false }, papel, () => true)).toMatchObject({
      externo: true,
      empresaAtiva: false,
    });
  },
);
