/** The period of a rule or campaign in its form: days instead of instants (part 2 §5). */
import * as z from 'zod/mini';
import { type Dia, diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';

interface Dias {
  dataInicial: Dia;
  dataFinal: Dia;
}

/** Days as date inputs give them. */
export const camposDoPeriodo = { dataInicial: dia(), dataFinal: dia() };

export const ordemDasDatas = z.refine<Dias>(({ dataInicial, dataFinal }) => dataFinal >= dataInicial, {
  error: 'O fim não pode vir antes do início.',
  path: ['dataFinal'],
});

export const COMECA_ANTES = 'O regulamento não pode começar antes de hoje.';

export const instantesDoPeriodo = ({ dataInicial, dataFinal }: Dias) => ({
  dataInicial: inicioDoDia(dataInicial),
  dataFinal: fimDoDia(dataFinal),
});

export const diasDoPeriodo = ({ dataInicial, dataFinal }: { dataInicial: Date; dataFinal: Date }): Dias => ({
  dataInicial: diaDe(dataInicial),
  dataFinal: diaDe(dataFinal),
});
