/**
 * How a table was understood, before anything of it is taken (decisions P170): delimiter, accents and sheet, which a
 * person may change, the first rows, and whatever was left out.
 */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Alert, Group, NativeSelect, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useId } from 'react';
import { CODIFICACOES, type Escolhas, letraDaColuna, SEPARADORES } from '@/domain/comum/planilha';
import { plural } from '@/ui/texto/formatos';
import classes from './ComoFoiLida.module.css';
import type { FonteDaTabela } from './useTabela';

const LINHAS_A_VISTA = 5;
const LETRAS_A_VISTA = 60;

interface Props {
  fonte: FonteDaTabela;
  /** What the import itself leaves out: columns that it does not know. */
  fora: readonly string[];
}

export function ComoFoiLida({ fonte, fora }: Props) {
  const id = useId();
  const { tabela } = fonte;
  if (!tabela) return null;
  const frases = [...tabela.avisos, ...fora];
  const vistas = tabela.linhas.slice(0, LINHAS_A_VISTA);
  const largura = Math.max(0, ...vistas.map(({ celulas }) => celulas.length));
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Text fw={600} id={id}>
        Como a tabela foi lida
      </Text>
      <Escolher fonte={fonte} />
      {vistas.length > 0 && (
        // Scrolled with the keyboard too: it has no field or link of its own.
        <ScrollArea.Autosize
          mah={240}
          viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': 'Primeiras linhas da tabela' }}
        >
          <Table withTableBorder withColumnBorders aria-label="Primeiras linhas da tabela">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Linha</Table.Th>
                {Array.from({ length: largura }, (_, i) => (
                  <Table.Th key={i}>{letraDaColuna(i)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {vistas.map(({ numero, celulas }) => (
                <Table.Tr key={numero}>
                  <Table.Td>{numero}</Table.Td>
                  {Array.from({ length: largura }, (_, i) => (
                    <Table.Td key={i} className={classes.celula}>
                      {emPoucas(celulas[i] ?? '')}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
      {tabela.linhas.length > vistas.length && (
        <Text size="sm" c="dimmed">
          As primeiras {LINHAS_A_VISTA} de {plural(tabela.linhas.length, 'linha', 'linhas')} com conteúdo.
        </Text>
      )}
      {frases.length > 0 && (
        <Alert color="yellow" role="status" title="Confira o que ficou de fora ou pode estar diferente">
          <ul className={classes.fora}>
            {frases.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  );
}

const emPoucas = (celula: string) =>
  celula.length > LETRAS_A_VISTA ? `${celula.slice(0, LETRAS_A_VISTA - 1)}…` : celula;

function Escolher({ fonte: { tabela, arquivo, escolhas, escolher } }: Pick<Props, 'fonte'>) {
  if (!tabela) return null;
  const { separador, codificacao, aba, abas = [] } = tabela;
  const mudar = <K extends keyof Escolhas>(campo: K, valor: string) =>
    escolher({ ...escolhas, [campo]: valor as Escolhas[K] });
  return (
    <Group gap="sm" align="flex-end">
      {separador !== undefined && (
        <NativeSelect
          label="Colunas separadas por"
          value={separador}
          onChange={({ currentTarget }) => mudar('separador', currentTarget.value)}
          data={Object.entries(SEPARADORES).map(([value, label]) => ({ value, label }))}
        />
      )}
      {arquivo && codificacao !== undefined && (
        <NativeSelect
          label="Acentos gravados como"
          value={codificacao}
          onChange={({ currentTarget }) => mudar('codificacao', currentTarget.value)}
          data={Object.entries(CODIFICACOES).map(([value, label]) => ({ value, label }))}
        />
      )}
      {abas.length === 1 && <Text size="sm">Aba da planilha: {aba}</Text>}
      {abas.length > 1 && (
        <NativeSelect
          label="Aba da planilha"
          value={aba}
          onChange={({ currentTarget }) => mudar('aba', currentTarget.value)}
          data={[...abas]}
        />
      )}
    </Group>
  );
}
