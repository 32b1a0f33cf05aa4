/** One immersion: its registration and seats, the reader's own enrolment, and its three lists. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import {
  APARENCIA_DA_FASE,
  CHEIO,
  type Cronograma,
  type FaseDasInscricoes,
  faseDasInscricoes,
} from '@/domain/imersoes/cronograma';
import { ocupaVaga } from '@/domain/imersoes/inscricao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { Abas } from '@/ui/pagina/Abas';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data, plural } from '@/ui/texto/formatos';
import { EditarERemover } from './EditarERemover';
import { Eventos } from './Eventos';
import classes from './Imersoes.module.css';
import { imersoesData } from './imersoes.data';
import { Inscricoes } from './Inscricoes';
import { MinhaInscricao } from './MinhaInscricao';
import { Solucoes } from './Solucoes';
import { vagasEmPalavras } from './vagasEmPalavras';
import { parte, porCima } from '@/ui/moldura/parte';

const EditarImersaoModal = parte(
  () => import('./CronogramaModal').then((m) => m.EditarImersaoModal),
  porCima,
);

const PARTES = { eventos: 'Eventos', inscricoes: 'Inscrições', propostas: 'Propostas' };

interface Props {
  cronograma: ComId<Cronograma>;
  /** True iff the reader manages the immersion (decisions D3). */
  gere: boolean;
  /** The challenge is not over: people enrol and propose. */
  aberto: boolean;
}

function Acoes({ cronograma, periodo }: Pick<Props, 'cronograma'> & { periodo: string }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [editando, definirEditando] = useState(false);
  const remover = useMutation(imersoesData.remover(sessao, cronograma.id));
  const perguntarERemover = async () => {
    const sim = await confirmar({
      titulo: 'Tem certeza que deseja remover esta imersão?',
      texto: 'As inscrições, os eventos e as propostas deixam de aparecer, e quem está inscrito é avisado.',
      perigo: true,
    });
    if (sim) remover.mutate();
  };
  return (
    <>
      <EditarERemover
        de={`a imersão com inscrições de ${periodo}`}
        oQue="imersão"
        removendo={remover.isPending}
        aoEditar={() => definirEditando(true)}
        aoRemover={() => void perguntarERemover()}
      />
      <Suspense>
        {editando && <EditarImersaoModal cronograma={cronograma} aoFechar={() => definirEditando(false)} />}
      </Suspense>
    </>
  );
}

/** Seats left while they can be had; afterwards, how many were taken. */
function Vagas({ cronograma, fase }: Pick<Props, 'cronograma'> & { fase: FaseDasInscricoes }) {
  const { ocupadas, quantidadeDeVagas, emEspera } = cronograma;
  const encerradas = fase === 'ENCERRADAS';
  const quantas = encerradas
    ? `Vagas ocupadas: ${ocupadas} de ${quantidadeDeVagas}`
    : vagasEmPalavras(cronograma);
  const esperam = emEspera > 0 ? ` · ${plural(emEspera, 'pessoa', 'pessoas')} na lista de espera` : '';
  return (
    <Stack gap={6}>
      <Text size="sm" fw={quantas === CHEIO ? 600 : undefined}>
        {quantas}
        {esperam}
      </Text>
      {fase === 'ABERTAS' && (
        <span className={classes.barra} aria-hidden>
          <span style={{ width: `${Math.min(100, (ocupadas / quantidadeDeVagas) * 100)}%` }} />
        </span>
      )}
    </Stack>
  );
}

export function Imersao({ cronograma, gere, aberto }: Props) {
  const sessao = useSessaoAtiva();
  const [parte, definirParte] = useState<keyof typeof PARTES>('eventos');
  const [agora] = useState(() => new Date());
  const { data: minha } = useQuery(imersoesData.minhaInscricao(sessao, cronograma.id));
  const fase = faseDasInscricoes(cronograma, agora);
  const periodo = `${data(cronograma.inicioIncricao)} a ${data(cronograma.terminoIncricao)}`;
  return (
    <li className={classes.imersao} aria-label={`Imersão com inscrições de ${periodo}`}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4">
            Inscrições de {periodo}
          </Title>
          <Group gap="xs">
            <StatusBadge cor={APARENCIA_DA_FASE[fase].cor}>{APARENCIA_DA_FASE[fase].rotulo}</StatusBadge>
            {gere && <Acoes cronograma={cronograma} periodo={periodo} />}
          </Group>
        </Group>
        <Vagas cronograma={cronograma} fase={fase} />
        <Group gap="xs" className={classes.acoes}>
          <MinhaInscricao cronograma={cronograma} minha={minha} aberta={aberto && fase === 'ABERTAS'} />
        </Group>
        <Abas rotulo="Partes da imersão" abas={PARTES} atual={parte} aoMudar={definirParte}>
          {parte === 'eventos' && <Eventos cronograma={cronograma} gere={gere} />}
          {parte === 'inscricoes' && (
            <Inscricoes cronograma={cronograma} gere={gere} encerradas={fase === 'ENCERRADAS'} />
          )}
          {parte === 'propostas' && (
            <Solucoes
              cronogramaId={cronograma.id}
              gere={gere}
              propoe={aberto && (gere || (minha ? ocupaVaga(minha) : false))}
            />
          )}
        </Abas>
      </Stack>
    </li>
  );
}
