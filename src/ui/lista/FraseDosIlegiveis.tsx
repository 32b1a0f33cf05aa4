import { Text } from '@mantine/core';

export default function FraseDosIlegiveis({ quantos }: { quantos: number }) {
  return (
    <Text role="alert" c="red">
      {quantos === 1
        ? 'Um registro não pôde ser mostrado, porque há um erro nos dados dele. Avise quem administra o sistema.'
        : `${quantos} registros não puderam ser mostrados, porque há um erro nos dados deles. Avise quem administra o sistema.`}
    </Text>
  );
}
