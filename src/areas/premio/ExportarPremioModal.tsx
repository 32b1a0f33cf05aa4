/** Reads all companies and saves relatorio.xlsx (part 3 §7). It says how far it is, and can be cancelled. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Progress.css';
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { montarPlanilha } from '@/areas/relatorio/montarPlanilha';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { baixar } from '@/ui/formulario/baixar';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { numero, plural } from '@/ui/texto/formatos';
import { ARQUIVO, FOLHA, linhasDaPlanilha, resumoDaPlanilha } from './exportacao';
import { type AlvoDoPremio, type Premio, premioData } from './premio.data';

interface Props {
  alvo: AlvoDoPremio;
  premio: Premio;
  aoFechar: () => void;
}

export function ExportarPremioModal({ alvo, premio, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { empresas: total } = premio;
  useDevolverFoco(true);
  const [feitas, definirFeitas] = useState(0);
  const exportar = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const linhas = await premioData.todas(sessao, alvo, signal, definirFeitas);
      const arquivo = await montarPlanilha(
        ARQUIVO,
        FOLHA,
        resumoDaPlanilha(premio),
        linhasDaPlanilha(linhas),
        {
          signal,
          aoAvancar: () => undefined,
        },
      );
      if (signal.aborted) return;
      baixar(arquivo);
      avisarSucesso(`Planilha exportada com ${plural(linhas.length, 'empresa', 'empresas')}`);
    } catch (erro) {
      if (signal.aborted) return;
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
  const quanto = total === 0 ? 100 : Math.min(100, (feitas / total) * 100);
  return (
    <Modal opened onClose={aoFechar} title="Exportar empresas" size="sm" closeOnClickOutside={false}>
      <Stack>
        <Text role="status">
          {quanto < 100 ? `Lendo as empresas: ${numero(feitas)} de ${numero(total)}` : 'Gravando a planilha…'}
        </Text>
        <Progress value={quanto} animated={quanto >= 100} aria-label="Andamento da exportação" />
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
