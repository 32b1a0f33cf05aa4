import { exemploDe } from '@tests/support/exemplos';
import { tiposDeInovacao } from './tipo-de-inovacao';

export const umTipoDeInovacao = exemploDe(tiposDeInovacao, {
  nome: 'Oferta combinada',
  descricao: 'Vender junto o que o cliente hoje compra separado.',
  categoria: 'produto',
  nomeCategoria: 'Produto ou serviço',
});
