/** Catalogue of what a failure says to a person (part 1 §8). Codes are Firebase's; the rest is ours. */
const MENSAGENS: Record<string, string> = {
  'auth/user-not-found': 'Usuário não encontrado',
  'auth/wrong-password': 'Usuário e/ou senha incorretos',
  // One text for unknown user and wrong password at login: no enumeration (decisions P23).
  'auth/invalid-credential': 'Usuário e/ou senha incorretos',
  'auth/invalid-login-credentials': 'Usuário e/ou senha incorretos',
  'auth/user-disabled': 'Usuário e/ou senha incorretos',
  'auth/too-many-requests': 'Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.',
  'auth/expired-action-code': 'Este link expirou ou já foi usado. Peça outro em "Esqueci a senha".',
  'auth/invalid-action-code': 'Este link expirou ou já foi usado. Peça outro em "Esqueci a senha".',
  'auth/weak-password': 'A senha precisa de ao menos 6 caracteres',
  'auth/invalid-custom-token': 'Este link de acesso não vale mais. Entre com o seu e-mail e a sua senha.',
  'auth/network-request-failed':
    'Sem conexão com a internet. Nada foi perdido: tente de novo quando ela voltar.',
  'auth/firebase-app-check-token-is-invalid': 'Falha na verificação do aplicativo',
  'app-check/fetch-status-error': 'Falha na verificação do aplicativo',
  'permission-denied': 'Permissão negada',
  unauthenticated: 'Usuário não autenticado',
  unavailable: 'Sem conexão com o servidor. Nada foi perdido: tente de novo em instantes.',
  'deadline-exceeded': 'O servidor demorou a responder. Tente de novo em instantes.',
  'resource-exhausted': 'Limite de uso atingido. Aguarde alguns minutos e tente de novo.',
  aborted: 'Outra pessoa alterou este registro ao mesmo tempo. Tente de novo.',
};

export const ERRO_DESCONHECIDO = 'Ocorreu um erro desconhecido.';

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

const RECUSAS_DE_SENHA = new Set([
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-disabled',
]);

/** True iff Auth refused who somebody says to be, as opposed to a lost connection and the like. */
export const senhaRecusada = (erro: unknown) => RECUSAS_DE_SENHA.has(codigoDoErro(erro) ?? '');

/** Sentence shown for any thrown value: mapped by code, else its own message, else the unknown error. */
export function mensagemDoErro(erro: unknown): string {
  const codigo = codigoDoErro(erro);
  const mapeada = codigo === undefined ? undefined : MENSAGENS[codigo];
  // A callable's refusal carries the server's own sentence; Firebase's default message is its code in capitals.
  if (erro instanceof Error && mapeada !== undefined && codigo && !codigo.includes('/')) {
    const propria =
      /[a-zà-ú]\s/i.test(erro.message) &&
      !/^(missing or|false for|null value|PERMISSION|internal)/i.test(erro.message);
    if (propria && 'details' in erro) return erro.message;
  }
  if (mapeada !== undefined) return mapeada;
  return erro instanceof Error && erro.message ? erro.message : ERRO_DESCONHECIDO;
}
