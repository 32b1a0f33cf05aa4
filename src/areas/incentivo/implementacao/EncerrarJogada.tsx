/** Ending a play: concluded under its condition, or cancelled, both after a question (part 2 §4). */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Jogada } from '@/domain/incentivo/jogada';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { jogadasData } from '../jogadas/jogadas.data';
import { implementacaoData } from './implementacao.data';

/** Between two looks at whether the trigger has counted the tactics, in milliseconds. */
const ATE_CONTAR = 5_000;

interface Props {
  jogada: ComId<Jogada>;
  /** What the tactics shown say; the rules go by the play's own summary, which a trigger writes after them. */
  taticasPermitem: boolean;
}

export function EncerrarJogada({ jogada, taticasPermitem }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const concluir = useMutation(implementacaoData.concluir(sessao));
  const cancelar = useMutation(implementacaoData.cancelar(sessao));
  const podeConcluir = taticasPermitem && jogada.resumo.podeConcluir;
  const aContar = taticasPermitem && !podeConcluir;
  useQuery({ ...jogadasData.porId(sessao, jogada.id), refetchInterval: aContar && ATE_CONTAR });
  const porque = useId();

  const perguntarEConcluir = async () => {
    const texto = 'As táticas dela não recebem mais movimentações.';
    if (await confirmar({ titulo: 'Tem certeza que deseja concluir a jogada de inovação?', texto }))
      concluir.mutate(jogada);
  };
  const perguntarECancelar = async () => {
    const texto = 'O que já foi registrado fica guardado, e ela pode ser implementada de novo.';
    const titulo = 'Tem certeza que deseja cancelar a jogada de inovação?';
    if (await confirmar({ titulo, texto, perigo: true })) cancelar.mutate(jogada);
  };

  return (
    <Stack gap="xs" maw={320}>
      <Group gap="xs">
        {podeConcluir && (
          <Button loading={concluir.isPending} onClick={() => void perguntarEConcluir()}>
            Concluir
          </Button>
        )}
        <Button
          variant="default"
          loading={cancelar.isPending}
          aria-describedby={podeConcluir ? undefined : porque}
          onClick={() => void perguntarECancelar()}
        >
          Cancelar jogada
        </Button>
      </Group>
      {!podeConcluir && (
        <Text size="sm" c="dimmed" id={porque}>
          {aContar
            ? 'As movimentações estão sendo contadas. Em instantes será possível concluir.'
            : 'Para concluir, cada tática precisa de movimentação, ou de um vínculo com uma que tenha.'}
        </Text>
      )}
    </Stack>
  );
}
