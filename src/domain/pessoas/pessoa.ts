/**
 * What colleagues may know of each other: name, picture, role, sectors. The trigger onColaboradorWritten projects it
 * from the membership to `pessoas/{uid}`. Mentions, participants and avatars need no access to phone numbers and
 * birth dates (LGPD: minimisation; decisions T105).
 */
import * as z from 'zod/mini';
import { anexoSchema, instante, lista, nomeEmOrdem, texto } from '@/domain/comum/campos';
import { PAPEIS } from '@/domain/acesso/papeis';

export const pessoaSchema = z.object({
  nome: texto(),
  nomeEmOrdem: nomeEmOrdem(),
  image: lista(anexoSchema, 1),
  role: z.enum(PAPEIS),
  setores: lista(texto(60, 1), 60),
  ativo: z.boolean(),
  externo: z.boolean(),
  busca: lista(z.string(), 400),
  updatedAt: instante(),
});
export type Pessoa = z.infer<typeof pessoaSchema>;
