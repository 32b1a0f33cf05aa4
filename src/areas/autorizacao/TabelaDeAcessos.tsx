/** The modules of one area with the four flags the person has; words and icons, not colour alone. */
import '@mantine/core/styles/Table.css';
import { Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type CodigoModulo, type Flag } from '@/domain/acesso/areas';
import { flagFixa } from '@/domain/acesso/flags-fixas';
import { MODULOS } from '@/domain/acesso/modulos';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { COLUNAS, ROTULO_DA_FLAG } from './rotulos';

/** On the line of text an icon stands higher than the module's name. */
const NO_MEIO = { display: 'block', marginInline: 'auto' };

function Celula({ tem }: { tem: boolean }) {
  return (
    <Table.Td ta="center">
      {tem ? (
        <IconCheck size={18} aria-hidden style={NO_MEIO} />
      ) : (
        <IconMinus size={18} aria-hidden opacity={0.5} style={NO_MEIO} />
      )}
      <VisuallyHidden>{tem ? 'Sim' : 'Não'}</VisuallyHidden>
    </Table.Td>
  );
}

interface Props {
  titulo: string;
  /** The person's flag of the area. */
  aberta: boolean;
  modulos: readonly CodigoModulo[];
}

export function TabelaDeAcessos({ titulo, aberta, modulos }: Props) {
  const { quem } = useSessaoAtiva();
  // A fixed flag holds whatever is stored, as the administrators' screen shows it.
  const tem = (codigo: CodigoModulo, flag: Flag) =>
    flagFixa(quem.papel, codigo, flag)?.valor ?? temFlag(quem, [codigo, flag]);
  return (
    <Stack component="section" gap="xs" aria-label={titulo}>
      <Title order={2}>{titulo}</Title>
      {aberta ? (
        <Table horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Módulo</Table.Th>
              {COLUNAS.map((flag) => (
                <Table.Th key={flag} scope="col" ta="center" fz="xs" px={2} w={{ xs: 96 }}>
                  {ROTULO_DA_FLAG[flag]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {modulos.map((codigo) => (
              <Table.Tr key={codigo}>
                <Table.Th scope="row" fw={400}>
                  {MODULOS[codigo].label}
                </Table.Th>
                {COLUNAS.map((flag) => (
                  <Celula key={flag} tem={tem(codigo, flag)} />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <Text c="dimmed">Você não tem acesso a esta área.</Text>
      )}
    </Stack>
  );
}
