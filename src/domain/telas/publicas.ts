/** Pages for visitors (part 3 §2): small, and without session and frame (docs/performance.md, row 22). */
const DE_VISITANTES = [
  '/auto-cadastro/:licenciadaId/:empresaId/:projetoId',
  '/auto-cadastro/:empresaId/:projetoId',
  '/projeto/:empresaId/:projetoId/:licenciadaId',
] as const;

/** Addresses open to everybody, whatever the session (part 1 §2). */
export const PUBLICAS = [
  '/privacidade',
  '/acessibilidade',
  '/convite/:conviteId',
  // Links mailed before the secret became the fragment.
  '/convite/:conviteId/:segredo',
  '/convite-diagnostico/:licenciadaId/:projetoId/:empresaId/:colaboradorId',
  '/lembretes/:conviteId',
  '/parar-mensagens/:licenciadaId/:empresaId/:id/:idEmpresa',
  '/definir-senha',
  ...DE_VISITANTES,
] as const;

const primeiros = new Set<string | undefined>(PUBLICAS.map((endereco) => endereco.split('/')[1]));

export const ehPublica = (pathname: string) => primeiros.has(pathname.split('/')[1]);

const deVisitantes = new Set<string | undefined>(DE_VISITANTES.map((endereco) => endereco.split('/')[1]));

/** No session is begun there, whoever looks. */
export const ehDeVisitante = (pathname: string) => deVisitantes.has(pathname.split('/')[1]);
