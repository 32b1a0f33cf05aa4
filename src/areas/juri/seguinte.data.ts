/** Which company an evaluator scores next. */
import { para } from '@/domain/telas/enderecos';
import type { ItemParaAvaliar, JuriParaAvaliar } from './juri.data';

type Alvo = Pick<ItemParaAvaliar, 'idEmpresa' | 'questionarioId'>;

/** Where the company is scored in the questionnaire; the page there leads on to the next. */
export const ondeAvaliar = ({ idEmpresa, questionarioId }: Alvo): string =>
  para('/analisarInfo/:idEmpresa/:questionarioId', { idEmpresa, questionarioId }, { juri: 'sim' });

export interface Achado {
  juri: JuriParaAvaliar;
  item: ItemParaAvaliar;
  /** The next one after it that is not scored, from the beginning again after the last; undefined of none. */
  proxima: ItemParaAvaliar | undefined;
  /** How many others are left. */
  faltam: number;
}

/** The jury in which the company is, and what comes after it there; undefined where it is in none. */
export function aSeguinte(juris: readonly JuriParaAvaliar[], alvo: Alvo): Achado | undefined {
  const eEste = (um: Alvo) => um.idEmpresa === alvo.idEmpresa && um.questionarioId === alvo.questionarioId;
  const juri = juris.find(({ itens }) => itens.some(eEste));
  const lugar = juri?.itens.findIndex(eEste) ?? -1;
  const item = juri?.itens[lugar];
  if (!juri || !item) return undefined;
  const depois = [...juri.itens.slice(lugar + 1), ...juri.itens.slice(0, lugar)];
  const outros = depois.filter(({ dadas, de, encerrada }) => dadas < de && !encerrada);
  return { juri, item, proxima: outros[0], faltam: outros.length };
}
