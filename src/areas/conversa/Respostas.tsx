/** Replies to a comment: who answered, four pictures and '+N'; opened, three at a time (part 2 §9). */
import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Comentario } from '@/domain/conversa/comentario';
import type { ComId } from '@/domain/comum/campos';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { Avatares } from '@/ui/pessoas/Avatares';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { totalEmPalavras } from '@/ui/lista/total';
import { comentariosData, POR_PAGINA } from './comentarios.data';
import type { Conversa } from './conversa';

const AVATARES = 4;

interface Props {
  conversa: Conversa;
  /** Path of the comment answered. */
  caminho: string;
  aberto: boolean;
  aoAbrir: (aberto: boolean) => void;
  children: (resposta: ComId<Comentario>) => ReactNode;
}

export function Respostas({ conversa, caminho, aberto, aoAbrir, children }: Props) {
  const [visiveis, definirVisiveis] = useState(POR_PAGINA);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    comentariosData.respostas(conversa, caminho),
  );
  const lidas = data?.pages.flatMap(({ itens }) => itens) ?? [];
  const contagem = useQuery({
    ...comentariosData.totalDeRespostas(conversa, caminho),
    enabled: hasNextPage,
  });
  const ilegiveis = ilegiveisEm(data?.pages);
  if (error && lidas.length === 0)
    return (
      <ErrorState titulo="Erro ao buscar respostas" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (lidas.length === 0) return <RegistrosIlegiveis quantos={ilegiveis} />;
  const total = hasNextPage ? (contagem.data ?? lidas.length) : lidas.length;
  const pessoas = new Map(lidas.map(({ autor: { refPath, nome } }) => [refPath, { id: refPath, nome }]));
  const mostrarMais = () => {
    definirVisiveis(visiveis + POR_PAGINA);
    if (visiveis + POR_PAGINA > lidas.length && hasNextPage) void fetchNextPage();
  };
  return (
    <Stack gap="sm">
      <UnstyledButton w="fit-content" mih={32} aria-expanded={aberto} onClick={() => aoAbrir(!aberto)}>
        <Group gap="xs">
          <Avatares pessoas={[...pessoas.values()]} maximo={AVATARES} />
          <Text span size="sm" c="var(--mantine-color-anchor)">
            {totalEmPalavras(total, 'resposta', 'respostas')}
          </Text>
          {aberto ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
        </Group>
      </UnstyledButton>
      {aberto ? (
        <Stack gap="sm" pl="md" component="section" aria-label="Respostas">
          <RegistrosIlegiveis quantos={ilegiveis} />
          {lidas.slice(0, visiveis).map(children)}
          {visiveis < lidas.length || hasNextPage ? (
            <Button variant="subtle" size="xs" loading={isFetchingNextPage} onClick={mostrarMais}>
              Mostrar mais respostas
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
