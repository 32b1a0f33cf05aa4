import { abrir as contrato } from '@/domain/contratos/respostas';
import { chamada } from '@functions/chamada/chamada';
import { abrirFolha } from '@functions/nucleo/abrirFolha';
import { comConta } from '@functions/nucleo/respondente';

/** A function opens and writes sheets: rules see neither the version nor a guest's invitation (decisions Q160). */
export const abrir = chamada(
  contrato,
  {
    quem: 'respondente',
    repetivel: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível abrir o questionário',
  },
  (alvo, membro) => abrirFolha(comConta(membro), alvo),
);
