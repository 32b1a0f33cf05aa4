/** Tactics in a form: a list that lives in the page until it is saved with its record (part 2 §4). */
import { indiceDoNome } from '@/domain/comum/busca';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import type { Parte } from '@/firebase/dados/collection';

export interface TaticaNaTela {
  id: string;
  nome: string;
  descricao: string;
}

interface Partes<T> {
  parte: (caminho: string, dados: object, opcoes: { fixos?: object; lido?: T }) => Parte;
  parteRemovida: (caminho: string) => Parte;
}

interface Gravacao<T, N extends TaticaNaTela> {
  taticas: readonly N[];
  /** As the page opened them. */
  lidas: readonly T[];
  onde: string;
  colecao: Partes<T>;
  /** What a new one has besides. */
  fixos: (tatica: N) => object;
}

/** What saving the list does: adds, changes and removes, as far as it differs from what was read. */
export function partesDasTaticas<T extends ComId<TaticaNaTela>, N extends TaticaNaTela>({
  taticas,
  lidas,
  onde,
  colecao,
  fixos,
}: Gravacao<T, N>): Parte[] {
  const gravadas = taticas.flatMap((tatica) => {
    const { id, nome, descricao } = tatica;
    const lido = lidas.find((lida) => lida.id === id);
    if (lido?.nome === nome && lido.descricao === descricao) return [];
    const dados = { nome, descricao, ...indiceDoNome(nome) };
    const parte = colecao.parte(`${onde}/${id}`, dados, lido ? { lido } : { fixos: fixos(tatica) });
    return [emPalavras(parte, nome)];
  });
  const removidas = lidas.filter(({ id }) => !taticas.some((tatica) => tatica.id === id));
  return [...gravadas, ...removidas.map(({ id }) => colecao.parteRemovida(`${onde}/${id}`))];
}

/** The form has no field for one tactic, in which a conflict could be shown. */
const emPalavras =
  (parte: Parte, nome: string): Parte =>
  (transacao) =>
    parte(transacao).catch((erro: unknown) => {
      if (!(erro instanceof ErroDoProduto)) throw erro;
      throw new ErroDoProduto(`Tática "${nome}": ${erro.message}`, { cause: erro });
    });
