/** Play types: every read and write of them (part 2 §7). */
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';

export const tiposDeJogadaData = dadosDoCadastro(tiposDeJogada, {
  cadastrado: (nome) => `${nome} cadastrado com sucesso!`,
  atualizado: (nome) => `${nome} atualizado com sucesso!`,
  removido: 'Tipo de jogada removido',
});
