/** Everybody who liked the parent. */
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { Janela } from '@/ui/moldura/Janela';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { likesData } from './likes.data';

/** The modal shows the latest; more names than this nobody reads. */
const NO_MODAL = 100;

function Lista({ pai }: { pai: PaiNaTela }) {
  const { data, error, refetch } = useQuery(likesData.likes(pai, NO_MODAL));
  if (error)
    return <ErrorState titulo="Erro ao buscar curtidas" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto altura={120} />;
  return (
    <Stack gap="sm">
      <RegistrosIlegiveis quantos={data.ilegiveis} />
      {data.itens.map(({ id, colaboradorNome, createdAt }) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <AvatarDaPessoa nome={colaboradorNome} decorativo />
          <Text span flex={1}>
            {colaboradorNome}
          </Text>
          <Text span size="sm" c="dimmed">
            <RelativeTime valor={createdAt} />
          </Text>
        </Group>
      ))}
      {data.proxima && <Text c="dimmed">São as {NO_MODAL} curtidas mais recentes.</Text>}
    </Stack>
  );
}

interface Props {
  pai: PaiNaTela;
  titulo: string;
  aoFechar: () => void;
}

export function CurtidasModal({ pai, titulo, aoFechar }: Props) {
  return (
    <Janela opened onClose={aoFechar} title={titulo}>
      <Lista pai={pai} />
    </Janela>
  );
}
