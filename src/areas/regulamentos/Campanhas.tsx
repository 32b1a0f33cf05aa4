/** 'Lista de Campanhas' of a rule (part 2 §2 and §4): past, active (highlighted) and future ones. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { CAMPOS_DE_GANHO, ROTULO_DO_GANHO } from '@/domain/regulamentos/regulamento-form';
import {
  type Ganhos,
  type MomentoDaCampanha,
  momentoDaCampanha,
} from '@/domain/regulamentos/regulamento-ideias';
import { data, numero } from '@/ui/texto/formatos';
import { truncar } from '@/ui/texto/truncar';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { PagaMenos } from './PagaMenos';
import { type CampanhaNaPagina, regulamentosData } from './regulamentos.data';

const CampanhaModal = aoAbrir(() => import('./CampanhaModal').then((m) => m.CampanhaModal));

const MOMENTO = {
  passada: { rotulo: 'Encerrada', cor: 'gray' },
  ativa: { rotulo: 'Ativa', cor: 'blue' },
  futura: { rotulo: 'Futura', cor: 'indigo' },
} as const satisfies Record<MomentoDaCampanha, { rotulo: string; cor: string }>;

/** Text of the campaign card is cut here (part 2 §9). */
const TEXTO_DO_CARTAO = 100;

interface CartaoProps {
  campanha: CampanhaNaPagina;
  regulamento: Ganhos;
  agora: Date;
  aoEditar: () => void;
  aoRemover: () => void;
}

function Cartao({ campanha: { form }, regulamento, agora, aoEditar, aoRemover }: CartaoProps) {
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
      {momento !== 'passada' && <PagaMenos campanha={form} regulamento={regulamento} />}
    </Paper>
  );
}

/** The campaigns of the page, and which of them is in its dialog. Also whether any of them waits to be saved. */
export function useCampanhas(iniciais: readonly CampanhaNaPagina[]) {
  const [originais] = useState(iniciais);
  const [campanhas, definirCampanhas] = useState(originais);
  const [editando, editar] = useState<CampanhaNaPagina | 'nova'>();
  const trocar = (nova: CampanhaNaPagina) =>
    definirCampanhas((atuais) =>
      atuais.some(({ id }) => id === nova.id)
        ? atuais.map((campanha) => (campanha.id === nova.id ? nova : campanha))
        : [...atuais, nova],
    );
  return { campanhas, mudou: campanhas !== originais, editando, editar, trocar };
}
type Lista = ReturnType<typeof useCampanhas>;

/** Stands beside the rule's form, not in it: a form in a form would send both. */
export function DialogoDaCampanha({ lista, regulamento }: { lista: Lista; regulamento: Ganhos }) {
  const { editando, editar, trocar } = lista;
  if (!editando) return null;
  return (
    <CampanhaModal
      campanha={editando === 'nova' ? undefined : editando}
      regulamento={regulamento}
      aoFechar={() => editar(undefined)}
      aoSalvar={(form) =>
        trocar(
          editando === 'nova'
            ? { id: regulamentosData.novoId(), form, mudou: true, removida: false }
            : { ...editando, form, mudou: true },
        )
      }
    />
  );
}

export function Campanhas({ lista, regulamento }: { lista: Lista; regulamento: Ganhos }) {
  const { campanhas, editar, trocar } = lista;
  const confirmar = useConfirmar();
  const [agora] = useState(() => new Date());
  const visiveis = campanhas.filter(({ removida }) => !removida);

  const perguntarERemover = async (campanha: CampanhaNaPagina) => {
    const titulo = `Tem certeza que deseja remover a campanha "${campanha.form.descricao}"?`;
    if (await confirmar({ titulo, perigo: true })) trocar({ ...campanha, removida: true });
  };

  return (
    <Stack>
      {visiveis.length === 0 && <Text c="dimmed">Nenhuma campanha cadastrada</Text>}
      {visiveis.map((campanha) => (
        <Cartao
          key={campanha.id}
          campanha={campanha}
          regulamento={regulamento}
          agora={agora}
          aoEditar={() => editar(campanha)}
          aoRemover={() => void perguntarERemover(campanha)}
        />
      ))}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => editar('nova')}
      >
        Adicionar campanha
      </Button>
    </Stack>
  );
}
