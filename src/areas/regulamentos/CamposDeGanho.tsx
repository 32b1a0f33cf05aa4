/** The five awards of a rule or campaign, and the number field they share. */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/SimpleGrid.css';
import { NumberInput, type NumberInputProps, SimpleGrid } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { CAMPOS_DE_GANHO, ROTULO_DO_GANHO } from '@/domain/regulamentos/regulamento-form';
import type { Ganhos } from '@/domain/regulamentos/regulamento-ideias';

interface CampoProps extends Pick<NumberInputProps, 'value' | 'onChange' | 'error' | 'onBlur' | 'onFocus'> {
  rotulo: string;
  ajuda?: string;
  minimo?: number;
  desabilitado?: boolean;
}

/** A whole number of coins or points. */
export const CampoDeQuantidade = ({ rotulo, ajuda, minimo = 0, desabilitado, ...campo }: CampoProps) => (
  <NumberInput
    label={rotulo}
    description={ajuda}
    min={minimo}
    disabled={desabilitado}
    max={1_000_000}
    allowDecimal={false}
    allowNegative={false}
    thousandSeparator="."
    decimalSeparator=","
    clampBehavior="none"
    {...campo}
  />
);

export function CamposDeGanho({ campo }: { campo: (nome: keyof Ganhos) => GetInputPropsReturnType }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
      {CAMPOS_DE_GANHO.map((nome) => (
        <CampoDeQuantidade key={nome} rotulo={`Pontos: ${ROTULO_DO_GANHO[nome]}`} {...campo(nome)} />
      ))}
    </SimpleGrid>
  );
}
