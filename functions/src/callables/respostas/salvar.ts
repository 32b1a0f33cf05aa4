import { salvar as contrato } from '@/domain/contratos/respostas';
import { chamada } from '@functions/chamada/chamada';
import { comMudancas, exigirAberta, lerAberta, perguntasDe } from '@functions/nucleo/mudancasDaFolha';

/** Browsers send every few seconds and again until they are answered: the sheet's own counts make that harmless. */
export const salvar = chamada(
  contrato,
  { quem: 'respondente', repetivel: true, limites: () => [], falha: 'Não foi possível salvar as respostas' },
  async ({ aparelho, step, mudancas, ...alvo }, membro) =>
    membro.db.runTransaction(async (tx) => {
      const aberta = await lerAberta(tx, membro, alvo);
      const em = new Date();
      exigirAberta(aberta, em);
      const { folha, destinos } = comMudancas(aberta, aparelho, mudancas);
      tx.update(aberta.ref, {
        perguntas: perguntasDe(folha, aberta.versao),
        pausado: true,
        stepPausado: step,
        updatedAt: em,
        updatedBy: membro.uid,
      });
      return { destinos, em: em.toISOString() };
    }),
);
