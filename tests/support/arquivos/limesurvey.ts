/** A .lss as LimeSurvey writes it: rows of tables, texts in two languages, markup in CDATA. */
/** How a text stands in the XML. LimeSurvey writes CDATA, which the tests' own DOM does not read. */
type Escrito = (texto: string) => string;
export const emCdata: Escrito = (texto) => `<![CDATA[${texto}]]>`;
const escapado: Escrito = (texto) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Stands around a text until the file is written. */
const [ABRE, FECHA] = ['\u0001', '\u0002'];
const escrever = (xml: string, como: Escrito) =>
  xml.replace(new RegExp(`${ABRE}([^${FECHA}]*)${FECHA}`, 'g'), (_, texto: string) => como(texto));

const row = (campos: Record<string, string | number>) =>
  `<row>${Object.entries(campos)
    .map(([nome, valor]) => `<${nome}>${ABRE}${valor}${FECHA}</${nome}>`)
    .join('')}</row>`;
const tabela = (nome: string, linhas: Record<string, string | number>[]) =>
  `<${nome}><fields><fieldname>x</fieldname></fields><rows>${linhas.map(row).join('')}</rows></${nome}>`;

const nosDois = (campos: Record<string, string | number>, textos: Record<string, [string, string]>) =>
  ['en', 'pt-BR'].map((language, i) => ({
    ...campos,
    language,
    ...Object.fromEntries(Object.entries(textos).map(([nome, dois]) => [nome, dois[i] ?? ''])),
  }));
const pergunta = (
  qid: number,
  type: string,
  [en, pt]: [string, string],
  mais: Record<string, string | number> = {},
) =>
  nosDois(
    {
      qid,
      parent_qid: 0,
      gid: 1,
      type,
      mandatory: 'N',
      other: 'N',
      relevance: 1,
      question_order: qid,
      ...mais,
    },
    { question: [en, pt], help: ['', ''] },
  );

/** `antes` stands where a DTD would; `assessments`: whether the survey scores answers. */
export const umLss = (antes = '', como = escapado, assessments: 'Y' | 'N' = 'Y') =>
  escrever(
    `<?xml version="1.0" encoding="UTF-8"?>
${antes}<document>
<LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>359</DBVersion>
${tabela('answers', [
  ...nosDois({ qid: 3, code: 'A2', sortorder: 2, assessment_value: 0 }, { answer: ['No', 'N&atilde;o'] }),
  ...nosDois({ qid: 3, code: 'A1', sortorder: 1, assessment_value: 10 }, { answer: ['Yes', 'Sim'] }),
])}
${tabela('groups', [
  ...nosDois({ gid: 2, group_order: 2 }, { group_name: ['People', 'Pessoas'], description: ['', ''] }),
  ...nosDois(
    { gid: 1, group_order: 1 },
    { group_name: ['Culture', 'Cultura'], description: ['', '<p>Como a empresa<br />inova.</p>'] },
  ),
])}
${tabela('questions', [
  ...pergunta(2, 'T', ['Tell', '<p>Conte <b>como</b></p>'], { mandatory: 'Y' }),
  // 'S' asks once more and lets people go on: it binds nobody.
  ...pergunta(3, 'L', ['A team?', 'H&aacute; uma equipe?'], {
    mandatory: 'S',
    other: 'Y',
    relevance: '((2.NAOK))',
  }),
  ...pergunta(4, 'M', ['Means', 'Com que meios?'], { gid: 2 }),
  ...pergunta(5, 'F', ['Matrix', 'Quanto concorda?'], { gid: 2 }),
  ...pergunta(6, 'N', ['How many', 'Quantas pessoas?'], { gid: 2 }),
  ...pergunta(1, '5', ['Five', 'De um a cinco']),
])}
${tabela('subquestions', [
  ...nosDois({ qid: 41, parent_qid: 4, question_order: 1, title: 'SQ1' }, { question: ['Hours', 'Horas'] }),
  ...nosDois(
    { qid: 42, parent_qid: 4, question_order: 2, title: 'SQ2' },
    { question: ['Money', 'Dinheiro'] },
  ),
])}
${tabela('surveys', [{ sid: 7, language: 'en', assessments }])}
${tabela('surveys_languagesettings', [
  { surveyls_survey_id: 7, surveyls_language: 'en', surveyls_title: 'Innovation' },
  {
    surveyls_survey_id: 7,
    surveyls_language: 'pt-BR',
    surveyls_title: 'Pesquisa de inova&ccedil;&atilde;o',
    surveyls_description: '<script>alert(1)</script><p>Sobre inovar.</p>',
  },
])}
</document>`,
    como,
  );

