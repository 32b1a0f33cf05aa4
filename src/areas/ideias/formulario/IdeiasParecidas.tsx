/** While a title is typed: published ideas like it, to be supported instead of proposed twice. */
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { ideiasParecidas } from './parecidas.data';

export function IdeiasParecidas({ titulo, ideiaId }: { titulo: string; ideiaId: string }) {
  const [procurado] = useDebouncedValue(titulo.trim(), 500);
  const { data = [] } = useQuery(ideiasParecidas(useSessaoAtiva(), procurado));
  const outras = data.filter(({ id }) => id !== ideiaId);
  if (outras.length === 0) return null;
  return (
    <Alert
      color="blue"
      variant="light"
      role="status"
      title={`${outras.length === 1 ? 'Já existe' : 'Já existem'} ${plural(outras.length, 'ideia parecida', 'ideias parecidas')}`}
    >
      <Stack gap={6}>
        {outras.map((ideia) => (
          <div key={ideia.id}>
            <Text size="sm" fw={600}>
              {ideia.titulo}
            </Text>
            {/* In another tab: what was typed here stays. */}
            <Anchor
              component={Link}
              to={para('/ideias/:ideiaId', { ideiaId: ideia.id })}
              target="_blank"
              rel="noopener"
              size="sm"
              aria-label={`Apoiar esta ideia: ${ideia.titulo} (abre em outra aba)`}
            >
              Apoiar esta ideia
            </Anchor>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
