/** Attachments of a milestone, fetched with the reader's own rights. */
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Anexo } from '@/domain/fields';
import { baixarArquivo } from '@/firebase/file';
import { baixar } from '@/ui/baixar';
import { bytes } from '@/ui/formatosRaros';

function Arquivo({ anexo }: { anexo: Anexo }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const conteudo = await baixarArquivo(anexo.path);
      baixar(new File([conteudo], anexo.name, { type: anexo.type }));
    },
  });
  return (
    <Button
      variant="default"
      size="xs"
      maw="100%"
      loading={isPending}
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => mutate()}
      aria-label={`Baixar ${anexo.name} (${bytes(anexo.size)})`}
    >
      <Text span inherit truncate>
        {anexo.name}
      </Text>
    </Button>
  );
}

export function ArquivosDoMarco({ anexos }: { anexos: readonly Anexo[] }) {
  if (anexos.length === 0) return null;
  return (
    <Group gap="xs">
      {anexos.map((anexo) => (
        <Arquivo key={anexo.path} anexo={anexo} />
      ))}
    </Group>
  );
}
