/** The people of a rule by points; each opens its history. */
import '@mantine/core/styles/Accordion.css';
import { Accordion, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { comLugares } from '@/firebase/dados/comLugares';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { plural } from '@/ui/texto/formatos';
import { Lugar } from '@/ui/pagina/Lugar';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { SetaDaTendencia } from '@/ui/pagina/SetaDaTendencia';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { HistoricoDePontos } from './HistoricoDePontos';
import { Podio } from './Podio';
import { pontosData } from './pontos.data';

export function ListaDoRanking({ regulamentoId }: { regulamentoId: string }) {
  const sessao = useSessaoAtiva();
  const [aberto, definirAberto] = useState<string | null>(null);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(pontosData.ranking(sessao, regulamentoId));
  if (isPending) return <Esqueleto altura={240} />;
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar o ranking" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  const pessoas = comLugares(data.pages, ({ totalPontos }) => totalPontos);
  const ilegiveis = ilegiveisEm(data.pages);
  if (pessoas.length === 0 && ilegiveis === 0) {
    return (
      <EmptyState cena="podio" titulo="Nenhuma movimentação encontrada!" texto="Tente selecionar outro ano" />
    );
  }
  // Fewer are a list: nobody stands on a podium alone.
  const noPodio = pessoas.length < 3 ? 0 : 3;
  return (
    <Stack gap="md">
      <RegistrosIlegiveis quantos={ilegiveis} />
      {noPodio > 0 && (
        <Podio
          primeiros={pessoas.slice(0, noPodio)}
          eu={sessao.uid}
          regulamentoId={regulamentoId}
          aberto={aberto}
          aoAbrir={definirAberto}
        />
      )}
      <Accordion variant="contained" value={aberto} onChange={definirAberto}>
        {pessoas.slice(noPodio).map(({ registro: pessoa, lugar }) => (
          <Accordion.Item key={pessoa.id} value={pessoa.id}>
            <Accordion.Control>
              <Group gap="sm" wrap="nowrap">
                <Lugar lugar={lugar} />
                <AvatarDaPessoa nome={pessoa.nome} decorativo />
                {/* On phones the points stand under the name, which needs the width. */}
                <Group flex={1} miw={0} gap="0 12px">
                  <Text span flex="1 1 9rem" miw={0} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                    {pessoa.nome}
                    {pessoa.id === sessao.uid && ' (você)'}
                  </Text>
                  <Group gap="sm" wrap="nowrap">
                    <SetaDaTendencia tendencia={pessoa.rankingByMoedas.fromLastUpdate} />
                    <Text
                      span
                      fw={600}
                      mr="sm"
                      c="var(--cor-reconhecimento)"
                      style={{ fontVariantNumeric: 'tabular-nums' }}
                    >
                      {plural(pessoa.totalPontos, 'ponto', 'pontos')}
                    </Text>
                  </Group>
                </Group>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              {aberto === pessoa.id && (
                <HistoricoDePontos
                  regulamentoId={regulamentoId}
                  colaboradorReference={pessoa.colaboradorReference}
                />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais pessoas
        </Button>
      )}
    </Stack>
  );
}
