import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';

interface Props {
  /** What the buttons say after their verb: 'imersão'. */
  oQue?: string;
  /** Which one, where a button shows its verb alone: 'o evento "Abertura"'. */
  qual?: string;
  removendo: boolean;
  aoEditar: () => void;
  aoRemover: () => void;
}

/** The two buttons of somebody who manages an immersion. */
export function EditarERemover({ oQue, qual, removendo, aoEditar, aoRemover }: Props) {
  const comum = { size: 'compact-sm', variant: 'subtle' } as const;
  const rotulos = (verbo: string) => ({
    children: oQue ? `${verbo} ${oQue}` : verbo,
    'aria-label': qual && `${verbo} ${qual}`,
  });
  return (
    <>
      <Button
        {...comum}
        {...rotulos('Editar')}
        leftSection={<IconPencil size={14} aria-hidden />}
        onClick={aoEditar}
      />
      <Button
        {...comum}
        {...rotulos('Remover')}
        loading={removendo}
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={aoRemover}
      />
    </>
  );
}
