/** Faces and names of the people who gave coins; how many each gave only the author reads (decisions I114). */
import { Group, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Avatares } from '@/ui/pessoas/Avatares';
import { plural } from '@/ui/texto/formatos';

/** Each face is one read, once for all screens. */
const FACES = 5;
const NOMES = 3;

export function Patrocinadores({ referencias }: { referencias: readonly string[] }) {
  const sessao = useSessaoAtiva();
  // Somebody who has just given finds their own face first.
  const eu = sessao.referencia;
  const todos = referencias.toSorted((a, b) => Number(b === eu) - Number(a === eu));
  const primeiros = todos.slice(0, FACES);
  const lidas = useQueries({
    queries: primeiros.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  const pessoas = primeiros.map((id, i) => ({
    id,
    nome: lidas[i]?.data?.nome ?? (lidas[i]?.isPending ? '…' : 'Não encontrado'),
  }));
  const outros = todos.length - Math.min(todos.length, NOMES);
  return (
    <Group gap="xs" component="section" aria-label="Quem patrocinou">
      <Avatares pessoas={pessoas} maximo={FACES} />
      <Text span size="sm" c="dimmed" flex="1 1 9rem" lineClamp={3}>
        {pessoas
          .slice(0, NOMES)
          .map(({ id, nome }) => (id === eu ? 'você' : nome))
          .join(', ')}
        {outros > 0 && ` e mais ${plural(outros, 'pessoa', 'pessoas')}`}
      </Text>
    </Group>
  );
}
