import { dadosPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { dadosDaFolha } from '@functions/nucleo/dadosDaFolha';

/** Whoever answered by a link takes out what is kept of them (LGPD art. 18 II and V). The link is the proof. */
export const dadosPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    limites: ({ credencial: { id } }, { ip }) => [
      { chave: `ip:${ip}`, maximo: 30, minutos: 60 },
      { chave: `folha:${id}`, maximo: 10, minutos: 24 * 60 },
    ],
    falha: 'Não foi possível reunir os seus dados',
  },
  async ({ credencial, ...alvo }, { db }) => ({
    geradoEm: new Date().toISOString(),
    dados: await dadosDaFolha(db, credencial, alvo),
  }),
);
