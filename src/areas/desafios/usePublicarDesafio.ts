/** Publishing asks first: afterwards the author can neither edit nor remove the challenge (part 2 §4). */
import { useMutation } from '@tanstack/react-query';
import { desafioCompleto } from '@/domain/desafios/desafio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { avisarErro } from '@/ui/moldura/avisos';
import { mudancasDoDesafio, type Publicavel } from './mudancas.data';

/** The question before publishing; true when the answer is yes. ADMIN goes on editing (decisions I3). */
export function useConfirmarPublicacaoDoDesafio() {
  const { quem } = useSessaoAtiva();
  const confirmar = useConfirmar();
  return () =>
    confirmar({
      titulo: 'Publicar este desafio?',
      texto:
        quem.papel === 'ADMIN'
          ? 'Depois de publicado, o desafio fica visível para todos.'
          : 'Depois de publicado, o desafio fica visível para todos e não pode mais ser editado nem removido.',
      rotuloSim: 'Publicar desafio',
      rotuloNao: 'Cancelar',
    });
}

/** Publishing a draft as it is stored, from the row menu or its page. */
export function usePublicarDesafio() {
  const confirmar = useConfirmarPublicacaoDoDesafio();
  const { mutate, isPending } = useMutation(mudancasDoDesafio.publicar(useSessaoAtiva()));

  async function publicar(desafio: Publicavel): Promise<void> {
    if (!desafioCompleto(desafio)) {
      avisarErro('Preencha a descrição, o objetivo e a categoria do desafio antes de publicá-lo.', {
        titulo: 'Não foi possível prosseguir!!',
      });
      return;
    }
    if (await confirmar()) mutate(desafio);
  }
  return { publicar, publicando: isPending };
}
