/** Two editors of one record: which changes stand side by side, and the sentence where they do not. */
import { type Anexo, LIMITE } from '@/domain/comum/campos';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { mudancasComOGuardado } from '@/domain/comum/guardado';
import { ficou, igualProfundo, type Mudancas } from './conteudo';

/** Values of a record that its editor knows beside those opened: own tries, and others' that were shown and overruled. */
const vistos = new WeakMap<object, object[]>();

function lembrar(lido: object, valores: object): void {
  vistos.set(lido, [...(vistos.get(lido) ?? []), valores]);
}

/** What was seen of one field. */
const vistosDo = <T extends object, C extends keyof T>(lido: Partial<T>, campo: C) =>
  ((vistos.get(lido) ?? []) as Mudancas<T>[]).filter((visto) => campo in visto).map((visto) => visto[campo]);

/** Another editor changed the same fields first; nothing was written. */
export class EditadoPorOutro extends ErroDoProduto {
  constructor(
    readonly campos: readonly string[],
    /** The record as it stands now. */
    readonly atual: object,
    private readonly lido: object,
  ) {
    super(CONFLITO);
  }
  /** The person saw what stands there now: sent once more, their own words take its place. */
  aceitar(): void {
    const vistas = Object.entries(this.atual).filter(([campo]) => this.campos.includes(campo));
    lembrar(this.lido, Object.fromEntries(vistas));
  }
}

const saoAnexos = (valor: unknown): valor is readonly Anexo[] =>
  Array.isArray(valor) &&
  valor.every((um: unknown) => typeof um === 'object' && um !== null && 'path' in um && 'name' in um);

const em = (lista: readonly Anexo[]) => new Set(lista.map(({ path }) => path));

/**
 * Attachments of two windows stand side by side: those there now, without what this editor took out, with what they put
 * in (decisions T491). undefined where these are no attachments, or more than a record holds.
 */
function anexosDosDois(lido: unknown, meus: unknown, atuais: unknown): readonly Anexo[] | undefined {
  if (!saoAnexos(lido) || !saoAnexos(meus) || !saoAnexos(atuais)) return undefined;
  const [deEntao, demais, jaLa] = [em(lido), em(meus), em(atuais)];
  const juntos = [
    ...atuais.filter(({ path }) => demais.has(path) || !deEntao.has(path)),
    ...meus.filter(({ path }) => !deEntao.has(path) && !jaLa.has(path)),
  ];
  return juntos.length <= LIMITE.anexos ? juntos : undefined;
}

/**
 * The fields that the editor of `lido` changes, each of them written over nothing the editor has not seen. Throws
 * EditadoPorOutro otherwise; gives undefined where nothing changes. A try of one's own whose answer was lost is no conflict.
 */
export function soMinhas<T extends object>(
  mudancas: Mudancas<T>,
  lido: Partial<T>,
  atual: T,
): Partial<Mudancas<T>> | undefined {
  // What a try of one's own may have changed is written, even to say again what `lido` says.
  const campos = (Object.keys(mudancas) as (keyof T & string)[]).filter((campo) =>
    [mudancas[campo], ...vistosDo(lido, campo)].some((valor) => !igualProfundo(valor, lido[campo])),
  );
  const juntos = new Map<keyof T & string, unknown>();
  const emConflito = campos.filter((campo) => {
    const vistas = [lido[campo], mudancas[campo], ...vistosDo(lido, campo)];
    if (vistas.some((valor) => ficou(atual[campo], valor))) return false;
    const dosDois = anexosDosDois(lido[campo], mudancas[campo], atual[campo]);
    if (dosDois) juntos.set(campo, dosDois);
    return !dosDois;
  });
  if (emConflito.length > 0) throw new EditadoPorOutro(emConflito, atual, lido);
  lembrar(lido, mudancas);
  if (campos.length === 0) return undefined;
  const minhas = Object.fromEntries(
    campos.map((campo) => [campo, juntos.get(campo) ?? mudancas[campo]]),
  ) as Partial<Mudancas<T>>;
  return mudancasComOGuardado(minhas, atual);
}
