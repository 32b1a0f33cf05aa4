/** What rules of ideas and of challenges have in common: a name, a period and a quota of coins (part 2 §3). */
import { inteiro, LIMITE, limiteDoDia, lista, nomeEmOrdem, texto } from '@/domain/comum/campos';

export const camposDoRegulamento = {
  nome: texto(),
  nomeEmOrdem: nomeEmOrdem(),
  /** Start and end of the period, inclusive, as instants of the day boundaries in America/Sao_Paulo. */
  dataInicial: limiteDoDia(),
  dataFinal: limiteDoDia(),
  quantidadeMoedasPorColaborador: inteiro(),
  busca: lista(texto(20, 1), LIMITE.busca),
};

/** A rule of either kind, or a campaign, as far as its time goes. */
export interface ComPeriodo {
  dataInicial: Date;
  dataFinal: Date;
  deletedAt: Date | null;
}

/** Runs now: not removed, started and not ended. */
export const emAndamento = ({ dataInicial, dataFinal, deletedAt }: ComPeriodo, agora: Date) =>
  deletedAt === null && dataInicial <= agora && agora <= dataFinal;

/** A rule is locked from its first day on: coins were given and points earned under its numbers (decisions I9, D11). */
export const bloqueado = ({ dataInicial }: Pick<ComPeriodo, 'dataInicial'>, agora: Date) =>
  dataInicial <= agora;
