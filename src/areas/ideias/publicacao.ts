/** Publishing: the idea and, where the rule counts them, one of its places, in one batch (decisions I10; firestore.rules). */
import { ErroDoProduto, recusada } from '@/domain/comum/erros';
import { type Ideia, ideiaSchema, publicada } from '@/domain/ideias/ideia';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { SEM_VAGAS, vagasLivres, vagasSchema } from '@/domain/pontos/vagas';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const ideias = defineCollection(ideiaSchema);
const regulamentos = defineCollection(regulamentoIdeiasSchema);
export const vagas = defineCollection(vagasSchema);

/** How often a place lost to somebody else is asked for again before the person learns of it. */
const TENTATIVAS = 6;

interface Passo {
  caminho: string;
  ideiaId: string;
  visibilidade: Ideia['visibilidade'];
}

/** The batch, with the counter as it was just read; null where the rule counts nothing. */
function publicacao({ caminho, ideiaId, visibilidade }: Passo, contador: Contador | null) {
  const lote = new Lote().update(caminho, {
    status: 'NOVA_IDEIA',
    publishedAt: carimbo.agora(),
    visibilidade,
    ...carimbo.mudanca(),
  });
  if (!contador) return lote;
  const dados = { publicadas: contador.publicadas + 1, ultimaIdeia: ideiaId };
  const { deletedAt: _deletedAt, ...criacao } = carimbo.criacao();
  return contador.existe
    ? lote.update(contador.caminho, { ...dados, ...carimbo.mudanca() })
    : lote.set(contador.caminho, { ...dados, ...criacao });
}

interface Contador {
  caminho: string;
  existe: boolean;
  publicadas: number;
}

/**
 * Throws 'Regulamento não encontrado' when the rule does not run. Throws 'Todas as ideias já foram enviadas!' when no
 * place is left.
 */
async function lerContador(sessao: SessaoAtiva, regulamentoReference: string): Promise<Contador | null> {
  const regulamento = await regulamentos.find(regulamentoReference);
  if (!regulamento || !emAndamento(regulamento, new Date()))
    throw new ErroDoProduto('Regulamento não encontrado');
  if (regulamento.quantidadeMaximaIdeias === null) return null;
  const caminho = caminhos.vagas(sessao.contexto, idDaReferencia(regulamentoReference));
  const atual = await vagas.find(caminho);
  const publicadas = atual?.publicadas ?? 0;
  if (vagasLivres(regulamento.quantidadeMaximaIdeias, publicadas) === 0) throw new ErroDoProduto(SEM_VAGAS);
  return { caminho, existe: atual !== undefined, publicadas };
}

/**
 * Two people may want the last place. The rules refuse the second one, who tries again with fresh figures. An idea
 * that is published already, by a try whose answer was lost, is left as it is.
 */
export async function gravarPublicacao(
  sessao: SessaoAtiva,
  ideiaId: string,
  { privado, regulamentoReference }: { privado: boolean; regulamentoReference: string },
): Promise<void> {
  const caminho = caminhos.ideia(sessao.contexto, ideiaId);
  const passo: Passo = { caminho, ideiaId, visibilidade: privado ? 'PRIVADA' : 'PUBLICA' };
  let lidas: number | undefined;
  for (let vez = 1; ; vez++) {
    const atual = await ideias.find(caminho);
    if (atual && publicada(atual)) return;
    const contador = await lerContador(sessao, regulamentoReference);
    try {
      await ideias.gravar(publicacao(passo, contador), {
        caminho,
        conteudo: { publishedAt: carimbo.agora() },
      });
      return;
    } catch (erro) {
      const perdeuAVaga = recusada(erro) && contador !== null && contador.publicadas !== lidas;
      if (!perdeuAVaga || vez === TENTATIVAS) throw erro;
      lidas = contador.publicadas;
    }
  }
}
