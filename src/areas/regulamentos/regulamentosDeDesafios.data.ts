/** Challenge rules: every read and write of them (part 2 §7). */
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import { chaveDoSaldo } from '@/firebase/dados/chaveDoTipo';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { regulamentosAtivos } from './ativos.data';

export const regulamentosDeDesafiosData = {
  ...dadosDoCadastro(regulamentosDesafios, {
    cadastrado: () => 'Cadastrado com sucesso!',
    atualizado: () => 'Atualizado com sucesso!',
    removido: 'Regulamento removido',
    // A rule gives coins to everybody.
    mexeEm: (sessao) => [chaveDoSaldo(sessao, DESAFIO)],
  }),

  /** Rules running now: the ones a challenge can be published under. */
  ativos: (sessao: SessaoAtiva) =>
    regulamentosAtivos(sessao, regulamentosDesafios.colecao, regulamentosDesafios.schema),
};
