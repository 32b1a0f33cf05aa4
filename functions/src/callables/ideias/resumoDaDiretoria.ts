import { resumoDaDiretoria as contrato } from '@/domain/contratos/diretoria';
import { temFlag } from '@/domain/acesso/quem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { recusaDoPeriodo } from '@/domain/retorno/diretoria';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { lerResumoDaDiretoria } from '@functions/nucleo/diretoria';

/** A function and not a rule: sums of the whole company, of ideas too that the person may not see (threats A42). */
export const resumoDaDiretoria = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    // Dear: it reads every idea of the period with its movements.
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 60, minutos: 60 }],
    falha: 'Não foi possível montar o resumo',
  },
  async ({ de, ate }, { db, contexto, quem }) => {
    if (quem.externo || !temFlag(quem, [35, 'leitura'])) throw negado();
    const recusa = recusaDoPeriodo({ de, ate });
    if (recusa) throw new ErroDoProduto(recusa);
    return lerResumoDaDiretoria(db, contexto, { de, ate });
  },
);
