/** Challenge rules: every read and write of them (part 2 §7). */
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { regulamentosAtivos } from './ativos.data';

export const regulamentosDeDesafiosData = {
  ...dadosDoCadastro(regulamentosDesafios, {
    cadastrado: () => 'Cadastrado com sucesso!',
    atualizado: () => 'Atualizado com sucesso!',
    removido: 'Regulamento removido',
  }),

  /** Rules running now: the ones a challenge can be published under. */
  ativos: (sessao: SessaoAtiva) =>
    regulamentosAtivos(sessao, regulamentosDesafios.colecao, regulamentosDesafios.schema),
};
