/** Status cards above a list: each total filters by its status (part 2 §2). One document read for all of them. */
import { useQuery } from '@tanstack/react-query';
import { contagemPorStatus } from '@/domain/pai/contagem';
import type { TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { BotoesDeContagem } from '@/ui/pagina/BotoesDeContagem';
import { contadorData } from './contador.data';

interface Props {
  tipo: TipoDePai;
  rotulo: string;
  atual: string | undefined;
  /** undefined shows every status again. */
  aoEscolher: (status: string | undefined) => void;
}

export function CartoesDeStatus({ tipo, ...props }: Props) {
  const { data: contador, isPending } = useQuery(contadorData.doTipo(useSessaoAtiva(), tipo));
  const itens = isPending ? undefined : contagemPorStatus(tipo, contador ?? null);
  return <BotoesDeContagem itens={itens} {...props} />;
}
