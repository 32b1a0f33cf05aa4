/** 'Lista de Campanhas' of a rule (part 2 §2 and §4): past, active (highlighted) and future ones. */
import '@mantine/core/styles/Fieldset.css';
import { Button, Fieldset, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { fimDoDia, inicioDoDia } from '@/domain/datas';
import { CAMPOS_DE_GANHO, ROTULO_DO_GANHO } from '@/domain/regulamento-form';
import { type MomentoDaCampanha, momentoDaCampanha } from '@/domain/regulamento-ideias';
import { data, numero, truncar } from '@/ui/formatos';
import { StatusBadge } from '@/ui/StatusBadge';
import { useConfirmar } from '@/ui/useConfirmar';
import { CampanhaModal } from './CampanhaModal';
import { type CampanhaNaPagina, regulamentosData } from './regulamentos.data';

const MOMENTO = {
  passada: { rotulo: 'Encerrada', cor: 'gray' },
  ativa: { rotulo: 'Ativa', cor: 'blue' },
  futura: { rotulo: 'Futura', cor: 'indigo' },
} as const satisfies Record<MomentoDaCampanha, { rotulo: string; cor: string }>;

/** Text of the campaign card is cut here (part 2 §9). */
const TEXTO_DO_CARTAO = 100;

interface CartaoProps {
  campanha: CampanhaNaPagina;
  agora: Date;
  aoEditar: () => void;
  aoRemover: () => void;
}

function Cartao({ campanha: { form }, agora, aoEditar, aoRemover }: CartaoProps) {
  const momento = momentoDaCampanha(
    { dataInicial: inicioDoDia(form.dataInicial), dataFinal: fimDoDia(form.dataFinal) },
    agora,
  );
  const { rotulo, cor } = MOMENTO[momento];
  return (
    <Paper
      withBorder
      p="md"
      component="article"
      aria-label={form.descricao}
      style={momento === 'ativa' ? { borderColor: 'var(--mantine-color-blue-filled)' } : undefined}
    >
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 260px">
          <Text fw={600} title={form.descricao}>
            {truncar(form.descricao, TEXTO_DO_CARTAO)}
          </Text>
          <Group gap="xs">
            <StatusBadge cor={cor}>{rotulo}</StatusBadge>
            <Text size="sm" c="dimmed">
              {data(form.dataInicial)} a {data(form.dataFinal)} · {form.setores.join(', ')}
            </Text>
          </Group>
          <Text size="sm" c="dimmed">
            {CAMPOS_DE_GANHO.map((campo) => `${ROTULO_DO_GANHO[campo]}: ${numero(form[campo])}`).join(' · ')}
          </Text>
        </Stack>
        {momento !== 'passada' && (
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={aoEditar}>
              Editar
            </Button>
            <Button variant="subtle" color="red" size="xs" onClick={aoRemover}>
              Remover
            </Button>
          </Group>
        )}
      </Group>
    </Paper>
  );
}

interface Props {
  campanhas: readonly CampanhaNaPagina[];
  aoMudar: (campanhas: readonly CampanhaNaPagina[]) => void;
}

export function Campanhas({ campanhas, aoMudar }: Props) {
  const confirmar = useConfirmar();
  const [agora] = useState(() => new Date());
  const [editando, definirEditando] = useState<CampanhaNaPagina | 'nova'>();
  const visiveis = campanhas.filter(({ removida }) => !removida);

  const trocar = (nova: CampanhaNaPagina) =>
    aoMudar(
      campanhas.some(({ id }) => id === nova.id)
        ? campanhas.map((campanha) => (campanha.id === nova.id ? nova : campanha))
        : [...campanhas, nova],
    );
  const perguntarERemover = async (campanha: CampanhaNaPagina) => {
    const titulo = `Tem certeza que deseja remover a campanha "${campanha.form.descricao}"?`;
    if (await confirmar({ titulo, perigo: true })) trocar({ ...campanha, removida: true });
  };

  return (
    <Fieldset legend="Lista de Campanhas">
      <Stack>
        {visiveis.length === 0 && <Text c="dimmed">Nenhuma campanha cadastrada</Text>}
        {visiveis.map((campanha) => (
          <Cartao
            key={campanha.id}
            campanha={campanha}
            agora={agora}
            aoEditar={() => definirEditando(campanha)}
            aoRemover={() => void perguntarERemover(campanha)}
          />
        ))}
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => definirEditando('nova')}
        >
          Adicionar campanha
        </Button>
      </Stack>
      {editando && (
        <CampanhaModal
          campanha={editando === 'nova' ? undefined : editando}
          aoFechar={() => definirEditando(undefined)}
          aoSalvar={(form) =>
            trocar(
              editando === 'nova'
                ? { id: regulamentosData.novoId(), form, mudou: true, removida: false }
                : { ...editando, form, mudou: true },
            )
          }
        />
      )}
    </Fieldset>
  );
}
