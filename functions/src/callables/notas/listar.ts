import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { listar as contrato } from '@/domain/contratos/notas';
import { caminhosDasNotas, notaSchema, podeDesconsiderar } from '@/domain/diagnostico/nota';
import { gruposDoJuri } from '@/domain/diagnostico/juri';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import { fasesDe } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { lido } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { cegueiras } from '@functions/nucleo/cegueira';
import { lerJuri } from '@functions/nucleo/juri';
import { lerAvaliada, recusaDaAvaliacao } from '@functions/nucleo/notas';

/** More than anybody gives a company in one questionnaire: groups, phases and evaluators. */
const MAXIMO = 5_000;

/**
 * A function and not a rule: the screen needs scores, phase and why one may not score together. Others' scores reach
 * only readers of module 26 (threats A15), and an evaluator of the jury after the own ones (decisions P342).
 */
export const listar = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as avaliações',
  },
  async ({ idEmpresa, questionarioId }, membro) => {
    const { db, contexto, uid, quem } = membro;
    const veDeOutros = veNotasDeOutros(quem);
    if (!veDeOutros && !podeVerDeOutros(quem, { daqui: true })) throw negado();
    const { idProjeto, projeto, status, recusa } = await db.runTransaction(
      async (tx) => {
        const avaliada = await lerAvaliada(tx, membro, { idEmpresa, questionarioId });
        return {
          ...avaliada,
          recusa: await recusaDaAvaliacao(tx, membro, { idEmpresa, questionarioId }, avaliada.status),
        };
      },
      { readOnly: true },
    );
    const juri = await lerJuri(db, contexto, { projetoId: idProjeto, fase: status.status });
    const grupos = juri ? gruposDoJuri(juri, questionarioId) : [];
    const cegas = veDeOutros ? await cegueiras(membro, { idProjeto, idEmpresa, questionarioId }) : [];
    const dela = db
      .collection(caminhosDasNotas.todas(contexto))
      .where('idQuestionario', '==', questionarioId)
      .where('idEmpresaNota', '==', idEmpresa);
    const { docs } = await (veDeOutros ? dela : dela.where('respondente', '==', uid)).limit(MAXIMO).get();
    const lidas = docs.flatMap((documento) => {
      const nota = lido(notaSchema, documento);
      return nota?.deletedAt === null ? [{ ...nota, id: documento.id }] : [];
    });
    const escondida = ({ respondente, fase, grupo }: (typeof lidas)[number]) =>
      respondente !== uid && cegas.some((uma) => uma.fase === fase && !uma.vistos.has(grupo));
    const notas = lidas.filter((nota) => !escondida(nota));
    const comNotas = new Set(notas.map(({ fase }) => fase));
    return {
      fase: { id: status.status, titulo: tituloDaFase(projeto, status.status) },
      recusa,
      veDeOutros,
      ...(grupos.length > 0 ? { grupos: [...grupos] } : {}),
      cegas: cegas.map(({ fase }) => fase),
      podeDesconsiderar: podeDesconsiderar(quem),
      fases: fasesDe(projeto).flatMap(({ id, titulo }) => (comNotas.has(id) ? [{ id, titulo }] : [])),
      notas: notas
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .map((nota) => ({
          id: nota.id,
          grupo: nota.grupo,
          fase: nota.fase,
          respondente: nota.respondente,
          nota: nota.nota,
          justificativa: nota.justificativa,
          desconsiderado: nota.desconsiderado,
          motivo: nota.motivoDaDesconsideracao ?? null,
          impedida: nota.impedida ?? false,
          em: nota.updatedAt.toISOString(),
        })),
    };
  },
);
