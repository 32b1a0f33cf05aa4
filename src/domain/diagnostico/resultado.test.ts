// @vitest-environment node
// What a company reads of its means: levels, analyses, and when there is a radar.
import { describe, expect, it } from 'vitest';
import { umaMedia } from '@tests/support/media';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { eixosDoRadar, resultadoDaFolha, resultadoDe } from './resultado';

const FAIXAS = [
  { title: 'Essencial', description: 'A empresa está no começo.', start: 0, end: 49 },
  { title: 'Avançado', description: 'A empresa é referência.', start: 50, end: 72 },
];
const base = umQuestionarioPublicado();
const versao = {
  ...base,
  faixas: FAIXAS,
  grupos: [...base.grupos, { ...base.grupos[0], id: 'g3', nome: 'Pessoas' }].map((grupo) => ({
    ...(grupo as (typeof base.grupos)[number]),
    feedbacks: FAIXAS,
  })),
};

describe('o resultado', () => {
  it('cada grupo com a sua faixa; sem faixa ou sem média, não há análise', () => {
    const { grupos, nivel, media, folhas } = resultadoDe(versao, umaMedia());
    expect([folhas, media, nivel]).toEqual([2, 69_42, 'Avançado']);
    expect(grupos.map((grupo) => [grupo.nome, grupo.media, grupo.nivel, grupo.analise])).toEqual([
      ['Estratégia', 65_50, 'Avançado', 'A empresa é referência.'],
      ['Cultura', 73_34, '0-100', 'Análise não disponível para esta dimensão.'],
      ['Pessoas', null, '0-100', 'Análise não disponível para esta dimensão.'],
    ]);
  });
  it('o de uma folha é o de uma empresa que não tem outra; uma folha aberta não diz nada', () => {
    const folha = {
      versao: 1,
      notas: { g1: 40_00, g2: null, g3: 80_00 },
      finalizadoEm: new Date(0),
      deletedAt: null,
    };
    const { media, nivel, grupos } = resultadoDaFolha(versao, folha);
    expect([media, nivel]).toEqual([60_00, 'Avançado']);
    expect(grupos.map((grupo) => [grupo.media, grupo.nivel])).toEqual([
      [40_00, 'Essencial'],
      [null, '0-100'],
      [80_00, '0-100'],
    ]);
    expect(resultadoDaFolha(versao, { ...folha, finalizadoEm: null })).toMatchObject({
      folhas: 0,
      media: null,
    });
  });
  it('sem respostas há os grupos, e nada deles', () => {
    const { grupos, media, folhas, versoes } = resultadoDe(versao, undefined);
    expect([folhas, versoes, media]).toEqual([0, 0, null]);
    expect(grupos.map((grupo) => grupo.media)).toEqual([null, null, null]);
  });
});

describe('o radar', () => {
  const comTres = umaMedia({
    grupos: { ...umaMedia().grupos, g3: { soma: 50_00, n: 1, media: 50_00, pesoNota: 1 } },
  });
  it('tem três eixos ou mais, dos grupos que entram nele', () => {
    expect(eixosDoRadar(resultadoDe(versao, umaMedia()).grupos)).toEqual([]);
    expect(eixosDoRadar(resultadoDe(versao, comTres).grupos).map(({ id }) => id)).toEqual(['g1', 'g2', 'g3']);
    expect(eixosDoRadar(resultadoDe({ ...versao, radar: false }, comTres).grupos)).toEqual([]);
    const semUm = versao.grupos.map((grupo) => ({ ...grupo, radar: grupo.id !== 'g1' }));
    expect(eixosDoRadar(resultadoDe({ ...versao, grupos: semUm }, comTres).grupos)).toEqual([]);
  });
});
