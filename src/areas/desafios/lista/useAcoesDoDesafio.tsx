/** Row menu of a challenge: publish, edit, remove, each as far as the person may (part 2 §6). */
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { podeNoDesafio } from '../acesso';
import { mudancasDoDesafio } from '../mudancas.data';
import { usePublicarDesafio } from '../usePublicarDesafio';

export function useAcoesDoDesafio() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { publicar } = usePublicarDesafio();
  const remover = useMutation(mudancasDoDesafio.remover(sessao));
  const [editando, editar] = useState<ComId<Desafio>>();

  const perguntarERemover = async (desafio: ComId<Desafio>) => {
    const titulo = `Tem certeza que deseja remover o desafio "${desafio.titulo}"?`;
    if (await confirmar({ titulo, perigo: true })) remover.mutate(desafio);
  };

  const daLinha = (desafio: ComId<Desafio>): AcaoDaLinha[] => {
    const podeEditar = podeNoDesafio(sessao, desafio, 'update');
    return [
      ...(podeEditar && !desafio.published
        ? [{ rotulo: 'Publicar', icone: <IconSend size={16} />, aoClicar: () => void publicar(desafio) }]
        : []),
      ...(podeEditar
        ? [{ rotulo: 'Editar', icone: <IconPencil size={16} />, aoClicar: () => editar(desafio) }]
        : []),
      ...(podeNoDesafio(sessao, desafio, 'delete')
        ? [
            {
              rotulo: 'Remover',
              icone: <IconTrash size={16} />,
              perigo: true,
              aoClicar: () => void perguntarERemover(desafio),
            },
          ]
        : []),
    ];
  };
  return { daLinha, editando, fecharEdicao: () => editar(undefined) };
}
