/**
 * The phase of a company in a project changed: its administrators are told (part 3 §4). A company registered by itself:
 * the organiser's are (decisions P310).
 */
import { diaDe } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoStatus } from '@/domain/projetos/status';
import type { Escrita } from '@functions/gatilho';
import { administradoresDe } from './administradores';
import { idDaNotificacao, notificar } from './notificar';

/** Enrolling is no change. Who changed it is one of the organiser's people, whom the company does not know. */
async function noticiarFase({ db, contexto, antes, depois, evento }: Escrita) {
  const { idProjeto, idEmpresa, status } = depois ?? {};
  if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string' || typeof status !== 'number') return;
  if (antes?.['status'] === status || depois?.['deletedAt']) return;
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

/**
 * One entry per project and day, about the day's first company: a campaign fills nobody's box. What the organiser did
 * itself, by invitation, is no news to it.
 */
async function noticiarInscricaoNoProjeto({ db, contexto, id, depois, evento }: Escrita) {
  const { idProjeto, origem } = depois ?? {};
  if (typeof idProjeto !== 'string' || origem === 'CONVITE' || depois?.['deletedAt']) return;
  const pessoas = await db.runTransaction((tx) => administradoresDe(db, tx, contexto), { readOnly: true });
  await notificar(db, contexto, {
    id: idDaNotificacao('inscricao', idProjeto, diaDe(evento.quando)),
    quem: null,
    sobre: null,
    origem: caminhos.registro(contexto, 'status', id('status')),
    detalhe: { projeto: idProjeto },
    para: new Map(pessoas.map((pessoa) => [pessoa.id, ['INSCRICAO']])),
  });
}

export const noticiarNoProjeto = (escrita: Escrita) =>
  escrita.antes ? noticiarFase(escrita) : noticiarInscricaoNoProjeto(escrita);
