/** Publishing asks first: afterwards the author can neither edit nor remove the idea (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import type { ComId } from '@/domain/fields';
import { completa, type Ideia } from '@/domain/ideia';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { avisarErro } from '@/ui/avisos';
import { useConfirmar } from '@/ui/useConfirmar';
import { ideiasData } from './ideias.data';

type Publicavel = Parameters<typeof completa>[0] &
  Pick<ComId<Ideia>, 'id' | 'privado' | 'regulamentoReference'>;

export function usePublicar() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { mutateAsync, isPending } = useMutation(ideiasData.publicar(sessao));

  /** True when the idea was published; a refusal or a failure has already been told. */
  async function publicar(ideia: Publicavel): Promise<boolean> {
    if (!completa(ideia)) {
      avisarErro('Preencha o objetivo e os cinco textos da ideia antes de publicá-la.', {
        titulo: 'Não foi possível prosseguir!!',
      });
      return false;
    }
    const aceito = await confirmar({
      titulo: 'Publicar esta ideia?',
      texto:
        'Depois de publicada, a ideia fica visível para os colegas e você não poderá mais editá-la nem removê-la.',
      rotuloSim: 'Publicar ideia',
      rotuloNao: 'Cancelar',
    });
    if (!aceito) return false;
    return mutateAsync(ideia).then(
      () => true,
      () => false,
    );
  }
  return { publicar, publicando: isPending };
}
