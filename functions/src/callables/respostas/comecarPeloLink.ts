import { comecarPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { comecarFolha } from '@functions/nucleo/linksDeResposta';

/** Begins a sheet. Its key comes from the browser, so that an answer that is lost makes no second sheet. */
export const comecarPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    repetivel: true,
    limites: ({ segredo }, { ip }) => [
      { chave: `ip:${ip}`, maximo: 300, minutos: 60 },
      { chave: `link:${segredo}:${ip}`, maximo: 200, minutos: 60 },
    ],
    falha: 'Não foi possível começar',
  },
  async ({ segredo, chave, contato, ...alvo }, { db }) => ({
    id: await comecarFolha(db, alvo, { segredo, chave, contato }),
  }),
);
