/** Place of one chart: title, sentence, the chart when one gets there, its table, and saving it as a picture. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { useAVista } from '@/ui/lista/useAVista';
import { ALTURA } from './medidas';
import { nomeDaImagem } from './nomeDaImagem';

interface Props {
  titulo: string;
  frase: string;
  grafico: ReactNode;
  tabela: ReactNode;
  /** What stands beside the title. */
  lado?: ReactNode;
}

export function Moldura({ titulo, frase, grafico, tabela, lado }: Props) {
  const id = useId();
  const desenho = useRef<HTMLDivElement>(null);
  const { ref, aVista } = useAVista<HTMLDivElement>();
  const [emTabela, mostrarTabela] = useState(false);
  const imagem = useMutation({
    mutationFn: async () => {
      if (!desenho.current) return;
      const { salvarImagem } = await import('./salvarImagem');
      await salvarImagem(desenho.current, nomeDaImagem(titulo));
    },
    meta: { sucesso: 'Gráfico salvo como imagem' },
  });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} ref={ref}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4" id={id}>
            {titulo}
          </Title>
          {lado}
        </Group>
        <Text>{frase}</Text>
        {emTabela ? (
          tabela
        ) : (
          <div ref={desenho} style={{ height: ALTURA }}>
            {aVista ? (
              <Suspense fallback={<Esqueleto altura={ALTURA} />}>{grafico}</Suspense>
            ) : (
              <Esqueleto altura={ALTURA} />
            )}
          </div>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            aria-pressed={emTabela}
            aria-label={`Ver como tabela: ${titulo}`}
            onClick={() => mostrarTabela((antes) => !antes)}
          >
            Ver como tabela
          </Button>
          {emTabela ? null : (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPhoto size={14} aria-hidden />}
              loading={imagem.isPending}
              aria-label={`Salvar gráfico como imagem: ${titulo}`}
              onClick={() => imagem.mutate()}
            >
              Salvar gráfico como imagem
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
