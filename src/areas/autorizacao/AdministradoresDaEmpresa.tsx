/** The company's administrators: whom to ask for access, and, for one of them, who else gives it. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';

function Lista() {
  const { data, error, isPending, refetch } = useQuery(pessoasData.administradores(useSessaoAtiva()));
  if (isPending) return <Esqueleto altura={40} />;
  if (error) {
    return (
      <ErrorState
        titulo="Erro ao buscar administradores"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <Text>Nenhum administrador ativo. Fale com quem licencia o produto.</Text>;
  return (
    <Group component="ul" gap="lg" p={0} m={0}>
      {data.map(({ id, nome, setores }) => (
        <Group key={id} component="li" gap="sm" wrap="nowrap">
          <AvatarDaPessoa nome={nome} decorativo />
          <div>
            <Text fw={600}>{nome}</Text>
            <Text size="xs" c="dimmed">
              {setores.join(', ')}
            </Text>
          </div>
        </Group>
      ))}
    </Group>
  );
}

export function AdministradoresDaEmpresa({ admin }: { admin: boolean }) {
  const titulo = admin ? 'Quem administra a empresa' : 'A quem pedir acesso';
  return (
    <Stack component="section" gap="xs" aria-label={titulo}>
      <Title order={2}>{titulo}</Title>
      <Text c="dimmed">
        {admin
          ? 'Estas pessoas podem mudar perfis e permissões.'
          : 'Estas pessoas administram a empresa e podem mudar perfis e permissões.'}
      </Text>
      <Lista />
    </Stack>
  );
}
