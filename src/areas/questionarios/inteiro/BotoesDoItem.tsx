/** What a row's menu would offer, as buttons beside the item; each names it. */
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import type { AcaoDaLinha } from '@/ui/lista/lista';

export const BotoesDoItem = ({ acoes, nome }: { acoes: readonly AcaoDaLinha[]; nome: string }) =>
  acoes.map(({ rotulo, icone, perigo, aoClicar }) => (
    <ActionIcon
      key={rotulo}
      variant="subtle"
      color={perigo ? 'red' : 'gray'}
      aria-label={`${rotulo} ${nome}`}
      onClick={aoClicar}
    >
      {icone}
    </ActionIcon>
  ));
