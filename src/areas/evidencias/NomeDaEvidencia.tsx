/** An evidence by its name: the file to be taken along, or the link that leads to it, in one shape. */
import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { EvidenciaRecebida } from '@/domain/evidencias/evidencia';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';

type Mostrada = Pick<EvidenciaRecebida, 'nomeArquivo' | 'link' | 'externo' | 'arquivo'>;

export function NomeDaEvidencia({ evidencia }: { evidencia: Mostrada }) {
  const { nomeArquivo, link, externo, arquivo } = evidencia;
  if (externo)
    return (
      <Group gap="xs">
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="xs"
          maw="100%"
          leftSection={<IconExternalLink size={14} aria-hidden />}
          title={link}
          aria-label={`${nomeArquivo} (abre em outra aba)`}
        >
          <Text span inherit truncate>
            {nomeArquivo}
          </Text>
        </Button>
      </Group>
    );
  return arquivo ? <ArquivosParaBaixar arquivos={[arquivo]} ler={baixarArquivo} /> : nomeArquivo;
}
