// The scorecard: what is measured and how good it has to be. docs/performance.md says how each is measured.

/**
 * @typedef {object} Measure
 * @property {number} row of the scorecard
 * @property {string} measure in words
 * @property {number} [target] the limit itself still passes; without one the figure is only reported
 * @property {string} unit
 * @property {boolean} [atLeast] the target is a minimum
 * @property {boolean} [exact] the same on every machine: checked by `npm test`
 */

/** @typedef {{row: number, measure: string, value: number, target?: number, unit: string, atLeast?: true, ok: boolean}} Result */

/** KB are 1,024 bytes, compressed with gzip -9. @type {Record<string, Measure>} */
export const measures = {
  votingJs: kilobytes(1, 'JS da página da votação, com o estilo dentro', 80),
  votingRequests: {
    row: 1,
    measure: 'pedidos da página da votação, com o documento e a leitura',
    target: 5,
    unit: 'pedidos',
    exact: true,
  },
  loginUsable: kilobytes(2, 'JS do login até o formulário poder ser usado', 125),
  loginAll: kilobytes(2, 'JS do login ao todo', 150),
  dashboardJs: kilobytes(3, 'JS do painel com sessão', 215),
  dashboardCss: kilobytes(3, 'CSS do painel com sessão', 12),
  dashboardAll: kilobytes(3, 'JS do painel com o que busca depois', 245),
  homeJs: kilobytes(3, 'JS da casa das ideias com sessão', 215),
  homeAll: kilobytes(3, 'JS da casa das ideias com o que busca depois', 245),
  homeCss: kilobytes(3, 'CSS da casa das ideias com sessão', 12),
  wizardUsable: kilobytes(4, 'JS de responder por link até poder responder', 125),
  wizardCss: { row: 4, measure: 'CSS de responder por link', unit: 'KB', exact: true },
  largestChunk: kilobytes(5, 'maior pedaço carregado depois', 145),
  ownMedian: kilobytes(5, 'código próprio de uma tela, mediana', 6),
  ownLargest: kilobytes(5, 'código próprio da maior tela', 16),
  routeLargest: kilobytes(5, 'tudo o que uma tela carrega, a maior', 285),
  // Nobody loads them all: without a limit.
  allChunks: { row: 5, measure: 'todos os pedaços', unit: 'KB', exact: true },
  votingTime: { row: 6, measure: 'votação pronta para usar', target: 1.2, unit: '× controle' },
  loginTime: { row: 6, measure: 'login pronto para usar', target: 1.65, unit: '× controle' },
  homeTime: { row: 6, measure: 'início pronto para usar', target: 2.4, unit: '× controle' },
  votingLighthouse: {
    row: 7,
    measure: 'Lighthouse da votação',
    target: 99,
    unit: 'pontos',
    atLeast: true,
  },
  loginLighthouse: { row: 7, measure: 'Lighthouse do login', target: 98, unit: 'pontos', atLeast: true },
  homeLighthouse: { row: 7, measure: 'Lighthouse do início', target: 95, unit: 'pontos', atLeast: true },
  lighthouseLcp: { row: 7, measure: 'LCP no Lighthouse', unit: '× controle' },
  lighthouseTbt: { row: 7, measure: 'TBT no Lighthouse', unit: '× controle' },
  sortTime: { row: 8, measure: 'ordenar 250 linhas', target: 100, unit: 'ms' },
  menuTime: { row: 8, measure: 'abrir o menu de uma linha entre 250', target: 100, unit: 'ms' },
  filterTime: { row: 8, measure: 'abrir os filtros sobre 250 linhas', target: 100, unit: 'ms' },
  statusTime: { row: 8, measure: 'trocar o filtro de status sobre 250 linhas', target: 100, unit: 'ms' },
  listShift: { row: 8, measure: 'deslocamento da lista (CLS)', target: 0.02, unit: '' },
  screenShift: { row: 8, measure: 'deslocamento da tela (CLS), telefone lento', target: 0.05, unit: '' },
  listReads: { row: 9, measure: 'leituras cobradas em /ideias', target: 14, unit: 'leituras', exact: true },
  sortReads: {
    row: 9,
    measure: 'leituras cobradas ao ordenar /ideias',
    target: 14,
    unit: 'leituras',
    exact: true,
  },
  homeReads: {
    row: 9,
    measure: 'leituras cobradas em /home-ideias',
    target: 14,
    unit: 'leituras',
    exact: true,
  },
  // The half of the ideas: 3 + 10 records, and 12 more. The half of the challenges has the 15 left of 40.
  dashboardReads: {
    row: 10,
    measure: 'leituras cobradas no painel',
    target: 25,
    unit: 'leituras',
    exact: true,
  },
  exportReads: {
    row: 11,
    measure: 'leituras do relatório além das ideias',
    target: 25,
    unit: 'leituras',
    exact: true,
  },
  exportTime: { row: 11, measure: 'montar a planilha', target: 3000, unit: 'ms' },
  exportTask: { row: 11, measure: 'maior pausa da tela enquanto ela se monta', target: 50, unit: 'ms' },
  answerFeedback: { row: 12, measure: 'resposta marcada na tela', target: 50, unit: 'ms' },
  answerKept: { row: 12, measure: 'resposta guardada no aparelho, p95', target: 20, unit: 'ms' },
  answerSaved: { row: 12, measure: 'resposta salva no servidor, p95', target: 120, unit: 'ms' },
  lostAnswers: { row: 12, measure: 'respostas perdidas', target: 0, unit: 'respostas' },
  ruleGets: { row: 13, measure: 'get() das regras', target: 2, unit: 'por pedido', exact: true },
  ruleGetsOfBatches: { row: 13, measure: 'get() das regras', target: 8, unit: 'por pedido', exact: true },
  rulesTime: { row: 14, measure: 'regras de segurança', unit: 'ms por caso' },
  pdfTime: { row: 15, measure: 'desenhar o relatório em PDF, CPU × 4', target: 250, unit: 'ms' },
  pdfSize: { row: 15, measure: 'tamanho do relatório em PDF', target: 120, unit: 'KB' },
  lostVotes: { row: 17, measure: 'votos perdidos', target: 0, unit: 'votos' },
  doubledVotes: { row: 17, measure: 'votos dobrados', target: 0, unit: 'votos' },
  voteTime: { row: 17, measure: 'voto registrado, p95', target: 300, unit: 'ms' },
  returnReads: {
    row: 18,
    measure: 'leituras ao voltar a uma tela',
    target: 0,
    unit: 'leituras',
    exact: true,
  },
  // A page of ten asks for an eleventh, so that a list of exactly ten ends with its page (decisions T473).
  challengeListReads: reads('/desafios', 15),
  challengeHomeReads: reads('/home-desafios', 14),
  challengeReads: reads('um desafio', 14),
  playReads: reads('/jogadas-de-inovacao', 14),
  bothHalvesReads: reads('o painel, as duas metades', 40),
  returnTime: { row: 18, measure: 'voltar a uma tela', target: 100, unit: 'ms' },
  awardOpen: {
    row: 20,
    measure: 'leituras ao abrir o relatório do prêmio além de 10 por tabela',
    target: 3,
    unit: 'leituras',
  },
  awardPage: { row: 20, measure: 'leituras de outra página de uma tabela', target: 10, unit: 'leituras' },
  awardExport: {
    row: 20,
    measure: 'leituras da planilha do prêmio além das empresas',
    target: 25,
    unit: 'leituras',
  },
  awardExportTime: { row: 20, measure: 'montar a planilha do prêmio', target: 3000, unit: 'ms' },
  awardExportTask: { row: 20, measure: 'maior pausa da tela enquanto ela se monta', target: 50, unit: 'ms' },
  rankingOpen: { row: 20, measure: 'leituras ao abrir o ranking de empresas', target: 14, unit: 'leituras' },
  // Ten rows, the one that tells whether there are more, and how many stand above.
  rankingPage: { row: 20, measure: 'leituras de outra página do ranking', target: 12, unit: 'leituras' },
  lostSheets: { row: 21, measure: 'folhas finalizadas que nenhuma média conta', target: 0, unit: 'folhas' },
  differentMeans: {
    row: 21,
    measure: 'médias que não são o que as folhas somam',
    target: 0,
    unit: 'registros',
  },
  meansAfter: { row: 21, measure: 'da última folha até a última média', unit: 'ms' },
  registrationUsable: kilobytes(22, 'JS do autocadastro até se poder escrever', 145),
  enrolmentUsable: kilobytes(22, 'JS da inscrição pela página do projeto até se poder escrever', 145),
};

