/**
 * Open link of a company to a questionnaire, `linksDeResposta/{id}` under the company that answers (decisions Q166).
 * Whoever has it begins a sheet of their own. It opens nobody else's, so its secret is kept to be copied again.
 */
import * as z from 'zod/mini';
import { entidade, idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';

/** Sheets that one link begins at most, and what is proposed. */
export const MAXIMO_DE_FOLHAS_DO_LINK = 2_000;
export const FOLHAS_DO_LINK = 200;

export const linkDeRespostaSchema = entidade({
  /** The organiser of the project, of the same licensee. */
  idEmpresa: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** Null while it is revoked. */
  segredo: z.nullable(texto(64, 20)),
  limite: inteiro(1, MAXIMO_DE_FOLHAS_DO_LINK),
  /** Sheets begun by it, by earlier secrets too. */
  folhas: inteiro(0),
});
export type LinkDeResposta = z.infer<typeof linkDeRespostaSchema>;

export const caminhoDosLinks = (contexto: Contexto) => caminhos.daEmpresa(contexto, 'linksDeResposta');

/** Secrets that open one sheet: the browser's own, and those mailed to go on elsewhere. Only hashes are kept. */
export const MAXIMO_DE_CHAVES = 10;
export const chavesSchema = z.strictObject({ hashes: lista(texto(64, 1), MAXIMO_DE_CHAVES) });
