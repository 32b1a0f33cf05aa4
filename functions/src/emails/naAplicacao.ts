import { ajuste } from '@functions/ajustes';

/** Address of a page of the application, from APP_URL and never from a request's Host header (threats H11). */
export function naAplicacao(caminho: string, parametros: Record<string, string> = {}): string {
  const url = new URL(caminho, ajuste('APP_URL'));
  for (const [nome, valor] of Object.entries(parametros)) url.searchParams.set(nome, valor);
  return url.href;
}
