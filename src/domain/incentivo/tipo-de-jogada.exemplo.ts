import { exemploDe } from '@tests/support/exemplos';
import { tiposDeJogada } from './tipo-de-jogada';

export const umTipoDeJogada = exemploDe(tiposDeJogada, {
  nome: 'Parceria',
  descricao: 'Jogadas que a empresa faz junto com outras organizações.',
});
