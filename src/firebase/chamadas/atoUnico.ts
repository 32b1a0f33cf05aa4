/** One act through a function: sent again with other content after a lost answer, it tells which content was done. */
import { OUTROS_DADOS } from '@/domain/contratos/contrato';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';

/** An act of one opening of a form: its request id, and every content sent under it. */
export interface AtoPorFuncao<E> {
  readonly requestId: string;
  readonly enviados: E[];
}
/** What a form holds, and the act it is sent as. */
export interface DoAto<F, E> {
  form: F;
  ato: AtoPorFuncao<E>;
}
export const novoAto = <E>(requestId: string = crypto.randomUUID()): AtoPorFuncao<E> => ({
  requestId,
  enviados: [],
});

/** An earlier sending of other content was done. */
export class JaFeito<E> extends ErroDoProduto {
  constructor(readonly feito: E) {
    super(OUTROS_DADOS);
  }
}

const foiOutro = (erro: unknown) => mensagemDoErro(erro) === OUTROS_DADOS;

/** Sends the content under the act's id, by `mandar`. Throws JaFeito with the content that the server did under it. */
export async function fazerUmaVez<E, R>(
  mandar: (dados: E, requestId: string) => Promise<R>,
  dados: E,
  { requestId, enviados }: AtoPorFuncao<E>,
): Promise<R> {
  const antes = [...enviados];
  enviados.push(dados);
  try {
    return await mandar(dados, requestId);
  } catch (erro) {
    if (!foiOutro(erro)) throw erro;
    // What was done answers again and does nothing; anything else is refused in the same words.
    for (const enviado of antes) {
      const feito = await mandar(enviado, requestId).then(
        () => true,
        (outro: unknown) => {
          if (!foiOutro(outro)) throw outro;
          return false;
        },
      );
      if (feito) throw new JaFeito(enviado);
    }
    throw erro;
  }
}
