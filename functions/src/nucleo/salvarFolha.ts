/** Stores what a device sends as a paused sheet. The sheet's own counts make it harmless to send again. */
import { mudancasComOGuardado } from '@/domain/comum/guardado';
import type { Destino, Mudanca } from '@/domain/diagnostico/folha';
import type { Alvo } from './folhas';
import { comMudancas, exigirAberta, lerAberta, perguntasDe } from './mudancasDaFolha';
import type { Respondente } from './respondente';

/** What one device sends of a sheet. */
export interface DoAparelho {
  aparelho: string;
  step: number;
  /** Which of the device's steps it is; older pages do not say it. */
  stepN?: number | undefined;
  mudancas: readonly Mudanca[];
}

export const salvarFolha = (
  respondente: Respondente,
  alvo: Alvo,
  { aparelho, step, stepN, mudancas }: DoAparelho,
): Promise<{ destinos: Destino[]; em: string }> =>
  respondente.db.runTransaction(async (tx) => {
    const aberta = await lerAberta(tx, respondente, alvo);
    const em = new Date();
    exigirAberta(aberta, em);
    const { folha, destinos } = comMudancas(aberta, aparelho, mudancas);
    const { stepDe } = aberta.folha;
    // What a page sent as it went may come after what its next visit sent.
    const tarde = stepN !== undefined && stepDe?.aparelho === aparelho && stepN < stepDe.n;
    const mudada = {
      perguntas: perguntasDe(folha, aberta.versao),
      pausado: true,
      ...(tarde ? {} : { stepPausado: step }),
      ...(tarde || stepN === undefined ? {} : { stepDe: { aparelho, n: stepN } }),
      updatedAt: em,
      updatedBy: respondente.id,
    };
    tx.update(aberta.ref, mudancasComOGuardado(mudada, aberta.folha));
    return { destinos, em: em.toISOString() };
  });
