/** Companies of a project, `/convidarEmpresa/{id}` (part 3 §2): who takes part, in which phase, and inviting more. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { EmpresasDoProjeto } from './EmpresasDoProjeto';
import { projetosData } from './projetos.data';

export function EmpresasDoProjetoPage() {
  const { projetoId = '' } = useParams();
  const sessao = useSessaoAtiva();
  const { data: projeto, error, refetch } = useQuery(projetosData.porId(sessao, projetoId));
  if (error)
    return (
      <ErroDaPagina
        para={para('/projetos')}
        titulo="Erro ao buscar projetos"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  if (projeto === undefined) return <PageSkeleton forma="lista" />;
  if (projeto === null || projeto.deletedAt)
    return (
      <EmptyState
        nivel={1}
        titulo="Projeto não encontrado"
        texto="Ele pode ter sido removido, ou o endereço está incompleto."
        acao={<Voltar para={para('/projetos')} />}
      />
    );
  return <EmpresasDoProjeto key={projetoId} projeto={projeto} />;
}
