/** Movements of a play, the newest first, of all its tactics or of one (part 2 §4). */
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { STATUS_DA_TATICA, type TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { LinhaDoTempo } from '@/ui/pagina/LinhaDoTempo';
import { data as dataEmPalavras } from '@/ui/texto/formatos';
import { implementacaoData } from './implementacao.data';

interface Props {
  jogada: string;
  taticas: readonly ComId<TaticaDaJogada>[];
  /** Id of the one shown; '' for all. */
  tatica: string;
  aoFiltrar: (tatica: string) => void;
}

/** Names of the people who moved something: records keep the id alone, so that an anonymised person is nowhere. */
function useNomes(uids: readonly string[]): Map<string, string> {
  const sessao = useSessaoAtiva();
  const pessoas = useQueries({
    queries: uids.map((uid) => pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, uid))),
  });
  return new Map(uids.map((uid, i) => [uid, pessoas[i]?.data?.nome ?? 'Alguém da empresa']));
}

export function LinhaDoTempoDaJogada({ jogada, taticas, tatica, aoFiltrar }: Props) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(implementacaoData.movimentacoes(useSessaoAtiva(), jogada, tatica));
  const lidas = data?.pages.flatMap(({ itens }) => itens) ?? [];
  const quem = useNomes([...new Set(lidas.map(({ createdBy }) => createdBy))]);
  const nomes = new Map(taticas.map(({ id, nome }) => [id, nome]));
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Tática"
        maw={420}
        value={tatica}
        onChange={({ currentTarget: { value } }) => aoFiltrar(value)}
        data={[
          { value: '', label: 'Todas as táticas' },
          ...taticas.filter(({ status }) => status > 0).map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
      {isPending && <Esqueleto altura={120} />}
      {error && (
        <ErrorState
          titulo="Erro ao buscar movimentações"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      )}
      <RegistrosIlegiveis quantos={ilegiveisEm(data?.pages)} />
      {data && lidas.length === 0 && <Text c="dimmed">Nenhuma movimentação encontrada!</Text>}
      <LinhaDoTempo
        itens={lidas.map((movimentacao) => ({
          id: movimentacao.id,
          titulo: `${nomes.get(movimentacao.tatica) ?? 'Tática removida'}: ${STATUS_DA_TATICA[movimentacao.status]?.rotulo ?? ''} em ${dataEmPalavras(movimentacao.data)}`,
          quem: quem.get(movimentacao.createdBy) ?? '',
          quando: movimentacao.createdAt,
          texto: movimentacao.descricao,
        }))}
      />
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar movimentações mais antigas
        </Button>
      )}
    </Stack>
  );
}
