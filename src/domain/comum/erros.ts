/** Catalogue of what a failure says to a person (part 1 §8). */
export const CREDENCIAIS_INCORRETAS = 'Usuário e/ou senha incorretos';

/** For a file or an answer that did not come. fetch and import throw a TypeError, and the SDKs make codes of it. */
const SEM_RESPOSTA =
  'Não foi possível falar com o servidor. Nada foi perdido: verifique a conexão e tente de novo.';

/** The functions' refusal of a call without App Check's token, which pedirPorFetch.ts answers with one. */
export const SEM_APP_CHECK = 'Não foi possível confirmar que o pedido vem desta aplicação.';

/** Codes are Firebase's; the rest is ours. */
const MENSAGENS: Record<string, string> = {
  'auth/user-not-found': 'Usuário não encontrado',
  'auth/wrong-password': CREDENCIAIS_INCORRETAS,
  // One text for unknown user and wrong password at login: no enumeration (decisions P23).
  'auth/invalid-credential': CREDENCIAIS_INCORRETAS,
  'auth/invalid-login-credentials': CREDENCIAIS_INCORRETAS,
  'auth/user-disabled': CREDENCIAIS_INCORRETAS,
  'auth/invalid-email': 'E-mail inválido',
  'auth/too-many-requests': 'Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.',
  'auth/expired-action-code': 'Este link expirou ou já foi usado. Peça outro em "Esqueci a senha".',
  // Of a code that was used, and of one that was cut when the link was copied.
  'auth/invalid-action-code':
    'O link veio incompleto ou já foi usado. Copie o endereço inteiro do e-mail, ou peça outro em "Esqueci a senha".',
  'auth/weak-password': 'A senha precisa de ao menos 6 caracteres',
  'auth/invalid-custom-token': 'Este link de acesso não vale mais. Entre com o seu e-mail e a sua senha.',
  'auth/network-request-failed':
    'Sem conexão com a internet. Nada foi perdido: tente de novo quando ela voltar.',
  'auth/firebase-app-check-token-is-invalid': 'Falha na verificação do aplicativo',
  'app-check/fetch-status-error': 'Falha na verificação do aplicativo',
  'permission-denied': 'Permissão negada',
  unauthenticated: 'Usuário não autenticado',
  // A request that got no answer: Firestore says 'unknown', Functions 'internal', Storage that it gave up.
  unknown: SEM_RESPOSTA,
  internal: SEM_RESPOSTA,
  'retry-limit-exceeded': SEM_RESPOSTA,
  unavailable: 'Sem conexão com o servidor. Nada foi perdido: tente de novo em instantes.',
  'deadline-exceeded': 'O servidor demorou a responder. Tente de novo em instantes.',
  'resource-exhausted': 'Limite de uso atingido. Aguarde alguns minutos e tente de novo.',
  aborted: 'Outra pessoa alterou este registro ao mesmo tempo. Tente de novo.',
};

/** What the browser itself refuses, by its name: its words are English. */
const DO_NAVEGADOR: Record<string, string> = {
  QuotaExceededError: 'Este navegador não tem mais espaço para guardar dados. Libere espaço e tente de novo.',
  SecurityError: 'Este navegador não permite que a página faça isso.',
  AbortError: SEM_RESPOSTA,
  TimeoutError: SEM_RESPOSTA,
  NetworkError: SEM_RESPOSTA,
};

export const ERRO_DESCONHECIDO = 'Ocorreu um erro desconhecido.';

/** The refusal of a form that was opened before somebody else saved the same record. */
export const CONFLITO =
  'Outra pessoa alterou este registro enquanto você o editava. Atualize a tela, confira e salve de novo.';

/** A refusal of the product itself: its message is already a sentence for the user. */
export class ErroDoProduto extends Error {
  override readonly name = 'ErroDoProduto';
}

/** Code of a Firebase failure without its product prefix: `firestore/unavailable` → `unavailable`. */
export function codigoDoErro(erro: unknown): string | undefined {
  if (typeof erro !== 'object' || erro === null || !('code' in erro)) return undefined;
  const { code } = erro;
  return typeof code === 'string' ? code.replace(/^(firestore|functions|storage)\//, '') : undefined;
}

/** True iff the rules refused what was sent. */
export const recusada = (erro: unknown) => codigoDoErro(erro) === 'permission-denied';

const RECUSAS_DE_SENHA = new Set([
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-disabled',
]);

/** True iff Auth refused who somebody says to be, as opposed to a lost connection and the like. */
export const senhaRecusada = (erro: unknown) => RECUSAS_DE_SENHA.has(codigoDoErro(erro) ?? '');

/** Words of libraries and browsers, in errors that nobody of the product made. */
const EM_INGLES =
  /\b(the|an|is|are|was|not|of|to|from|with|cannot|failed|invalid|unexpected|undefined|expected|error|unable)\b/i;
const DE_NINGUEM = new Set(['Error', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError']);

/** A callable's refusal carries the server's own sentence; Firebase's default message is its code in capitals. */
const fraseDoServidor = (erro: Error) =>
  'details' in erro &&
  /[a-zà-ú]\s/i.test(erro.message) &&
  !/^(missing or|false for|null value|PERMISSION|internal)/i.test(erro.message);

/** A part of the program that did not arrive: the bundler's words are English. */
const semPedaco = (erro: unknown) =>
  erro instanceof Error &&
  /preload CSS|dynamically imported module|importing a module script/i.test(erro.message);

/** True iff no answer came: what was sent may have arrived. */
export const semResposta = (erro: unknown) =>
  mensagemDoErro(erro) === SEM_RESPOSTA ||
  ['unavailable', 'deadline-exceeded'].includes(codigoDoErro(erro) ?? '');

/** Sentence shown for any thrown value: the server's own, else mapped by code, else the product's, else unknown. */
export function mensagemDoErro(erro: unknown): string {
  const codigo = codigoDoErro(erro);
  if (erro instanceof Error && codigo !== undefined && fraseDoServidor(erro)) return erro.message;
  // Firebase's own words are English and technical.
  if (codigo !== undefined) return MENSAGENS[codigo] ?? ERRO_DESCONHECIDO;
  if (erro instanceof DOMException) return DO_NAVEGADOR[erro.name] ?? ERRO_DESCONHECIDO;
  if (erro instanceof TypeError || semPedaco(erro)) return SEM_RESPOSTA;
  if (!(erro instanceof Error) || !erro.message) return ERRO_DESCONHECIDO;
  return DE_NINGUEM.has(erro.name) && EM_INGLES.test(erro.message) ? ERRO_DESCONHECIDO : erro.message;
}
