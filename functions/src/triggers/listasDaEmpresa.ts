/** Lists of a company that somebody keeps by hand are counted (src/domain/comum/quantidades.ts): one line each. */
import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onCategoriaWritten = acompanhar('categoriaDeInovacao/{id}');
export const onLicenciadoWritten = acompanhar('licenciado/{id}');
export const onEmbaixadorWritten = acompanhar('embaixadores/{id}');
export const onEmbaixadorPessoaWritten = acompanhar('embaixadoresPessoas/{id}');
