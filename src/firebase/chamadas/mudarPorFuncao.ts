/** Changes of a record that a function writes: told apart from another editor's, as those of `update` are. */
import { CONFLITO, ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import { soMinhas } from '@/firebase/dados/editadoPorOutro';

interface Mudanca<T extends object, F extends object> {
  /** The record as the form opened it. */
  lido: ComId<T>;
  paraForm: (registro: T) => F;
  /** What the form sends: all of its fields or some. */
  dados: Partial<F>;
  /** The function refuses with CONFLITO where the record is not of that version. */
  enviar: (dados: Partial<F>, versao: ComId<T>) => Promise<unknown>;
  ler: () => Promise<ComId<T> | undefined>;
}

/** Form values of records as opened: the same object each time, which conflito.ts remembers tries by. */
const abertos = new WeakMap<object, object>();

function aberto<T extends object, F extends object>(lido: T, paraForm: (registro: T) => F): F {
  const valores = abertos.get(lido) ?? paraForm(lido);
  abertos.set(lido, valores);
  return valores as F;
}

/**
 * Sends the change. The record may be another by now, through an earlier try or somebody else. Then what the person
 * changed is sent once more, over what is stored. Throws EditadoPorOutro, with form values, where both changed the same field.
 */
export async function mudarPorFuncao<T extends object, F extends object>(
  mudanca: Mudanca<T, F>,
): Promise<void> {
  const { lido, paraForm, dados, enviar, ler } = mudanca;
  const base = aberto(lido, paraForm);
  try {
    await enviar(dados, lido);
    return;
  } catch (erro) {
    if (mensagemDoErro(erro) !== CONFLITO) {
      // It may have arrived.
      soMinhas<F>(dados, base, base);
      throw erro;
    }
  }
  const atual = await ler();
  if (!atual) throw new ErroDoProduto('Este registro não existe mais.');
  const guardado = paraForm(atual);
  const minhas = soMinhas<F>(dados, base, guardado);
  if (!minhas) return;
  const outras = Object.entries(guardado).filter(([campo]) => campo in dados);
  await enviar({ ...(Object.fromEntries(outras) as Partial<F>), ...(minhas as Partial<F>) }, atual);
}
