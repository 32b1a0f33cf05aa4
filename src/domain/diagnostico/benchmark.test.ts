// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { umaMedia } from '@tests/support/media';
import {
  comEmpresa,
  contaNoBenchmark,
  cortesDe,
  doCorte,
  type EmpresaContada,
  semZeros,
  type SomasPorCorte,
} from './benchmark';

describe('os cortes de uma empresa', () => {
  it('todas, até três regiões, porte e categoria, sem o que falta', () => {
    const dela = { porte: 'MICRO_EMPRESA' as const, categoria: 'Indústria', regioes: ['z', 'b', 'c', 'a'] };
    expect(cortesDe(dela)).toEqual([
      'todas',
      'regiao:a',
      'regiao:b',
      'regiao:c',
      'porte:MICRO_EMPRESA',
      'categoria:Indústria',
    ]);
    expect(cortesDe({ porte: null, categoria: '', regioes: [] })).toEqual(['todas']);
    expect(['todas', 'regiao:a', 'categoria:Comércio: varejo'].map(doCorte)).toEqual([
      { tipo: 'todas', valor: '' },
      { tipo: 'regiao', valor: 'a' },
      { tipo: 'categoria', valor: 'Comércio: varejo' },
    ]);
  });
  it('só conta quem está no projeto e tem média, e só nos grupos que ainda há', () => {
    expect(contaNoBenchmark(undefined)).toBeUndefined();
    expect(contaNoBenchmark(umaMedia({ concorre: false }))).toBeUndefined();
    expect(contaNoBenchmark(umaMedia({ mediaEmpresa: null }))).toBeUndefined();
    const grupos = {
      g1: { soma: 65_50, n: 1, media: 65_50, pesoNota: 1 },
      velho: { soma: 10_00, n: 1, media: 10_00, pesoNota: null },
    };
    expect(contaNoBenchmark(umaMedia({ grupos }))).toMatchObject({ media: 69_42, grupos: { g1: 65_50 } });
  });
});

describe('as somas', () => {
  it('uma a uma, em qualquer ordem, com idas e voltas, são as de uma vez', () => {
    const sorte = aleatorio(3);
    const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
    const nova = (): EmpresaContada => ({
      cortes: ['todas', ...(sorte() < 0.5 ? [`porte:${um(['M', 'P'])}`] : [])],
      media: Math.floor(sorte() * 10_001),
      grupos: sorte() < 0.8 ? { g1: Math.floor(sorte() * 10_001) } : {},
    });
    const marcas = new Map<number, EmpresaContada>();
    let somas: SomasPorCorte = {};
    for (let vez = 0; vez < 400; vez++) {
      const quem = Math.floor(sorte() * 12);
      const [antes, agora] = [marcas.get(quem), sorte() < 0.3 ? undefined : nova()];
      // As the database does: only the difference is added.
      let mais: SomasPorCorte = antes ? comEmpresa({}, antes, -1) : {};
      if (agora) mais = comEmpresa(mais, agora, 1);
      for (const [corte, dele] of Object.entries(semZeros(mais))) {
        const antigo = somas[corte] ?? { n: 0, soma: 0, grupos: {} };
        const grupos = { ...antigo.grupos };
        for (const [grupo, { n, soma }] of Object.entries(dele.grupos))
          grupos[grupo] = { n: (grupos[grupo]?.n ?? 0) + n, soma: (grupos[grupo]?.soma ?? 0) + soma };
        somas = { ...somas, [corte]: { n: antigo.n + dele.n, soma: antigo.soma + dele.soma, grupos } };
      }
      if (agora) marcas.set(quem, agora);
      else marcas.delete(quem);
    }
    const deUmaVez = [...marcas.values()].reduce<SomasPorCorte>((s, marca) => comEmpresa(s, marca, 1), {});
    expect(marcas.size).toBeGreaterThan(3);
    expect(semZeros(somas)).toEqual(deUmaVez);
  });
});
