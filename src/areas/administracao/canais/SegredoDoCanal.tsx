/** Secret of the signatures, shown once: whoever looks again makes another one. */
import { Alert, Button, CopyButton, Text } from '@mantine/core';

export function SegredoDoCanal({ segredo }: { segredo: string }) {
  return (
    <Alert color="yellow" role="status" title="Guarde este segredo agora">
      <Text size="sm">
        Ele não aparece outra vez. Com ele o seu servidor confere o cabeçalho x-inovacao-assinatura: o
        HMAC-SHA-256 de x-inovacao-data, um ponto e o corpo.
      </Text>
      <Text ff="monospace" size="sm" my="xs" style={{ overflowWrap: 'anywhere' }}>
        {segredo}
      </Text>
      <CopyButton value={segredo}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? 'Segredo copiado' : 'Copiar segredo'}
          </Button>
        )}
      </CopyButton>
    </Alert>
  );
}
