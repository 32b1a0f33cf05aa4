/**
 * Which questionnaire of an earlier edition a questionnaire continues (decisions P421). A copy into another project says
 * what it was copied from, and with which seed: ids of its groups and questions follow from those of the original and
 * the seed alone, so that any two editions of a line can be laid over each other for good, whatever names are today.
 */
import * as z from 'zod/mini';
import { idDeRegistro, texto } from '@/domain/comum/campos';
import type { Compilado } from './versao';

export const linhagemSchema = z.strictObject({
  /** Questionnaire of the same company. */
  de: idDeRegistro(),
  semente: texto(64, 8),
});
export type Linhagem = z.infer<typeof linhagemSchema>;

type Partes = Pick<Compilado, 'grupos' | 'perguntas'>;

/** How a group stands to the one that it continues. */
export interface GrupoDaLinha {
  /** The group's id in the newer version. */
  id: string;
  /** Its id in the older one. */
  antes: string;
  /** Questions that both ask, and all that one of them asks. */
  comuns: number;
  todas: number;
}

/**
 * Groups of the newer version that continue one of the older. `levar` makes the newer id of an older one. A group of
 * which no question is the same one continues nothing, whatever it is called.
 */
export function gruposDaLinha(novas: Partes, antigas: Partes, levar: (id: string) => string): GrupoDaLinha[] {
  const perguntasDe = ({ perguntas }: Partes, grupo: string) =>
    perguntas.filter((pergunta) => pergunta.grupo === grupo).map(({ id }) => id);
  const daqui = new Set(novas.grupos.map(({ id }) => id));
  return antigas.grupos.flatMap(({ id: antes }) => {
    const id = levar(antes);
    if (!daqui.has(id)) return [];
    const delas = new Set(perguntasDe(novas, id));
    const vindas = perguntasDe(antigas, antes).map(levar);
    const comuns = vindas.filter((uma) => delas.has(uma)).length;
    return comuns === 0 ? [] : [{ id, antes, comuns, todas: new Set([...delas, ...vindas]).size }];
  });
}
