/** The project of a questionnaire: chosen while it is new, told from then on. */
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { projetosData } from '@/areas/projetos/projetos.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

interface Props {
  valor: string;
  aoMudar: (id: string) => void;
  fixo: boolean;
  erro?: ReactNode;
}

export function CampoDoProjeto({ valor, aoMudar, fixo, erro }: Props) {
  const sessao = useSessaoAtiva();
  const { data: opcoes, isPending } = useQuery({ ...projetosData.opcoes(sessao, ''), enabled: !fixo });
  const { data: projeto } = useQuery({ ...projetosData.porId(sessao, valor), enabled: valor !== '' });
  if (fixo)
    return (
      <Text size="sm">
        Projeto: <b>{projeto?.nome ?? 'removido ou fora do seu alcance'}</b>
      </Text>
    );
  const todos = [...(opcoes?.emAndamento ?? []), ...(opcoes?.concluidos ?? [])];
  const fora = projeto && !todos.some(({ id }) => id === projeto.id) ? [projeto] : [];
  return (
    <NativeSelect
      label="Projeto"
      description={
        opcoes?.haMais ? 'Para outro projeto, escolha-o antes no cabeçalho.' : 'Não muda depois de salvo.'
      }
      error={erro}
      value={valor}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      data={[
        { value: '', label: isPending ? 'Carregando…' : 'Escolha' },
        ...[...fora, ...todos].map(({ id, nome }) => ({ value: id, label: nome })),
      ]}
    />
  );
}
