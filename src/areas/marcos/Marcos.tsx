/** Milestone blocks of a record: list, 'Adicionar marco', and the dialogs of edition and acting. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { CartaoDoMarco } from './CartaoDoMarco';
import classes from './Marcos.module.css';
import { marcosData } from './marcos.data';
import { type PaiDosMarcos, podeCriarMarco } from './pai';
import { parte, porCima } from '@/ui/moldura/parte';

const AdicionarMarcoModal = parte(
  () => import('./MarcoFormModal').then((m) => m.AdicionarMarcoModal),
  porCima,
);
const EditarMarcoModal = parte(() => import('./MarcoFormModal').then((m) => m.EditarMarcoModal), porCima);
const AtuacaoModal = parte(() => import('./AtuacaoModal').then((m) => m.AtuacaoModal), porCima);

/** Open dialog: which, and of which milestone. */
type Aberto = { dialogo: 'novo' } | { dialogo: 'editar' | 'iniciar' | 'continuar'; id: string } | undefined;

export function Marcos({ pai }: { pai: PaiDosMarcos }) {
  const sessao = useSessaoAtiva();
  const [aberto, definirAberto] = useState<Aberto>();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(marcosData.doPai(sessao, pai));
  const marcos = data?.pages.flatMap(({ itens }) => itens) ?? [];
  const ilegiveis = ilegiveisEm(data?.pages);
  const fechar = () => definirAberto(undefined);
  const escolhido = aberto && 'id' in aberto ? marcos.find(({ id }) => id === aberto.id) : undefined;
  return (
    <section aria-labelledby="marcos">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} id="marcos">
            Marcos
          </Title>
          {podeCriarMarco(sessao, pai) && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => definirAberto({ dialogo: 'novo' })}
            >
              Adicionar marco
            </Button>
          )}
        </Group>
        {isPending && <Esqueleto altura={120} />}
        {error && (
          <ErrorState titulo="Erro ao buscar marcos" erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
        <RegistrosIlegiveis quantos={ilegiveis} />
        {data && marcos.length === 0 && ilegiveis === 0 && (
          <Text c="dimmed">
            Nenhum marco cadastrado. Marcos dizem quem faz o quê, e até quando, para a ideia sair do papel.
          </Text>
        )}
        {marcos.length > 0 && (
          <ul className={classes.lista}>
            {marcos.map((marco) => (
              <CartaoDoMarco
                key={marco.id}
                pai={pai}
                marco={marco}
                aoEditar={() => definirAberto({ dialogo: 'editar', id: marco.id })}
                aoAtuar={(inicio) =>
                  definirAberto({ dialogo: inicio ? 'iniciar' : 'continuar', id: marco.id })
                }
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Mostrar mais marcos
          </Button>
        )}
      </Stack>
      <Suspense>
        {aberto?.dialogo === 'novo' && <AdicionarMarcoModal pai={pai} aoFechar={fechar} />}
        {aberto?.dialogo === 'editar' && escolhido && (
          <EditarMarcoModal pai={pai} marco={escolhido} aoFechar={fechar} />
        )}
        {(aberto?.dialogo === 'iniciar' || aberto?.dialogo === 'continuar') && escolhido && (
          <AtuacaoModal
            pai={pai}
            marco={escolhido}
            titulo={aberto.dialogo === 'iniciar' ? 'Iniciar atuação' : 'Continuar atuação'}
            aoFechar={fechar}
          />
        )}
      </Suspense>
    </section>
  );
}
