/** The questionnaire, and a company of its project, whose evidence the organiser's list shows (part 3 §2). */
import { Group, Select } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EscolhaDeEmpresa } from '@/areas/cadastro/empresa/EscolhaDeEmpresa';
import { EsperaDasEscolhas } from './EsperaDasEscolhas';

interface Props {
  questionario: string | undefined;
  empresa: string | undefined;
  aoFiltrar: (filtros: { questionario?: string; empresa?: string }) => void;
}

/** Nothing for people who read no questionnaires: they have the search. */
export function EscolhasDasEvidencias({ questionario, empresa, aoFiltrar }: Props) {
  const { data: questionarios, isLoading } = useQuery(questionariosData.todos(useSessaoAtiva()));
  if (isLoading) return <EsperaDasEscolhas />;
  if (!questionarios) return null;
  const idProjeto = questionarios.find(({ id }) => id === questionario)?.idProjeto;
  return (
    <Group gap="md" align="end">
      <Select
        label="Questionário"
        placeholder="Todos"
        clearable
        searchable
        w={{ base: '100%', xs: 360 }}
        maw="100%"
        data={questionarios.map(({ id, nome }) => ({ value: id, label: nome }))}
        value={questionario ?? null}
        onChange={(id) => aoFiltrar({ questionario: id ?? '', empresa: '' })}
      />
      <EscolhaDeEmpresa
        key={idProjeto}
        idProjeto={idProjeto}
        valor={empresa}
        aoEscolher={(id) => aoFiltrar({ empresa: id ?? '' })}
      />
    </Group>
  );
}
