/** Place of one chart: title, sentence, the chart when one gets there, its table, and saving it as a picture. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, Suspense, use, useId, useRef, useState } from 'react';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { useAVista } from '@/ui/lista/useAVista';
import { data } from '@/ui/texto/formatos';
import { ALTURA } from './medidas';
import { nomeDaImagem } from '@/areas/relatorio/nomeDaImagem';

/** What the charts are about. A saved picture says it, for a stranger sees nothing else of the page. */
export const OrigemDosGraficos = createContext('');

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
  const origem = use(OrigemDosGraficos);
  const desenho = useRef<HTMLDivElement>(null);
  const { ref, aVista } = useAVista<HTMLDivElement>();
  const [emTabela, mostrarTabela] = useState(false);
  const verComo = emTabela ? 'Ver como gráfico' : 'Ver como tabela';
  const imagem = useMutation({
    mutationFn: async () => {
      if (!desenho.current) return;
      const { salvarImagem } = await import('@/areas/relatorio/salvarImagem');
      const legenda = [titulo, `${origem} · ${data(new Date())}`, frase];
      await salvarImagem(desenho.current, nomeDaImagem(titulo), legenda);
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
          <div ref={desenho}>
            <div style={{ height: ALTURA }}>
              {aVista ? (
                <Suspense fallback={<Esqueleto altura={ALTURA} />}>{grafico}</Suspense>
              ) : (
                <Esqueleto altura={ALTURA} />
              )}
            </div>
          </div>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`${verComo}: ${titulo}`}
            onClick={() => mostrarTabela((antes) => !antes)}
          >
            {verComo}
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
