import { finalizar as contrato } from '@/domain/contratos/respostas';
import { chamada } from '@functions/chamada/chamada';
import { finalizarFolha } from '@functions/nucleo/finalizarFolha';
import { comConta } from '@functions/nucleo/respondente';

/** Finishes only what the person saw (nucleo/finalizarFolha.ts). The account says who it was, whatever is sent. */
export const finalizar = chamada(
  contrato,
  {
    quem: 'respondente',
    repetivel: true,
    limites: ({ idEmpresa, questionarioId }, { uid }) => [
      { chave: `folha:${idEmpresa}/${questionarioId}:${uid}`, maximo: 120, minutos: 60 },
    ],
    falha: 'Não foi possível finalizar',
  },
  ({ aparelho, step, mudancas, resumo, relatorio, falaPelaEmpresa = false, ...resto }, membro) => {
    const { contato: _ignorado, ...alvo } = resto;
    return finalizarFolha(comConta(membro), alvo, {
      aparelho,
      step,
      mudancas,
      resumo,
      contato: null,
      relatorio,
      falaPelaEmpresa,
    });
  },
);
