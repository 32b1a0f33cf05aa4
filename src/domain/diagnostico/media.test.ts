// @vitest-environment node
// Means of a company: counted sheet by sheet, in any order, they are what counting all of them gives.
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import {
  comFolha,
  contaComoFolha,
  type FolhaContada,
  mediasDe,
  type Somas,
  SOMAS_ZERO,
  versaoMaisNova,
} from './media';

const somar = (folhas: readonly FolhaContada[]): Somas =>
  folhas.reduce((somas, folha) => comFolha(somas, folha, 1), SOMAS_ZERO);
const versao = (pesos: Record<string, number>) => ({
  grupos: Object.entries(pesos).map(([id, pesoNota]) => ({
    id,
    pesoNota,
    nome: id,
    descricao: id,
    radar: true,
    feedbacks: [],
  })),
});

describe('o exemplo do desenho', () => {
  const folhas: FolhaContada[] = [
    { versao: 1, notas: { g1: 7100, g2: 7000 } },
    { versao: 1, notas: { g1: 6000, g2: 7667 } },
  ];
  it('as médias dos grupos e da empresa', () => {
    const { grupos, mediaEmpresa, folhas: quantas } = mediasDe(somar(folhas), versao({ g1: 2, g2: 1 }));
    expect(quantas).toBe(2);
    expect(grupos['g1']).toEqual({ soma: 13_100, n: 2, media: 6550, pesoNota: 2 });
    expect(grupos['g2']).toEqual({ soma: 14_667, n: 2, media: 7334, pesoNota: 1 });
    expect(mediaEmpresa).toBe(6811);
  });
  it('um grupo que a versão mais nova não tem fica, mas não conta', () => {
    const somas = somar([...folhas, { versao: 2, notas: { g1: 1000 } }]);
    expect(versaoMaisNova(somas)).toBe(2);
    const { grupos, mediaEmpresa } = mediasDe(somas, versao({ g1: 2 }));
    expect(grupos['g2']?.pesoNota).toBeNull();
    expect(mediaEmpresa).toBe(grupos['g1']?.media);
  });
  it('sem nenhuma nota não há média', () => {
    const somas = somar([{ versao: 1, notas: {} }]);
    expect(mediasDe(somas, versao({ g1: 1 }))).toEqual({
      folhas: 1,
      versoes: { 1: 1 },
      grupos: {},
      mediaEmpresa: null,
    });
    expect(versaoMaisNova(SOMAS_ZERO)).toBeUndefined();
  });
});

describe('o que conta', () => {
  const folha = { versao: 3, notas: { g1: 5000, g2: null }, finalizadoEm: new Date(0), deletedAt: null };
  it('só a folha finalizada e não removida, com os grupos que têm nota', () => {
    expect(contaComoFolha(folha)).toEqual({ versao: 3, notas: { g1: 5000 } });
    expect(contaComoFolha({ ...folha, finalizadoEm: null })).toBeUndefined();
    expect(contaComoFolha({ ...folha, deletedAt: new Date(0) })).toBeUndefined();
    expect(contaComoFolha(undefined)).toBeUndefined();
  });
});

it('qualquer ordem de entradas, saídas e mudanças dá o mesmo que somar as que ficaram', () => {
  const sorte = aleatorio(20_261_124);
  const ate = (n: number) => Math.floor(sorte() * n);
  const umaFolha = (): FolhaContada => ({
    versao: 1 + ate(3),
    notas: Object.fromEntries(
      Array.from({ length: 5 }, (_, g) => [`g${g}`, ate(10_001)] as const).filter(() => sorte() < 0.8),
    ),
  });
  const pesos = versao({ g0: 1, g1: 2, g2: 0, g3: 7 });
  for (let historia = 0; historia < 60; historia++) {
    const contadas = new Map<number, FolhaContada>();
    let somas = SOMAS_ZERO;
    for (let passo = 0; passo < 60; passo++) {
      const qual = ate(12);
      const antes = contadas.get(qual);
      if (antes) somas = comFolha(somas, antes, -1);
      contadas.delete(qual);
      if (sorte() < 0.7) {
        const agora = umaFolha();
        contadas.set(qual, agora);
        somas = comFolha(somas, agora, 1);
      }
      const deNovo = mediasDe(somar([...contadas.values()].toReversed()), pesos);
      expect(mediasDe(somas, pesos)).toEqual(deNovo);
      for (const { media } of Object.values(deNovo.grupos)) {
        expect(Number.isInteger(media) && media >= 0 && media <= 10_000).toBe(true);
      }
    }
  }
});
