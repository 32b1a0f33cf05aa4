// @vitest-environment node
// Means of a company: counted sheet by sheet, in any order, they are what counting all of them gives.
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import {
  comFolha,
  comNota,
  contaComoFolha,
  contaComoNota,
  faseAvaliada,
  faseEmAvaliacao,
  type FolhaContada,
  mediasDe,
  type NotaContada,
  semNada,
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
      avaliacoes: {},
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

const nota = (grupo: string, quanto: number, fase = 4): NotaContada => ({ fase, grupo, nota: quanto });
const deNotas = (notas: readonly NotaContada[]) => notas.reduce((s, uma) => comNota(s, uma, 1), SOMAS_ZERO);

describe('as notas dos avaliadores', () => {
  const pesos = versao({ g1: 2, g2: 1 });
  it('o exemplo do desenho: 80 e 70 dão 75; a empresa, pelos pesos dos grupos', () => {
    const { avaliacoes, mediaEmpresa } = mediasDe(
      deNotas([nota('g1', 80_00), nota('g1', 70_00), nota('g2', 60_00), nota('g2', 10_00, 5)]),
      pesos,
    );
    expect(avaliacoes['4']).toEqual({
      grupos: {
        g1: { soma: 150_00, n: 2, mediaAvaliador: 75_00 },
        g2: { soma: 60_00, n: 1, mediaAvaliador: 60_00 },
      },
      media: 70_00,
      // Two began, and one of them has not judged the second group.
      cobertura: { dadas: 3, de: 4 },
    });
    expect(avaliacoes['5']?.media).toBe(10_00);
    // What the company says of itself stays apart from what others say of it.
    expect(mediaEmpresa).toBeNull();
  });
  it('sem folhas não há pesos, e um grupo que a versão não tem não conta', () => {
    expect(mediasDe(deNotas([nota('g1', 80_00)]), undefined).avaliacoes['4']?.media).toBeNull();
    expect(mediasDe(deNotas([nota('g1', 80_00), nota('velho', 0)]), pesos).avaliacoes['4']?.media).toBe(
      80_00,
    );
  });
  it('conta a que não se absteve, não foi desconsiderada, removida nem dada com impedimento', () => {
    const dada = { fase: 4, grupo: 'g1', nota: 50_00, desconsiderado: false, deletedAt: null };
    expect(contaComoNota(dada)).toEqual({ fase: 4, grupo: 'g1', nota: 50_00 });
    expect(contaComoNota({ ...dada, nota: 0 })).toEqual({ fase: 4, grupo: 'g1', nota: 0 });
    for (const semNota of [{ nota: null }, { desconsiderado: true }])
      expect(contaComoNota({ ...dada, ...semNota })).toEqual({ fase: 4, grupo: 'g1', nota: null });
    expect(contaComoNota({ ...dada, deletedAt: new Date(0) })).toBeUndefined();
    expect(contaComoNota({ ...dada, impedida: true })).toBeUndefined();
    expect(contaComoNota({ ...dada, impedida: false })).toEqual({ fase: 4, grupo: 'g1', nota: 50_00 });
    expect(contaComoNota(undefined)).toBeUndefined();
  });
  it('fala pela empresa a última fase completa ou encerrada, na ordem do projeto', () => {
    const fases = [1, 2, 3, 8, 4, 5, 7].map((id) => ({ id }));
    const duas = (fase: number) => [nota('g1', 1, fase), nota('g2', 2, fase)];
    const fala = (notas: readonly NotaContada[], encerradas: number[] = [], ordem = fases) => {
      const { avaliacoes } = mediasDe(deNotas(notas), pesos);
      return [
        faseAvaliada({ avaliacoes }, ordem, encerradas),
        faseEmAvaliacao({ avaliacoes }, ordem, encerradas),
      ];
    };
    expect(fala([...duas(8), ...duas(4)])).toEqual([4, undefined]);
    expect(fala([...duas(8), ...duas(4)], [], fases.toReversed())).toEqual([8, undefined]);
    expect(fala([])).toEqual([undefined, undefined]);
    // One score of the next phase replaces nothing, until the organiser says that it speaks as it is.
    expect(fala([...duas(4), nota('g1', 95_00, 5)])).toEqual([4, 5]);
    expect(fala([...duas(4), nota('g1', 95_00, 5)], [5])).toEqual([5, undefined]);
    expect(fala([nota('g1', 95_00, 5)])).toEqual([undefined, 5]);
    // Closed before anybody scored, it has nothing to say.
    expect(fala(duas(4), [5])).toEqual([4, undefined]);
    // Who abstains has judged; a second evaluator who began owes all groups.
    expect(fala([nota('g1', 1), { fase: 4, grupo: 'g2', nota: null }])).toEqual([4, undefined]);
    expect(fala([...duas(4), nota('g1', 5)])).toEqual([undefined, 4]);
  });
  it('folhas e notas em qualquer ordem, dadas, mudadas e tiradas, dão o mesmo que somar as que ficaram', () => {
    const sorte = aleatorio(20_261_123);
    const ate = (n: number) => Math.floor(sorte() * n);
    for (let historia = 0; historia < 60; historia++) {
      const dadas = new Map<number, NotaContada>();
      const inicio = somar([{ versao: 1, notas: { g1: ate(10_001) } }]);
      let somas = inicio;
      for (let passo = 0; passo < 60; passo++) {
        const qual = ate(20);
        const antes = dadas.get(qual);
        if (antes) somas = comNota(somas, antes, -1);
        dadas.delete(qual);
        if (sorte() < 0.6) {
          const agora = nota(`g${1 + (qual % 2)}`, ate(10_001), 4 + (qual % 3));
          dadas.set(qual, agora);
          somas = comNota(somas, agora, 1);
        }
      }
      const ficaram = [...dadas.values()].toReversed();
      const deNovo = mediasDe(
        ficaram.reduce((s, uma) => comNota(s, uma, 1), inicio),
        pesos,
      );
      expect(mediasDe(somas, pesos)).toEqual(deNovo);
      for (const { media } of Object.values(deNovo.avaliacoes))
        expect(media !== null && media >= 0 && media <= 100_00).toBe(true);
      const vazias = ficaram.reduce((s, uma) => comNota(s, uma, -1), somas);
      expect(vazias.avaliacoes).toEqual({});
      expect(semNada(vazias)).toBe(false);
    }
    expect(semNada(SOMAS_ZERO)).toBe(true);
  });
});
