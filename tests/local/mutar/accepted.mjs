// Operands whose absence no test can notice: another guard refuses the same. Each group was read, and says which.
// A run fails for a survivor that is not named here, and for a name here that a test does notice.

/** @type {readonly (readonly [reason: string, keys: readonly string[]])[]} */
const groups = [
  [
    'A removed milestone stays as it is by either of two: its rule, and `remove()` or the list of fields that may change.',
    ['marcos/marco.rules && d.deletedAt == null'],
  ],
  [
    'A removed parent is visible to nobody, and its removal asks for that.',
    ['comum/pai.rules && a.deletedAt == null 2'],
  ],
  [
    'Each of two dates is compared with the other: of another type than its neighbour it is an error, which denies.',
    [
      'comum/registros.rules && d.dataInicial is timestamp',
      'comum/registros.rules && d.dataFinal is timestamp',
      'projetos/projeto.rules && d.anoAtuacao is timestamp',
      'diagnostico/questionario.rules && d.dataAtuacao is timestamp',
      'diagnostico/questionario.rules && d.dataVigencia is timestamp',
    ],
  ],
  [
    'A milestone that is being created has no former state: asking what changed is an error, which is no yes.',
    ['marcos/marco.rules && resource != null'],
  ],
  [
    'A session and its activity are one batch, and both rules ask who may and that they name each other.',
    [
      'comite/comite.rules && analisa(eu())',
      'comite/comite.rules && analisa(m)',
      'comite/comite-atividade.rules && analisa(eu())',
      "comite/comite-atividade.rules && d.comiteReference.matches(sob(aqui() + '/comitesInovacao'))",
      "comite/comite-atividade.rules && d.type in ['INICIADO', 'PAUSADO', 'REINICIADO', 'FINALIZADO']",
    ],
  ],
  [
    'A movement and the status it leads to are one batch, and both rules ask who may, of which idea, from where to where.',
    [
      'comum/pai.rules && visivelPublicada(p)',
      'comite/ideia-movida.rules && analisa(m)',
      'comite/ideia-movida.rules && v.statusAnterior == a.status',
      'comite/ideia-movida.rules && v.status == d.status',
      'comite/movimentacao.rules && analisa(eu())',
      'comite/movimentacao.rules && visivelPublicada(pai(pais, i))',
      'comite/movimentacao.rules && d.statusAnterior == antes.status',
      'comite/movimentacao.rules && d.status == nova.status',
    ],
  ],
  [
    'A tactic and the movement that leads it are one batch, and both rules ask who may.',
    [
      "incentivo/tatica-da-jogada.rules && tem(m, 'incentivo', '19', 'criacao')",
      'incentivo/tatica-da-jogada.rules && grava(eu()) 2',
      "incentivo/tatica-da-jogada.rules && tem(eu(), 'incentivo', '19', 'criacao')",
    ],
  ],
  [
    "A sponsorship and its wallet are one batch: the wallet's rule asks whose it is, and under which rule the coins lie.",
    [
      'pontos/patrocinio.rules && proprio(id)',
      'pontos/patrocinio.rules && d.regulamentoReference == p.regulamentoReference',
    ],
  ],
];

/** @type {ReadonlyMap<string, string>} why nobody needs to notice it, by what it is known by (keys.mjs) */
export const accepted = new Map(groups.flatMap(([reason, keys]) => keys.map((key) => [key, reason])));

/**
 * What a run has to tell of.
 * @param {readonly string[]} keys of all mutants
 * @param {(key: string) => boolean} noticed
 */
export const verdict = (keys, noticed) => ({
  survivors: keys.filter((key) => !noticed(key) && !accepted.has(key)),
  notNeeded: keys.filter((key) => noticed(key) && accepted.has(key)),
});
