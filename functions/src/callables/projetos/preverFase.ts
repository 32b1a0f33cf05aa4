import { preverFase as contrato } from '@/domain/contratos/projetos';
import { podeMudarFase } from '@/domain/projetos/status';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { perdemHabilitada } from '@functions/nucleo/habilitadas';

/** Who would stop being enabled in the phase (decisions Q271). Means of other people's sheets are not told. */
export const preverFase = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 10 }],
    falha: 'Erro ao buscar empresas',
  },
  async ({ idProjeto, empresas, status }, { db, contexto, quem }) => {
    if (!podeMudarFase(quem)) throw negado();
    return { perdem: await perdemHabilitada(db, contexto, { idProjeto, empresas, status }) };
  },
);
