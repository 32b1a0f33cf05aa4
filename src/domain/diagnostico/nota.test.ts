// @vitest-environment node
import { veNotasDeOutros } from './quem-conduz';
import { describe, expect, it } from 'vitest';
import { quemDe } from '@/domain/acesso/quem';
import { FASES_PADRAO } from '@/domain/projetos/projeto';
import { umColaborador } from '@tests/support/documentos';
import { ana, mario, type Persona, rui } from '@tests/support/personas';
import { aceitaNotas, consensoDe, idDaNota, podeAvaliar, podeDesconsiderar } from './nota';

const nota = (quanto: number | null, desconsiderado = false) => ({ nota: quanto, desconsiderado });

describe('o que os avaliadores dizem juntos', () => {
  it('o exemplo do desenho: 80, 60 desconsiderada, 70', () =>
    expect(consensoDe([nota(80_00), nota(60_00, true), nota(70_00)])).toEqual({
      n: 2,
      media: 75_00,
      menor: 70_00,
      maior: 80_00,
      discordam: false,
    }));
  it('abstenções não contam; sem notas não há média', () => {
    expect(consensoDe([nota(null), nota(50_00)])).toMatchObject({ n: 1, media: 50_00 });
    expect(consensoDe([nota(null)])).toEqual({
      n: 0,
      media: null,
      menor: null,
      maior: null,
      discordam: false,
    });
  });
  it('de trinta pontos de diferença em diante discordam', () => {
    expect(consensoDe([nota(50_00), nota(79_99)]).discordam).toBe(false);
    expect(consensoDe([nota(50_00), nota(80_00)]).discordam).toBe(true);
    expect(consensoDe([nota(50_00), nota(80_00, true)]).discordam).toBe(false);
  });
});

/** A person as the membership says, with `mudancas` of it. */
const quem = (pessoa: Persona, mudancas: { externo?: boolean } = {}) =>
  quemDe({ ...umColaborador(pessoa), ...mudancas });
const equipe = (flags: readonly string[]) => ({
  papel: 'TEAM' as const,
  empresaAtiva: true,
  externo: false,
  organiza: true,
  tem: (codigo: number, flag: string) => flags.includes(`${codigo}.${flag}`),
});

describe('quando e quem', () => {
  it('avalia-se das evidências aos finalistas, e nas fases que o projeto criou', () => {
    expect(FASES_PADRAO.filter(({ id }) => aceitaNotas(id)).map(({ titulo }) => titulo)).toEqual([
      'Evidências',
      'Entrevista Inicial',
      'Entrevista de aprofundamento',
      'Finalistas',
    ]);
    expect(aceitaNotas(9)).toBe(true);
  });
  it('avalia quem lê as respostas; as dos outros pedem o módulo 26, desconsiderar pede o 27 também', () => {
    const [admin, externo, membro] = [quem(ana), quem(rui, { externo: true }), quem(mario)];
    expect([admin, externo, membro].map(podeAvaliar)).toEqual([true, false, false]);
    expect([admin, externo].map(veNotasDeOutros)).toEqual([true, false]);
    expect([admin, externo].map(podeDesconsiderar)).toEqual([true, false]);
    expect(podeAvaliar(equipe([]))).toBe(false);
    expect(podeAvaliar(equipe(['31.leitura']))).toBe(true);
    expect(podeAvaliar({ ...equipe(['31.leitura']), empresaAtiva: false })).toBe(false);
    expect(veNotasDeOutros(equipe(['31.leitura']))).toBe(false);
    expect(podeDesconsiderar(equipe(['27.editar']))).toBe(false);
    expect(podeDesconsiderar(equipe(['26.leitura', '27.editar']))).toBe(true);
  });
  it('uma nota por avaliador, grupo e fase', () =>
    expect(idDaNota({ idEmpresaNota: 'e', grupo: 'g', fase: 4, respondente: 'r' })).toBe('e_g_4_r'));
});
