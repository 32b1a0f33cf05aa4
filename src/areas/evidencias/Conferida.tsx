/** The organiser's mark on an evidence; who may not change it sees it all the same (part 3 §2). */
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useMutation } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { type EvidenciaRecebida, podeConferirEvidencia } from '@/domain/evidencias/evidencia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { evidenciasData } from './evidencias.data';

export function Conferida({ evidencia }: { evidencia: ComId<EvidenciaRecebida> }) {
  const { id, nomeArquivo, nomeFantasia, conferida } = evidencia;
  const sessao = useSessaoAtiva();
  const { mutate, isPending, variables } = useMutation(evidenciasData.conferir(sessao));
  return (
    <Checkbox
      aria-label={`Conferida: ${nomeArquivo}, de ${nomeFantasia}`}
      checked={isPending ? variables.conferida : conferida}
      disabled={isPending || !podeConferirEvidencia(sessao.quem)}
      onChange={({ currentTarget }) => mutate({ id, conferida: currentTarget.checked })}
    />
  );
}
