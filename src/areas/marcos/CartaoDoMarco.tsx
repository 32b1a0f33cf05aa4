/** One milestone: state, what, who, until when; what was done; and what the reader may do with it (part 2 §4). */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import type { Marco } from '@/domain/marcos/marco';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { data } from '@/ui/texto/formatos';
import { truncar } from '@/ui/texto/truncar';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { marcosData } from './marcos.data';
import { type PaiDosMarcos, podeNoMarco } from './pai';
import { PessoasDoMarco } from './PessoasDoMarco';
import { Prazo } from './Prazo';
import { SituacaoDaAtividade } from './SituacaoDaAtividade';

interface Props {
  pai: PaiDosMarcos;
  marco: ComId<Marco>;
  aoEditar: () => void;
  /** Told whether this is the beginning. */
  aoAtuar: (inicio: boolean) => void;
}

function Atuacao({ marco }: { marco: Marco }) {
  const { descricaoAtuacao, dataConclusao, anexos, finishedAt } = marco;
  if (!descricaoAtuacao && !dataConclusao && anexos.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {finishedAt ? 'Atuação' : 'Atuação em rascunho'}
        {dataConclusao && ` · conclusão em ${data(dataConclusao)}`}
      </Text>
      {descricaoAtuacao && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {descricaoAtuacao}
        </Text>
      )}
      <ArquivosParaBaixar arquivos={anexos} ler={baixarArquivo} />
    </Stack>
  );
}

function Acoes({ pai, marco, aoEditar, aoAtuar }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const iniciar = useMutation(marcosData.iniciar(sessao, pai));
  const remover = useMutation(marcosData.remover(sessao, pai));
  const nome = truncar(marco.acoes, 60);

  const comecar = async () => {
    const inicio = marco.startedAt === null;
    if (inicio) await iniciar.mutateAsync(marco);
    aoAtuar(inicio);
  };
  const perguntarERemover = async () => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja remover o marco "${nome}"?`,
      perigo: true,
    });
    if (sim) remover.mutate(marco);
  };
  const atua = podeNoMarco(sessao, pai, marco, 'atuar');
  const eraMeu = marco.colaboradoresResponsaveis.includes(sessao.referencia);
  return (
    <Group gap="xs">
      {(atua || (eraMeu && marco.finishedAt !== null)) && (
        <Button
          size="xs"
          variant="light"
          disabled={!atua}
          loading={iniciar.isPending}
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          onClick={() => void comecar().catch(() => undefined)}
        >
          {marco.startedAt ? 'Continuar atuação' : 'Iniciar atuação'}
        </Button>
      )}
      {podeNoMarco(sessao, pai, marco, 'update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-label={`Editar o marco "${nome}"`}
          onClick={aoEditar}
        >
          Editar
        </Button>
      )}
      {podeNoMarco(sessao, pai, marco, 'delete') && (
        <Button
          size="xs"
          variant="default"
          loading={remover.isPending}
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={`Remover o marco "${nome}"`}
          onClick={() => void perguntarERemover()}
        >
          Remover
        </Button>
      )}
    </Group>
  );
}

export function CartaoDoMarco(props: Props) {
  const { marco } = props;
  return (
    <Paper withBorder p="md" component="li" aria-label={truncar(marco.acoes, 60)}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <SituacaoDaAtividade marco={marco} />
          <Text span size="sm">
            Prazo: <Prazo valor={marco.dataPrazo} concluido={marco.finishedAt !== null} />
          </Text>
        </Group>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{marco.acoes}</Text>
        <PessoasDoMarco referencias={marco.colaboradoresResponsaveis} />
        <Atuacao marco={marco} />
        <Acoes {...props} />
      </Stack>
    </Paper>
  );
}
