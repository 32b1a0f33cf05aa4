/** Why some flags of the profile show a lock: each reason once, with the modules it holds for. */
import '@mantine/core/styles/List.css';
import { List, Stack, Text, Title } from '@mantine/core';
import { agrupar } from '@/domain/comum/agrupar';
import { flagFixa } from '@/domain/acesso/flags-fixas';
import { CODIGOS, FLAGS } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import type { Papel } from '@/domain/acesso/papeis';

function motivos(papel: Papel) {
  const fixas = CODIGOS.flatMap((codigo) =>
    FLAGS.flatMap((flag) => {
      const fixa = flagFixa(papel, codigo, flag);
      return fixa ? [{ motivo: fixa.motivo, modulo: MODULOS[codigo].label }] : [];
    }),
  );
  return [...agrupar(fixas, ({ motivo }) => motivo)].map(([motivo, doMotivo]) => ({
    motivo,
    modulos: [...new Set(doMotivo.map(({ modulo }) => modulo))],
  }));
}

export function FlagsFixas({ papel }: { papel: Papel }) {
  return (
    <Stack component="section" gap="xs" aria-labelledby="flags-fixas">
      <Title order={2} id="flags-fixas">
        Por que algumas chaves são fixas
      </Title>
      <List size="sm" spacing={4}>
        {motivos(papel).map(({ motivo, modulos }) => (
          <List.Item key={motivo}>
            {motivo}
            {papel === 'ADMIN' ? null : (
              <Text span c="dimmed">
                {' '}
                ({modulos.join(', ')})
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
