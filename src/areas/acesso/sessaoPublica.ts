/**
 * Signing in from a page without shell: the SDK is loaded now, and the session followed from then on. It ends with the
 * tab, unless the one it takes the place of was to be remembered.
 */
export async function entrarEAbrir(email: string, senha: string): Promise<void> {
  const [{ entrar, lembrada }, { iniciarSessao, recarregarSessao }] = await Promise.all([
    import('@/firebase/sessao/autenticacao'),
    import('@/firebase/sessao/cicloDaSessao'),
  ]);
  await entrar(email, senha, lembrada(email));
  iniciarSessao();
  await recarregarSessao();
}

/** Signs out of every tab; the login says why, if there is something to say. */
export async function sairDaqui(aviso?: string): Promise<void> {
  const { encerrar } = await import('@/firebase/sessao/cicloDaSessao');
  await encerrar(aviso);
}
