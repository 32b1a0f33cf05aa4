import { exemploDe } from '@tests/support/exemplos';
import { documentosDoIncentivo } from './documento';

export const umDocumento = exemploDe(documentosDoIncentivo, {
  nome: 'Guia de inovação',
  anexos: [],
  link: 'https://aurora.exemplo/guia.pdf',
});
