/**
 * Sponsorship with coins (part 2 §4 and §5). Two documents change in one batch, and the rules check each against the
 * other. They are the coins a person gives to one parent, and the sum they have given under its rule set.
 */
import * as z from 'zod/mini';
import { flexao, type Nome } from '@/domain/pai/pai';
import { instante, inteiro, limiteDoDia, referencia, texto, textoOpcional } from '@/domain/comum/campos';

/** `{pais}/{pai}/{pais}ActivitiesPerColaborador/{uid}` */
export const patrocinioSchema = z.strictObject({
  moedas: inteiro(),
  /**
   * The part of them that went back to the wallet because the parent was rejected, cancelled or removed
   * (moedas-devolvidas.ts).
   */
  devolvidas: inteiro(),
  /** The parent's movement under which they went back, or could not be taken again; '' before that. */
  movimento: textoOpcional(40),
  colaboradorNome: texto(),
  paiTitulo: texto(150),
  regulamentoReference: referencia(),
  createdAt: instante(),
  createdBy: texto(128, 1),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
});
export type Patrocinio = z.infer<typeof patrocinioSchema>;

/** `{regulamentos}/{regulamento}/regulamentoActivitiesPerColaborador/{uid}`: the wallet, one per rule set. */
export const carteiraSchema = z.strictObject({
  totalMoedas: inteiro(),
  /** Parent whose sponsorship was written in the same batch: ties the two documents together. */
  ultimoPai: texto(128, 1),
  createdAt: instante(),
  createdBy: texto(128, 1),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
});
export type Carteira = z.infer<typeof carteiraSchema>;

/** What a rule set says of coins, whatever else it rules. */
export const regraDeMoedasSchema = z.object({
  nome: texto(),
  dataInicial: limiteDoDia(),
  dataFinal: limiteDoDia(),
  quantidadeMoedasPorColaborador: inteiro(),
  deletedAt: z.nullable(instante()),
});
export type RegraDeMoedas = z.infer<typeof regraDeMoedasSchema>;

/** Coins that count for the parent and against the wallet. */
export const liquidas = ({ moedas, devolvidas }: Pick<Patrocinio, 'moedas' | 'devolvidas'>) =>
  moedas - devolvidas;

/** Most coins a person may have on this item: what the rule leaves them plus what the item already holds. */
export const maximoParaOItem = (quota: number, gastas: number, dadasAoItem: number) =>
  Math.max(0, quota - gastas + dadasAoItem);

/** Form of the sponsorship block; the wrong-type sentence is the specification's. */
export const patrocinioForm = (maximo: number, nome: Nome) =>
  z.object({
    moedas: z
      .number({
        error: ({ input }) =>
          input === '' ? 'Diga quantas moedas quer dar.' : `${String(input)} não é um valor de moedas válido`,
      })
      .check(
        // The balance first: a number too large to be whole is above all too large.
        z.lte(maximo, `Seu saldo permite no máximo ${maximo} moedas n${flexao(nome).este} ${nome.singular}.`),
        z.gte(0, 'O número de moedas não pode ser negativo.'),
        z.int('Use um número inteiro de moedas.'),
      ),
  });

export type EstadoDoPatrocinio = 'Patrocinar' | 'Modificar Patrocínio' | 'Patrocínio realizado';

/** Text of the button: nothing given yet, the typed amount differs, or unchanged (part 2 §4). */
export function estadoDoPatrocinio(dadas: number, digitadas: number): EstadoDoPatrocinio {
  if (dadas === 0) return 'Patrocinar';
  return dadas === digitadas ? 'Patrocínio realizado' : 'Modificar Patrocínio';
}
