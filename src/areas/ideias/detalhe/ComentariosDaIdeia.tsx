/** The conversation about an idea; a draft has none. */
import { Comentarios } from '@/areas/conversa/Comentarios';
import type { ComId } from '@/domain/comum/fields';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/paths';
import { permissoesDaConversa } from '@/domain/conversa/permissoes';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ideiasData } from '../ideias.data';
import { podeSobIdeia } from '../pessoas';

export function ComentariosDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  if (!publicada(ideia)) return null;
  const { privado, autorReference, participantesReferences } = ideia;
  return (
    <Comentarios
      conversa={{
        caminho: caminhos.comentarios(sessao.contexto, ideia.id),
        chave: [...ideiasData.chave(sessao), 'ideia', ideia.id],
        podeComentar: podeSobIdeia(sessao, ideia, permissoesDaConversa.comentarios, 'create'),
        fechada: ideia.permitirComentarios ? undefined : 'Quem propôs esta ideia fechou os comentários.',
        podeEditar: podeSobIdeia(sessao, ideia, permissoesDaConversa.comentarios, 'update'),
        ve: (pessoa) => !privado || pessoa === autorReference || participantesReferences.includes(pessoa),
        isto: 'esta ideia',
      }}
    />
  );
}
