/** What people do around an idea: comments with replies, likes (part 2 §2 and §7). */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ComentarioForm, comentarioSchema } from '@/domain/comentario';
import type { ComId } from '@/domain/fields';
import type { Ideia } from '@/domain/ideia';
import { type Like, likeSchema } from '@/domain/like';
import { caminhos } from '@/domain/paths';
import { carimbo, type Cursor, defineCollection, Lote, type Pagina } from '@/firebase/collection';
import { igual } from '@/firebase/consulta';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';
import { ideiasData } from './ideias.data';

const comentarios = defineCollection(comentarioSchema);
const likes = defineCollection(likeSchema);

/** Comments come three by three (part 2 §9). */
const POR_PAGINA = 3;
export type OrdemDosComentarios = 'desc' | 'asc';

const chave = (sessao: SessaoAtiva, ideiaId: string) =>
  [...ideiasData.chave(sessao), 'ideia', ideiaId] as const;

export const conversaData = {
  /** Top-level comments, or the replies to the comment whose path is `resposta`. */
  comentarios: (sessao: SessaoAtiva, ideiaId: string, ordem: OrdemDosComentarios, resposta = '') =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao, ideiaId), 'comentarios', resposta, ordem],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        comentarios.page(
          caminhos.comentarios(sessao.contexto, ideiaId),
          {
            filtros: [igual('deletedAt', null), igual('respostaAoComentarioReference', resposta)],
            ordem: [{ campo: 'createdAt', direcao: ordem }],
          },
          POR_PAGINA,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<unknown>) => ultima.proxima,
    }),

  /** `id` names the act: sending the same one again, after a lost answer, leaves one comment. */
  comentar: (sessao: SessaoAtiva, ideiaId: string, resposta = '') =>
    mutationOptions({
      mutationFn: ({ id, form }: { id: string; form: ComentarioForm }) =>
        comentarios.createOnce(
          caminhos.comentarios(sessao.contexto, ideiaId),
          {
            ...form,
            respostaAoComentarioReference: resposta,
            autor: {
              refPath: sessao.referencia,
              nome: sessao.colaborador.nome,
              email: sessao.colaborador.email,
              role: sessao.colaborador.role,
            },
          },
          id,
        ),
      meta: {
        sucesso: 'Comentário enviado',
        invalida: [[...chave(sessao, ideiaId), 'comentarios']],
        erroNoFormulario: true,
      },
    }),

  editarComentario: (sessao: SessaoAtiva, ideiaId: string, id: string) =>
    mutationOptions({
      mutationFn: ({ comentario }: Pick<ComentarioForm, 'comentario'>) =>
        comentarios.update(`${caminhos.comentarios(sessao.contexto, ideiaId)}/${id}`, { comentario }),
      meta: {
        sucesso: 'Comentário atualizado',
        invalida: [[...chave(sessao, ideiaId), 'comentarios']],
        erroNoFormulario: true,
      },
    }),

  removerComentario: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: (id: string) =>
        comentarios.remove(`${caminhos.comentarios(sessao.contexto, ideiaId)}/${id}`),
      meta: { sucesso: 'Comentário removido', invalida: [[...chave(sessao, ideiaId), 'comentarios']] },
    }),

  /** Own like, or null. */
  meuLike: (sessao: SessaoAtiva, ideiaId: string) =>
    queryOptions({
      queryKey: [...chave(sessao, ideiaId), 'meuLike'],
      queryFn: async () =>
        (await likes.find(`${caminhos.likes(sessao.contexto, ideiaId)}/${sessao.uid}`)) ?? null,
    }),

  /** Who liked, newest first: the avatars and the modal. */
  likes: (sessao: SessaoAtiva, ideiaId: string, quantos: number) =>
    queryOptions({
      queryKey: [...chave(sessao, ideiaId), 'likes', quantos],
      queryFn: () =>
        likes.page(
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
    const meuLike = conversaData.meuLike(sessao, ideiaId).queryKey;
    const ideia = ideiasData.porId(sessao, ideiaId).queryKey;
    const meu: Like = {
      createdAt: new Date(),
      createdBy: sessao.uid,
      colaboradorNome: sessao.colaborador.nome,
    };
    return mutationOptions({
      mutationFn: (curtir: boolean) => {
        const caminho = `${caminhos.likes(sessao.contexto, ideiaId)}/${sessao.uid}`;
        const lote = new Lote();
        if (curtir) lote.set(caminho, { ...meu, createdAt: carimbo.agora() });
        else lote.delete(caminho);
        return lote.gravar();
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
