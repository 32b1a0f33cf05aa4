/** Addresses open to everybody, whatever the session (part 1 §2). */
export const PUBLICAS = [
  '/privacidade',
  '/acessibilidade',
  '/convite/:conviteId',
  // Links mailed before the secret became the fragment.
  '/convite/:conviteId/:segredo',
  '/convite-diagnostico/:licenciadaId/:projetoId/:empresaId/:colaboradorId',
  '/lembretes/:conviteId',
  '/definir-senha',
] as const;

const primeiros = new Set<string | undefined>(PUBLICAS.map((endereco) => endereco.split('/')[1]));

export const ehPublica = (pathname: string) => primeiros.has(pathname.split('/')[1]);
