/** The radar with a sentence and a table that say the same. */
import '@mantine/core/styles/Table.css';
import { Stack, Table, Text } from '@mantine/core';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { eixosDoRadar } from '@/domain/diagnostico/resultado';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { radarEmPalavras } from './emPalavras';
import { Radar } from './Radar';
import classes from './Resultados.module.css';
import type { ResultadoLido } from './resultados.data';

export function RadarDoResultado({ grupos }: Pick<ResultadoLido, 'grupos'>) {
  const eixos = eixosDoRadar(grupos);
  if (eixos.length === 0)
    return (
      <EmptyState
        nivel={2}
        titulo="Gráfico não disponível"
        texto="Dados insuficientes para gerar o radar de inovação"
      />
    );
  return (
    <div className={classes.visao}>
      <Radar eixos={eixos.map(({ nome, media }) => ({ nome, valor: media / 100 }))} />
      <Stack gap="sm">
        <Text>{radarEmPalavras(eixos)}</Text>
        <Table>
          <Table.Caption>Médias de 0 a 100</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Grupo</Table.Th>
              <Table.Th scope="col" ta="right">
                Média
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {eixos.map(({ id, nome, media }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" fw="normal" className={classes.texto}>
                  {nome}
                </Table.Th>
                <Table.Td ta="right">{notaEmPalavras(media)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </div>
  );
}
