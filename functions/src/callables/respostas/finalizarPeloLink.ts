import { finalizarPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { finalizarFolha } from '@functions/nucleo/finalizarFolha';
import { respondenteDoLink } from '@functions/nucleo/respondenteDoLink';

/** Finishes only what the person saw; who has no account says who they are (part 3 §4). */
export const finalizarPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    repetivel: true,
    limites: ({ credencial: { id } }, { ip }) => [{ chave: `folha:${id}:${ip}`, maximo: 120, minutos: 60 }],
    falha: 'Não foi possível finalizar',
  },
  async (
    { aparelho, step, mudancas, resumo, contato, relatorio, falaPelaEmpresa = false, credencial, ...alvo },
    { db },
  ) =>
    finalizarFolha(await respondenteDoLink(db, credencial, alvo), alvo, {
      aparelho,
      step,
      mudancas,
      resumo,
      contato,
      relatorio,
      falaPelaEmpresa,
    }),
);
