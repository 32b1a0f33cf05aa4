/** Publishing asks first: afterwards the author can neither edit nor remove the idea (part 2 §4). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ErroDoProduto } from '@/domain/comum/erros';
import { completa } from '@/domain/ideias/ideia';
import { SEM_VAGAS } from '@/domain/pontos/vagas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro } from '@/ui/moldura/avisos';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import type { Publicavel } from '../salvarEPublicar';
import { mudancasDaIdeia } from '../mudancas.data';
import { avisoPara } from './avisoDaPublicacao';
import { previsao } from './previsao.data';
import { previsaoEmPalavras } from './previsaoEmPalavras';

/**
 * The question before publishing, with what it brings; true when the answer is yes. Throws 'Todas as ideias já foram
 * enviadas!' instead of asking when the rule has no place left.
 */
export function useConfirmarPublicacao() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const confirmar = useConfirmar();
  return async (regulamento: string | null) => {
    // Whatever keeps it from being read keeps nobody from publishing: the rules decide.
    const traz = regulamento
      ? await cliente.fetchQuery({ ...previsao(sessao, regulamento), retry: false }).catch(() => null)
      : null;
    if (traz?.vagas?.livres === 0) throw new ErroDoProduto(SEM_VAGAS);
    const aviso = avisoPara(sessao.quem.papel);
    return confirmar({
      titulo: 'Publicar esta ideia?',
      texto: traz ? `${aviso} ${previsaoEmPalavras(traz)}`.trim() : aviso,
      rotuloSim: 'Publicar ideia',
      rotuloNao: 'Cancelar',
    });
  };
}

/** Publishing a draft as it is stored, from the row menu or its page. A toast tells of a refusal or a failure. */
export function usePublicar() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmarPublicacao();
  const { mutate, isPending } = useMutation(mudancasDaIdeia.publicar(sessao));

  async function publicar(ideia: Publicavel): Promise<void> {
    if (!completa(ideia)) {
      avisarErro('Preencha o objetivo, os setores e os cinco textos da ideia antes de publicá-la.', {
        titulo: 'Não foi possível prosseguir!!',
      });
      return;
    }
    try {
      if (await confirmar(ideia.regulamentoReference)) mutate(ideia);
    } catch (erro) {
      avisarErro(erro);
    }
  }
  return { publicar, publicando: isPending };
}
