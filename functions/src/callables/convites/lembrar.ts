import { lembrarConvidados as contrato } from '@/domain/contratos/convites';
import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { acertarConvidado } from '@functions/nucleo/convidados';
import { emMassa } from '@functions/nucleo/emMassa';
import { lembrar as lembrarUm } from '@functions/nucleo/lembretes';

/** Asked twice it reminds once: the second finds everybody reminded just now. */
export const lembrar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 30, minutos: 60 }],
    falha: 'Não foi possível enviar os lembretes',
  },
  async ({ convites }, membro) => {
    if (!podeConvidarParaDiagnostico(membro)) throw negado();
    const { db, contexto } = membro;
    const agora = new Date();
    const conta = { lembrados: 0, recentes: 0, outros: 0 };
    await emMassa('lembretes', new Set(convites), async (id) => {
      const resultado = await lembrarUm(db, id, agora, contexto);
      if (resultado === 'LEMBRADO') conta.lembrados++;
      else if (resultado === 'RECENTE') conta.recentes++;
      else conta.outros++;
      if (resultado === 'LEMBRADO') await acertarConvidado(db, id);
    });
    return conta;
  },
);
