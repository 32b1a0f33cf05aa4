/** Likes of a parent of any kind that can have them (part 2 §2 and §7). */
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ErroDoProduto } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import { type Like, likeSchema } from '@/domain/conversa/like';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { mudarNasListas } from '@/firebase/dados/nasListas';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const likes = defineCollection(likeSchema);

type Pai = Pick<PaiNaTela, 'lugar' | 'chave'>;

const likesSob = ({ lugar }: Pai) => caminhos.sob(lugar.caminho).likes;

const informado = ({ lugar: { id, tipo } }: Pai) => exigir(id, tipo.curtidas?.semEscolha ?? tipo.semEscolha);

export const likesData = {
  /** Own like, or null. */
  meuLike: ({ uid }: SessaoAtiva, pai: Pai) =>
    queryOptions({
      queryKey: [...pai.chave, 'meuLike'],
      queryFn: async () => (await likes.find(`${likesSob(pai)}/${uid}`)) ?? null,
    }),

  /** People who liked, newest first: the avatars and the modal. */
  likes: (pai: Pai, quantos: number) =>
    queryOptions({
      queryKey: [...pai.chave, 'likes', quantos],
      queryFn: () =>
        likes.legiveis(
          likesSob(pai),
          { filtros: [], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          quantos,
        ),
    }),

  /**
   * Likes when `curtir`, takes the like back otherwise. Twice the same is harmless: the id is the person. Heart and
   * total move at once; the trigger counts for everybody else.
   */
  curtir: (sessao: SessaoAtiva, pai: Pai) => {
    const meuLike = likesData.meuLike(sessao, pai).queryKey;
    const meu: Like = {
      createdAt: new Date(),
      createdBy: sessao.uid,
      colaboradorNome: sessao.colaborador.nome,
    };
    const nosCartoes = (client: QueryClient, mais: number) =>
      mudarNasListas<ComLikes>(client, chaveDoTipo(sessao, pai.lugar.tipo), pai.lugar.id, (lido) =>
        comMaisLikes(lido, mais),
      );
    return mutationOptions({
      mutationFn: async (curtir: boolean) => {
        informado(pai);
        const caminho = `${likesSob(pai)}/${sessao.uid}`;
        const lote = new Lote();
        if (curtir) lote.set(caminho, { ...meu, createdAt: carimbo.agora() });
        else lote.delete(caminho);
        await likes.gravar(lote, {
          caminho,
          ...(curtir ? { conteudo: { createdBy: sessao.uid } } : {}),
          // The rules refuse to take back what is not there: it went at another desk, or by a first try.
          ausente: () => Promise.resolve(curtir ? undefined : new ErroDoProduto('Like não encontrado')),
        });
      },
      onMutate: (curtir, { client }) => {
        const antes = { like: client.getQueryData(meuLike), pai: client.getQueryData<ComLikes>(pai.chave) };
        client.setQueryData(meuLike, curtir ? { ...meu, id: sessao.uid } : null);
        const mais = curtir ? 1 : -1;
        client.setQueryData<ComLikes | null>(pai.chave, (lido) => lido && comMaisLikes(lido, mais));
        nosCartoes(client, mais);
        return antes;
      },
      onError: (_erro, curtir, antes, { client }) => {
        nosCartoes(client, curtir ? -1 : 1);
        client.setQueryData(meuLike, antes?.like);
        client.setQueryData(pai.chave, antes?.pai);
        // An answer that was lost says nothing about what is stored: heart and total are read again.
        void client.invalidateQueries({ queryKey: pai.chave, exact: true });
        void client.invalidateQueries({ queryKey: meuLike });
      },
      meta: { invalida: [[...pai.chave, 'likes']] },
    });
  },
};

/** What the parent's own query holds of its likes, whatever its kind. */
interface ComLikes {
  rankingByLikes: { totalLikes: number };
}

const comMaisLikes = (registro: ComLikes, mais: number): ComLikes => ({
  ...registro,
  rankingByLikes: {
    ...registro.rankingByLikes,
    totalLikes: Math.max(0, registro.rankingByLikes.totalLikes + mais),
  },
});
