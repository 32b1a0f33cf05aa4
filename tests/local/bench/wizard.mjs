// A questionnaire as the function answers it: what a visitor's page downloads does not depend on what is stored.

const question = (id, grupo, tipo, campos) => ({
  id,
  grupo,
  nome: `Pergunta ${id}`,
  descricao: 'Pense no último ano.',
  obrigatoria: true,
  inversa: false,
  peso: 1,
  tipo,
  orientacao: 1,
  campos,
});
const group = (id) => ({
  id,
  nome: id,
  descricao: 'Parte da medida.',
  pesoNota: 1,
  radar: true,
  feedbacks: [],
});
const options = ['Sim', 'Em parte', 'Não'].map((campo, i) => ({ campo, valor: i }));
const day = 24 * 60 * 60_000;

const opened = () => ({
  id: 'medida',
  questionario: {
    nome: 'Questionário das medidas',
    descricao: 'Só para medir.',
    idProjeto: 'medida',
    radar: true,
    faixas: [],
    fases: [],
    grupos: [group('Estratégia'), group('Cultura')],
    perguntas: [
      question('a', 'Estratégia', 2, []),
      question('b', 'Estratégia', 4, options),
      question('c', 'Cultura', 3, options),
      question('d', 'Cultura', 1, []),
    ],
    hash: '0123456789abcdef',
  },
  projeto: 'Medidas',
  folha: { guardadas: {}, step: 0, finalizadoEm: null },
  contato: null,
  inicio: new Date(Date.now() - day).toISOString(),
  fim: new Date(Date.now() + day).toISOString(),
  fechada: null,
  autenticaInicio: false,
  enviarRetornoEmail: true,
  empresa: 'Medidas',
  identificado: false,
  nome: '',
  email: '',
});

/** @param {import('@playwright/test').Page} page */
export const answerForFunctions = (page) =>
  page.route(/respostasFunctions-abrirPeloLink$/, (route) =>
    route.fulfill({
      json: { result: opened() },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
