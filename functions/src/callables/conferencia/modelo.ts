import { modelo as contrato } from '@/domain/contratos/conferencia';
import { chamada } from '@functions/chamada/chamada';
import {
  exigirConferente,
  gruposDaVersao,
  lerConferido,
  limitesDaConferencia,
} from '@functions/nucleo/conferencia';

/** What the empty spreadsheet holds: no answer is read for it. */
export const modelo = chamada(
  contrato,
  {
    quem: 'conta',
    soLeitura: true,
    limites: limitesDaConferencia,
    falha: 'Não foi possível fazer a planilha',
  },
  async (alvo, conta) => {
    const master = await exigirConferente(conta, alvo);
    const { versao } = await lerConferido(conta.db, alvo, master);
    return {
      grupos: gruposDaVersao(versao).map(({ nome, perguntas }) => ({
        nome,
        perguntas: perguntas.map((pergunta) => pergunta.nome),
      })),
    };
  },
);
