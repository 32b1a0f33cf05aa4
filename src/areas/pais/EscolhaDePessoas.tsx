/** Colleagues chosen by search, held as membership paths. */
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';
import { SemPessoas } from './SemPessoas';

interface Props {
  rotulo: string;
  ajuda?: ReactNode;
  maximo?: number;
  desabilitado?: boolean;
  valor: readonly string[];
  aoMudar: (referencias: string[]) => void;
  erro?: ReactNode;
  /** Never offered: the author among the participants. */
  menos?: string;
}

export function EscolhaDePessoas({
  rotulo,
  ajuda,
  maximo = 50,
  desabilitado = false,
  valor,
  aoMudar,
  erro,
  menos,
}: Props) {
  const sessao = useSessaoAtiva();
  const lidas = useQueries({
    queries: valor.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  return (
    <SelecaoDePessoas
      rotulo={rotulo}
      ajuda={ajuda}
      maximo={maximo}
      desabilitado={desabilitado}
      valor={valor.map((id, i) => ({ id, nome: lidas[i]?.data?.nome ?? '…' }))}
      aoMudar={(pessoas) => aoMudar(pessoas.map(({ id }) => id))}
      buscar={(texto) => pessoasData.opcoes(sessao, texto, menos)}
      erro={erro}
      semNinguem={<SemPessoas />}
    />
  );
}
