import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { aleatorio } from '@tests/support/aleatorio';
import { describe, expect, it } from 'vitest';
import {
  chaveDaPergunta,
  cortesDaEstatistica,
  palavrasDe,
  quantosNumeros,
  SEM_SOMAS,
  semNenhuma,
  soAsSomas,
  somaDaFolha,
  somarA,
  type Somas,
} from './estatisticas';
import { daOutraEdicao, emOutrasFormas, figurasDe, porCentoDe } from './figuras-das-estatisticas';
import { comFolhas, mediasDe } from './medias-das-perguntas';
import type { Resposta } from './pontuacao';
import { perguntasPontuadas, type Versao } from './versao';

const versao = umQuestionarioPublicado();
const folha = (respostas: Record<string, Resposta>, mais: object = {}) => ({
  versao: 1,
  notas: {},
  finalizadoEm: new Date('2026-05-05'),
  deletedAt: null,
  perguntas: Object.entries(respostas).map(([id, resposta]) => ({
    id,
    grupo: 'g1',
    resposta,
    rev: 1,
    aparelho: 'a',
    n: 1,
  })),
  ...mais,
});
const somaDe = (daVersao: Versao, ...folhas: ReturnType<typeof folha>[]) =>
  folhas.reduce<Somas>((ate, uma) => somarA(ate, somaDaFolha(uma, daVersao) ?? SEM_SOMAS), SEM_SOMAS);
const figura = (id: string, somas: Somas, daVersao: Versao = versao) => {
  const achada = figurasDe(daVersao, somas)
    .flatMap(({ perguntas }) => perguntas)
    .find(({ pergunta }) => pergunta.id === id);
  if (!achada) throw new Error(id);
  return achada;
};

