/** Status cards above the list: each total filters by its status (part 2 §2). One document read for all of them. */
import { useQuery } from '@tanstack/react-query';
import type { StatusDaIdeia } from '@/domain/ideias/ideia';
import { contagemPorStatus } from '@/domain/ideias/ideia-contagem';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { BotoesDeContagem } from '@/ui/pagina/BotoesDeContagem';
import { contadorData } from '../contador.data';

interface Props {
  atual: StatusDaIdeia | undefined;
  /** undefined shows every status again. */
  aoEscolher: (status: StatusDaIdeia | undefined) => void;
}

export function CartoesDeStatus(props: Props) {
  const { data: contador, isPending } = useQuery(contadorData.deIdeias(useSessaoAtiva()));
  const itens = isPending ? undefined : contagemPorStatus(contador ?? null);
  return <BotoesDeContagem rotulo="Ideias por status" itens={itens} {...props} />;
}
