/** Which entries belong to the e-mail of a day. Each belongs to one day only, so nobody keeps note of what was sent. */
import { type Dia, diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { ehLembrete, type Notificacao } from '@/domain/notificacoes/notificacao';

/** Instants between which the entries of the day's e-mail were written: yesterday and, for reminders, today. */
export const janelaDoResumo = (dia: Dia) => ({
  inicio: inicioDoDia(maisDias(dia, -1)),
  fim: inicioDoDia(maisDias(dia, 1)),
});

/** Yesterday's news; reminders on the very day, when they are written, because tomorrow would be too late. */
export const entraNoResumo = (notificacao: Pick<Notificacao, 'tipo' | 'detalhe' | 'createdAt'>, dia: Dia) =>
  diaDe(notificacao.createdAt) === (ehLembrete(notificacao) ? dia : maisDias(dia, -1));
