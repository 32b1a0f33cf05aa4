/** Which parents a person finds in lists, as the rules of every kind demand (src/domain/pai/visibilidade.ts). */
import { contem, e, type Filtro, igual, ou, umDe } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type Aba = 'todas' | 'minhas' | 'patrocinios';

export const publicos = igual('visibilidade', 'PUBLICA');

/** Drafts and private ones of the person. */
export const meusNaoPublicos = ({ uid }: Pick<SessaoAtiva, 'uid'>) =>
  e(igual('createdBy', uid), umDe('visibilidade', ['RASCUNHO', 'PRIVADA']));

export const privadosEmQueParticipo = ({ referencia }: Pick<SessaoAtiva, 'referencia'>) =>
  e(contem('participantesReferences', referencia), igual('visibilidade', 'PRIVADA'));

/** What the tab shows; 'todas' is exactly what the person may see (part 2 §6), as the rules demand. */
export function filtroDaAba(
  sessao: Pick<SessaoAtiva, 'uid' | 'referencia'>,
  aba: Aba,
  comBusca: boolean,
): Filtro {
  if (aba === 'minhas') {
    return e(igual('createdBy', sessao.uid), umDe('visibilidade', ['RASCUNHO', 'PRIVADA', 'PUBLICA']));
  }
  if (aba === 'patrocinios') return e(publicos, contem('patrocinadoresReferences', sessao.referencia));
  // Firestore takes one array-contains per alternative, and the search is one: private ones of others are left out.
  return comBusca
    ? ou(publicos, meusNaoPublicos(sessao))
    : ou(publicos, meusNaoPublicos(sessao), privadosEmQueParticipo(sessao));
}
