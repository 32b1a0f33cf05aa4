import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { baixar } from './baixar';
import { bytes } from '@/ui/texto/formatosRaros';

interface Arquivo {
  path: string;
  name: string;
  size: number;
  type: string;
}

interface Props {
  arquivos: readonly Arquivo[];
  /** Reads the file with the reader's own rights. */
  ler: (path: string) => Promise<Blob>;
}

function BotaoDoArquivo({ arquivo, ler }: { arquivo: Arquivo } & Pick<Props, 'ler'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => baixar(new File([await ler(arquivo.path)], arquivo.name, { type: arquivo.type })),
  });
  return (
    <Button
      variant="default"
      size="xs"
      maw="100%"
      loading={isPending}
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => mutate()}
      aria-label={`Baixar ${arquivo.name} (${bytes(arquivo.size)})`}
    >
      <Text span inherit truncate>
        {arquivo.name}
      </Text>
    </Button>
  );
}

/** Attachments of a record, a button each; none shows nothing. */
export function ArquivosParaBaixar({ arquivos, ler }: Props) {
  if (arquivos.length === 0) return null;
  return (
    <Group gap="xs">
      {arquivos.map((arquivo) => (
        <BotaoDoArquivo key={arquivo.path} arquivo={arquivo} ler={ler} />
      ))}
    </Group>
  );
}
