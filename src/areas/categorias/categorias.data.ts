/** Innovation categories: every read and write of them (part 2 §7). */
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';

export const categoriasData = dadosDoCadastro(categorias, {
  cadastrado: (nome) => `${nome} cadastrada com sucesso!`,
  atualizado: (nome) => `${nome} atualizada com sucesso!`,
  removido: 'Categoria removida',
});
