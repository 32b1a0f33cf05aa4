import { exemploDe } from '@tests/support/exemplos';
import { taticasDaJogada } from './tatica-da-jogada';

export const umaTaticaDaJogada = exemploDe(taticasDaJogada, {
  nome: 'Ponto dentro da fábrica',
  descricao: 'Um balcão na portaria de clientes grandes.',
  jogada: 'loja',
  idTatica: '',
  tipo: 'Canal próprio',
  categoria: 'Processo',
});
