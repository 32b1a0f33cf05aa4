/** Iniciar, Pausar, Retornar, Finalizar; 'Comitê finalizado' for a session that ended (part 2 §2 and §4). */
import { Button, Group } from '@mantine/core';
import { IconCheck, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Comite, type PassoDoComite, passosPossiveis, situacaoDoComite } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { comitesData } from './comites.data';
import { mudancasDoComite } from './mudancas.data';

export function IniciarComite() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [atividade] = useState(mudancasDoComite.novaAtividade);
  const iniciar = useMutation(mudancasDoComite.iniciar(sessao));
  return (
    <Button
      leftSection={<IconPlayerPlay size={16} aria-hidden />}
      loading={iniciar.isPending}
      onClick={() =>
        iniciar.mutate(atividade, {
          // Somebody else was quicker: their session shows at once.
          onError: () => void cliente.invalidateQueries({ queryKey: comitesData.chave(sessao) }),
        })
      }
    >
      Iniciar
    </Button>
  );
}

const BOTAO = {
  PAUSADO: { rotulo: 'Pausar', Icone: IconPlayerPause },
  REINICIADO: { rotulo: 'Retornar', Icone: IconPlayerPlay },
  FINALIZADO: { rotulo: 'Finalizar', Icone: IconPlayerStop },
} as const;

function Passos({ comite }: { comite: ComId<Comite> }) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const confirmar = useConfirmar();
  const [atividade] = useState(mudancasDoComite.novaAtividade);
  const dar = useMutation(mudancasDoComite.darPasso(sessao, comite));

  const aoClicar = async (passo: PassoDoComite) => {
    const segue =
      passo !== 'FINALIZADO' ||
      (await confirmar({
        titulo: 'Finalizar o comitê?',
        texto: 'A ata fica como está: participantes, pauta, notas e decisões não mudam mais.',
        rotuloSim: 'Finalizar',
        rotuloNao: 'Cancelar',
      }));
    if (!segue) return;
    dar.mutate(
      { passo, atividade },
      { onError: () => void cliente.invalidateQueries({ queryKey: comitesData.chave(sessao) }) },
    );
  };

  return passosPossiveis(situacaoDoComite(comite)).map((passo) => {
    const { rotulo, Icone } = BOTAO[passo];
    return (
      <Button
        key={passo}
        variant={passo === 'REINICIADO' ? 'filled' : 'default'}
        leftSection={<Icone size={16} aria-hidden />}
        loading={dar.isPending && dar.variables.passo === passo}
        disabled={dar.isPending}
        onClick={() => void aoClicar(passo)}
      >
        {rotulo}
      </Button>
    );
  });
}

export function ControlesDoComite({ comite }: { comite: ComId<Comite> }) {
  if (situacaoDoComite(comite) === 'FINALIZADO') {
    return (
      <Button variant="default" disabled leftSection={<IconCheck size={16} aria-hidden />}>
        Comitê finalizado
      </Button>
    );
  }
  return (
    <Group gap="xs">
      {/* Each state its own step: the id of its activity is used once. */}
      <Passos key={comite.ultimaAtividade} comite={comite} />
    </Group>
  );
}
