import { aoEscrever } from '@functions/gatilho';
import { somarPatrocinios } from '@functions/nucleo/totais';

export const onPatrocinioWritten = aoEscrever(
  'ideias/{ideia}/ideiasActivitiesPerColaborador/{uid}',
  ({ db, contexto, id }) => somarPatrocinios(db, contexto, id('ideia'), id('uid')),
);
