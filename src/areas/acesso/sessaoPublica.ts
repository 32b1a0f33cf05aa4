/** Signing in from a page without shell: the SDK is loaded now, and the session followed from then on. */
export async function entrarEAbrir(email: string, senha: string): Promise<void> {
  const [{ entrar }, { iniciarSessao, recarregarSessao }] = await Promise.all([
    import('@/firebase/autenticacao'),
    import('@/firebase/session'),
  ]);
  await entrar(email, senha, false);
  iniciarSessao();
  await recarregarSessao();
}

/** Signs out of every tab. */
export async function sairDaqui(): Promise<void> {
  const { encerrar } = await import('@/firebase/session');
  await encerrar();
}
