/** Callables about points: `pontosFunctions-…`. Points are written by the server only (decisions P11). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, LIMITE, referencia, texto } from '@/domain/comum/campos';
import { contrato } from './contrato';

/** One bonus. A day has 200 at most (the function's limit), so sums stay far from what a ranking holds. */
export const MAIOR_BONUS = 10_000;

/** Form of the bonus dialog (part 2 §5): at least one point and a reason. */
export const bonusForm = z.object({
  colaboradorReference: z.string().check(z.minLength(1, 'Escolha o colaborador.')),
  pontos: inteiro(1, MAIOR_BONUS),
  observacao: texto(LIMITE.textoCurto, 1, 'Escreva uma observação.'),
});
export type BonusForm = z.infer<typeof bonusForm>;

/** Gives a bonus under a rule. Needs 18.editar and a role that analyses ideas; never to oneself. */
export const adicionarBonus = contrato(
  'pontosFunctions-adicionarBonus',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    regulamentoIdeias: referencia(),
    colaboradorReference: referencia(),
    pontos: inteiro(1, MAIOR_BONUS),
    observacao: texto(LIMITE.textoCurto, 1),
  }),
  z.object({ id: z.string() }),
);
