/** Rule form page (part 2 §2 and §5): period, six coin fields, switches, link and campaigns, saved together. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formDaCampanha } from '@/domain/regulamentos/regulamento-form';
import { bloqueado } from '@/domain/regulamentos/regulamento';
import { para } from '@/domain/telas/enderecos';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AcessoNegado } from '@/ui/pagina/AcessoNegado';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { RegulamentoForm } from './RegulamentoForm';
import { regulamentosData } from './regulamentos.data';

function Novo() {
  const [id] = useState(regulamentosData.novoId);
  return <RegulamentoForm id={id} situacao="novo" campanhasIniciais={[]} />;
}

function Existente({ id }: { id: string }) {
  const sessao = useSessaoAtiva();
  const [agora] = useState(() => new Date());
  const regulamento = useQuery(regulamentosData.porId(sessao, id));
  const campanhas = useQuery(regulamentosData.campanhas(sessao, id));
  if (regulamento.data === null || regulamento.data?.deletedAt) {
    return (
      <EmptyState titulo="Regulamento não encontrado" acao={<Voltar para={para('/ideias/regulamentos')} />} />
    );
  }
  const erro = regulamento.error ?? campanhas.error;
  if (erro) {
    const recarregar = () => void Promise.all([regulamento.refetch(), campanhas.refetch()]);
    return <ErrorState titulo="Erro ao buscar regulamentos" erro={erro} aoTentarDeNovo={recarregar} />;
  }
  if (!regulamento.data || !campanhas.data) return <PageSkeleton forma="formulario" />;
  return (
    <RegulamentoForm
      id={id}
      situacao={bloqueado(regulamento.data, agora) ? 'bloqueado' : 'aberto'}
      regulamento={regulamento.data}
      campanhasIniciais={campanhas.data.map((gravada) => ({
        id: gravada.id,
        form: formDaCampanha(gravada),
        gravada,
        mudou: false,
        removida: false,
      }))}
    />
  );
}

export function RegulamentoPage() {
  const { regulamentoIdeiaId } = useParams();
  const { quem } = useSessaoAtiva();
  if (!pode({ quem }, permissoesDeRegulamentos.regulamentosIdeias, 'update')) return <AcessoNegado />;
  return (
    <Stack maw={860}>
      {regulamentoIdeiaId ? <Existente key={regulamentoIdeiaId} id={regulamentoIdeiaId} /> : <Novo />}
    </Stack>
  );
}
