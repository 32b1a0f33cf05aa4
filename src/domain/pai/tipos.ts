/** Every kind of parent there is. */
import { caminhos, colecaoDaReferencia, contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { type LugarDoPai, lugarDoPai, type TipoDePai } from './pai';

export const TIPOS_DE_PAI: readonly TipoDePai[] = [IDEIA, DESAFIO];

/** Names of the collections of sponsorships, which each kind has under a name of its own. */
export const COLECOES_DE_PATROCINIO = TIPOS_DE_PAI.flatMap(({ colecao, sob }) =>
  sob.patrocinios ? idDaReferencia(caminhos.sob(`${colecao}/-`).patrocinios) : [],
);

/** The kind of the record with this path; undefined where it is no parent. */
export const tipoDoPai = (referencia: string): TipoDePai | undefined =>
  TIPOS_DE_PAI.find(({ colecao }) => colecao === colecaoDaReferencia(referencia));

/** Where the record with this path lies; undefined where it is no parent of a company. */
export function lugarDaReferencia(referencia: string): LugarDoPai | undefined {
  const [tipo, contexto] = [tipoDoPai(referencia), contextoDaReferencia(referencia)];
  return tipo && contexto && lugarDoPai(tipo, contexto, idDaReferencia(referencia));
}
