/** The project that stands in the address as `:projetoId`: while it is read, where it failed, and where there is none. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { projetosData } from '@/areas/projetos/projetos.data';

interface Props {
  /** Where one came from. */
  voltar: string;
  forma?: 'formulario' | 'lista' | 'detalhe';
  children: (projeto: ComId<Projeto>) => ReactNode;
}

export function ProjetoDoEndereco({ voltar, forma, children }: Props) {
  const { projetoId = '' } = useParams();
  const { data: projeto, error, refetch } = useQuery(projetosData.porId(useSessaoAtiva(), projetoId));
  if (error)
    return (
      <ErroDaPagina
        para={voltar}
        titulo="Erro ao buscar projetos"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  if (projeto === undefined) return <PageSkeleton {...(forma ? { forma } : {})} />;
  if (projeto?.deletedAt !== null)
    return (
      <EmptyState
        nivel={1}
        titulo="Projeto não encontrado"
        texto="Ele pode ter sido removido, ou o endereço está incompleto."
        acao={<Voltar para={voltar} />}
      />
    );
  return <Fragment key={projetoId}>{children(projeto)}</Fragment>;
}
