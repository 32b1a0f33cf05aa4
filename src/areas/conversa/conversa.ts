import { caminhos } from '@/domain/comum/caminhos';
import { flexao } from '@/domain/pai/pai';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** A conversation as its screen knows it: where its comments are and what the person may do there. */
export interface Conversa {
  /** Path of the collection of comments. */
  caminho: string;
  /** What a comment of it is to moderation, and the id of what is talked about. */
  tipoDoAlvo: 'COMENTARIO_DA_IDEIA' | 'COMENTARIO_DO_DESAFIO';
  paiId: string;
  /** Key under which its queries stand: that of what is talked about. */
  chave: readonly unknown[];
  podeComentar: boolean;
  /** Why nobody comments here any more. */
  fechada?: string | undefined;
  /** May edit and remove what they wrote. */
  podeEditar: boolean;
  /** May the colleague (membership path) see what is talked about? A mention of somebody who may not reaches nobody. */
  ve: (referencia: string) => boolean;
  /** What is talked about, as in 'não vê esta ideia'. */
  isto: string;
}

/** The conversation under a parent of any kind. */
export function conversaSob(sessao: SessaoAtiva, paiNaTela: PaiNaTela): Conversa {
  const { lugar, pai, chave } = paiNaTela;
  const { nome } = lugar.tipo;
  const isto = `${flexao(nome).este} ${nome.singular}`;
  const quemVe = new Set([pai.autorReference, ...pai.participantes]);
  return {
    caminho: caminhos.sob(lugar.caminho).comentarios,
    tipoDoAlvo: lugar.tipo.colecao === 'ideias' ? 'COMENTARIO_DA_IDEIA' : 'COMENTARIO_DO_DESAFIO',
    paiId: lugar.id,
    chave,
    podeComentar: podeSob(sessao, paiNaTela, 'comentarios', 'create'),
    fechada: pai.aceitaComentario ? undefined : `Quem propôs ${isto} fechou os comentários.`,
    podeEditar: podeSob(sessao, paiNaTela, 'comentarios', 'update'),
    ve: (pessoa) => pai.visibilidade !== 'PRIVADA' || quemVe.has(pessoa),
    isto,
  };
}
