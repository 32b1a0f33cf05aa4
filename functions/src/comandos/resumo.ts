/**
 * `npm --prefix functions run resumo [-- 2026-11-20]`: the daily run by hand, for today or the given day. Milestones
 * that are due become notifications. Each person with unread ones gets one e-mail, unless that day's was queued
 * already.
 */
import { FORMATO_DO_DIA, inicioDoDia } from '@/domain/comum/datas';
import { banco } from '@functions/banco';
import { resumirODia } from '@functions/nucleo/resumoDoDia';

const [dia] = process.argv.slice(2);
if (dia !== undefined && !FORMATO_DO_DIA.test(dia)) throw new Error('Diga o dia como 2026-11-20.');
const quantos = await resumirODia(banco(), dia ? inicioDoDia(dia) : new Date());
process.stdout.write(`${quantos === 1 ? '1 e-mail' : `${quantos} e-mails`} na fila.\n`);
