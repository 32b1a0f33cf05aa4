/** Projects and the companies in them: one line each. */
import { acompanhar } from '@functions/derivacoes/acompanhar';

export const onProjetoWritten = acompanhar('projetos/{projeto}');
export const onRegiaoWritten = acompanhar('projetos/{projeto}/regioes/{regiao}');
export const onStatusWritten = acompanhar('status/{status}');
