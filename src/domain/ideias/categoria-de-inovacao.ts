/** Innovation category: what types of innovation are grouped by (part 2 §3 and §5). */
import * as z from 'zod/mini';
import { indiceDoNome } from '@/domain/comum/busca';
import { entidade, instante, LIMITE, lista, nomeEmOrdem, texto } from '@/domain/comum/fields';

const campos = {
  nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
  descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
};

export const categoriaDeInovacaoSchema = entidade({
  ...campos,
  nomeEmOrdem: nomeEmOrdem(),
  /** Part of the record's contract; nothing starts, pauses or ends a category. */
  startedAt: z.nullable(instante()),
  pausedAt: z.nullable(instante()),
  endedAt: z.nullable(instante()),
  busca: lista(texto(20, 1), LIMITE.busca),
});
export type CategoriaDeInovacao = z.infer<typeof categoriaDeInovacaoSchema>;

export const categoriaForm = z.object(campos);
export type CategoriaForm = z.infer<typeof categoriaForm>;

export const categoriaVazia: CategoriaForm = { nome: '', descricao: '' };

/** What the form gives, as stored. */
export const categoriaParaGravar = (form: CategoriaForm) => ({ ...form, ...indiceDoNome(form.nome) });

export const categoriaNova = { startedAt: null, pausedAt: null, endedAt: null } as const;
