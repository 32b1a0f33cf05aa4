/** Comment on an idea (and later on a challenge) and its replies (part 2 §3 and §5). */
import * as z from 'zod/mini';
import { email, entidade, LIMITE, lista, referencia, texto } from '@/domain/comum/campos';
import { MOTIVOS_DA_MODERACAO } from '@/domain/moderacao/motivos';
import { PAPEIS } from '@/domain/acesso/papeis';

const conteudo = () => texto(LIMITE.comentario, 2, 'Escreva ao menos 2 letras.');

export const comentarioSchema = entidade({
  /** Editor HTML or markdown; sanitised when shown (decisions I14). */
  comentario: conteudo(),
  /** Looked up in the membership by the rules, so nobody signs with another's name. */
  autor: z.strictObject({ refPath: referencia(), nome: texto(), email: email(), role: z.enum(PAPEIS) }),
  colaboradoresMencionadosReferences: lista(referencia(), 20),
  /** Path of the comment answered; '' for a top-level comment. */
  respostaAoComentarioReference: z.string().check(z.maxLength(LIMITE.referencia)),
  /** Why moderation hid it: what it said stands in the case, and a sentence in its place (moderacao.ts). */
  oculto: z.optional(z.enum(MOTIVOS_DA_MODERACAO)),
});
export type Comentario = z.infer<typeof comentarioSchema>;

/** For so long its author may still change it (decisions P451; firestore.rules say the same). */
export const MINUTOS_PARA_EDITAR = 15;

export const aindaSeEdita = ({ createdAt, oculto }: Pick<Comentario, 'createdAt' | 'oculto'>, agora: Date) =>
  oculto === undefined && agora.getTime() < createdAt.getTime() + MINUTOS_PARA_EDITAR * 60_000;

/** Its author changed it: nobody else does, and moderation leaves the time as it is. */
export const foiEditado = ({
  createdAt,
  updatedAt,
  oculto,
}: Pick<Comentario, 'createdAt' | 'updatedAt' | 'oculto'>) =>
  oculto === undefined && updatedAt.getTime() > createdAt.getTime();

/** Mentions in one comment (firestore.rules say the same). */
const MENCOES = 20;

export const comentarioForm = z.object({
  comentario: conteudo(),
  colaboradoresMencionadosReferences: z
    .array(referencia())
    .check(z.maxLength(MENCOES, `Mencione no máximo ${MENCOES} colegas por comentário.`)),
});
export type ComentarioForm = z.infer<typeof comentarioForm>;
