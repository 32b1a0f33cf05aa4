/** Innovation type: a way to innovate, under a category, with the tactics that serve it (part 2 §3 and §5). */
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, momentos, type RegistroDe, semMomentos } from '@/domain/comum/cadastro';
import { idDeRegistro, LIMITE, texto } from '@/domain/comum/campos';

export const tiposDeInovacao = cadastro({
  colecao: 'tipoDeInovacao',
  // All by name on one screen.
  ordens: [],
  indices: ['deletedAt nomeEmOrdem'],
  oQueE: 'Innovation type: a way to innovate, under an innovation category',
  acesso: doModulo(20, 'criador'),
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
    /** Id of an innovation category. */
    categoria: idDeRegistro('Escolha uma categoria.'),
    /** Its name when it was chosen: shown to people who may not read categories. */
    nomeCategoria: texto(LIMITE.nome, 3, 'Categoria não encontrada'),
  },
  vazio: { nome: '', descricao: '', categoria: '', nomeCategoria: '' },
  outros: { ...momentos, ...comBusca },
  novo: semMomentos,
});
export type TipoDeInovacao = RegistroDe<typeof tiposDeInovacao>;

interface Nomes {
  nome: string;
  nomeCategoria: string;
}

/** Sorted by category name, then type name (part 2 §2). */
export const porCategoriaENome = <T extends Nomes>(tipos: readonly T[]): T[] =>
  tipos.toSorted(
    (a, b) =>
      a.nomeCategoria.localeCompare(b.nomeCategoria, 'pt-BR') || a.nome.localeCompare(b.nome, 'pt-BR'),
  );
