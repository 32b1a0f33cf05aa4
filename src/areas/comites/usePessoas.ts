/** The people behind membership paths, in their order; '…' until read, 'Não encontrado' when there is none. */
import { useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

export function usePessoas(referencias: readonly string[]) {
  const sessao = useSessaoAtiva();
  const lidas = useQueries({
    queries: referencias.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  return referencias.map((id, i) => ({
    id,
    nome: lidas[i]?.data?.nome ?? (lidas[i]?.isPending ? '…' : 'Não encontrado'),
    detalhe: lidas[i]?.data?.setores.join(', ') ?? '',
  }));
}
