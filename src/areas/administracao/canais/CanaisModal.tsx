/** Where the company is told of its events outside the product: Teams, Slack, a server of its own (decisions P150). */
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TIPOS_DE_CANAL, type TipoDeCanal } from '@/domain/canais/canal';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { useCelular } from '@/ui/moldura/useCelular';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { CanalDoTipo } from './CanalDoTipo';
import { canaisData } from './canais.data';
import { UltimasEntregas } from './UltimasEntregas';

const CanalFormModal = aoAbrir(() => import('./CanalFormModal').then((m) => m.CanalFormModal));

export function CanaisModal({ aoFechar }: { aoFechar: () => void }) {
  const celular = useCelular();
  return (
    <Janela opened onClose={aoFechar} title="Canais de aviso" size="lg" fullScreen={celular}>
      <Canais />
    </Janela>
  );
}

function Canais() {
  const [configurando, configurar] = useState<TipoDeCanal>();
  const { data, error, refetch } = useQuery(canaisData.listar(useSessaoAtiva()));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar os canais" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!data) return <Esqueleto altura={320} />;
  const doTipo = (tipo: TipoDeCanal) => data.canais.find((canal) => canal.tipo === tipo);
  return (
    <Stack gap="md">
      <Text size="sm">
        A empresa é avisada fora da plataforma quando acontece o que você escolher. Só administradores veem e
        mudam os canais.
      </Text>
      {TIPOS_DE_CANAL.map((tipo) => (
        <CanalDoTipo key={tipo} tipo={tipo} canal={doTipo(tipo)} aoConfigurar={() => configurar(tipo)} />
      ))}
      <UltimasEntregas entregas={data.entregas} />
      {configurando ? (
        <CanalFormModal
          tipo={configurando}
          canal={doTipo(configurando)}
          aoFechar={() => configurar(undefined)}
        />
      ) : null}
    </Stack>
  );
}
