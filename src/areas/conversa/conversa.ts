/** A conversation as its screen knows it: where its comments are and what the person may do there. */
export interface Conversa {
  /** Path of the collection of comments. */
  caminho: string;
  /** Key under which its queries stand: that of what is talked about. */
  chave: readonly unknown[];
  podeComentar: boolean;
  /** Why nobody comments here any more. */
  fechada?: string | undefined;
  /** May edit and remove what they wrote. */
  podeEditar: boolean;
  /** May the colleague (membership path) see what is talked about? A mention of who may not reaches nobody. */
  ve: (referencia: string) => boolean;
  /** What is talked about, as in 'não vê esta ideia'. */
  isto: string;
}
