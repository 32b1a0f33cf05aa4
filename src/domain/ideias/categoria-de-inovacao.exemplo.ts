import { exemploDe } from '@tests/support/exemplos';
import { categorias } from './categoria-de-inovacao';

export const umaCategoria = exemploDe(categorias, {
  nome: 'Processo',
  descricao: 'Novas formas de produzir, entregar ou atender.',
});
