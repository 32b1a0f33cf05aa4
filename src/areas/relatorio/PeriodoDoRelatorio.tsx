/** Period picker: nothing is read until both days are chosen; no future day, nothing longer than five years. */
import { useState } from 'react';
import type { Dia, Periodo } from '@/domain/comum/datas';
import { lerPeriodo } from '@/domain/relatorio/relatorio';
import { EscolhaDePeriodo } from '@/ui/formulario/EscolhaDePeriodo';

interface Props {
  periodo: Periodo;
  hoje: Dia;
  aoMudar: (periodo: Periodo) => void;
}

export function PeriodoDoRelatorio({ periodo, hoje, aoMudar }: Props) {
  const [escolhidos, escolher] = useState<readonly [string, string]>();
  const [inicio, fim] = escolhidos ?? [periodo.inicio, periodo.fim];
  const completo = inicio !== '' && fim !== '';
  return (
    <EscolhaDePeriodo
      rotulo="Período"
      valor={[inicio, fim]}
      maximo={hoje}
      erro={completo && !lerPeriodo(inicio, fim, hoje) ? 'Escolha um período de até cinco anos.' : undefined}
      aoMudar={(novoInicio, novoFim) => {
        const novo = lerPeriodo(novoInicio, novoFim, hoje);
        escolher(novo ? undefined : [novoInicio, novoFim]);
        if (novo) aoMudar(novo);
      }}
    />
  );
}
