import { conferir as contrato } from '@/domain/contratos/conferencia';
import { conferir as comparar } from '@/domain/diagnostico/conferencia';
import { chamada } from '@functions/chamada/chamada';
import {
  exigirConferente,
  guardadoDa,
  lerConferido,
  limitesDaConferencia,
} from '@functions/nucleo/conferencia';

/** Numbers of every line of a sheet; the texts are names of groups and questions. */
const TAMANHO_MAXIMO = 1024 * 1024;

/** Compares on the server: a MASTER sees what is equal, different or missing, and no answer (decisions Q29). */
export const conferir = chamada(
  contrato,
  {
    quem: 'conta',
    soLeitura: true,
    limites: limitesDaConferencia,
    falha: 'Erro ao processar dados',
    tamanhoMaximo: TAMANHO_MAXIMO,
  },
  async ({ linhas, ...alvo }, conta) => {
    const master = await exigirConferente(conta, alvo);
    const conferido = await lerConferido(conta.db, alvo, master);
    const { guardado, fase } = await guardadoDa(conta.db, conferido, conta.uid);
    return { folhas: conferido.media.folhas, fase, conferidos: comparar(linhas, guardado) };
  },
);
