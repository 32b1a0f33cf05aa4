/** Movement of a tactic: its new status, why, and on which day (part 2 §3 and §5). Never changed. */
import * as z from 'zod/mini';
import { type Dia, diaDe, inicioDoDia } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { entidade, idDeRegistro, inteiro, LIMITE, limiteDoDia, texto } from '@/domain/comum/campos';
import { MAIOR_STATUS } from './tatica-da-jogada';

export const movimentacaoDaTaticaSchema = entidade({
  jogada: idDeRegistro(),
  tatica: idDeRegistro(),
  status: inteiro(1, MAIOR_STATUS),
  descricao: texto(LIMITE.textoLongo),
  /** First instant of the day in America/Sao_Paulo. */
  data: limiteDoDia(),
});
export type MovimentacaoDaTatica = z.infer<typeof movimentacaoDaTaticaSchema>;

export const movimentacaoDaTaticaForm = z.object({
  /** As the select holds it. */
  status: z.pipe(
    z.nullable(z.string()),
    z.string('Status obrigatório').check(z.regex(/^[1-4]$/, 'Status obrigatório')),
  ),
  descricao: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Descrição obrigatória')),
    texto(LIMITE.textoLongo, 3, 'A descrição precisa ter ao menos 3 letras.'),
  ),
  data: dia('Data obrigatória').check(
    z.refine((quando) => quando <= diaDe(new Date()), 'A data não pode ser depois de hoje.'),
  ),
});
export type MovimentacaoDaTaticaForm = z.infer<typeof movimentacaoDaTaticaForm>;
/** As the fields hold it: nothing is chosen yet. */
export type CamposDaMovimentacao = Omit<MovimentacaoDaTaticaForm, 'status'> & { status: string | null };

export const movimentacaoVazia = (status: number | undefined, hoje: Dia): CamposDaMovimentacao => ({
  status: status === undefined ? null : String(status),
  descricao: '',
  data: hoje,
});

export const movimentacaoDoForm = ({ status, descricao, data }: MovimentacaoDaTaticaForm) => ({
  status: Number(status),
  descricao,
  data: inicioDoDia(data),
});
