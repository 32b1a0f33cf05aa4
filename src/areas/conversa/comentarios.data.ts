/** Comments with replies, of whatever they stand under (part 2 §2 and §7). */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Comentario, type ComentarioForm, comentarioSchema } from '@/domain/conversa/comentario';
import type { ComId } from '@/domain/comum/campos';
import { defineCollection } from '@/firebase/dados/collection';
import type { Cursor, Pagina } from '@/firebase/dados/leitura';
import { igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Conversa } from './conversa';

const comentarios = defineCollection(comentarioSchema);

/** Comments come three by three (part 2 §9). More replies are read at once, because the avatars show ten people. */
export const POR_PAGINA = 3;
const RESPOSTAS_POR_PAGINA = 10;
export type OrdemDosComentarios = 'desc' | 'asc';

type Onde = Pick<Conversa, 'caminho' | 'chave'>;
const chave = (onde: Onde) => [...onde.chave, 'comentarios'] as const;
/** Replies to the comment with this path; '' for the top-level comments. */
const sob = (resposta: string) => [
  igual('deletedAt', null),
  igual('respostaAoComentarioReference', resposta),
];

const paginas = (onde: Onde, resposta: string, ordem: OrdemDosComentarios, tamanho: number) =>
  infiniteQueryOptions({
    queryKey: [...chave(onde), resposta, ordem],
    initialPageParam: undefined as Cursor | undefined,
    queryFn: ({ pageParam }) =>
      comentarios.legiveis(
        onde.caminho,
        { filtros: sob(resposta), ordem: [{ campo: 'createdAt', direcao: ordem }] },
        tamanho,
        pageParam,
      ),
    getNextPageParam: (ultima: Pagina<unknown>) => ultima.proxima,
  });

export const comentariosData = {
  lista: (onde: Onde, ordem: OrdemDosComentarios) => paginas(onde, '', ordem, POR_PAGINA),

  /** The oldest first, so that they read as they were written. */
  respostas: (onde: Onde, comentario: string) => paginas(onde, comentario, 'asc', RESPOSTAS_POR_PAGINA),

  totalDeRespostas: (onde: Onde, comentario: string) =>
    queryOptions({
      queryKey: [...chave(onde), comentario, 'total'],
      queryFn: () => comentarios.count(onde.caminho, { filtros: sob(comentario) }),
    }),

  /** One comment, or null when it is not there any more. */
  porId: (onde: Onde, id: string) =>
    queryOptions({
      queryKey: [...chave(onde), 'um', id],
      queryFn: async (): Promise<ComId<Comentario> | null> => {
        const lido = await comentarios.find(`${onde.caminho}/${id}`);
        return lido && lido.deletedAt === null ? lido : null;
      },
    }),

  /** `id` names the act: sending it again, after a lost answer, leaves one comment, with the words sent last. */
  comentar: (sessao: SessaoAtiva, onde: Onde, resposta = '') =>
    mutationOptions({
      mutationFn: ({ id, form }: { id: string; form: ComentarioForm }) =>
        comentarios.criar(`${onde.caminho}/${id}`, form, {
          fixos: {
            respostaAoComentarioReference: resposta,
            autor: {
              refPath: sessao.referencia,
              nome: sessao.colaborador.nome,
              email: sessao.colaborador.email,
              role: sessao.colaborador.role,
            },
          },
        }),
      meta: { sucesso: 'Comentário enviado', invalida: [chave(onde)], erroNoFormulario: true },
    }),

  /** `lido` is the comment as the form opened it: its author may have it open twice. */
  editar: (onde: Onde, lido: ComId<Comentario>) =>
    mutationOptions({
      mutationFn: ({ comentario, colaboradoresMencionadosReferences }: ComentarioForm) =>
        comentarios.update(
          `${onde.caminho}/${lido.id}`,
          { comentario, colaboradoresMencionadosReferences },
          lido,
        ),
      meta: { sucesso: 'Comentário atualizado', invalida: [chave(onde)], erroNoFormulario: true },
    }),

  remover: (onde: Onde) =>
    mutationOptions({
      mutationFn: (id: string) => comentarios.remove(`${onde.caminho}/${id}`),
      meta: { sucesso: 'Comentário removido', invalida: [chave(onde)] },
    }),
};
