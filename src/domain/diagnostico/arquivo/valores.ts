/** What the options of a file are worth where it does not say so: whoever imports it is asked (decisions Q280). */
import { NAO_SE_APLICA, temOpcoes } from '../tipo-de-resposta';
import type { ArquivoDeQuestionario, TipoEmArquivo } from './formato';

export const MAIOR_VALOR = 10;
type ComTipos = Pick<ArquivoDeQuestionario, 'tipos'>;

/** Answers of the person by the type's key, one an option; undefined or '' where none is given yet. */
export type Valores = ReadonlyMap<string, readonly (number | string | undefined)[]>;

/** True iff none of the type's options has a worth, so that answers to it could not be scored. */
export const semValor = ({ tipoDeResposta, campos }: TipoEmArquivo) =>
  temOpcoes(tipoDeResposta) && campos.every(({ valor }) => valor === NAO_SE_APLICA);

/** True iff this may stand for an option's worth; nothing may too. */
export const valorServe = (valor: number | string | undefined): boolean =>
  valor === undefined ||
  valor === '' ||
  (typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor <= MAIOR_VALOR);

/** The file with what was answered. An option left blank says that the question does not apply. */
export const comValores = <A extends ComTipos>(arquivo: A, valores: Valores): A => ({
  ...arquivo,
  tipos: arquivo.tipos.map((tipo) => {
    const dados = valores.get(tipo.chave);
    return dados
      ? {
          ...tipo,
          campos: tipo.campos.map((opcao, i) => {
            const valor = dados[i];
            return { ...opcao, valor: typeof valor === 'number' ? valor : NAO_SE_APLICA };
          }),
        }
      : tipo;
  }),
});
