/** Header of the active committee: which session, since when, who, and what can be done with it (part 2 §2). */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconFileText, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { APARENCIA_DO_COMITE, type Comite, situacaoDoComite } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Avatares } from '@/ui/pessoas/Avatares';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { plural } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { podeConduzir, podeEscrever } from './acesso';
import { ControlesDoComite, IniciarComite } from './ControlesDoComite';
import { usePessoas } from './usePessoas';

const ParticipantesModal = aoAbrir(() => import('./ParticipantesModal').then((m) => m.ParticipantesModal));

/** Part 2 §9. */
const AVATARES = 4;

export function SemComite() {
  const pode = podeConduzir(useSessaoAtiva());
  return (
    <Paper withBorder p="md">
      <EmptyState
        titulo="Nenhum comitê em andamento"
        texto={
          pode
            ? 'Ao iniciar, abre-se a ata: quem participa, o que está na pauta e cada ideia movimentada.'
            : 'Quando quem conduz o comitê iniciar uma sessão, ela aparece aqui.'
        }
        acao={pode ? <IniciarComite /> : undefined}
      />
    </Paper>
  );
}

export function CartaoDoComite({ comite }: { comite: ComId<Comite> }) {
  const sessao = useSessaoAtiva();
  const [editando, definirEditando] = useState(false);
  const pessoas = usePessoas(comite.participantesReferences);
  const { rotulo, cor } = APARENCIA_DO_COMITE[situacaoDoComite(comite)];
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="comite-ativo">
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap="xs" flex="1 1 320px">
          <Group gap="sm">
            <Title order={2} size="h3" id="comite-ativo">
              Comitê nº {comite.numero}
            </Title>
            <StatusBadge cor={cor}>{rotulo}</StatusBadge>
          </Group>
          <Text size="sm" c="dimmed">
            Iniciado <RelativeTime valor={comite.startedAt} emFrase />
            {comite.pausedAt && (
              <>
                , pausado <RelativeTime valor={comite.pausedAt} emFrase />
              </>
            )}
            {' · '}
            {plural(comite.presentesReferences.length, 'presente', 'presentes')} de{' '}
            {plural(pessoas.length, 'participante', 'participantes')}
            {' · '}
            {plural(comite.ideiasReferences.length, 'ideia na pauta', 'ideias na pauta')}
          </Text>
          <Group gap="sm">
            <Avatares pessoas={pessoas} maximo={AVATARES} />
            {podeEscrever(sessao, comite) && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconUsers size={16} aria-hidden />}
                onClick={() => definirEditando(true)}
              >
                Participantes
              </Button>
            )}
          </Group>
        </Stack>
        <Group gap="xs">
          <Button
            component={Link}
            to={para('/comites-de-inovacao/:comiteId', { comiteId: comite.id })}
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
          >
            Abrir ata
          </Button>
          {podeConduzir(sessao) && <ControlesDoComite comite={comite} />}
        </Group>
      </Group>
      {editando && <ParticipantesModal comite={comite} aoFechar={() => definirEditando(false)} />}
    </Paper>
  );
}
