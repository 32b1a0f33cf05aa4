/** Address of a page of the application, from APP_URL and never from a request's Host header (threats H11). */
export function naAplicacao(caminho: string, parametros: Record<string, string> = {}): string {
  const base = process.env['APP_URL'];
  if (!base) throw new Error('APP_URL não está definida (docs/operations.md)');
  const url = new URL(caminho, base);
  for (const [nome, valor] of Object.entries(parametros)) url.searchParams.set(nome, valor);
  return url.href;
}
