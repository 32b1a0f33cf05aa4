// @vitest-environment node
/** Enumerations, names and limits as the specification gives them (part 2 §3 to §5 and §9). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ABAS_DE_ATIVIDADES } from '@/domain/marcos/atividade';
import { TIPOS_DE_ATIVIDADE } from '@/domain/comite/comite-atividade';
import { MAXIMO_DE_IDEIAS } from '@/domain/comite/comite';
import { comentarioForm } from '@/domain/conversa/comentario';
import { bonusForm } from '@/domain/contratos/pontos';
import { ideiaForm, ideiaVazia, OBJETIVOS } from '@/domain/ideias/ideia-form';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import { TENDENCIAS } from '@/domain/pai/tendencia';
import { movimentacaoForm } from '@/domain/comite/movimentacao';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { destinosDoMovimento } from '@/domain/pai/pai';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { AMBICOES, jogadas } from '@/domain/incentivo/jogada';
import { STATUS_DA_TATICA } from '@/domain/incentivo/tatica-da-jogada';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { caminhos } from '@/domain/comum/caminhos';
import { ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';
import {
  CAMPOS_DE_GANHO,
  regulamentoIdeiasForm,
  regulamentoVazio,
} from '@/domain/regulamentos/regulamento-form';
import { RELATORIO_DE_IDEIAS } from '@/domain/ideias/relatorio-ideias';
import { MAIOR_TEXTO_NA_TABELA } from '@/domain/relatorio/relatorio';
import { DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';

it('os onze status da ideia, cada um com nome e cor; o primeiro é o rascunho', () => {
  expect(new Set(STATUS_DA_IDEIA)).toEqual(
    new Set([
      'NOVA_IDEIA',
      'AGUARDANDO_ANALISE_DO_COMITE',
      'PRE_ANALISE',
      'EM_ANALISE_DE_VIABILIDADE',
      'RASCUNHO',
      'APROVADA',
      'REPROVADA',
      'IMPLEMENTADA',
      'CANCELADA',
      'EM_IMPLEMENTACAO',
      'BACKLOG_DE_AVALIACAO_FUTURA',
    ]),
  );
  expect(ideiaNova).toMatchObject({ status: 'RASCUNHO', publishedAt: null });
  for (const { rotulo, cor } of Object.values(APARENCIA_DO_STATUS))
    expect([rotulo, cor]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
});

it('os oito tipos de pontos, com os nomes da especificação', () =>
  expect(ROTULO_DOS_PONTOS).toEqual({
    CADASTRO_DE_IDEIAS: 'Cadastro de ideia',
    APROVACAO_DE_IDEIAS: 'Aprovação de ideia',
    IMPLEMENTACAO_DE_IDEIAS: 'Implementação de ideia',
    PARTICIPACAO_DE_IDEIA_PROPRIA: 'Participação de ideia própria',
    PARTICIPACAO_DE_IDEIA_TERCEIRO: 'Participação de ideia de terceiros',
    BONIFICACAO: 'Bonificação do comitê',
    CANCELADA: 'Cancelado',
    REPROVADA: 'Reprovado',
  }));

it('os dez tipos de atividade do comitê, as três tendências e as cinco abas de atividades', () => {
  expect(TIPOS_DE_ATIVIDADE).toHaveLength(10);
  expect(TENDENCIAS).toEqual(['INCREASED', 'DECREASED', 'NOT_CHANGED']);
  expect(Object.keys(ABAS_DE_ATIVIDADES)).toEqual([
    'todas',
    'continuar-atividade',
    'aguardando-participacao',
    'vencidas',
    'concluidas',
  ]);
});

it('dez objetivos; título de três letras, ao menos um setor, campos a mais não entram', () => {
  expect(OBJETIVOS).toHaveLength(10);
  const lido = ideiaForm.safeParse({ ...ideiaVazia, titulo: ' ab ' });
  const campos = lido.error?.issues.map(({ path }) => path[0]);
  expect(campos).toEqual(expect.arrayContaining(['titulo', 'setores', 'objetivo']));
});

it('seis quantidades em zero, ao menos zero; dois interruptores desligados', () => {
  expect(CAMPOS_DE_GANHO).toHaveLength(5);
  for (const campo of ['quantidadeMoedasPorColaborador', ...CAMPOS_DE_GANHO] as const) {
    expect(regulamentoVazio[campo]).toBe(0);
    const periodo = { nome: 'Regulamento', dataInicial: '2030-01-01', dataFinal: '2030-01-02' };
    expect(regulamentoIdeiasForm.safeParse({ ...regulamentoVazio, ...periodo }).success).toBe(true);
    expect(regulamentoIdeiasForm.safeParse({ ...regulamentoVazio, ...periodo, [campo]: -1 }).success).toBe(
      false,
    );
    expect(
      regulamentoIdeiasForm.safeParse({ ...regulamentoVazio, ...periodo, [campo]: undefined }).success,
    ).toBe(false);
  }
  expect(regulamentoVazio).toMatchObject({ permitirControlarInteracao: false, permitirIdeiaPrivada: false });
});

const comentario = (texto: string) =>
  comentarioForm.safeParse({ comentario: texto, colaboradoresMencionadosReferences: [] }).success;
const bonus = (pontos: number) =>
  bonusForm.safeParse({ colaboradorReference: 'c', pontos, observacao: 'Ajudou.' }).success;
const movimento = (status: string, observacoes: string) =>
  movimentacaoForm(destinosDoMovimento(IDEIA, '')).safeParse({ status, observacoes, marcos: [] }).success;
it('comentário de duas letras, bônus de um ponto, movimentação com observação e sem rascunho', () => {
  expect([comentario(' a '), comentario('ok')]).toEqual([false, true]);
  expect([bonus(-1), bonus(0), bonus(1)]).toEqual([false, false, true]);
  expect([movimento('RASCUNHO', 'x'), movimento('APROVADA', ' '), movimento('APROVADA', 'x')]).toEqual([
    false,
    false,
    true,
  ]);
});

it('cem ideias de um comitê; relatório de 30 dias, textos de 150, quatro campos de filtro', () => {
  expect([MAXIMO_DE_IDEIAS, DIAS_DO_PERIODO, MAIOR_TEXTO_NA_TABELA]).toEqual([100, 30, 150]);
  expect(Object.values(RELATORIO_DE_IDEIAS.camposDoFiltro)).toEqual([
    'Título',
    'Autor(es)',
    'E-mail',
    'Regulamento',
  ]);
});

it('a lista de menções tem 250 de altura', () =>
  expect(readFileSync('src/ui/texto/CampoComMencoes.module.css', 'utf8')).toContain('max-height: 250px'));

it('as coleções da especificação, sob a empresa', () => {
  const c = { licenciadaId: 'l', empresaId: 'e' };
  const sob = 'licenciadas/l/empresas/e/';
  expect(
    [
      caminhos.ideias(c),
      caminhos.sob(caminhos.ideia(c, 'i')).comentarios,
      caminhos.sob(caminhos.ideia(c, 'i')).likes,
      caminhos.sob(caminhos.ideia(c, 'i')).marcos,
      caminhos.sob(caminhos.ideia(c, 'i')).patrocinios,
      caminhos.sob(caminhos.ideia(c, 'i')).movimentacoes,
      caminhos.regulamentosIdeias(c),
      caminhos.campanhas(c, 'r'),
      caminhos.sobRegulamento(caminhos.regulamentoIdeias(c, 'r')).carteiras,
      caminhos.historicoPontos(c),
      caminhos.comites(c),
      caminhos.comiteAtividades(c),
      categorias.onde(c),
      tiposDeJogada.onde(c),
      tiposDeInovacao.onde(c),
      jogadas.onde(c),
      categoriasDeDesafio.onde(c),
      regulamentosDesafios.onde(c),
    ].map((caminho) => caminho.replace(sob, '')),
  ).toEqual([
    'ideias',
    'ideias/i/comentarios',
    'ideias/i/likes',
    'ideias/i/marcos',
    'ideias/i/ideiasActivitiesPerColaborador',
    'ideias/i/movimentacoes',
    'regulamentosIdeias',
    'regulamentosIdeias/r/campanhas',
    'regulamentosIdeias/r/regulamentoActivitiesPerColaborador',
    'historicoPontosPerColaborador',
    'comitesInovacao',
    'comiteInovacaoActivities',
    'categoriaDeInovacao',
    'tipoDeJogada',
    'tipoDeInovacao',
    'jogadaDeInovacao',
    'desafioCategorias',
    'regulamentosDesafios',
  ]);
});

it('status das movimentações de táticas e níveis de ambição', () => {
  expect(STATUS_DA_TATICA.slice(1).map(({ rotulo }) => rotulo)).toEqual([
    'Em elaboração',
    'Em estudo',
    'Em andamento',
    'Concluído',
  ]);
  expect(AMBICOES).toEqual(['Essencial', 'Adjacente', 'Transformacional']);
});
