/** Likes of an idea (part 2 §2 and §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ErroDoProduto } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { type Like, likeSchema } from '@/domain/conversa/like';
import { caminhos } from '@/domain/comum/paths';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ideiasData } from '../ideias.data';

const likes = defineCollection(likeSchema);

const chave = (sessao: SessaoAtiva, ideiaId: string) =>
  [...ideiasData.chave(sessao), 'ideia', ideiaId] as const;

export const likesData = {
  /** Own like, or null. */
  meuLike: (sessao: SessaoAtiva, ideiaId: string) =>
    queryOptions({
      queryKey: [...chave(sessao, ideiaId), 'meuLike'],
      queryFn: async () =>
        (await likes.find(`${caminhos.likes(sessao.contexto, ideiaId)}/${sessao.uid}`)) ?? null,
    }),

  /** People who liked, newest first: the avatars and the modal. */
  likes: (sessao: SessaoAtiva, ideiaId: string, quantos: number) =>
    queryOptions({
      queryKey: [...chave(sessao, ideiaId), 'likes', quantos],
      queryFn: () =>
        likes.lista(
          caminhos.likes(sessao.contexto, ideiaId),
          { filtros: [], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          quantos,
        ),
    }),

  /**
   * Likes when `curtir`, takes the like back otherwise. Twice the same is harmless: the id is the person. Heart and
   * total move at once; the trigger counts for everybody else.
   */
  curtir: (sessao: SessaoAtiva, ideiaId: string) => {
    const meuLike = likesData.meuLike(sessao, ideiaId).queryKey;
    const ideia = ideiasData.porId(sessao, ideiaId).queryKey;
    const meu: Like = {
      createdAt: new Date(),
      createdBy: sessao.uid,
      colaboradorNome: sessao.colaborador.nome,
    };
    return mutationOptions({
      mutationFn: async (curtir: boolean) => {
        const doDono = caminhos.likes(sessao.contexto, exigir(ideiaId, 'Ideia não informada'));
        const caminho = `${doDono}/${sessao.uid}`;
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
        const antes = { like: client.getQueryData(meuLike), ideia: client.getQueryData(ideia) };
        client.setQueryData(meuLike, curtir ? { ...meu, id: sessao.uid } : null);
        client.setQueryData(ideia, (lida) => lida && comMaisLikes(lida, curtir ? 1 : -1));
        return antes;
      },
      onError: (_erro, _curtir, antes, { client }) => {
        client.setQueryData(meuLike, antes?.like);
        client.setQueryData(ideia, antes?.ideia);
        // An answer that was lost says nothing about what is stored: heart and total are read again.
        void client.invalidateQueries({ queryKey: ideia, exact: true });
        void client.invalidateQueries({ queryKey: meuLike });
      },
      meta: { invalida: [[...chave(sessao, ideiaId), 'likes']] },
    });
  },
};

const comMaisLikes = (ideia: ComId<Ideia>, mais: number): ComId<Ideia> => ({
  ...ideia,
  rankingByLikes: {
    ...ideia.rankingByLikes,
    totalLikes: Math.max(0, ideia.rankingByLikes.totalLikes + mais),
  },
});
