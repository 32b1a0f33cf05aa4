/** Sums of what ideas brought: validated first, realised and planned beside it; each unit by itself. */
import '@mantine/core/styles/Table.css';
import { Table, Text } from '@mantine/core';
import { Rolagem } from '@/ui/pagina/Rolagem';
import {
  dinheiroDe,
  ROTULO_DO_RETORNO,
  type Soma,
  type Somas,
  TIPOS_DE_RETORNO,
} from '@/domain/retorno/retorno';
import { dinheiro, quantia } from './palavras';

const alguma = ({ previsto, realizado }: Soma) => previsto > 0 || realizado > 0;

interface Linha {
  rotulo: string;
  soma: Soma;
  escrever: (valor: number) => string;
}

function linhasDe(somas: Somas): Linha[] {
  const { ganho, custo, liquido } = dinheiroDe(somas);
  const emDinheiro = alguma(ganho) || alguma(custo);
  return [
    ...(emDinheiro
      ? [
          { rotulo: 'Ganhos', soma: ganho, escrever: dinheiro },
          { rotulo: 'Custos', soma: custo, escrever: dinheiro },
          { rotulo: 'Líquido (ganhos menos custos)', soma: liquido, escrever: dinheiro },
        ]
      : []),
    ...TIPOS_DE_RETORNO.filter((tipo) => ROTULO_DO_RETORNO[tipo].unidade && alguma(somas[tipo])).map(
      (tipo) => ({
        rotulo: ROTULO_DO_RETORNO[tipo].rotulo,
        soma: somas[tipo],
        escrever: (valor: number) => quantia(tipo, valor),
      }),
    ),
  ];
}

export function TabelaDeSomas({ somas, legenda }: { somas: Somas; legenda: string }) {
  const linhas = linhasDe(somas);
  if (linhas.length === 0) return <Text c="dimmed">Nada registrado.</Text>;
  return (
    <Rolagem nome={legenda}>
      <Table>
        <Table.Caption>{legenda}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">O quê</Table.Th>
            <Table.Th scope="col" ta="right">
              Validado
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Realizado
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Previsto
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas.map(({ rotulo, soma, escrever }) => (
            <Table.Tr key={rotulo}>
              <Table.Th scope="row">{rotulo}</Table.Th>
              <Table.Td ta="right">{escrever(soma.validado)}</Table.Td>
              <Table.Td ta="right">{escrever(soma.realizado)}</Table.Td>
              <Table.Td ta="right">{escrever(soma.previsto)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Rolagem>
  );
}
