/** A failure with a way out, which the form offers as a button beside its sentence. */
import { mensagemDoErro } from '@/ui/moldura/erro';

export interface Saida {
  rotulo: string;
  /** Gets the form's values as they are when the button is pressed. */
  fazer: (valores: never) => Promise<unknown>;
}

export class ComSaida extends Error {
  override readonly name = 'ComSaida';
  constructor(
    causa: unknown,
    readonly saida: Saida,
  ) {
    super(mensagemDoErro(causa), { cause: causa });
  }
}
