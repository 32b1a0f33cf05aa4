import { aoEscrever } from '@functions/gatilho';
import { anotarNoExtrato } from '@functions/nucleo/extrato';
import { somarPatrocinios } from '@functions/nucleo/totais';

/** Coins and sponsors of the idea, and the line of the person's statement. */
export const onPatrocinioWritten = aoEscrever(
  'ideias/{ideia}/ideiasActivitiesPerColaborador/{uid}',
  ({ db, contexto, id, antes, depois, evento: { quando } }) =>
    Promise.all([
      somarPatrocinios(db, contexto, id('ideia'), id('uid')),
      anotarNoExtrato(db, contexto, { ideiaId: id('ideia'), uid: id('uid'), quando }, antes, depois),
    ]),
);
