/** The whole of what the table cuts, or of what a card leaves out. */
import { Stack, Text, Title } from '@mantine/core';
import { Janela } from '@/ui/moldura/Janela';
import classes from './Relatorio.module.css';

export interface TextoInteiro {
  titulo: string;
  /** A heading each, unless there is only one. */
  partes: readonly (readonly [rotulo: string, texto: string])[];
}

export default function TextoModal({ titulo, partes, aoFechar }: TextoInteiro & { aoFechar: () => void }) {
  return (
    <Janela opened onClose={aoFechar} title={titulo} size="lg">
      <Stack gap="md">
        {partes.map(([rotulo, texto]) => (
          <div key={rotulo}>
            {partes.length > 1 && (
              <Title order={3} size="h4">
                {rotulo}
              </Title>
            )}
            <Text className={classes.longo}>{texto}</Text>
          </div>
        ))}
      </Stack>
    </Janela>
  );
}
