/** Innovation category: what types of innovation are grouped by (part 2 §3 and §5). */
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, momentos, type RegistroDe, semMomentos } from '@/domain/comum/cadastro';
import { LIMITE, texto } from '@/domain/comum/campos';

export const categorias = cadastro({
  colecao: 'categoriaDeInovacao',
  oQueE: 'Innovation category: groups types of innovation',
  acesso: doModulo(11, 'criador'),
  campos: {
    nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
    descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
  },
  vazio: { nome: '', descricao: '' },
  outros: { ...momentos, ...comBusca },
  novo: semMomentos,
});
export type CategoriaDeInovacao = RegistroDe<typeof categorias>;
