/** The conversation about an idea; a draft has none. */
import { Comentarios } from '@/areas/conversa/Comentarios';
import { conversaSob } from '@/areas/conversa/conversa';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiaNaTela } from '../pessoas';

export function ComentariosDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  return publicada(ideia) ? <Comentarios conversa={conversaSob(sessao, ideiaNaTela(sessao, ideia))} /> : null;
}
