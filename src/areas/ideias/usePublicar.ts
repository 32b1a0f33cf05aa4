/** Publishing asks first: afterwards the author can neither edit nor remove the idea (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { completa } from '@/domain/ideia';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { avisarErro } from '@/ui/avisos';
import { useConfirmar } from '@/ui/useConfirmar';
import type { Publicavel } from './escritas';
import { mudancasDaIdeia } from './mudancas.data';

/** The question before publishing; true when the answer is yes. */
export function useConfirmarPublicacao() {
  const confirmar = useConfirmar();
  return () =>
    confirmar({
      titulo: 'Publicar esta ideia?',
      texto:
        'Depois de publicada, a ideia fica visível para os colegas e você não poderá mais editá-la nem removê-la.',
      rotuloSim: 'Publicar ideia',
      rotuloNao: 'Cancelar',
    });
}

/** Publishing a draft as it is stored, from the row menu or its page; a refusal or a failure is told in a toast. */
export function usePublicar() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmarPublicacao();
  const { mutate, isPending } = useMutation(mudancasDaIdeia.publicar(sessao));

  async function publicar(ideia: Publicavel): Promise<void> {
    if (!completa(ideia)) {
      avisarErro('Preencha o objetivo e os cinco textos da ideia antes de publicá-la.', {
        titulo: 'Não foi possível prosseguir!!',
      });
      return;
    }
    if (await confirmar()) mutate(ideia);
  }
  return { publicar, publicando: isPending };
}
