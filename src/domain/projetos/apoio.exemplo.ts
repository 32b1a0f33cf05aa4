import { exemploDe } from '@tests/support/exemplos';
import { embaixadores, embaixadoresPessoas, licenciados } from './apoio';

export const umLicenciado = exemploDe(licenciados, {
  nome: 'Instituto Inovar',
  email: 'contato@instituto.exemplo',
  logo: [],
});
export const umEmbaixador = exemploDe(embaixadores, { nome: 'Associação Comercial' });
export const umaPessoaEmbaixadora = exemploDe(embaixadoresPessoas, { nome: 'Marisa Couto' });
