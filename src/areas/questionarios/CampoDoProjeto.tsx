/** The project of a questionnaire: chosen while it is new, told from then on. */
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import { projetosData } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const ProjetoFormModal = aoAbrir(() =>
  import('@/areas/projetos/ProjetoFormModal').then((m) => m.ProjetoFormModal),
);

interface Props {
  valor: string;
  aoMudar: (id: string) => void;
  fixo: boolean;
  erro?: ReactNode;
}

export function CampoDoProjeto({ valor, aoMudar, fixo, erro }: Props) {
  const sessao = useSessaoAtiva();
  const { data: opcoes, isLoading } = useQuery({ ...projetosData.opcoes(sessao, ''), enabled: !fixo });
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
    <CriarNoLugar<ComId<{ nome: string }>>
      oQue="projeto"
      pode={pode(sessao, permissoesDeProjetos.projetos, 'create')}
      vazio={opcoes !== undefined && todos.length + fora.length === 0}
      formulario={(props) => <ProjetoFormModal {...props} />}
      aoCriar={({ id }) => aoMudar(id)}
    >
      <NativeSelect
        label="Projeto"
        description={
          opcoes?.haMais ? 'Para outro projeto, escolha-o antes no cabeçalho.' : 'Não muda depois de salvo.'
        }
        error={erro}
        value={valor}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
        data={[
          { value: '', label: isLoading ? 'Carregando…' : 'Escolha' },
          ...[...fora, ...todos].map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
    </CriarNoLugar>
  );
}
