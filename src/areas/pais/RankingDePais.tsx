/** Ranking of a kind (decisions P4): public parents by coins or by likes, with the direction of the last change. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import { comLugares } from '@/firebase/dados/comLugares';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Link } from '@/ui/moldura/Link';
import { Abas } from '@/ui/pagina/Abas';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Lugar } from '@/ui/pagina/Lugar';
import { SetaDaTendencia } from '@/ui/pagina/SetaDaTendencia';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { plural } from '@/ui/texto/formatos';
import classes from './CartaoDoPai.module.css';
import { emSequencia, type ListasDePais, type PorQue } from './listas.data';
import { MeuMelhor } from './MeuMelhor';
import { TOTAL_DO_RANKING, UNIDADE_DO_RANKING } from './rankings';
import { StatusDoPai } from './StatusDoPai';
import { nenhumCadastrado, rankingComeca } from './textos';

interface LinhaProps {
  tipo: TipoDePai;
  id: string;
  pai: Pai;
  posicao: number;
  por: PorQue;
}

function Linha({ tipo, id, pai, posicao, por }: LinhaProps) {
  const total = TOTAL_DO_RANKING[por];
  const [um, varios] = UNIDADE_DO_RANKING[por];
  return (
    <Paper withBorder p="md" component="li" className={classes.linha}>
      <div className={classes.colocada}>
        <Lugar lugar={posicao} />
        <Stack gap={4} miw={0}>
          <Link to={tipo.endereco(id)} className={classes.titulo}>
            {pai.titulo}
          </Link>
          <Group gap="xs">
            <StatusDoPai tipo={tipo} status={pai.status} />
            <Text span size="sm" c="dimmed">
              {pai.autorNome}
            </Text>
          </Group>
        </Stack>
        <Group gap={6} wrap="nowrap" className={classes.quanto}>
          <SetaDaTendencia tendencia={pai.tendencias[total]} />
          <Text span fw={600}>
            {plural(pai.totais[total], um, varios)}
          </Text>
        </Group>
      </div>
    </Paper>
  );
}

interface Props<T> {
  listas: ListasDePais<T>;
}

function Lista<T>({ listas: { tipo, comoPai, ranking }, por }: Props<T> & { por: PorQue }) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(emSequencia(ranking(sessao, por)));
  const { nome } = tipo;
  if (isPending) return <Esqueleto altura={400} />;
  if (error)
    return (
      <ErrorState
        titulo={`Erro ao buscar ${nome.plural}`}
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  const emOrdem = comLugares(data.pages, (registro) => comoPai(registro).totais[TOTAL_DO_RANKING[por]]);
  const ilegiveis = ilegiveisEm(data.pages);
  if (emOrdem.length === 0 && ilegiveis === 0)
    return <EmptyState cena="podio" titulo={nenhumCadastrado(nome)} texto={rankingComeca(nome)} />;
  return (
    <Stack>
      <RegistrosIlegiveis quantos={ilegiveis} />
      <ol className={classes.ranking} data-podio={emOrdem.length < 3 ? undefined : ''}>
        {emOrdem.map(({ registro, lugar }) => (
          <Linha
            key={registro.id}
            tipo={tipo}
            id={registro.id}
            pai={comoPai(registro)}
            posicao={lugar}
            por={por}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais {nome.plural}
        </Button>
      )}
      <MeuMelhor tipo={tipo} por={por} />
    </Stack>
  );
}

/** What the kind cannot gather has no tab; one tab alone is none. */
const abasDe = ({ sob }: TipoDePai): Partial<Record<PorQue, string>> => ({
  ...(sob.patrocinios ? { moedas: 'Por moedas' } : {}),
  ...(sob.likes ? { likes: 'Por curtidas' } : {}),
});

function Conteudo<T>({ listas }: Props<T>) {
  const [parametros, mudarParametros] = useSearchParams();
  const abas = abasDe(listas.tipo);
  const por: PorQue = abas.likes && (parametros.get('por') === 'likes' || !abas.moedas) ? 'likes' : 'moedas';
  const lista = <Lista listas={listas} por={por} />;
  if (!abas.moedas || !abas.likes) return lista;
  return (
    <Abas
      rotulo="Ordem do ranking"
      abas={{ moedas: abas.moedas, likes: abas.likes }}
      atual={por}
      aoMudar={(nova) => mudarParametros(nova === 'likes' ? { por: nova } : {}, { replace: true })}
    >
      {lista}
    </Abas>
  );
}

export function RankingDePais<T>({ listas }: Props<T>) {
  return (
    <>
      <TituloDaPagina titulo={`Ranking de ${listas.tipo.nome.plural}`}>
        As posições são as de agora; as setas dizem como cada uma mudou ontem.
      </TituloDaPagina>
      <Conteudo listas={listas} />
    </>
  );
}
