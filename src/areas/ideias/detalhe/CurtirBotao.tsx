/** Like toggle with its count (part 2 §4). */
import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { likesData } from './likes.data';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';

export function CurtirBotao({ pai }: { pai: PaiNaTela }) {
  const sessao = useSessaoAtiva();
  const { data: like, isPending } = useQuery(likesData.meuLike(sessao, pai));
  const curtir = useMutation(likesData.curtir(sessao, pai));
  const curtida = like !== null && like !== undefined;
  const frases = pai.lugar.tipo.curtidas;
  const rotulo = curtida ? frases?.descurtir : frases?.curtir;
  const total = pai.pai.totais.curtidas;
  return (
    <Button
      variant="default"
      aria-pressed={curtida}
      disabled={isPending || !podeSob(sessao, pai, 'likes', 'create')}
      leftSection={curtida ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
      title={rotulo}
      aria-label={`${rotulo} (${total})`}
      onClick={() => !curtir.isPending && curtir.mutate(!curtida)}
    >
      {total}
    </Button>
  );
}
