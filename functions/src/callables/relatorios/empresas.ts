import { empresas as contrato } from '@/domain/contratos/relatorios';
import { chamada } from '@functions/chamada/chamada';
import { exigirRelatorios } from '@functions/nucleo/exigirRelatorios';
import { paginaDeEmpresas } from '@functions/nucleo/relatorioDoPremio';

/** A function and not a rule: the rows hold contacts of other companies. */
export const empresas = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar o relatório',
  },
  (pedido, { db, contexto, quem }) => {
    exigirRelatorios(quem);
    return paginaDeEmpresas(db, contexto, pedido);
  },
);
