/** Builds and saves the spreadsheet as soon as it opens. It says how far it is, and can be cancelled. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Progress.css';
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LinhaDoRelatorio, TipoDeRelatorio } from '@/domain/relatorio/relatorio';
import { flexao } from '@/domain/pai/pai';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { baixar } from '@/ui/formulario/baixar';
import { numero, plural } from '@/ui/texto/formatos';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { folhaDosRegistros, resumoDaExportacao } from './exportacao';
import { montarPlanilha } from './montarPlanilha';
import type { AoAvancar, Relatorio } from './relatorio.data';

interface Props {
  tipo: TipoDeRelatorio;
  /** The report, read now if it has to be, and the rows of it that are exported. */
  obter: (aoAvancar: AoAvancar) => Promise<{ relatorio: Relatorio; linhas: readonly LinhaDoRelatorio[] }>;
  aoFechar: () => void;
}

interface Passo {
  texto: string;
  /** Per cent; 100 while the file is being written, which cannot be measured. */
  quanto: number;
}

export default function ExportarModal({ tipo, obter, aoFechar }: Props) {
  const { nome } = tipo.pai;
  const lendo = `Lendo ${flexao(nome).o}s ${nome.plural}`;
  useDevolverFoco(true);
  const [passo, definirPasso] = useState<Passo>({ texto: `${lendo}…`, quanto: 0 });

  const exportar = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { relatorio, linhas } = await obter((feitas, total) =>
        definirPasso({
          texto: `${lendo}: ${numero(feitas)} de ${numero(total)}`,
          quanto: (feitas / total) * 100,
        }),
      );
      const total = linhas.length;
      const arquivo = await montarPlanilha(
        tipo.arquivo,
        folhaDosRegistros(tipo),
        resumoDaExportacao(tipo, relatorio, linhas),
        linhas,
        {
          signal,
          aoAvancar: (feitas) =>
            definirPasso({
              texto:
                feitas < total
                  ? `Montando a planilha: ${numero(feitas)} de ${numero(total)}`
                  : 'Gravando a planilha…',
              quanto: (feitas / total) * 100,
            }),
        },
      );
      if (signal.aborted) return;
      baixar(arquivo);
      avisarSucesso(`Planilha exportada com ${plural(total, nome.singular, nome.plural)}`);
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
    void exportar(cancelar.signal);
    return () => cancelar.abort();
  }, []);

  return (
    <Modal opened onClose={aoFechar} title={`Exportar ${nome.plural}`} size="sm" closeOnClickOutside={false}>
      <Stack>
        <Text role="status">{passo.texto}</Text>
        <Progress value={passo.quanto} animated={passo.quanto >= 100} aria-label="Andamento da exportação" />
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
