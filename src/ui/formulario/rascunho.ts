/**
 * Unfinished forms kept in this browser (decision I1: unfinished work is kept locally and offered back).
 * Keys name the person, the company and the record, e.g. `${uid}/${empresaId}/ideia/nova`; signing out calls
 * apagarRascunhos(), after asking, so that the next person at the same desk finds nothing.
 */
import { doAparelho } from '@/navegador/guarda';

const PREFIXO = 'rascunho:';

export interface Rascunho {
  /** ISO instant of the last change kept. */
  em: string;
  valores: Record<string, unknown>;
  /** What the form held when it opened. Only what was changed of a record is taken back. */
  iniciais?: Record<string, unknown>;
}

/** Files cannot be kept as text: they are left out, also inside lists. */
function semArquivos(_chave: string, valor: unknown): unknown {
  if (valor instanceof Blob) return undefined;
  return Array.isArray(valor) ? valor.filter((item) => !(item instanceof Blob)) : valor;
}

/** True iff the browser keeps the values beyond this page. */
export const guardarRascunho = (chave: string, valores: object, iniciais?: object): boolean =>
  doAparelho.escrever(
    PREFIXO + chave,
    JSON.stringify({ em: new Date().toISOString(), valores, iniciais }, semArquivos),
  );

/** Keys of forms being sent: what is on its way is not offered back to a form that opens meanwhile. */
const emEnvio = new Set<string>();

export function marcarEnvio(chave: string, enviando: boolean): void {
  if (enviando) emEnvio.add(chave);
  else emEnvio.delete(chave);
}

/** What an earlier visit left under the key, unless it is being sent just now. */
export const rascunhoOferecido = (chave: string): Rascunho | null =>
  emEnvio.has(chave) ? null : lerRascunho(chave);

/** What was kept under the key, or null when there is nothing readable. */
export function lerRascunho(chave: string): Rascunho | null {
  const texto = doAparelho.ler(PREFIXO + chave);
  if (texto === null) return null;
  try {
    const lido = JSON.parse(texto) as Rascunho | null;
    return typeof lido?.em === 'string' && typeof lido.valores === 'object' ? lido : null;
  } catch {
    doAparelho.apagar(PREFIXO + chave);
    return null;
  }
}

const tipo = (valor: unknown) => (Array.isArray(valor) ? 'lista' : typeof valor);

/**
 * The initial values, with those kept ones that are of the same kind. A draft may come from an older version of the
 * form, whose fields held something else. With `deEntao` only what differs from it: the rest of a record may be another
 * by now.
 */
export function aproveitar<Campos extends object>(
  guardados: Record<string, unknown>,
  iniciais: Campos,
  deEntao?: Record<string, unknown>,
): Campos {
  const mudou = (nome: string) =>
    !deEntao || JSON.stringify(guardados[nome]) !== JSON.stringify(deEntao[nome]);
  const aproveitados = Object.entries(iniciais).filter(
    ([nome, inicial]) =>
      nome in guardados &&
      mudou(nome) &&
      (inicial === null || inicial === undefined || tipo(inicial) === tipo(guardados[nome])),
  );
  return { ...iniciais, ...Object.fromEntries(aproveitados.map(([nome]) => [nome, guardados[nome]])) };
}

export function apagarRascunho(chave: string): void {
  doAparelho.apagar(PREFIXO + chave);
}

const chaves = () => doAparelho.chaves().filter((chave) => chave.startsWith(PREFIXO));

/** Is there unfinished work in this browser? */
export const haRascunhos = (): boolean => chaves().length > 0;

/** Forgets every draft of this browser. */
export function apagarRascunhos(): void {
  for (const chave of chaves()) doAparelho.apagar(chave);
}