describe('como se respondeu', () => {
  it('por cento é de pessoas que responderam, e não de marcas; em branco não conta como zero', () => {
    const somas = somaDe(
      versao,
      folha({ caixas: [0, 2] }),
      folha({ caixas: [0] }),
      folha({ caixas: [3] }),
      folha({}),
    );
    const caixas = figura('caixas', somas);
    expect(caixas).toMatchObject({ responderam: 3, naoSeAplica: 1, semResposta: 1, naoApareceu: 0 });
    expect(caixas.barras.map(({ n, porCento }) => [n, porCento])).toEqual([
      [2, 66.7],
      [0, 0],
      [1, 33.3],
      [1, 33.3],
    ]);
    // (10 + 0) / 2 and 10: what does not apply, and what is blank, are in no mean.
    expect(caixas.medidas).toMatchObject({ n: 2, media: 7.5, mediana: 7.5, desvio: 2.5 });
    expect(porCentoDe(0, 0)).toBeNull();
    expect(figura('escala', SEM_SOMAS).barras.every(({ porCento }) => porCento === null)).toBe(true);
    expect(figura('escala', SEM_SOMAS).medidas).toEqual({ n: 0, media: null, mediana: null, desvio: null });
  });

  it('média, mediana e desvio são os que as notas têm, também de uma escala inversa', () => {
    const inversa = umQuestionarioPublicado({
      perguntas: [umaPerguntaPublicada('escala', { inversa: true })],
    });
    const somas = somaDe(inversa, ...[1, 1, 2, 9].map((escala) => folha({ escala })));
    const { medidas, barras } = figura('escala', somas, inversa);
    expect(medidas).toMatchObject({ n: 4, media: 7.75, mediana: 9.5 });
    expect(medidas?.desvio).toBeCloseTo(3.34477, 4);
    // The bars are the points as people gave them.
    expect(barras[0]).toMatchObject({ rotulo: '1', n: 2, porCento: 50 });
  });

  it('uma opção que não se aplica conta como resposta, e em nenhuma média', () => {
    const somas = somaDe(versao, folha({ escolha: 3 }), folha({ escolha: 1 }));
    expect(figura('escolha', somas)).toMatchObject({
      responderam: 2,
      naoSeAplica: 1,
      medidas: { n: 1, media: 5 },
    });
    expect(figura('escolha', somas).barras.map(({ naoSeAplica }) => naoSeAplica)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('as médias são as da exportação das perguntas, com respostas ao acaso', () => {
    const sorte = aleatorio(411);
    const ate = (n: number) => Math.floor(sorte() * n);
    const folhas = Array.from({ length: 200 }, () =>
      folha({
        ...(sorte() < 0.9 ? { escala: 1 + ate(10) } : {}),
        ...(sorte() < 0.8 ? { escolha: ate(4) } : {}),
        caixas: [0, 1, 2, 3].filter(() => sorte() < 0.5),
        texto: 'x',
      }),
    );
    const somas = somaDe(versao, ...folhas);
    const exportadas = mediasDe(
      comFolhas(
        new Map(),
        folhas.map(({ perguntas }) => ({
          versao: 1,
          finalizadoEm: '2026-05-05',
          respostas: Object.fromEntries(perguntas.map(({ id, resposta }) => [id, resposta])),
        })),
        () => perguntasPontuadas(versao),
      ),
    );
    for (const id of ['escala', 'escolha', 'caixas'])
      expect(figura(id, somas).medidas?.media).toBe(exportadas.get(id));
  });

  it('só conta a folha finalizada que não foi removida; somar e tirar deixa nada', () => {
    expect(somaDaFolha(folha({ escala: 3 }, { finalizadoEm: null }), versao)).toBeUndefined();
    expect(somaDaFolha(folha({ escala: 3 }, { deletedAt: new Date() }), versao)).toBeUndefined();
    const uma = somaDaFolha(folha({ escala: 3 }, { notas: { g1: 33_33, g2: null } }), versao);
    if (!uma) throw new Error('não contou');
    expect(uma.grupos).toEqual({ g1: { s: 33_33, p33: 1 } });
    expect(semNenhuma(somarA(uma, uma, -1))).toBe(true);
    expect(quantosNumeros(uma)).toBe(1 + 1 + 4 + 2);
    expect(soAsSomas({ ...uma, versoes: { 1: 1, 2: 0 }, grupos: { g9: { s: 0 } } })).toEqual({
      ...uma,
      grupos: {},
    });
  });

  it('grupos: média das notas em centésimos, mediana e desvio em pontos', () => {
    const somas = somaDe(
      versao,
      ...[60_50, 61_00, 80_00].map((nota) => folha({}, { notas: { g1: nota, g2: null } })),
    );
    const [g1, g2] = figurasDe(versao, somas);
    expect(g1?.medidas).toMatchObject({ n: 3, media: 67.17, mediana: 61 });
    expect(g2?.medidas).toEqual({ n: 0, media: null, mediana: null, desvio: null });
  });

  it('opções que mudaram fazem outra pergunta dela; palavras do enunciado não', () => {
    const [, escolha] = versao.perguntas;
    if (!escolha) throw new Error('sem pergunta');
    const outra = { ...escolha, campos: escolha.campos.toReversed() };
    const comOutroNome = { ...escolha, nome: 'Com outras palavras' };
    expect(chaveDaPergunta(comOutroNome)).toBe(chaveDaPergunta(escolha));
    expect(chaveDaPergunta(outra)).not.toBe(chaveDaPergunta(escolha));
    const nova = umQuestionarioPublicado({ n: 2, perguntas: [outra] });
    const somas = somarA(
      somaDe(versao, folha({ escolha: 0 }), folha({ escolha: 0 })),
      somaDe(nova, folha({ escolha: 0 })),
    );
    expect(figura('escolha', somas, nova).responderam).toBe(1);
    expect(emOutrasFormas(nova, somas)).toEqual(new Map([['escolha', 2]]));
    expect(emOutrasFormas(versao, somas)).toEqual(new Map([['escolha', 1]]));
  });

  it('duas opções de um nome são duas barras', () => {
    const iguais = umQuestionarioPublicado({
      perguntas: [
        umaPerguntaPublicada('cargo', {
          tipo: 4,
          campos: [
            { campo: 'Direção', valor: 10 },
            { campo: 'Direção', valor: 0 },
          ],
        }),
      ],
    });
    const { barras } = figura('cargo', somaDe(iguais, folha({ cargo: 0 }), folha({ cargo: 1 })), iguais);
    expect(barras.map(({ qual, rotulo, n }) => [qual, rotulo, n])).toEqual([
      [0, 'Direção', 1],
      [1, 'Direção', 1],
    ]);
  });

  it('a edição anterior fala só das perguntas que são as mesmas lá, com outros ids', () => {
    const antes = umQuestionarioPublicado({
      perguntas: versao.perguntas
        .map((uma) => ({ ...uma, id: `antes-${uma.id}` }))
        .map((uma) => (uma.id === 'antes-escala' ? { ...uma, inversa: true } : uma)),
    });
    const somas = somaDe(antes, folha({ 'antes-escolha': 1, 'antes-escala': 2 }));
    const deLa = daOutraEdicao(versao, { versao: antes, somas });
    expect([...deLa.keys()].toSorted()).toEqual(['caixas', 'escolha', 'texto']);
    expect(deLa.get('escolha')).toMatchObject({ responderam: 1, medidas: { media: 5 } });
  });

  it('palavras são o que tem letra ou número', () => {
    expect(palavrasDe('Um mural – de idéias, e 2 cafés; guarda-chuva… !')).toEqual([
      'Um',
      'mural',
      'de',
      'idéias',
      'e',
      '2',
      'cafés',
      'guarda-chuva',
    ]);
    expect(palavrasDe('…')).toEqual([]);
  });

  it('uma empresa está em todos os cortes da sua linha, e em nenhuma fase quando saiu', () => {
    expect(
      cortesDaEstatistica({ porte: 'MICRO_EMPRESA', categoria: 'Serviços', regioes: ['b', 'a'], fase: 3 }),
    ).toEqual(['todas', 'porte:MICRO_EMPRESA', 'regiao:a', 'regiao:b', 'categoria:Serviços', 'fase:3']);
    expect(cortesDaEstatistica({ porte: null, categoria: '', regioes: [], fase: null })).toEqual(['todas']);
  });
});
