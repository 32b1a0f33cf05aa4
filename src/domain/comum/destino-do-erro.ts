/**
 * Where a failure of a visitor's flow sends the person (part 1 §2). An error that mentions answering a questionnaire
 * or self-registration ends the session and leads to the address it quotes. The text may come from outside. Only the
 * product's own public routes are followed; anything else leads to `/` (decisions P17).
 */
const FLUXOS = ['responderQuestionario', 'auto-cadastro'];
const PUBLICAS =
  /^\/(auto-cadastro|responderQuestionario|projeto|convite-diagnostico|votarEmpresaInspiradora)\//;
const ENDERECO = /https?:\/\/[^\s"'<>]+|(?<![/\w.])\/[\w-]+\/[^\s"'<>]*/g;

/** Path to go to after signing out, or undefined when the error belongs to no visitor's flow. */
export function destinoDoErro(texto: string, origem: string): string | undefined {
  if (!FLUXOS.some((fluxo) => texto.includes(fluxo))) return undefined;
  for (const [citado] of texto.matchAll(ENDERECO)) {
    if (!URL.canParse(citado, origem)) continue;
    const url = new URL(citado, origem);
    if (url.origin === origem && PUBLICAS.test(url.pathname)) return url.pathname + url.search;
  }
  return '/';
}
