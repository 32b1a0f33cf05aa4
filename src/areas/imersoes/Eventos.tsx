/** Events of an immersion, the next first; those to come are taken along as calendar files. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCalendarDown, IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { type Cronograma, type Evento, mudaEventos } from '@/domain/imersoes/cronograma';
import { formDoEvento } from '@/domain/imersoes/imersao-form';
import { eventoEmIcs } from '@/domain/imersoes/ics';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { data, fusoDito, horaEMinuto } from '@/ui/texto/formatos';
import { truncar } from '@/ui/texto/truncar';
import { EditarERemover } from './EditarERemover';
import { imersoesData } from './imersoes.data';
import classes from './Imersoes.module.css';
import { ListaDaImersao } from './ListaDaImersao';
import { parte, porCima } from '@/ui/moldura/parte';

const AdicionarEventoModal = parte(
  () => import('./EventoModal').then((m) => m.AdicionarEventoModal),
  porCima,
);
const EditarEventoModal = parte(() => import('./EventoModal').then((m) => m.EditarEventoModal), porCima);

interface Props {
  cronograma: ComId<Cronograma>;
  gere: boolean;
}

interface DaLinha {
  cronograma: ComId<Cronograma>;
  evento: ComId<Evento>;
}

function MudarEvento({ cronograma, evento }: DaLinha) {
  const confirmar = useConfirmar();
  const [editando, definirEditando] = useState(false);
  const remover = useMutation(imersoesData.removerEvento(useSessaoAtiva(), cronograma.id));
  const nome = truncar(evento.descricao, 60);
  const perguntarERemover = async () => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja remover o evento "${nome}"?`,
      texto: 'Quem está inscrito é avisado.',
      perigo: true,
    });
    if (sim) remover.mutate(evento.id);
  };
  return (
    <>
      <EditarERemover
        de={`o evento "${nome}"`}
        oQue="evento"
        removendo={remover.isPending}
        aoEditar={() => definirEditando(true)}
        aoRemover={() => void perguntarERemover()}
      />
      <Suspense>
        {editando && (
          <EditarEventoModal
            cronograma={cronograma}
            evento={evento}
            aoFechar={() => definirEditando(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** One that is over is taken into no calendar. */
function LinhaDoEvento({ cronograma, evento }: DaLinha) {
  const { quem } = useSessaoAtiva();
  const [agora] = useState(() => new Date());
  const guardar = () =>
    baixar(
      new File([eventoEmIcs(evento, cronograma.desafioTitulo)], `imersao-${formDoEvento(evento).dia}.ics`, {
        type: 'text/calendar',
      }),
    );
  return (
    <div className={classes.evento}>
      <Text fw={600} size="sm">
        {data(evento.data)} às {horaEMinuto(evento.data)}
        {fusoDito(evento.data)}
      </Text>
      <Stack gap={4} miw={0}>
        <Text size="sm" className={classes.texto}>
          {evento.descricao}
        </Text>
        <Text size="sm" c="dimmed" className={classes.texto}>
          Local: {evento.orientacaoLocal}
        </Text>
        <Group gap={4} className={classes.acoes}>
          {evento.data > agora && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconCalendarDown size={14} aria-hidden />}
              aria-label={`Pôr na agenda o evento "${truncar(evento.descricao, 60)}"`}
              onClick={guardar}
            >
              Pôr na agenda
            </Button>
          )}
        </Group>
      </Stack>
      {mudaEventos(quem) && <MudarEvento cronograma={cronograma} evento={evento} />}
    </div>
  );
}

export function Eventos({ cronograma, gere }: Props) {
  const [adicionando, definirAdicionando] = useState(false);
  return (
    <Stack gap="sm">
      <ListaDaImersao
        consulta={imersoesData.eventos(useSessaoAtiva(), cronograma.id)}
        rotulo="Eventos da imersão"
        erro="Erro ao buscar eventos"
        nenhum="Nenhum evento encontrado!"
      >
        {(evento) => <LinhaDoEvento cronograma={cronograma} evento={evento} />}
      </ListaDaImersao>
      {gere && (
        <Button
          size="xs"
          w="fit-content"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => definirAdicionando(true)}
        >
          Adicionar evento
        </Button>
      )}
      <Suspense>
        {adicionando && (
          <AdicionarEventoModal cronograma={cronograma} aoFechar={() => definirAdicionando(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
