/** Companies of this edition beside those of an earlier one (decisions P423): back, new, and not back. */
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Volta } from '@/domain/contratos/edicoes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Situacoes } from '@/ui/lista/Situacoes';
import { Janela } from '@/ui/moldura/Janela';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { edicoesData } from './edicoes.data';

interface Props {
  projeto: { id: string; nome: string };
  aoFechar: () => void;
}

const ROTULO: Record<Volta, string> = { voltou: 'Voltaram', nova: 'Novas', saiu: 'Não voltaram' };
const NENHUMA: Record<Volta, string> = {
  voltou: 'Nenhuma empresa da edição anterior está nesta.',
  nova: 'Todas as empresas desta edição já estavam na anterior.',
  saiu: 'Todas as empresas da edição anterior voltaram.',
};

/** 'Indústria', or what it was before where it changed. */
function categoriaEmPalavras({ categoria, antes }: { categoria: string; antes: string }) {
  if (categoria === '') return antes === '' ? '' : `Estava em ${antes}`;
  return antes === '' || antes === categoria ? categoria : `${categoria}, antes em ${antes}`;
}

export function QuemVoltouModal({ projeto, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [anterior, comparar] = useState<string | null>(null);
  const [qual, escolher] = useState<Volta>('voltou');
  const consulta = useInfiniteQuery(
    edicoesData.quemVoltou(sessao, { idProjeto: projeto.id, anterior, qual }),
  );
  const primeira = consulta.data?.pages[0];
  const empresas = (consulta.data?.pages ?? []).flatMap((pagina) => pagina.empresas);
  return (
    <Janela opened onClose={aoFechar} title="Quem voltou" size="lg">
      <Stack gap="md">
        {consulta.error ? (
          <ErrorState
            titulo="Erro ao buscar empresas"
            erro={consulta.error}
            aoTentarDeNovo={() => void consulta.refetch()}
          />
        ) : !primeira ? (
          <Esqueleto altura={200} />
        ) : primeira.anterior === null ? (
          <EmptyState
            nivel={2}
            titulo="Ainda não há edição anterior"
            texto={`Nenhum projeto começou antes de ${projeto.nome}.`}
          />
        ) : (
          <>
            <NativeSelect
              label="Comparar com"
              value={primeira.anterior}
              data={primeira.anteriores.map(({ id, nome }) => ({ value: id, label: nome }))}
              onChange={({ currentTarget }) => comparar(currentTarget.value)}
            />
            <Situacoes
              rotulo="Empresas"
              itens={(Object.keys(ROTULO) as Volta[]).map((valor) => ({
                valor,
                rotulo: ROTULO[valor],
                total: primeira.quantas[valor],
              }))}
              atual={qual}
              aoEscolher={(valor) => escolher((valor ?? qual) as Volta)}
            />
            {empresas.length === 0 ? (
              <Text>{NENHUMA[qual]}</Text>
            ) : (
              <Stack
                component="ul"
                gap="xs"
                m={0}
                p={0}
                style={{ listStyle: 'none' }}
                aria-label={ROTULO[qual]}
              >
                {empresas.map((empresa) => (
                  <li key={empresa.id}>
                    <Text style={{ overflowWrap: 'anywhere' }}>{empresa.nome}</Text>
                    <Text size="sm" c="dimmed">
                      {categoriaEmPalavras(empresa)}
                    </Text>
                  </li>
                ))}
              </Stack>
            )}
            {consulta.hasNextPage ? (
              <Button
                variant="default"
                loading={consulta.isFetchingNextPage}
                onClick={() => void consulta.fetchNextPage()}
              >
                Mostrar mais
              </Button>
            ) : null}
          </>
        )}
      </Stack>
    </Janela>
  );
}
