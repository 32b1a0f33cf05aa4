import { encontrar as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { encontrarUrna } from '@functions/nucleo/urnaAberta';

/** The organiser of a voting's short address (decisions Q3). */
export const encontrar = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 600, minutos: 10 }],
  },
  (alvo, { db }) => encontrarUrna(db, alvo),
);
