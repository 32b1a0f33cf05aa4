/** What two people made of the same fields of one record, as a form shows it. */

/** The failure of a save that would have overwritten somebody else's change; known by its shape (firebase/dados/editadoPorOutro.ts). */
interface ErroDeConflito extends Error {
  campos: readonly string[];
  /** The record as it stands now. */
  atual: object;
  /** Lets the next save overwrite what stands there now. */
  aceitar: () => void;
}

export interface Divergencia {
  campo: string;
  rotulo: string;
  meu: unknown;
  deles: unknown;
}

export const ehConflito = (erro: unknown): erro is ErroDeConflito =>
  erro instanceof Error && 'campos' in erro && 'atual' in erro && 'aceitar' in erro;

const tipo = (valor: unknown) => (Array.isArray(valor) ? 'lista' : valor === null ? 'nada' : typeof valor);
const mesmoTipo = (a: unknown, b: unknown) => a === null || b === null || tipo(a) === tipo(b);

/** What the label of the field says. A field that has none there is called by its kind. */
function rotuloDo(form: HTMLElement | null, campo: string): string {
  const entrada = form?.querySelector<HTMLInputElement>(`[data-path="${campo}"]`);
  const texto = entrada?.labels?.[0]?.textContent ?? entrada?.getAttribute('aria-label');
  return texto?.replace(/\s*\*$/, '') ?? 'Outro campo';
}

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The form as it opened, as it stands, and how it shows a record. */
interface Formas<Campos> {
  iniciais: Campos;
  meus: Campos;
  doRegistro: ((registro: never) => Partial<Campos>) | undefined;
  elemento: HTMLElement | null;
}

/** The fields of the form that both changed, with both values; none where the form cannot show them. */
export function divergencias<Campos extends object>(
  { campos, atual }: ErroDeConflito,
  { iniciais, meus, doRegistro, elemento }: Formas<Campos>,
): Divergencia[] {
  const deles = (doRegistro ? doRegistro(atual as never) : atual) as Record<string, unknown>;
  const deEntao = iniciais as Record<string, unknown>;
  const mudados = Object.entries(meus).filter(
    ([campo, meu]) =>
      campo in deles &&
      mesmoTipo(meu, deles[campo]) &&
      !(deles[campo] instanceof Date) &&
      ![meu, deEntao[campo]].some((valor) => iguais(valor, deles[campo])) &&
      !iguais(meu, deEntao[campo]),
  );
  // A form may call its field by another name than the record does.
  const deMesmoNome = mudados.filter(([campo]) => campos.includes(campo));
  return (deMesmoNome.length > 0 ? deMesmoNome : mudados).map(([campo, meu]: [string, unknown]) => ({
    campo,
    rotulo: rotuloDo(elemento, campo),
    meu,
    deles: deles[campo],
  }));
}

const temNome = (valor: unknown): valor is { name: string } =>
  typeof valor === 'object' && valor !== null && 'name' in valor && typeof valor.name === 'string';

/** A value in words. */
export function emPalavras(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  // Files are called by their names.
  if (Array.isArray(valor) && valor.length > 0 && valor.every(temNome))
    return valor.map(({ name }) => name).join(', ');
  if (Array.isArray(valor))
    return valor.every((item) => typeof item === 'string' && !item.includes('/'))
      ? valor.join(', ') || '(vazio)'
      : `${valor.length} na lista`;
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR');
  if (typeof valor !== 'string' || valor.trim() === '') return '(vazio)';
  const [, ano, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(valor) ?? [];
  return ano ? `${dia}/${mes}/${ano}` : valor;
}
