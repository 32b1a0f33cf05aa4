/** Derived status of a milestone as a badge: colour and word (part 2 §4). */
import { useState } from 'react';
import { diaDe } from '@/domain/comum/datas';
import { APARENCIA_DA_SITUACAO, type Marco, situacaoDe } from '@/domain/marcos/marco';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

type Datas = Pick<Marco, 'dataPrazo' | 'startedAt' | 'finishedAt'>;

export function SituacaoDaAtividade({ marco }: { marco: Datas }) {
  const [hoje] = useState(() => diaDe(new Date()));
  const { rotulo, cor } = APARENCIA_DA_SITUACAO[situacaoDe(marco, hoje)];
  return <StatusBadge cor={cor}>{rotulo}</StatusBadge>;
}
