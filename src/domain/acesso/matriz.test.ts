// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { matrizInicial, permissoesIniciais } from './matriz-inicial';
import { flagFixa } from './flags-fixas';
import { comFlag, comPerfilRecomendado, diferenca, lerMatriz } from './matriz';
import { CODIGOS, FLAGS } from './areas';
import { PAPEIS, type Papel } from './papeis';
import { recomenda } from './perfil-recomendado';

const entradasDe = (papel: Papel) =>
  matrizInicial()
    .filter((entrada) => entrada.papel === papel)
    .map(({ dados }) => ({ ...dados, deletedAt: null }));

describe('the matrix of a role', () => {
  it('has every module once', () => {
    expect([...lerMatriz(entradasDe('MEMBER')).keys()]).toEqual(CODIGOS);
  });

  it('refuses an empty list and a module that stands twice', () => {
    expect(() => lerMatriz([])).toThrow('Missing authorizations');
    const entradas = entradasDe('MEMBER');
    const [primeira] = entradas;
    if (!primeira) throw new Error('sem entradas');
    expect(() => lerMatriz([...entradas, primeira])).toThrow('Erro de configuração');
    expect(() => lerMatriz([...entradas, { ...primeira, deletedAt: new Date() }])).not.toThrow();
  });

  it('says what changed and nothing else', () => {
    const antes = lerMatriz(entradasDe('MEMBER'));
    const depois = comFlag(comFlag(antes, 'MEMBER', 3, 'remover', false), 'MEMBER', 9, 'criacao', false);
    expect(diferenca(antes, depois)).toEqual([
      { codigo: 3, flag: 'remover', de: true, para: false },
      { codigo: 9, flag: 'criacao', de: true, para: false },
    ]);
    expect(diferenca(antes, comFlag(depois, 'MEMBER', 3, 'remover', true))).toHaveLength(1);
  });

  it('never changes a fixed flag', () => {
    const antes = lerMatriz(entradasDe('ADMIN'));
    expect(diferenca(antes, comFlag(antes, 'ADMIN', 3, 'leitura', false))).toEqual([]);
    expect(diferenca(antes, comPerfilRecomendado(antes, 'ADMIN'))).toEqual([]);
    const membro = lerMatriz(entradasDe('MEMBER'));
    expect(comFlag(membro, 'MEMBER', 15, 'criacao', false)).toBe(membro);
  });
});

describe('the recommended preset', () => {
  it.each(PAPEIS.filter((papel) => papel !== 'ADMIN'))('is stricter than the defaults for %s', (papel) => {
    const antes = lerMatriz(entradasDe(papel));
    const mudancas = diferenca(antes, comPerfilRecomendado(antes, papel));
    expect(mudancas.length).toBeGreaterThan(30);
    expect(mudancas.every(({ de, para }) => de && !para)).toBe(true);
  });

  it('gives whoever has more responsibility at least as much', () => {
    const faltam = CODIGOS.flatMap((codigo) =>
      FLAGS.filter(
        (flag) =>
          (recomenda('COLLABORATOR', codigo, flag) && !recomenda('MEMBER', codigo, flag)) ||
          (recomenda('MEMBER', codigo, flag) && !recomenda('TEAM', codigo, flag)),
      ).map((flag) => `${codigo}.${flag}`),
    );
    expect(faltam).toEqual([]);
  });

  it('keeps people and company with the administrators, and the daily work open', () => {
    expect(recomenda('MEMBER', 2, 'leitura')).toBe(false);
    expect(recomenda('TEAM', 2, 'criacao')).toBe(false);
    expect(recomenda('COLLABORATOR', 3, 'criacao')).toBe(true);
    expect(recomenda('COLLABORATOR', 3, 'remover')).toBe(false);
  });

  it('is what a company set up with it has: laid over it again, nothing changes (decisions P28)', () => {
    for (const papel of PAPEIS) {
      const nasce = lerMatriz(
        matrizInicial('RECOMENDADO')
          .filter((entrada) => entrada.papel === papel)
          .map(({ dados }) => ({ ...dados, deletedAt: null })),
      );
      expect(diferenca(nasce, comPerfilRecomendado(nasce, papel))).toEqual([]);
    }
    expect(permissoesIniciais('COLLABORATOR', 'RECOMENDADO')).toContain(' 3:lce ');
    expect(permissoesIniciais('COLLABORATOR')).toContain(' 3:lcer ');
    expect(permissoesIniciais('ADMIN', 'RECOMENDADO')).toBe(permissoesIniciais());
  });

  it('never gives what is fixed to no', () => {
    const demais = PAPEIS.flatMap((papel) =>
      CODIGOS.flatMap((codigo) =>
        FLAGS.filter(
          (flag) => flagFixa(papel, codigo, flag)?.valor === false && recomenda(papel, codigo, flag),
        ),
      ),
    );
    expect(demais).toEqual([]);
  });
});
