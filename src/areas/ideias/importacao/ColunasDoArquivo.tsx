/** Which column of the file is which field: found by the headings, changed by hand where they say something else. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/SimpleGrid.css';
import { Select, SimpleGrid } from '@mantine/core';
import {
  type ColunaDaIdeia,
  COLUNAS_DAS_IDEIAS,
  type Mapa,
  NOMES_DAS_COLUNAS,
} from '@/domain/ideias/importacao-ideias';

interface Props {
  titulos: readonly string[];
  mapa: Mapa;
  aoMudar: (mapa: Mapa) => void;
}

export function ColunasDoArquivo({ titulos, mapa, aoMudar }: Props) {
  const opcoes = titulos.map((titulo, i) => ({
    value: String(i),
    label: titulo.trim() || `Coluna ${i + 1}`,
  }));
  const mudar = (coluna: ColunaDaIdeia, valor: string | null) => {
    const { [coluna]: _antiga, ...resto } = mapa;
    aoMudar(valor === null ? resto : { ...resto, [coluna]: Number(valor) });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
      {NOMES_DAS_COLUNAS.map((coluna) => (
        <Select
          key={coluna}
          size="xs"
          label={COLUNAS_DAS_IDEIAS[coluna]}
          placeholder="Não está no arquivo"
          clearable
          clearButtonProps={{ 'aria-label': `Deixar ${COLUNAS_DAS_IDEIAS[coluna]} sem coluna` }}
          data={opcoes}
          value={mapa[coluna] === undefined ? null : String(mapa[coluna])}
          onChange={(valor) => mudar(coluna, valor)}
        />
      ))}
    </SimpleGrid>
  );
}
