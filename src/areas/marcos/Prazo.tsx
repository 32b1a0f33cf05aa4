/**
 * Deadline as the calendar day it is in São Paulo. While it matters it says how far off that is ('amanhã', 'há 3
 * dias').
 */
import { Text } from '@mantine/core';
import { useState } from 'react';
import { diaDe, diasEntre } from '@/domain/comum/datas';
import { data } from '@/ui/texto/formatos';

const relativo = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
/** Farther away the date alone says more. */
const PERTO = 60;

export function Prazo({ valor, concluido }: { valor: Date; concluido: boolean }) {
  const [hoje] = useState(() => diaDe(new Date()));
  const dia = diaDe(valor);
  const dias = diasEntre(hoje, dia);
  return (
    <>
      <time dateTime={dia} title={`${data(dia)}, fim do dia (horário de Brasília)`}>
        {data(dia)}
      </time>
      {!concluido && Math.abs(dias) <= PERTO && (
        <Text span size="sm" c="dimmed">
          {' '}
          {relativo.format(dias, 'day')}
        </Text>
      )}
    </>
  );
}
