/**
 * Period picker: nothing is read until both days are chosen. It takes no future day, and nothing longer than five
 * years.
 */
import { useState } from 'react';
import { type Dia, FORMATO_DO_DIA, type Periodo } from '@/domain/comum/datas';
import { lerPeriodo } from '@/domain/relatorio/relatorio';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';

interface Props {
  periodo: Periodo;
  hoje: Dia;
  aoMudar: (periodo: Periodo) => void;
}

export function PeriodoDoRelatorio({ periodo, hoje, aoMudar }: Props) {
  const [escolhidos, escolher] = useState<readonly [string, string]>();
  const [inicio, fim] = escolhidos ?? [periodo.inicio, periodo.fim];
  const completo = [inicio, fim].every((dia) => FORMATO_DO_DIA.test(dia)) && inicio <= fim;
  return (
    <CampoDePeriodo
      rotulo="Período"
      valor={[inicio, fim]}
      maximo={hoje}
      erros={[
        undefined,
        completo && !lerPeriodo(inicio, fim, hoje) ? 'Escolha um período de até cinco anos.' : undefined,
      ]}
      aoMudar={(novoInicio, novoFim) => {
        const novo = lerPeriodo(novoInicio, novoFim, hoje);
        escolher(novo ? undefined : [novoInicio, novoFim]);
        if (novo) aoMudar(novo);
      }}
    />
  );
}
