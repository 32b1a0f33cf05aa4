/**
 * `seguindo/{uid}`: what a person follows, and what they stopped following that concerns them (decisions P445). Nobody else
 * reads it. Following shows nothing by itself: who is told of what is judged anew each time (functions/src/nucleo/notificar.ts).
 */
import * as z from 'zod/mini';
import { instante, lista, referencia, texto } from '@/domain/comum/campos';

export const MAXIMO_DE_SEGUIDOS = 200;

const seguidos = () => lista(referencia(), MAXIMO_DE_SEGUIDOS);

export const seguindoSchema = z.strictObject({
  ideias: seguidos(),
  desafios: seguidos(),
  pessoas: seguidos(),
  /** Own ones, or that the person takes part in or sponsors: followed without being asked, until they are put here. */
  semIdeias: seguidos(),
  semDesafios: seguidos(),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
});
export type Seguindo = z.infer<typeof seguindoSchema>;
export type Seguidos = Omit<Seguindo, 'updatedAt' | 'updatedBy'>;

export const NADA_SEGUIDO: Seguidos = {
  ideias: [],
  desafios: [],
  pessoas: [],
  semIdeias: [],
  semDesafios: [],
};

/** What can be followed, as its collection is called. */
export type Seguivel = 'ideias' | 'desafios' | 'colaboradores';

const LISTAS = {
  ideias: ['ideias', 'semIdeias'],
  desafios: ['desafios', 'semDesafios'],
  colaboradores: ['pessoas', undefined],
} as const satisfies Record<Seguivel, readonly [keyof Seguidos, keyof Seguidos | undefined]>;

/** Fields that name who follows, and who stopped. */
export const listasDe = (tipo: Seguivel) => LISTAS[tipo];

/** `por si`: the person wrote it, takes part in it or sponsors it. */
export function segue(seguidos: Seguidos, tipo: Seguivel, qual: string, porSi = false): boolean {
  const [sim, nao] = LISTAS[tipo];
  if (nao && seguidos[nao].includes(qual)) return false;
  return porSi || seguidos[sim].includes(qual);
}

export const SEM_LUGAR_PARA_SEGUIR = `Você já segue ${MAXIMO_DE_SEGUIDOS}, o máximo. Deixe de seguir outra antes.`;

/** The lists after the press of the button, or undefined where one is full. */
export function alternado(
  seguidos: Seguidos,
  tipo: Seguivel,
  qual: string,
  { seguir, porSi }: { seguir: boolean; porSi: boolean },
): Seguidos | undefined {
  const [sim, nao] = LISTAS[tipo];
  const sem = (campo: keyof Seguidos) => seguidos[campo].filter((uma) => uma !== qual);
  const tirados = { ...seguidos, [sim]: sem(sim), ...(nao && { [nao]: sem(nao) }) };
  // What concerns the person is followed without a place in the list; stopping is what is kept of it.
  const campo = seguir ? (porSi ? undefined : sim) : porSi ? nao : undefined;
  if (!campo) return tirados;
  const lista = [...tirados[campo], qual];
  return lista.length > MAXIMO_DE_SEGUIDOS ? undefined : { ...tirados, [campo]: lista };
}
