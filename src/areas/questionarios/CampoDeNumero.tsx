/** A number of the set-up: a place, which may stand between two others, or a whole weight. */
import '@mantine/core/styles/NumberInput.css';
import { NumberInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

interface Props extends GetInputPropsReturnType {
  rotulo: string;
  ajuda?: string;
  maximo?: number;
  inteiro?: boolean;
}

export const CampoDeNumero = ({ rotulo, ajuda, maximo = 1_000_000, inteiro = false, ...campo }: Props) => (
  <NumberInput
    label={rotulo}
    description={ajuda}
    min={0}
    max={maximo}
    allowDecimal={!inteiro}
    decimalScale={4}
    allowNegative={false}
    thousandSeparator="."
    decimalSeparator=","
    clampBehavior="none"
    {...campo}
  />
);

export const CampoDaOrdem = (campo: GetInputPropsReturnType) => (
  <CampoDeNumero rotulo="Ordem" ajuda="Do menor para o maior; 1,5 fica entre 1 e 2." {...campo} />
);

export const CampoDoPeso = ({
  rotulo,
  ajuda = 'De 0 a 100: quanto conta na média, ao lado dos outros.',
  ...campo
}: { rotulo: string; ajuda?: string | undefined } & GetInputPropsReturnType) => (
  <CampoDeNumero rotulo={rotulo} ajuda={ajuda} maximo={100} inteiro {...campo} />
);
