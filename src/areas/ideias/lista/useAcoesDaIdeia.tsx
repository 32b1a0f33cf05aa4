/** Row menu of an idea: publish, edit, remove, each as far as the person may (part 2 §6). */
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { mudancasDaIdeia } from '../mudancas.data';
import { podeNaIdeia } from '../pessoas';
import { usePublicar } from '../formulario/usePublicar';

export function useAcoesDaIdeia() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { publicar } = usePublicar();
  const remover = useMutation(mudancasDaIdeia.remover(sessao));
  const [editando, definirEditando] = useState<ComId<Ideia>>();

  const perguntarERemover = async (ideia: ComId<Ideia>) => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja remover a ideia "${ideia.titulo}"?`,
      perigo: true,
    });
    if (sim) remover.mutate(ideia);
  };

  const daLinha = (ideia: ComId<Ideia>): AcaoDaLinha[] => {
    const acoes: AcaoDaLinha[] = [];
    const podeEditar = podeNaIdeia(sessao, ideia, 'update');
    if (podeEditar && !publicada(ideia)) {
      acoes.push({ rotulo: 'Publicar', icone: <IconSend size={16} />, aoClicar: () => void publicar(ideia) });
    }
    if (podeEditar) {
      acoes.push({
        rotulo: 'Editar',
        icone: <IconPencil size={16} />,
        aoClicar: () => definirEditando(ideia),
      });
    }
    if (podeNaIdeia(sessao, ideia, 'delete')) {
      acoes.push({
        rotulo: 'Remover',
        icone: <IconTrash size={16} />,
        perigo: true,
        aoClicar: () => void perguntarERemover(ideia),
      });
    }
    return acoes;
  };

  return { daLinha, editando, fecharEdicao: () => definirEditando(undefined) };
}
