import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { publicar as contrato } from '@/domain/contratos/resultados';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { publicarResultados, retirarResultados } from '@functions/nucleo/publicarResultados';

/** Places and means reach the companies when the organiser says so (decisions Q23, Q232). */
export const publicar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 60, minutos: 60 }],
    falha: 'Não foi possível publicar os resultados',
  },
  async ({ idProjeto, idQuestionario, publicado, palavras = false }, membro) => {
    if (!podePublicarResultados(membro.quem)) throw negado();
    const qual = { idProjeto, idQuestionario };
    if (publicado) return { empresas: await publicarResultados(membro, qual, palavras) };
    await retirarResultados(membro, qual);
    return { empresas: 0 };
  },
);
