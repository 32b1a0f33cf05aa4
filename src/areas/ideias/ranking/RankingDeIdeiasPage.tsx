/** Idea ranking (decisions P4): public ideas by coins or by likes, with the direction of the last change. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { para } from '@/domain/telas/enderecos';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { colocados } from '@/firebase/dados/colocados';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { plural } from '@/ui/texto/formatos';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from '../lista/CartaoDaIdeia.module.css';
import { ideiasData } from '../ideias.data';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { Abas } from '@/ui/pagina/Abas';
import { Link } from '@/ui/moldura/Link';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { SetaDaTendencia } from '@/ui/pagina/SetaDaTendencia';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';

type Por = 'moedas' | 'likes';
const ABAS: Record<Por, string> = { moedas: 'Por moedas', likes: 'Por curtidas' };

function Linha({ ideia, posicao, por }: { ideia: ComId<Ideia>; posicao: number; por: Por }) {
  const { totalMoedas, fromLastUpdate: dasMoedas } = ideia.rankingByMoedas;
  const { totalLikes, fromLastUpdate: dosLikes } = ideia.rankingByLikes;
  return (
    <Paper withBorder p="md" component="li" className={classes.linha}>
      <div className={classes.colocada}>
        <Text span fw={600} size="lg">
          {posicao}º
        </Text>
        <Stack gap={4} miw={0}>
          <Link to={para('/ideias/:ideiaId', { ideiaId: ideia.id })} className={classes.titulo}>
            {ideia.titulo}
          </Link>
          <Group gap="xs">
            <StatusDaIdeia status={ideia.status} />
            <Text span size="sm" c="dimmed">
              {ideia.autorNome}
            </Text>
          </Group>
        </Stack>
        <Group gap={6} wrap="nowrap" className={classes.quanto}>
          <SetaDaTendencia tendencia={por === 'moedas' ? dasMoedas : dosLikes} />
          <Text span fw={600}>
            {por === 'moedas'
              ? plural(totalMoedas, 'moeda', 'moedas')
              : plural(totalLikes, 'curtida', 'curtidas')}
          </Text>
        </Group>
      </div>
    </Paper>
  );
}

function Lista({ por }: { por: Por }) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(ideiasData.ranking(sessao, por));
  if (isPending) return <Esqueleto altura={400} />;
  if (error)
    return <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />;
  const ideias = colocados(data.pages, ({ rankingByMoedas, rankingByLikes }) =>
    por === 'moedas' ? rankingByMoedas.totalMoedas : rankingByLikes.totalLikes,
  );
  const ilegiveis = ilegiveisEm(data.pages);
  if (ideias.length === 0 && ilegiveis === 0) {
    return (
      <EmptyState
        titulo="Não há ideias cadastradas"
        texto="O ranking começa com a primeira ideia publicada."
      />
    );
  }
  return (
    <Stack>
      <RegistrosIlegiveis quantos={ilegiveis} />
      <ol className={classes.ranking}>
        {ideias.map(({ registro: ideia, lugar }) => (
          <Linha key={ideia.id} ideia={ideia} posicao={lugar} por={por} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais ideias
        </Button>
      )}
    </Stack>
  );
}

export function RankingDeIdeiasPage() {
  const [parametros, mudarParametros] = useSearchParams();
  const por: Por = parametros.get('por') === 'likes' ? 'likes' : 'moedas';
  return (
    <Stack gap="md">
      <Breadcrumbs itens={[{ rotulo: 'Ideias', para: para('/ideias') }, { rotulo: 'Ranking de ideias' }]} />
      <TituloDaPagina titulo="Ranking de ideias">
        As posições são as de agora; as setas dizem como cada uma mudou ontem.
      </TituloDaPagina>
      <Abas
        rotulo="Ordem do ranking"
        abas={ABAS}
        atual={por}
        aoMudar={(nova) => mudarParametros(nova === 'likes' ? { por: nova } : {}, { replace: true })}
      >
        <Lista por={por} />
      </Abas>
    </Stack>
  );
}
