import { aoEscrever } from '@functions/gatilho';
import { projetarAtividade } from '@functions/nucleo/atividades';

/** The milestone in the company's lists, and their counter. */
export const onMarcoWritten = aoEscrever('ideias/{ideia}/marcos/{marco}', ({ db, contexto, id }) =>
  projetarAtividade(db, contexto, id('ideia'), id('marco')),
);
