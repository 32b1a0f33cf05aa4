import { exemploDe } from '@tests/support/exemplos';
import { taticasDeInovacao } from './tatica';

export const umaTatica = exemploDe(taticasDeInovacao, {
  nome: 'Pacote de boas-vindas',
  descricao: 'O primeiro pedido já vem com o que se compra depois.',
  tipoDeInovacao: 'combinada',
});
