import { questionarios as contrato } from '@/domain/contratos/conferencia';
import { chamada } from '@functions/chamada/chamada';
import {
  exigirConferente,
  limitesDaConferencia,
  questionariosDaEmpresa,
} from '@functions/nucleo/conferencia';

/** A function and not a rule: a MASTER reads no tenant's records, and here only names of questionnaires (decisions Q29). */
export const questionarios = chamada(
  contrato,
  {
    quem: 'conta',
    soLeitura: true,
    limites: limitesDaConferencia,
    falha: 'Não foi possível buscar os questionários',
  },
  async ({ idEmpresa, ...deOnde }, conta) => {
    await exigirConferente(conta, deOnde);
    return { questionarios: await questionariosDaEmpresa(conta.db, deOnde, idEmpresa) };
  },
);