/** Row 19. */
function reads(where, target) {
  return {
    row: 19,
    measure: `leituras cobradas em ${where}`,
    target,
    unit: 'leituras',
    exact: true,
  };
}

function kilobytes(row, measure, target) {
  return { row, measure, target, unit: 'KB', exact: true };
}

/**
 * A measured value beside its target.
 * @param {Measure} measure
 * @param {number} value
 * @param {string} [detail] what distinguishes this value from another of the same measure
 * @returns {Result}
 */
export function result({ row, measure, target, unit, atLeast = false }, value, detail) {
  const rounded = Number(value.toFixed(unit === '' ? 3 : unit === 'ms' ? 0 : 2));
  return {
    row,
    measure: detail ? `${measure}, ${detail}` : measure,
    value: rounded,
    ...(target === undefined ? {} : { target }),
    unit,
    ...(atLeast ? { atLeast } : {}),
    ok: target === undefined || (atLeast ? rounded >= target : rounded <= target),
  };
}

const factor = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/**
 * A time beside its limit, as the machine would take it at its usual speed.
 * @param {Measure} measure
 * @param {number} value
 * @param {number} slowness 1 at that speed
 * @param {string} [detail]
 */
export function timed(measure, value, slowness, detail) {
  const mark = slowness > 1 ? `dividido por ${factor.format(slowness)}: a máquina está lenta` : undefined;
  return result(measure, value / slowness, [detail, mark].filter(Boolean).join(', '));
}
