import { Text } from '@mantine/core';

/** Says how many records of a list could not be read, if any. The log names them (firebase/dados/collection.ts). */
export function RegistrosIlegiveis({ quantos = 0 }: { quantos: number | undefined }) {
  if (quantos === 0) return null;
  return (
    <Text role="alert" c="red">
      {quantos === 1
        ? 'Um registro não pôde ser mostrado, porque há um erro nos dados dele. Avise quem administra o sistema.'
        : `${quantos} registros não puderam ser mostrados, porque há um erro nos dados deles. Avise quem administra o sistema.`}
    </Text>
  );
}
