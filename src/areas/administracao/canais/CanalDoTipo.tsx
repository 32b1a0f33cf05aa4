/** One channel of the company as it stands, and what can be done with it. */
import '@mantine/core/styles/Paper.css';
import { Alert, Button, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CANAIS, FALHAS_QUE_DESLIGAM, ROTULO_DO_EVENTO, type TipoDeCanal } from '@/domain/canais/canal';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { dataHora } from '@/ui/texto/formatos';
import { type CanalListado, canaisData } from './canais.data';
import { SegredoDoCanal } from './SegredoDoCanal';

interface Props {
  tipo: TipoDeCanal;
  canal: CanalListado | undefined;
  aoConfigurar: () => void;
}

export function CanalDoTipo({ tipo, canal, aoConfigurar }: Props) {
  const { nome } = CANAIS[tipo];
  return (
    <Paper withBorder p="md" component="section" aria-label={nome}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5">
            {nome}
          </Title>
          <Situacao canal={canal} />
        </Group>
        {canal ? <DoCanal canal={canal} /> : null}
        <Group gap="xs">
          <Button size="compact-sm" variant={canal ? 'default' : 'filled'} onClick={aoConfigurar}>
            {canal ? 'Mudar' : 'Configurar'}
            <VisuallyHidden> o canal {nome}</VisuallyHidden>
          </Button>
          {canal ? <Acoes tipo={tipo} /> : null}
        </Group>
      </Stack>
    </Paper>
  );
}

function Situacao({ canal }: Pick<Props, 'canal'>) {
  if (!canal) return <StatusBadge cor="gray">Não configurado</StatusBadge>;
  return (
    <StatusBadge cor={canal.ligado ? 'green' : 'red'}>{canal.ligado ? 'Ligado' : 'Desligado'}</StatusBadge>
  );
}

function DoCanal({ canal }: { canal: CanalListado }) {
  const { endereco, eventos, desligadoEm } = canal;
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {endereco}
      </Text>
      <Text size="sm" c="dimmed">
        Avisa quando há {eventos.map((evento) => ROTULO_DO_EVENTO[evento].toLowerCase()).join(', ')}.
      </Text>
      {desligadoEm ? (
        <Alert color="red" title="Desligado por falhas">
          {FALHAS_QUE_DESLIGAM} entregas seguidas falharam, e o canal foi desligado em{' '}
          {dataHora(new Date(desligadoEm))}. Confira o endereço, envie um teste e ligue-o de novo.
        </Alert>
      ) : null}
    </>
  );
}

function Acoes({ tipo }: { tipo: TipoDeCanal }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const testar = useMutation(canaisData.testar(sessao, tipo));
  const remover = useMutation(canaisData.remover(sessao, tipo));
  const segredo = useMutation(canaisData.novoSegredo(sessao, tipo));
  const { nome } = CANAIS[tipo];
  const perguntarERemover = async () => {
    const sim = await confirmar({
      titulo: `Remover o canal ${nome}?`,
      texto: 'O endereço é esquecido, e os avisos que ainda estão na fila não são enviados.',
      rotuloSim: 'Remover canal',
      rotuloNao: 'Voltar',
      perigo: true,
    });
    if (sim) remover.mutate();
  };
  const perguntarEGerar = async () => {
    const sim = await confirmar({
      titulo: 'Gerar um segredo novo?',
      texto: 'O segredo anterior deixa de assinar os avisos na mesma hora. O novo aparece uma única vez.',
      rotuloSim: 'Gerar segredo',
      rotuloNao: 'Voltar',
    });
    if (sim) segredo.mutate();
  };
  return (
    <>
      <Button size="compact-sm" variant="default" loading={testar.isPending} onClick={() => testar.mutate()}>
        Enviar teste
      </Button>
      {tipo === 'PROPRIO' ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={segredo.isPending}
          onClick={() => void perguntarEGerar()}
        >
          Gerar segredo
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={remover.isPending}
        onClick={() => void perguntarERemover()}
      >
        Remover
      </Button>
      {segredo.data ? <SegredoDoCanal segredo={segredo.data.segredo} /> : null}
    </>
  );
}
