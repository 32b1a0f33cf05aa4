/**
 * The vocabulary every schema is written in: one word per kind of field, with its limits. It uses zod/mini, because
 * the schemas are on the first-load path of every page (decisions T103).
 */
import * as z from 'zod/mini';
import './frase-da-validacao';
import type { LimiteDoDia } from './datas';
import { LIMITE } from './limite';

export { LIMITE } from './limite';

/** Every text the product keeps has at least three characters unless the specification says otherwise (part 1 §9). */
export const MINIMO_TEXTO = 3;

/** Control characters but tab and line ends, and signs that turn the reading direction. */
const ESCONDIDO = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const VISIVEL = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const semEscondidos = (v: string) => !(v.match(ESCONDIDO) ?? []).some((sinal) => !'\t\n\r'.includes(sinal));
/** Two characters that one sees: a title of none is a row without a name. */
const legivel = (v: string) => (v.match(VISIVEL)?.length ?? 0) >= 2;

/**
 * Trimmed text between min and max characters; `mensagem` words the refusal of a shorter one. What needs two
 * characters or more is text that people read. It has two visible ones and nothing hidden, in the rules too (texto2,
 * texto3, texto10).
 */
export const texto = (max: number = LIMITE.nome, min: number = MINIMO_TEXTO, mensagem?: string) => {
  const limitado = z
    .string()
    .check(
      z.trim(),
      z.minLength(min, { error: mensagem, abort: true }),
      z.maxLength(max, `Use no máximo ${max} caracteres.`),
    );
  return min < 2
    ? limitado
    : limitado.check(
        z.refine(semEscondidos, 'Apague os caracteres invisíveis deste texto.'),
        z.refine(legivel, mensagem ?? 'Escreva um texto que se possa ler.'),
      );
};

/** Trimmed text that may be empty. */
export const textoOpcional = (max: number = LIMITE.textoLongo) => texto(max, 0);

/**
 * A name as lists sort it (busca.ts, emOrdem), stored beside it. A name of signs alone leaves nothing. It may be as long
 * as the longest name, a question's: the rules ask the same of all (valores.rules).
 */
export const nomeEmOrdem = () => textoOpcional(300);

/** An address as it is typed or copied: copied ones bring signs that nobody sees, which no address has. */
export const enderecoEscrito = () =>
  z.string().check(
    z.overwrite((v) => v.replace(/\p{Cf}/gu, '')),
    z.trim(),
    z.toLowerCase(),
  );

/**
 * An address, by one rule for forms, contracts and records; a form's, which has a message, says of an empty one that it
 * is missing.
 */
export const email = (mensagem?: string) => {
  const endereco = z.email(mensagem);
  const escrito = enderecoEscrito().check(z.maxLength(LIMITE.email));
  return mensagem === undefined
    ? escrito.check(endereco)
    : escrito.check(z.minLength(1, { error: 'E-mail obrigatório', abort: true }), endereco);
};

/** Path of a document from the database root, e.g. `licenciadas/l/empresas/e/colaboradores/c`. */
export const referencia = () => z.string().check(z.minLength(3), z.maxLength(LIMITE.referencia));

/**
 * The one shape of ids that somebody outside chooses (decisions T462; the rules say it in comum/valores.rules). Firestore
 * keeps '__x__' for itself and refuses to look it up. What every object has by nature would be found in any map by id.
 */
const ID_DE_REGISTRO =
  /^(?!__.*__$)(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[\w-]{1,128}$/;

/**
 * Id of a record as somebody outside names it. It becomes part of a path, so it holds only what ids are made of. 'uid/'
 * is the same path as 'uid' and another text. It passed every comparison with one's own id.
 */
export const idDeRegistro = (mensagem?: string) => z.string().check(z.regex(ID_DE_REGISTRO, mensagem));
export const ehIdDeRegistro = (id: string) => ID_DE_REGISTRO.test(id);

/** Firestore timestamps arrive as Date; src/firebase/dados/collection.ts and functions/src/banco.ts convert. */
export const instante = () => z.date();

/** A day, stored as its first or last instant in Brasília: shown, compared and exported as a day (datas.ts). */
export const limiteDoDia = (): z.ZodMiniType<LimiteDoDia> => z.date();

export const inteiro = (min = 0, max: number = LIMITE.moedas) =>
  z.number().check(z.int(), z.gte(min), z.lte(max));

/** List of at most `max` items; a minimum gives its own message. */
export const lista = <T extends z.ZodMiniType>(
  item: T,
  max: number = LIMITE.lista,
  min = 0,
  mensagem?: string,
) => z.array(item).check(z.maxLength(max), z.minLength(min, mensagem));

/** One of the values. A form may hold null until it is chosen, which is refused with the message. */
export const escolha = <const T extends readonly string[]>(valores: T, mensagem: string) =>
  z.pipe(z.nullable(z.string()), z.enum(valores, mensagem));

export const anexoSchema = z.object({
  path: texto(1_024, 1),
  name: texto(200, 1),
  size: inteiro(0, 25 * 1024 * 1024),
  type: texto(120, 0),
});
export type Anexo = z.infer<typeof anexoSchema>;

/** Audit fields of every entity (part 1 §3). `createdBy`/`updatedBy` are auth uids; deletedAt null means active. */
export const auditoria = {
  createdAt: instante(),
  createdBy: texto(128, 1),
  updatedAt: instante(),
  updatedBy: texto(128, 1),
  deletedAt: z.nullable(instante()),
};

export type CampoDeAuditoria = keyof typeof auditoria;

/** A stored record together with its document id. */
export type ComId<T> = T & { id: string };

/** Schema of an entity's stored document: its own fields plus the audit fields; unknown fields are refused. */
export const entidade = <T extends z.core.$ZodShape>(campos: T) =>
  z.strictObject({ ...campos, ...auditoria });
