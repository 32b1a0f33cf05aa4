/** Names of the responsible people with their pictures' place; three are written out (part 2 §9). */
import { Group, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Avatares } from '@/ui/pessoas/Avatares';
import { nomesEmPalavras } from '@/ui/texto/nomesEmPalavras';

export function PessoasDoMarco({ referencias }: { referencias: readonly string[] }) {
  const sessao = useSessaoAtiva();
  const lidas = useQueries({
    queries: referencias.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  const pessoas = referencias.map((id, i) => ({
    id,
    nome: lidas[i]?.data?.nome ?? (lidas[i]?.isPending ? '…' : 'Não encontrado'),
  }));
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <Avatares pessoas={pessoas} />
      <Text span size="sm" miw={0}>
        {nomesEmPalavras(pessoas.map(({ nome }) => nome))}
      </Text>
    </Group>
  );
}
