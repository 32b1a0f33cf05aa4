// The pages that are measured, and the account that looks at them.

/** Member of the company of empresa.ts: the role whose session costs the most reads. */
export const account = {
  uid: 'membro-das-medidas',
  email: 'membro@medidas.exemplo',
  password: 'inovacao123',
};

/** The same company's member of the team, who may change the ideas of others: a list with a menu in every row. */
export const manager = { ...account, uid: 'equipe-das-medidas', email: 'equipe@medidas.exemplo' };

/** ADMIN of the demo, whom every screen is open to but that of people who are invited. */
export const admin = { uid: 'helena-duarte', email: 'helena.duarte@aurora.exemplo' };

/** The award of premio.ts, of the demo's company. */
export const award = { idProjeto: 'premio-das-medidas', questionarioId: 'questionario-das-medidas' };

/**
 * `usable` has to be there before a person can do something. `loaded` shows that its data is there. `text` is what it
 * says, so that an error page is not mistaken for the screen. `late` comes after all that, and its reads count too.
 */
export const pages = {
  login: {
    path: '/',
    usable: 'form[aria-label="Entrar"] input[name="senha"]',
    loaded: 'form',
    text: 'Acessar',
  },
  dashboard: {
    path: '/',
    usable: '#conteudo h1',
    loaded: '#conteudo tbody a',
    text: 'Ideias: últimas 10',
    late: 'Esperando por você',
  },
  report: {
    path: '/relatorios/visao-geral-de-ideias',
    usable: '#conteudo h1',
    loaded: '#conteudo tbody a',
    text: 'Participação',
  },
  home: {
    path: '/home-ideias',
    usable: '#conteudo h1',
    loaded: '#conteudo article',
    text: 'Minhas Ideias',
  },
  list: { path: '/ideias', usable: '#conteudo h1', loaded: '#conteudo tbody a', text: 'Tabela de ideias' },
  selfRegistration: {
    path: '/auto-cadastro/inova-sul/medidas/projeto',
    usable: 'input[name="cnpj"]',
    loaded: 'input[name="cnpj"]',
    text: 'Continuar',
  },
  enrolment: {
    path: '/projeto/medidas/projeto/inova-sul',
    usable: 'input[name="cnpj"]',
    loaded: 'input[name="cnpj"]',
    text: 'Continuar',
  },
  voting: {
    path: '/votarEmpresaInspiradora/inova-sul/medidas/medida',
    usable: 'main .principal',
    loaded: 'main .principal',
    text: 'Começar a votar',
  },
  // Answering by link, whose functions wizard.mjs answers for.
  wizard: {
    path: '/responderQuestionario/medidas/medidas/medida/medidas#convite=medida.segredo-das-medidas-que-nada-abre',
    usable: 'main fieldset input',
    loaded: 'main fieldset input',
    text: 'Parte 1 de 2',
  },
  challenges: {
    path: '/desafios',
    usable: '#conteudo h1',
    loaded: '#conteudo tbody a',
    text: 'Tabela de desafios',
  },
  challengesHome: {
    path: '/home-desafios',
    usable: '#conteudo h1',
    loaded: '#conteudo article',
    text: 'Desafios',
  },
  challenge: {
    path: '/desafios/medida-000001',
    usable: '#conteudo h1',
    loaded: '#conteudo h2',
    text: 'Desafio 1',
  },
  plays: {
    path: '/jogadas-de-inovacao',
    usable: '#conteudo h1',
    loaded: '#conteudo article',
    text: 'Jogadas de inovação',
  },
  challengesDashboard: {
    path: '/?aba=desafios',
    usable: '#conteudo h1',
    loaded: '#conteudo tbody a',
    text: 'últimos 10',
  },
  access: { path: '/acessoPagina', usable: '#conteudo h1', loaded: '#conteudo h1', text: 'Meus acessos' },
};
