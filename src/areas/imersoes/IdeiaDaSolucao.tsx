/** What became of a solution: the idea made of it, or the button with which its author makes one (decisions D128). */
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { Solucao } from '@/domain/imersoes/cronograma';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { truncar } from '@/ui/texto/truncar';
import { imersoesData } from './imersoes.data';

interface Props {
  cronogramaId: string;
  solucao: ComId<Solucao>;
}

export function IdeiaDaSolucao({ cronogramaId, solucao }: Props) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const { ideiaReference } = solucao;
  const { data: ideia, isPending } = useQuery({
    ...imersoesData.ideiaDaSolucao(sessao, ideiaReference ?? ''),
    enabled: ideiaReference !== null,
  });
  const fazer = useMutation(imersoesData.emIdeia(sessao, cronogramaId));
  if (ideia)
    return (
      <Group gap="xs">
        <Text size="sm">
          Virou a ideia{' '}
          <Anchor
            component={Link}
            to={IDEIA.endereco(ideia.id)}
            size="sm"
            underline="always"
            style={{ overflowWrap: 'anywhere' }}
          >
            {ideia.titulo}
          </Anchor>
        </Text>
        <StatusDoPai tipo={IDEIA} status={ideia.status} />
      </Group>
    );
  const faz =
    !solucao.oculto && solucao.createdBy === sessao.uid && temFlag(sessao.quem, [IDEIA.modulo, 'criacao']);
  if (!faz || !sessao.quem.empresaAtiva || (ideiaReference !== null && isPending)) return null;
  return (
    <Button
      size="xs"
      w="fit-content"
      loading={fazer.isPending}
      leftSection={<IconBulb size={14} aria-hidden />}
      aria-label={`Transformar a proposta "${truncar(solucao.titulo, 60)}" em ideia`}
      onClick={() => fazer.mutate(solucao.id, { onSuccess: ({ id }) => void navegar(IDEIA.endereco(id)) })}
    >
      Transformar em ideia
    </Button>
  );
}
