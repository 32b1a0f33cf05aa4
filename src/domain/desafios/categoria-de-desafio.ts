/** Challenge category: what challenges are grouped by (part 2 §3 and §5). */
import { doModulo } from '@/domain/acesso/linhas';
import type { Acesso } from '@/domain/acesso/permissao';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { LIMITE, texto } from '@/domain/comum/campos';

/** Their names stand in every challenge, and in the form and the filters of its list. */
const leitores: Acesso = [{ flag: [22, 'leitura'] }, { flag: [9, 'leitura'] }];

export const categoriasDeDesafio = cadastro({
  colecao: 'desafioCategorias',
  oQueE: 'Challenge category: groups challenges',
  acesso: { ...doModulo(22, 'criador'), get: leitores, list: leitores },
  campos: { nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.') },
  vazio: { nome: '' },
  outros: comBusca,
  novo: {},
});
export type CategoriaDeDesafio = RegistroDe<typeof categoriasDeDesafio>;
