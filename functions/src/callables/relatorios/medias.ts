import { medias as contrato } from '@/domain/contratos/relatorios';
import { chamada } from '@functions/chamada/chamada';
import { exigirRelatorios } from '@functions/nucleo/exigirRelatorios';
import { paginaDeMedias } from '@functions/nucleo/relatorioDoPremio';

/** A function and not a rule: means are read with what the companies' rows say. */
export const medias = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar o relatório',
  },
  (pedido, { db, contexto, quem }) => {
    exigirRelatorios(quem);
    return paginaDeMedias(db, contexto, pedido);
  },
);
