/** Where a person's points come from (part 2 §2): event, idea, date, amount. Reversed entries are struck out. */
import '@mantine/core/styles/Table.css';
import { Anchor, Button, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { type Pontos, ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';
import { para } from '@/domain/telas/enderecos';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { data as formatarData, numero } from '@/ui/texto/formatos';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { pontosData } from './pontos.data';
import { Link } from '@/ui/moldura/Link';

function Linha({ entrada }: { entrada: ComId<Pontos> }) {
  const anulada = entrada.typeOriginal !== null;
  const evento = ROTULO_DOS_PONTOS[entrada.typeOriginal ?? entrada.type];
  return (
    <Table.Tr>
      <Table.Td>
        {evento}
        {anulada && (
          <Text span size="sm" c="dimmed">
            {' '}
            ({ROTULO_DOS_PONTOS[entrada.type]})
          </Text>
        )}
        {entrada.ideia && (
          <div>
            <Text span size="sm" lineClamp={1}>
              {entrada.ideia.titulo}
            </Text>
            <Anchor
              component={Link}
              to={para('/ideias/:ideiaId', { ideiaId: entrada.ideia.id })}
              size="sm"
              underline="always"
              aria-label={`Ver ideia ${entrada.ideia.titulo}`}
            >
              Ver ideia
            </Anchor>
          </div>
        )}
        {entrada.observacao && (
          <Text size="sm" c="dimmed">
            {entrada.observacao}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{formatarData(entrada.createdAt)}</Table.Td>
      <Table.Td ta="right">{anulada ? <s>{numero(entrada.pontos)}</s> : numero(entrada.pontos)}</Table.Td>
    </Table.Tr>
  );
}

interface Props {
  regulamentoId: string;
  colaboradorReference: string;
}

export function HistoricoDePontos({ regulamentoId, colaboradorReference }: Props) {
  const sessao = useSessaoAtiva();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(pontosData.historico(sessao, regulamentoId, colaboradorReference));
  if (isPending) return <Esqueleto altura={80} />;
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar os pontos" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  return (
    <>
      <RegistrosIlegiveis quantos={ilegiveisEm(data.pages)} />
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Movimentação</Table.Th>
            <Table.Th>Data</Table.Th>
            <Table.Th ta="right">Pontos</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.pages
            .flatMap(({ itens }) => itens)
            .map((entrada) => (
              <Linha key={entrada.id} entrada={entrada} />
            ))}
        </Table.Tbody>
      </Table>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais
        </Button>
      )}
    </>
  );
}
