/**
 * Score cards of the committee: each member scores a parent by the company's criteria, blind. A round is the time between
 * two movements, and a card belongs to one. Nobody reads others' cards before sending their own, or before the round is
 * decided (cartela.rules). A card is sent once and never changes. It holds the criteria it was filled in with.
 */
import * as z from 'zod/mini';
import { entidade, inteiro, instante, LIMITE, lista, texto, textoOpcional } from '@/domain/comum/campos';

export const MAXIMO_DE_CRITERIOS = 10;
export const MAIOR_PESO = 5;
export const MAIOR_NOTA = 10;

const nomes = () => lista(texto(60, 1), MAXIMO_DE_CRITERIOS);
const pesos = () => lista(inteiro(1, MAIOR_PESO), MAXIMO_DE_CRITERIOS);

/** Criteria of a kind of parent; the id is its collection. An empty list: no cards are filled in. */
export const criteriosSchema = entidade({ criterios: nomes(), pesos: pesos() });
export type Criterios = z.infer<typeof criteriosSchema>;

/** id = uid, under the parent and the round. The three lists are of one length. */
export const cartelaSchema = z.strictObject({
  criterios: nomes(),
  pesos: pesos(),
  notas: lista(inteiro(0, MAIOR_NOTA), MAXIMO_DE_CRITERIOS),
  comentario: textoOpcional(2_000),
  autorNome: texto(LIMITE.nome, 1),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type Cartela = z.infer<typeof cartelaSchema>;

/** Id of the round that follows the movement with this id; '' before the first (cartela.rules `rodada`). */
export const rodadaDepoisDe = (movimentacaoId: string) => `r${movimentacaoId}`;

const FALTA_A_NOTA = `Dê uma nota inteira de 0 a ${MAIOR_NOTA}.`;

/** Form of a card with so many criteria; an empty number field holds ''. */
export const cartelaForm = z.object({
  notas: z.array(
    z.pipe(
      z.union([z.number(), z.literal('')]),
      z
        .number(FALTA_A_NOTA)
        .check(z.int(FALTA_A_NOTA), z.gte(0, FALTA_A_NOTA), z.lte(MAIOR_NOTA, FALTA_A_NOTA)),
    ),
  ),
  comentario: textoOpcional(2_000),
});

const FALTA_O_PESO = `Escolha um peso de 1 a ${MAIOR_PESO}.`;

/** Form of the criteria, one row each. */
export const criteriosForm = z.object({
  linhas: z
    .array(
      z.object({
        nome: texto(60, 1, 'Diga o nome do critério.'),
        peso: z.pipe(
          z.union([z.number(), z.literal('')]),
          z
            .number(FALTA_O_PESO)
            .check(z.int(FALTA_O_PESO), z.gte(1, FALTA_O_PESO), z.lte(MAIOR_PESO, FALTA_O_PESO)),
        ),
      }),
    )
    .check(
      z.maxLength(MAXIMO_DE_CRITERIOS),
      z.refine((linhas) => new Set(linhas.map(({ nome }) => nome.toLowerCase())).size === linhas.length, {
        error: 'Dois critérios têm o mesmo nome.',
        path: [0, 'nome'],
      }),
    ),
});

type Notas = Pick<Cartela, 'notas' | 'pesos'>;

/** Mean of the scores, each as often as its weight says. */
export function mediaDaCartela({ notas, pesos: dela }: Notas): number {
  const total = dela.reduce((soma, peso) => soma + peso, 0);
  return notas.reduce((soma, nota, i) => soma + nota * (dela[i] ?? 0), 0) / total;
}

/** Mean, and how far apart: the standard deviation of all there are, 0 when all agree. */
export interface Medida {
  media: number;
  dispersao: number;
  quantas: number;
}

export function medidaDe(valores: readonly number[]): Medida {
  const quantas = valores.length;
  const media = valores.reduce((soma, valor) => soma + valor, 0) / quantas;
  const variancia = valores.reduce((soma, valor) => soma + (valor - media) ** 2, 0) / quantas;
  return { media, dispersao: Math.sqrt(variancia), quantas };
}

export interface Resultado {
  geral: Medida;
  /** In the order of the first card that has the criterion. Cards of earlier criteria have others. */
  porCriterio: { nome: string; medida: Medida }[];
}

/** Result of the cards, each member's counting the same; undefined without any. */
export function resultadoDe(
  cartelas: readonly Pick<Cartela, 'criterios' | 'pesos' | 'notas'>[],
): Resultado | undefined {
  if (cartelas.length === 0) return undefined;
  const notasDe = new Map<string, number[]>();
  for (const { criterios, notas } of cartelas)
    for (const [i, nome] of criterios.entries()) {
      const nota = notas[i];
      if (nota !== undefined) notasDe.set(nome, [...(notasDe.get(nome) ?? []), nota]);
    }
  return {
    geral: medidaDe(cartelas.map(mediaDaCartela)),
    porCriterio: [...notasDe].map(([nome, notas]) => ({ nome, medida: medidaDe(notas) })),
  };
}
