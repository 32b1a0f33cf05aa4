/** The radar with a sentence and a table that say the same. */
import '@mantine/core/styles/Table.css';
import { Stack, Table, Text } from '@mantine/core';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { eixosDoRadar } from '@/domain/diagnostico/resultado';
import { EmptyState } from '@/ui/pagina/EmptyState';
import type { OpcaoDaComparacao } from './comparacao/comparacao.data';
import { comparacaoEmPalavras, diferencaEmPalavras, outraEmPalavras, radarEmPalavras } from './emPalavras';
import { Radar } from './Radar';
import classes from './Resultados.module.css';
import type { ResultadoLido } from './resultados.data';

interface Props extends Pick<ResultadoLido, 'grupos'> {
  /** Means that the radar draws as a second line. */
  comparada?: OpcaoDaComparacao | undefined;
}

export function RadarDoResultado({ grupos, comparada }: Props) {
  const eixos = eixosDoRadar(grupos);
  if (eixos.length === 0)
    return (
      <EmptyState
        nivel={2}
        titulo="Gráfico não disponível"
        texto="Dados insuficientes para gerar o radar de inovação"
      />
    );
  const outras = eixos.map(({ id }) => comparada?.grupos[id]);
  return (
    <div className={classes.visao}>
      <Radar
        eixos={eixos.map(({ nome, media }, i) => ({ nome, valor: media / 100, outro: outras[i] }))}
        nomes={comparada && ['Esta empresa', comparada.coluna]}
      />
      <Stack gap="sm">
        <Text>{radarEmPalavras(eixos)}</Text>
        {comparada ? (
          <Text>
            {comparada.frase}{' '}
            {comparacaoEmPalavras(eixos.map(({ media }, i) => ({ media, outra: outras[i] })))}
          </Text>
        ) : null}
        <Table horizontalSpacing={4} className={classes.medias}>
          <Table.Caption>Médias de 0 a 100</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Grupo</Table.Th>
              <Table.Th scope="col" ta="right">
                Média
              </Table.Th>
              {comparada ? (
                <>
                  <Table.Th scope="col" ta="right" className={classes.palavra}>
                    {comparada.coluna}
                  </Table.Th>
                  <Table.Th scope="col" ta="right">
                    Diferença
                  </Table.Th>
                </>
              ) : null}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {eixos.map(({ id, nome, media }, i) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" fw="normal" className={classes.palavra}>
                  {nome}
                </Table.Th>
                <Table.Td ta="right">{notaEmPalavras(media)}</Table.Td>
                {comparada ? (
                  <>
                    <Table.Td ta="right">{outraEmPalavras(outras[i], comparada.inteiros)}</Table.Td>
                    <Table.Td ta="right">
                      {diferencaEmPalavras(media, outras[i], comparada.inteiros)}
                    </Table.Td>
                  </>
                ) : null}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </div>
  );
}
