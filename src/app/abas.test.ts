// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ana, caio, mario, marta, rui, tea } from '@tests/support/personas';
import { CODIGOS } from '@/domain/acesso/areas';
import { MENU_DO_DIAGNOSTICO } from '@/domain/telas/diagnostico';
import { type Aba, MENU } from '@/domain/telas/menu';
import { TODAS } from '@/domain/telas/nomes';
import type { TelaInterna } from '@/domain/telas/tela';
import { umaSessao } from '@tests/support/sessao';
import { abasDoMenu, itemDaqui, itensDaAba } from './abas';
import { alcanca } from './paleta/alcanca';

/** A respondent's flags count for nothing (cicloDaSessao.ts): none is granted. */
const TODAS_AS_LEITURAS = CODIGOS.map((codigo) => `${codigo}.leitura` as const);

const abas = (...de: Parameters<typeof umaSessao>) => abasDoMenu(umaSessao(...de)).map(({ aba }) => aba);

const doDiagnostico = (caminho: string) => itemDaqui(itensDaAba('diagnostico'), caminho)?.rotulo;

describe('menu por área', () => {
  it('ADMIN vê todas as áreas, ainda que as suas marcas estejam desligadas', () =>
    expect(abas(ana, { colaborador: { gestao: false, configuracoes: false } })).toEqual([
      'gestao',
      'diagnostico',
      'incentivo',
      'configuracoes',
    ]));
  it('os demais veem as áreas cujas marcas têm', () => {
    expect(abas(tea)).toEqual(['gestao', 'diagnostico', 'incentivo', 'configuracoes']);
    expect(abas(caio, { colaborador: { gestao: false, diagnostico: false, incentivo: false } })).toEqual([
      'configuracoes',
    ]);
    expect(
      abas(caio, {
        colaborador: { gestao: false, diagnostico: false, incentivo: false, configuracoes: false },
      }),
    ).toEqual([]);
  });
  it('o respondente externo vê só o Diagnóstico, e nele só os seus convites, seja o que for que diga o registro', () => {
    const tudo = { gestao: true, diagnostico: true, incentivo: true, configuracoes: true };
    for (const colaborador of [{}, tudo, { diagnostico: false }]) {
      const menu = abasDoMenu(umaSessao(rui, { colaborador, sem: TODAS_AS_LEITURAS }));
      expect(menu.map(({ aba, itens }) => [aba, itens.map(({ caminho }) => caminho)])).toEqual([
        ['diagnostico', ['/diagnosticoEmpresa']],
      ]);
    }
  });
  it('quem trabalha na empresa mantém as suas áreas, e tem os seus convites com 29.leitura', () => {
    expect(alcanca(umaSessao(caio), '/diagnosticoEmpresa')).toBe(true);
    expect(alcanca(umaSessao(caio, { sem: ['29.leitura'] }), '/diagnosticoEmpresa')).toBe(false);
  });
  it('MASTER da plataforma vê só a administração; o papel sozinho não a abre', () => {
    expect(abas(marta, { master: true })).toEqual(['administracao']);
    expect(abas(marta)).toEqual(['gestao', 'diagnostico', 'incentivo', 'configuracoes']);
  });
});

describe('entradas do menu', () => {
  it('aparecem só com leitura do módulo', () => {
    const sessao = umaSessao(mario, { sem: ['2.leitura', '15.leitura'] });
    expect(alcanca(sessao, '/empresas')).toBe(true);
    expect(alcanca(sessao, '/colaboradores')).toBe(false);
    expect(alcanca(sessao, '/ideias/regulamentos')).toBe(false);
    expect(alcanca(sessao, '/projetos')).toBe(true);
    expect(alcanca(umaSessao(mario, { sem: ['13.leitura'] }), '/projetos')).toBe(false);
  });
  it('autorizações e auditoria são só de ADMIN, mesmo com tudo na matriz', () => {
    for (const caminho of ['/autorizacoes', '/auditoria'] as const) {
      expect(alcanca(umaSessao(ana), caminho)).toBe(true);
      for (const outro of [mario, tea, marta, caio])
        expect(alcanca(umaSessao(outro), caminho), outro.nome).toBe(false);
    }
  });
  it('a página aberta marca a entrada mais próxima', () => {
    expect(itemDaqui(itensDaAba('gestao'), '/ideias/regulamentos')?.rotulo).toBe('Regulamentos de ideias');
    expect(itemDaqui(itensDaAba('gestao'), '/ideias/regulamento/r1')?.rotulo).toBe('Regulamentos de ideias');
    for (const vista of ['/home-ideias', '/ideias', '/ideias-de-inovacao', '/ideias/qualquer'])
      expect(itemDaqui(itensDaAba('gestao'), vista)?.rotulo, vista).toBe('Ideias');
    expect(itemDaqui(itensDaAba('gestao'), '/meus-dados')).toBeUndefined();
    // Its address begins as that of the award's report, which is of another area.
    for (const relatorio of ['/relatorios/visao-geral-de-ideias', '/relatorios/visao-geral-de-desafios'])
      expect(doDiagnostico(relatorio), relatorio).toBeUndefined();
    for (const dele of ['/questionarios', '/questionarioInfo/e/p/q', '/analisarInfo/e/q', '/diagnostico'])
      expect(doDiagnostico(dele), dele).toBe('Projetos');
    for (const dela of ['/diagnosticoEmpresa', '/visualizarQuestionario/e/r/q'])
      expect(doDiagnostico(dela), dela).toBe('Diagnóstico da empresa');
    expect(doDiagnostico('/analises')).toBeUndefined();
  });
  it('cada entrada que vem com o diagnóstico marca a si mesma', () => {
    const tardias = Object.entries(MENU_DO_DIAGNOSTICO).map(([caminho, tela]) => ({ ...tela, caminho }));
    const itens = [...itensDaAba('diagnostico'), ...tardias];
    for (const { caminho, rotulo } of tardias)
      expect(itemDaqui(itens, caminho)?.rotulo, caminho).toBe(rotulo);
    expect(itemDaqui(itens, '/diagnostico/p')?.rotulo).toBe('Início do diagnóstico');
    expect(itemDaqui(itens, '/diagnosticoDaEmpresa/e/p')?.rotulo).toBe('Analisar respostas');
  });
});

describe('o menu acende o que as migalhas dizem', () => {
  const telas: Record<string, TelaInterna> = TODAS;
  const tardias = Object.entries(MENU_DO_DIAGNOSTICO).map(([caminho, tela]) => ({ ...tela, caminho }));
  const areas = (Object.keys(MENU) as Aba[])
    .filter((aba) => aba !== 'administracao')
    .map((aba) => ({ itens: [...itensDaAba(aba), ...(aba === 'diagnostico' ? tardias : [])] }));
  const noMenu = new Set(areas.flatMap(({ itens }) => itens.map(({ caminho }) => caminho)));
  /** The entry that the way to a screen begins at. */
  const entradaDe = (endereco: string): string | undefined => {
    if (noMenu.has(endereco)) return endereco;
    const sob = telas[endereco]?.sob;
    return sob === undefined ? undefined : entradaDe(sob);
  };

  it.each(Object.keys(telas).filter(entradaDe))('%s', (endereco) => {
    const aberto = endereco.replaceAll(/:\w+/g, 'a1');
    const acesas = areas.flatMap(({ itens }) => itemDaqui(itens, aberto)?.caminho ?? []);
    expect(acesas).toEqual([entradaDe(endereco)]);
  });

  it('a licenciada que MASTER abre', () =>
    expect(itemDaqui(itensDaAba('administracao'), '/licenciadas/l1')?.caminho).toBe('/'));
});