/** One question alone, as LimeSurvey exports it: no survey, no groups. */
export const umLsq = () =>
  escrever(
    `<?xml version="1.0" encoding="UTF-8"?><document><LimeSurveyDocType>Question</LimeSurveyDocType>
${tabela('questions', pergunta(3, 'L', ['A team?', 'Há uma equipe?'], { mandatory: 'Y' }))}
${tabela('answers', [
  ...nosDois({ qid: 3, code: 'A1', sortorder: 1, assessment_value: 1 }, { answer: ['Yes', 'Sim'] }),
  ...nosDois({ qid: 3, code: 'A2', sortorder: 2, assessment_value: 2 }, { answer: ['No', 'Não'] }),
])}
</document>`,
    escapado,
  );

/** What must not reach people as it stands: marks that are filled in there, hidden questions, conditions around them. */
export const umLssComMarcadores = () =>
  escrever(
    `<?xml version="1.0" encoding="UTF-8"?><document>
${tabela('surveys', [{ sid: 7, language: 'pt-BR', assessments: 'Y' }])}
${tabela('surveys_languagesettings', [
  { surveyls_language: 'pt-BR', surveyls_title: 'Marcadores de {SITENAME}', surveyls_description: '' },
])}
${tabela('groups', [
  { gid: 1, group_order: 1, group_name: 'Começo de {SURVEYNAME}', grelevance: "SETOR == 'A1'" },
])}
${tabela('questions', [
  ...['{TOKEN:FIRSTNAME}, há um plano?', "{if(SETOR=='A1','Na fábrica','No escritório')}, quem ouve?"].map(
    (question, i) => ({ qid: i + 2, parent_qid: 0, gid: 1, type: 'T', question, relevance: 1 }),
  ),
  { qid: 4, parent_qid: 0, gid: 1, type: 'T', question: 'Escondida?', relevance: 1 },
  { qid: 5, parent_qid: 0, gid: 1, type: 'T', question: 'Usa { chaves } ou {1, 2}?', relevance: 1 },
])}
${tabela('question_attributes', [
  { qid: 4, attribute: 'hidden', value: 1 },
  { qid: 5, attribute: 'hidden', value: 0 },
])}
</document>`,
    escapado,
  );

/** The same question as newer versions write it, with its texts apart. */
export const umLssNovo = () =>
  escrever(
    `<?xml version="1.0" encoding="UTF-8"?><document>
${tabela('surveys', [{ sid: 7, language: 'pt-BR' }])}
${tabela('surveys_languagesettings', [
  { surveyls_language: 'pt-BR', surveyls_title: 'Pesquisa de inovação' },
])}
${tabela('groups', [{ gid: 1, group_order: 0 }])}
${tabela('group_l10ns', [{ gid: 1, group_name: 'Cultura', language: 'pt-BR' }])}
${tabela('questions', [{ qid: 3, parent_qid: 0, gid: 1, type: '!', mandatory: 'Y', question_order: 0 }])}
${tabela('question_l10ns', [
  { qid: 3, question: 'Há uma equipe?', help: 'Com horas.', language: 'pt-BR' },
  { qid: 3, question: 'A team?', help: '', language: 'en' },
])}
${tabela('answers', [
  { aid: 9, qid: 3, code: 'A1', sortorder: 0, assessment_value: 0 },
  { aid: 8, qid: 3, code: 'A2', sortorder: 1, assessment_value: 0 },
])}
${tabela('answer_l10ns', [
  { aid: 9, answer: 'Sim', language: 'pt-BR' },
  { aid: 8, answer: 'Não', language: 'pt-BR' },
])}
</document>`,
    escapado,
  );
