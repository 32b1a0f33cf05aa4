/** Immersions on the challenge's page: when people register, for how many seats, and what happens in them (part 2 §2). */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { comoPai } from '@/domain/desafios/desafio-como-pai';
import { SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import {
  type Cronograma,
  emOrdemDeInteresse,
  faseDasInscricoes,
  gereImersao,
} from '@/domain/imersoes/cronograma';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useCelular } from '@/ui/moldura/useCelular';
import { plural } from '@/ui/texto/formatos';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Imersao } from './Imersao';
import classes from './Imersoes.module.css';
import { imersoesData } from './imersoes.data';
import { parte, porCima } from '@/ui/moldura/parte';

const AgendarImersaoModal = parte(
  () => import('./CronogramaModal').then((m) => m.AgendarImersaoModal),
  porCima,
);

interface ImersoesProps {
  cronogramas: readonly ComId<Cronograma>[];
  gere: boolean;
  /** The challenge is not over. */
  aberto: boolean;
}

/** On phones past ones begin folded: what one can still do on the page is not far down. */
function Imersoes({ cronogramas, gere, aberto }: ImersoesProps) {
  const celular = useCelular();
  const [agora] = useState(() => new Date());
  const [todas, mostrarTodas] = useState(false);
  const emOrdem = emOrdemDeInteresse(cronogramas, agora);
  const passadas = emOrdem.filter((uma) => faseDasInscricoes(uma, agora) === 'ENCERRADAS').length;
  const dobradas = celular && passadas > 0;
  const vistas = dobradas && !todas ? emOrdem.slice(0, emOrdem.length - passadas) : emOrdem;
  return (
    <>
      {vistas.length > 0 && (
        <ul className={classes.lista}>
          {vistas.map((cronograma) => (
            <Imersao key={cronograma.id} cronograma={cronograma} gere={gere} aberto={aberto} />
          ))}
        </ul>
      )}
      {dobradas && (
        <Button variant="subtle" aria-expanded={todas} onClick={() => mostrarTodas(!todas)}>
          {todas ? 'Esconder' : 'Ver'} {plural(passadas, 'imersão passada', 'imersões passadas')}
        </Button>
      )}
    </>
  );
}

interface Props {
  desafio: ComId<Desafio>;
  /** Called once they are there, or failed. */
  aoVir?: () => void;
}

/** Only a published challenge has immersions. People who do not manage it see nothing until there is one. */
export function BlocoDeImersoes({ desafio, aoVir }: Props) {
  const sessao = useSessaoAtiva();
  const [agendando, definirAgendando] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    ...imersoesData.doDesafio(sessao, desafio.id),
    enabled: desafio.published,
  });
  useLayoutEffect(() => {
    if (!isPending) aoVir?.();
  }, [isPending, aoVir]);
  const gere = gereImersao(sessao.quem, sessao.uid, desafio.createdBy);
  const { aceitaRespostas } = comoPai(desafio);
  const nenhuma = data?.itens.length === 0 && !data.ilegiveis;
  if (!desafio.published || (nenhuma && !gere)) return null;
  return (
    <section aria-labelledby="imersoes">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} id="imersoes">
            Imersões
          </Title>
          {gere && aceitaRespostas && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => definirAgendando(true)}
            >
              Agendar imersão
            </Button>
          )}
        </Group>
        {isPending && <Esqueleto altura={160} />}
        {error && (
          <ErrorState titulo="Erro ao buscar imersões" erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
        <RegistrosIlegiveis quantos={data?.ilegiveis ?? 0} />
        {!aceitaRespostas && <Text c="dimmed">{SEM_MAIS_RESPOSTAS}</Text>}
        {nenhuma && aceitaRespostas && (
          <Text c="dimmed">
            Nenhuma imersão agendada. Uma imersão reúne pessoas em torno do desafio: com vagas, inscrições,
            eventos e propostas de solução.
          </Text>
        )}
        {data && data.itens.length > 0 && (
          <Imersoes cronogramas={data.itens} gere={gere} aberto={aceitaRespostas} />
        )}
      </Stack>
      <Suspense>
        {agendando && <AgendarImersaoModal desafioId={desafio.id} aoFechar={() => definirAgendando(false)} />}
      </Suspense>
    </section>
  );
}
