/** `comunicados/{day}`: what an administrator tells the company or some sectors, one a day (decisions P446). */
import * as z from 'zod/mini';
import { entidade, lista, texto } from '@/domain/comum/campos';

export const MAXIMO_DE_LETRAS_DO_COMUNICADO = 2_000;
/** As many as a query can ask for at once. */
export const MAXIMO_DE_SETORES_DO_COMUNICADO = 30;

/** What the form asks; without sectors it is for everybody. */
export const camposDoComunicado = {
  titulo: texto(120, 3, 'Dê um título ao comunicado.'),
  texto: texto(MAXIMO_DE_LETRAS_DO_COMUNICADO, 3, 'Escreva o comunicado.'),
  setores: lista(texto(60, 1), MAXIMO_DE_SETORES_DO_COMUNICADO),
};
export const comunicadoForm = z.object(camposDoComunicado);
export type ComunicadoForm = z.infer<typeof comunicadoForm>;
export const comunicadoVazio: ComunicadoForm = { titulo: '', texto: '', setores: [] };

export const comunicadoSchema = entidade({
  ...camposDoComunicado,
  /** The opened form it came from: sent again after a lost answer, corrected or not, it is the same one. */
  tentativa: texto(40, 1),
});
export type Comunicado = z.infer<typeof comunicadoSchema>;

export const JA_SAIU = 'Já saiu um comunicado hoje. O próximo pode sair amanhã.';

/** 'Toda a empresa', or the sectors by name. */
export const paraQuem = ({ setores }: Pick<Comunicado, 'setores'>): string =>
  setores.length === 0 ? 'Toda a empresa' : setores.join(', ');
