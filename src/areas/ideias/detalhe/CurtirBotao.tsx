/** Like toggle with its count (part 2 §4). */
import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { likesData } from './likes.data';
import { ideiaNaTela } from '../pessoas';
import { podeSob } from '@/firebase/dados/paiNaTela';

export function CurtirBotao({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const { data: like, isPending } = useQuery(likesData.meuLike(sessao, ideia.id));
  const curtir = useMutation(likesData.curtir(sessao, ideia.id));
  const curtida = like !== null && like !== undefined;
  const rotulo = curtida ? 'Descurtir essa ideia' : 'Curtir essa ideia';
  const total = ideia.rankingByLikes.totalLikes;
  return (
    <Button
      variant="default"
      aria-pressed={curtida}
      disabled={isPending || !podeSob(sessao, ideiaNaTela(sessao, ideia), 'likes', 'create')}
      leftSection={curtida ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
      title={rotulo}
      aria-label={`${rotulo} (${total})`}
      onClick={() => !curtir.isPending && curtir.mutate(!curtida)}
    >
      {total}
    </Button>
  );
}
