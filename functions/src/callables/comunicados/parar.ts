import { parar as contrato } from '@/domain/contratos/comunicados';
import { chamada } from '@functions/chamada/chamada';
import { pararComunicados } from '@functions/nucleo/pararComunicados';

/** By the link of any mail, old ones too, and without an account. */
export const parar = chamada(
  contrato,
  { quem: 'visitante', limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 600, minutos: 60 }] },
  async (dados, { db }) => pararComunicados(db, dados),
);
