/** Under the rule of the form: what publishing the idea earns, and how many places are left. */
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SEM_VAGAS } from '@/domain/vagas';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { previsaoEmPalavras } from './previsaoEmPalavras';
import { previsao } from './previsao.data';

export function PrevisaoDaPublicacao({ regulamento }: { regulamento: string }) {
  // Only a help: where it cannot be read, the form goes on without it.
  const { data } = useQuery(previsao(useSessaoAtiva(), regulamento));
  if (!data) return null;
  if (data.vagas?.livres === 0) {
    return (
      <Alert color="yellow" title={SEM_VAGAS}>
        O regulamento recebe no máximo {data.vagas.total} ideias. Você ainda pode salvar o rascunho.
      </Alert>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {previsaoEmPalavras(data)}
    </Text>
  );
}
