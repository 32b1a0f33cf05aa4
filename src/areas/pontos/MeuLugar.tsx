/** The person's own place in the ranking of people. */
import { useQuery } from '@tanstack/react-query';
import { LugarNoRanking } from '@/areas/pais/LugarNoRanking';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { pontosData } from './pontos.data';

export function MeuLugar({ regulamentoId }: { regulamentoId: string }) {
  const { data: lugar } = useQuery(pontosData.meuLugar(useSessaoAtiva(), regulamentoId));
  if (!lugar) return null;
  const { totalPontos: total, ...resto } = lugar;
  return (
    <LugarNoRanking
      rotulo="Meu lugar"
      quem="Você"
      lugar={{ total, ...resto }}
      unidade={['ponto', 'pontos']}
    />
  );
}
