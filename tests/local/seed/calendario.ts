/** Dates of the demo: relative to today, so that what runs now still runs whenever it is loaded. */
const DIA = 24 * 60 * 60 * 1000;

/** Midnight of today in São Paulo (UTC−3 all year). */
const hoje = Math.floor((Date.now() - 3 * 3_600_000) / DIA) * DIA + 3 * 3_600_000;

/** The instant `dias` from today (negative: ago), at `hora` o'clock in São Paulo. */
export const dia = (dias: number, hora = 0, minuto = 0) =>
  new Date(hoje + dias * DIA + hora * 3_600_000 + minuto * 60_000);

/** Last millisecond of that day: how periods end. */
export const fimDoDia = (dias: number) => new Date(hoje + (dias + 1) * DIA - 1);

export const ano = (dias: number) => dia(dias, 12).getUTCFullYear();

export const depoisDe = (data: Date, dias: number, horas = 0) =>
  new Date(data.getTime() + dias * DIA + horas * 3_600_000);

/** Never in the future: what "happened" lies at least an hour back. */
export const atePassado = (data: Date) => new Date(Math.min(data.getTime(), Date.now() - 3_600_000));

/** True iff it has happened by now, an hour ago at least. */
export const jaFoi = (data: Date) => +data === +atePassado(data);
