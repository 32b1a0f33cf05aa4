/** The feed of a parent; a draft has none. */
import { conversaSob } from '@/areas/conversa/conversa';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Atividade } from './Atividade';

export function AtividadeDoPai({ pai }: { pai: PaiNaTela }) {
  const sessao = useSessaoAtiva();
  return pai.pai.publicado ? <Atividade pai={pai} conversa={conversaSob(sessao, pai)} /> : null;
}
