/** Like toggle with its count (part 2 §4). */
import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useCurtir } from '@/areas/pais/useCurtir';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';

export function CurtirBotao({ pai }: { pai: PaiNaTela }) {
  const { curtida, total, rotulo, impedido, aoClicar } = useCurtir(pai);
  return (
    <Button
      variant="default"
      aria-pressed={curtida}
      disabled={impedido}
      leftSection={curtida ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
      title={rotulo}
      aria-label={`${rotulo} (${total})`}
      onClick={aoClicar}
    >
      {total}
    </Button>
  );
}
