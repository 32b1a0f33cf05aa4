import { parar as contrato } from '@/domain/contratos/mensagens';
import { chamada } from '@functions/chamada/chamada';
import { pararMensagens } from '@functions/nucleo/pararMensagens';

/** By the link of any mail, old ones too, and without an account. */
export const parar = chamada(
  contrato,
  { quem: 'visitante', limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 600, minutos: 60 }] },
  async (dados, { db }) => pararMensagens(db, dados),
);
