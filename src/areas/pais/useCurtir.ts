/** The person's own like of a parent, and the act that turns it around; for the button of its page and for the bar. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { likesData } from '@/areas/ideias/detalhe/likes.data';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

export function useCurtir(pai: PaiNaTela) {
  const sessao = useSessaoAtiva();
  const { data: like, isPending } = useQuery(likesData.meuLike(sessao, pai));
  const { isPending: enviando, mutate } = useMutation(likesData.curtir(sessao, pai));
  const curtida = like !== null && like !== undefined;
  const frases = pai.lugar.tipo.curtidas;
  return {
    curtida,
    total: pai.pai.totais.curtidas,
    rotulo: curtida ? frases?.descurtir : frases?.curtir,
    impedido: isPending || !podeSob(sessao, pai, 'likes', 'create'),
    aoClicar: () => {
      if (!enviando) mutate(!curtida);
    },
  };
}
