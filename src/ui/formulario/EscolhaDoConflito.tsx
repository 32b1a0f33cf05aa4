/**
 * Both values of each field that somebody else changed meanwhile. One of them is chosen, then the form is sent again.
 */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import classes from './CorpoDoFormulario.module.css';
import { type Divergencia, emPalavras } from './divergencias';
import { useFocoAoAparecer } from './useFocoAoAparecer';

interface Props {
  lista: readonly Divergencia[];
  aoEscolher: (campo: string, qual: 'meu' | 'deles') => void;
}

export function EscolhaDoConflito({ lista, aoEscolher }: Props) {
  const escolha = useFocoAoAparecer();
  return (
    <Alert
      ref={escolha}
      tabIndex={-1}
      className={classes.conflito}
      color="orange"
      role="alert"
      title="Outra pessoa mudou o mesmo que você"
    >
      <Text size="sm" mb="sm">
        Nada foi perdido nem gravado. Escolha o que fica em cada campo e envie de novo.
      </Text>
      <Stack gap="md">
        {lista.map(({ campo, rotulo, meu, deles }) => (
          <div key={campo} role="group" aria-label={rotulo}>
            <Text size="sm" fw={600}>
              {rotulo}
            </Text>
            <Text size="sm" lineClamp={6}>
              O seu: {emPalavras(meu)}
            </Text>
            <Text size="sm" lineClamp={6}>
              O da outra pessoa: {emPalavras(deles)}
            </Text>
            <Group gap="xs" mt={4}>
              <Button variant="default" onClick={() => aoEscolher(campo, 'meu')}>
                Manter o meu
              </Button>
              <Button variant="default" onClick={() => aoEscolher(campo, 'deles')}>
                Usar o deles
              </Button>
            </Group>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
