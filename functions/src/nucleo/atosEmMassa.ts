/**
 * Every act and every daily run that writes to many records (decisions T460). Each goes on after one that fails, says
 * what it left, and finds what is left when it is done again: tests/functions/atos-em-massa.test.ts kills each one at five
 * places and compares. tests/unit/atos-em-massa.test.ts finds a file that treats many records and stands nowhere here.
 */
interface AtoEmMassa {
  /** Files, by their names, that do it. */
  arquivos: readonly string[];
  oQueE: string;
}

export const ATOS_EM_MASSA = {
  resumoDoDia: {
    arquivos: ['resumoDoDia.ts', 'lembretesDeEventos.ts'],
    oQueE: 'Every morning: deadlines, coming events, and one mail per person with something unread',
  },
  lembrarConvidadosTodoDia: {
    arquivos: ['lembretes.ts', 'lembrar.ts'],
    oQueE: 'Every morning: reminders to invited people who have not answered; also of some, when asked',
  },
  limparArquivosTodoDia: {
    arquivos: ['limparArquivos.ts', 'evidencias.ts'],
    oQueE: 'Every night: places whose file never came, and files that no record names',
  },
  ordenarRankingsTodoDia: {
    arquivos: ['posicoes.ts', 'ranking.ts'],
    oQueE: 'Every night: places and trends of all rankings; also by command',
  },
  publicarResultados: {
    arquivos: ['publicarResultados.ts'],
    oQueE: 'Every company of the ranking is told its place and means (decisions T461)',
  },
  retirarResultados: {
    arquivos: ['publicarResultados.ts'],
    oQueE: 'What companies were told is taken back (decisions T461)',
  },
  anonimizar: {
    arquivos: ['anonimizar.ts', 'cartas.ts'],
    oQueE: 'Who somebody was leaves all records, pictures and the account',
  },
  copiarNome: {
    arquivos: ['pessoas.ts'],
    oQueE: "A person's new name reaches what they propose, and the rankings",
  },
  projetarAtividadesDaPessoa: {
    arquivos: ['atividades.ts'],
    oQueE: 'Activities that name a person follow that person',
  },
  retirarComentario: {
    arquivos: ['noticias.ts'],
    oQueE: 'What told of a removed comment leaves the inboxes',
  },
  desdizerMencoes: {
    arquivos: ['noticias.ts'],
    oQueE: 'What told of a mention that was edited out leaves the inboxes, or tells of what it still is',
  },
  notificar: {
    arquivos: ['notificar.ts'],
    oQueE: 'Everybody concerned is told of a fact',
  },
  convidarParaDiagnostico: {
    arquivos: ['convidarParaDiagnostico.ts'],
    oQueE: 'Several addresses are invited to a questionnaire, all in one transaction',
  },
  copiarEstadoDaEmpresa: {
    arquivos: ['empresas.ts'],
    oQueE: "The company's status and role reach its memberships",
  },
  renomearVinculos: {
    arquivos: ['empresas.ts'],
    oQueE: "The company's name, or its removal, reaches the accounts of its people",
  },
  copiarPermissoes: {
    arquivos: ['permissoes.ts'],
    oQueE: 'What a role may do reaches its memberships',
  },
  acertarCronogramasDo: {
    arquivos: ['cronogramas.ts'],
    oQueE: 'Immersions follow their challenge',
  },
  acertarVinculosDo: {
    arquivos: ['vinculos.ts'],
    oQueE: 'Links follow what they join',
  },
  acertarConvidadosDe: {
    arquivos: ['convidados.ts'],
    oQueE: 'Invitations show the new name of whom they invite',
  },
  acertarOsQueUsam: {
    arquivos: ['questionarios.ts'],
    oQueE: 'Questionnaires follow an answer type that they use',
  },
  recalcular: {
    arquivos: ['conferir.ts', 'recalcular.ts'],
    oQueE:
      'All derived data of a company is counted anew, by command; every derivation goes through emTodos.ts',
  },
} as const satisfies Readonly<Record<string, AtoEmMassa>>;

export type NomeDoAto = keyof typeof ATOS_EM_MASSA;

/** Files that treat many records otherwise, and why none of them can stop half way. */
export const SEM_MASSA: Readonly<Record<string, string>> = {
  'diretoria.ts': 'reads only',
  'lembretesDeRetornos.ts':
    'one entry an idea and quarter, under an id of its own: sent again it is the same',
  'alvos.ts': 'prints names of the build; writes nothing',
  'administradoresDaLicenciada.ts': 'reads; what it writes is one transaction',
  'apurarVotacao.ts': 'counts; writes one record',
  'avisosDoDia.ts': 'reads page by page for others',
  'banco.ts': 'what others are made of',
  'conflitosDoJuri.ts': 'reads',
  'correr.ts': 'runs the parts of a daily run',
  'dizerComparacoes.ts': 'reads; writes one record, once',
  'emMassa.ts': 'what others are made of',
  'emTodos.ts': 'what the derivations are made of',
  'nomesReservados.ts': 'reads',
  'votar.ts': 'one batch, which is whole or not at all',
};
