import { dadosPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { consumir } from '@functions/chamada/limites';
import { dadosDaFolha } from '@functions/nucleo/dadosDaFolha';
import { folhaDoLink } from '@functions/nucleo/respondenteDoLink';

/** Whoever answered by a link takes out what is kept of them (LGPD art. 18 II and V). The link is the proof. */
export const dadosPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 30, minutos: 60 }],
    falha: 'Não foi possível reunir os seus dados',
  },
  async ({ credencial, ...alvo }, { db }) => {
    await folhaDoLink(db, credencial, alvo);
    // Of who holds the link: somebody else would use up the day (threats E27).
    const doDia = { chave: `folha:${credencial.id}`, maximo: 10, minutos: 24 * 60 };
    await consumir(db, contrato.nome, [doDia]);
    return { geradoEm: new Date().toISOString(), dados: await dadosDaFolha(db, credencial, alvo) };
  },
);
