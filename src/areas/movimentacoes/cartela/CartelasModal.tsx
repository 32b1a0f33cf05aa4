/** Cards of a round, with their result: of the present one after one's own, of those before by their decision. */
import '@mantine/core/styles/Table.css';
import { NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cartela, mediaDaCartela, rodadaDepoisDe, resultadoDe } from '@/domain/comite/cartela';
import { rotuloDoStatus } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { data, numero } from '@/ui/texto/formatos';
import { movimentacoesData } from '../movimentacoes.data';
import classes from './Cartela.module.css';
import { cartelasData, rodadaDe } from './cartelas.data';
import { fraseDoResultado } from './frases';

interface Props {
  pai: PaiNaTela;
  /** The person sent a card in the round of now. */
  enviou: boolean;
  /** People whose cards do not count, by a conflict of interest. */
  excluidos: ReadonlySet<string>;
  aoFechar: () => void;
}

/** Rounds that the movements ended, the last first: each began with the movement before. */
function useRodadas(pai: PaiNaTela, enviou: boolean) {
  const { data: movimentacoes, ...consulta } = useQuery(movimentacoesData.doPai(pai));
  const itens = movimentacoes?.itens ?? [];
  const decididas = itens.flatMap(({ status, createdAt }, i) => {
    const anterior = itens[i + 1]?.id ?? (movimentacoes?.proxima ? undefined : '');
    return anterior === undefined
      ? []
      : [
          {
            value: rodadaDepoisDe(anterior),
            label: `${rotuloDoStatus(pai.lugar.tipo, status)}, ${data(createdAt)}`,
          },
        ];
  });
  return {
    ...consulta,
    rodadas: enviou ? [{ value: rodadaDe(pai), label: 'Em curso' }, ...decididas] : decididas,
  };
}

function CartelaDePessoa({ cartela, conta }: { cartela: Cartela; conta: boolean }) {
  const { autorNome, criterios, pesos, notas, comentario } = cartela;
  return (
    <li className={classes.pessoa}>
      <div className={classes.nome}>
        <span>{autorNome}</span>
        <span className={classes.numero}>{numero(mediaDaCartela(cartela), 1)}</span>
      </div>
      <Text size="sm" c="dimmed">
        {criterios.map((nome, i) => `${nome}: ${notas[i]} (peso ${pesos[i]})`).join(' · ')}
      </Text>
      {comentario && <Text size="sm">{comentario}</Text>}
      {!conta && <Text size="sm">Não conta na média: declarou conflito de interesse.</Text>}
    </li>
  );
}

function Rodada({ pai, rodada, excluidos }: Pick<Props, 'pai' | 'excluidos'> & { rodada: string }) {
  const { data: cartelas, error, refetch } = useQuery(cartelasData.daRodada(pai, rodada));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar as cartelas" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!cartelas) return <Esqueleto altura={160} />;
  if (cartelas.length === 0) return <Text c="dimmed">Nenhuma cartela foi enviada nesta rodada.</Text>;
  const conta = ({ createdBy }: Cartela) => !excluidos.has(createdBy);
  const resultado = resultadoDe(cartelas.filter(conta));
  return (
    <>
      {resultado && (
        <>
          <Text fw={600}>{fraseDoResultado(resultado.geral)}</Text>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Critério</Table.Th>
                <Table.Th scope="col" className={classes.numero}>
                  Média
                </Table.Th>
                <Table.Th scope="col" className={classes.numero}>
                  Dispersão
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {resultado.porCriterio.map(({ nome, medida }) => (
                <Table.Tr key={nome}>
                  <Table.Th scope="row">{nome}</Table.Th>
                  <Table.Td className={classes.numero}>{numero(medida.media, 1)}</Table.Td>
                  <Table.Td className={classes.numero}>
                    {medida.quantas > 1 ? numero(medida.dispersao, 1) : '—'}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text size="sm" c="dimmed">
            A dispersão é o desvio padrão das notas: 0 quando todos concordam.
          </Text>
        </>
      )}
      <ul className={classes.linhas} aria-label="Cartelas">
        {cartelas.map((cartela) => (
          <CartelaDePessoa key={cartela.id} cartela={cartela} conta={conta(cartela)} />
        ))}
      </ul>
    </>
  );
}

export function CartelasModal({ pai, enviou, excluidos, aoFechar }: Props) {
  const { rodadas, error, isPending, refetch } = useRodadas(pai, enviou);
  const [escolhida, escolher] = useState<string>();
  const rodada = escolhida ?? rodadas[0]?.value;
  return (
    <Janela opened onClose={aoFechar} title="Cartelas do comitê" size="md" fullScreen={useCelular()}>
      <Stack gap="sm">
        {error && (
          <ErrorState titulo="Erro ao buscar as rodadas" erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
        {isPending ? (
          <Esqueleto altura={60} />
        ) : (
          rodada !== undefined && (
            <NativeSelect
              label="Rodada"
              description="Cada decisão do comitê encerra uma rodada."
              data={rodadas}
              value={rodada}
              onChange={({ currentTarget }) => escolher(currentTarget.value)}
            />
          )
        )}
        {!isPending && rodada !== undefined && (
          <Rodada key={rodada} pai={pai} rodada={rodada} excluidos={excluidos} />
        )}
      </Stack>
    </Janela>
  );
}
