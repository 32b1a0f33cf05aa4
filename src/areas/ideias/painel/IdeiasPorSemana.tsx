/** The chart's block. */
import { useQuery } from '@tanstack/react-query';
import { BlocoDoPainel } from '@/areas/pais/BlocoDoPainel';
import { somasData } from '@/areas/relatorio/somas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import SemanasEmBarras from './SemanasEmBarras';
import { ALTURA_DO_GRAFICO } from './semanas';

export function IdeiasPorSemana() {
  const consulta = useQuery(somasData.doPainel(useSessaoAtiva(), 'ideias'));
  return (
    <BlocoDoPainel
      oQue="ideias"
      titulo="Ideias por semana"
      altura={ALTURA_DO_GRAFICO + 40}
      consulta={consulta}
    >
      {(anos) => <SemanasEmBarras anos={anos} />}
    </BlocoDoPainel>
  );
}
