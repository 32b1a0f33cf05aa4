/** Projects, the companies in them and their means: one line each. */
import { acompanhar } from '@functions/derivacoes/acompanhar';
import { noticiarFase } from '@functions/nucleo/noticiasDeFases';

export const onProjetoWritten = acompanhar('projetos/{projeto}');
export const onRegiaoWritten = acompanhar('projetos/{projeto}/regioes/{regiao}');
export const onAdesaoWritten = acompanhar('adesoes/{adesao}');
export const onStatusWritten = acompanhar('status/{status}', noticiarFase);
export const onMediaWritten = acompanhar('medias/{media}');
