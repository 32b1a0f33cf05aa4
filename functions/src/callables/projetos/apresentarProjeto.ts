import { apresentarProjeto as contrato } from '@/domain/contratos/entrada';
import { chamada } from '@functions/chamada/chamada';
import { projetoParaVisitantes } from '@functions/nucleo/projetoParaVisitantes';

/** What the page of a project shows somebody without an account (part 3 §2). */
export const apresentarProjeto = chamada(
  contrato,
  {
    quem: 'visitante',
    // The short address is looked for at every licensee, and dearer.
    limites: ({ licenciadaId }, { ip }) => [
      { chave: `ip:${ip}`, maximo: licenciadaId === null ? 60 : 300, minutos: 10 },
    ],
    soLeitura: true,
  },
  (endereco, { db }) => projetoParaVisitantes(db, endereco),
);
