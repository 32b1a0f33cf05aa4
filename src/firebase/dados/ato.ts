/**
 * One act of a person, with an id and a content (docs/architecture.md, "Data access"). Its answer may be lost
 * although it arrived. The form then sends it again, perhaps with other words. The rules refuse what is there
 * already. The act's own record tells what became of it.
 */
import { ErroDoProduto, recusada } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import { uidAtual } from '@/firebase/sessao/estadoDaSessao';
import { diz, type Mudancas } from './conteudo';

export interface Ato<T> {
  /** Path of the record that tells whether the act arrived. */
  caminho: string;
  /** What that record holds if the act arrived as sent now. Without it whatever is there is brought up to date. */
  conteudo?: Mudancas<T>;
  /**
   * Why what is stored instead stays as it is. It is a whole sentence, with what can be done now, or the refusal
   * itself.
   */
  senao?: (guardado: ComId<T>, recusa: unknown) => unknown;
  /** Brings the record of an earlier sending up to date, while it is still as this person left it. */
  atualizar?: (guardado: ComId<T>) => Promise<unknown>;
  /** Why it was refused although nothing arrived, where that is known. */
  ausente?: () => Promise<Error | undefined>;
}

/** An earlier sending is stored and stays as it is. `guardado` is its record. */
export class JaGravado<T = unknown> extends ErroDoProduto {
  constructor(
    frase: string,
    readonly guardado: ComId<T>,
  ) {
    super(frase);
  }
}

const MUDADO =
  'O primeiro envio foi gravado, e outra pessoa já o mudou. O que você escreveu depois não foi gravado: abra o registro e confira.';

/**
 * Writes the act. Refused because an earlier sending arrived. With the same content it is done. With other content,
 * still the person's own and changeable, it is brought up to date. Else throws what was stored and what can be done
 * now.
 */
export async function gravarAto<T>(
  escrita: { gravar: () => Promise<unknown> },
  ato: Ato<T>,
  ler: (caminho: string) => Promise<ComId<T> | undefined>,
): Promise<void> {
  try {
    await escrita.gravar();
  } catch (erro) {
    if (!recusada(erro)) throw erro;
    const guardado = await ler(ato.caminho).catch((naoLido: unknown) => {
      throw recusada(naoLido) ? erro : naoLido;
    });
    if (!guardado) throw (await ato.ausente?.()) ?? erro;
    if (ato.conteudo && diz(guardado, ato.conteudo)) return;
    const porque = ato.senao?.(guardado, erro);
    if (porque || !ato.atualizar) throw porque ?? erro;
    if ('updatedBy' in guardado && guardado.updatedBy !== uidAtual()) throw new JaGravado(MUDADO, guardado);
    await ato.atualizar(guardado);
  }
}
