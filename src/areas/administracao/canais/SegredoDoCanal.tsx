/** Secret of the signatures, shown once: whoever looks again makes another one. */
import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { copiar, NAO_COPIOU } from '@/navegador/copiar';

export function SegredoDoCanal({ segredo }: { segredo: string }) {
  const [copiou, dizer] = useState<boolean>();
  return (
    <Alert color="yellow" role="status" title="Guarde este segredo agora">
      <Text size="sm">
        Ele não aparece outra vez. Com ele o seu servidor confere o cabeçalho x-inovacao-assinatura: o
        HMAC-SHA-256 de x-inovacao-data, um ponto, x-inovacao-entrega, um ponto e o corpo.
      </Text>
      <Text ff="monospace" size="sm" my="xs" style={{ overflowWrap: 'anywhere' }}>
        {segredo}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => void copiar(segredo).then(dizer)}>
        {copiou ? 'Segredo copiado' : 'Copiar segredo'}
      </Button>
      {copiou === false ? (
        <Text size="sm" mt="xs">
          {NAO_COPIOU}
        </Text>
      ) : null}
    </Alert>
  );
}
