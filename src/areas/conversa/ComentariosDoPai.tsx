/** The conversation about a parent; a draft has none. */
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Comentarios } from './Comentarios';
import { conversaSob } from './conversa';

export function ComentariosDoPai({ pai }: { pai: PaiNaTela }) {
  const sessao = useSessaoAtiva();
  return pai.pai.publicado ? <Comentarios conversa={conversaSob(sessao, pai)} /> : null;
}
