/** The phase of a company in a project changed: its administrators are told (part 3 §4). */
import { caminhosDoStatus } from '@/domain/projetos/status';
import type { Escrita } from '@functions/gatilho';
import { administradoresDe } from './administradores';
import { idDaNotificacao, notificar } from './notificar';

/** Enrolling is no change. Who changed it is one of the organiser's people, whom the company does not know. */
export async function noticiarFase({ db, contexto, antes, depois, evento }: Escrita) {
  const { idProjeto, idEmpresa, status } = depois ?? {};
  if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string' || typeof status !== 'number') return;
  if (!antes || antes['status'] === status || depois?.['deletedAt']) return;
  const dela = { ...contexto, empresaId: idEmpresa };
  const administradores = await db.runTransaction((tx) => administradoresDe(db, tx, dela));
  await notificar(db, dela, {
    id: idDaNotificacao('fase', evento.id),
    quem: null,
    sobre: null,
    origem: caminhosDoStatus.inscrito(contexto, idProjeto, idEmpresa),
    detalhe: { fase: status },
    para: new Map(administradores.map(({ id }) => [id, ['FASE']])),
  });
}
