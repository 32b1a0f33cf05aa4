/** Which parents a person finds in lists, as the rules of every kind demand (src/domain/pai/visibilidade.ts). */
import type { TipoDePai } from '@/domain/pai/pai';
import { contem, e, type Filtro, igual, ou, umDe } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type Aba = 'todas' | 'minhas' | 'patrocinios';

export const publicos = igual('visibilidade', 'PUBLICA');

/** Drafts and private ones of the person. */
export const meusNaoPublicos = ({ uid }: Pick<SessaoAtiva, 'uid'>) =>
  e(igual('createdBy', uid), umDe('visibilidade', ['RASCUNHO', 'PRIVADA']));

export const privadosEmQueParticipo = ({ referencia }: Pick<SessaoAtiva, 'referencia'>) =>
  e(contem('participantesReferences', referencia), igual('visibilidade', 'PRIVADA'));

/**
 * Published ones that the person wrote or joined, and the own drafts. Like the sponsored ones they are found by a list,
 * so that the index of words cannot be asked as well.
 */
const meusOuDeQueParticipo = ({ uid, referencia }: Pick<SessaoAtiva, 'uid' | 'referencia'>) =>
  ou(
    e(igual('createdBy', uid), umDe('visibilidade', ['RASCUNHO', 'PUBLICA'])),
    e(contem('participantesReferences', referencia), publicos),
  );

/** True iff the tab's filter leaves no room for the index of words: then the page looks through what it reads. */
export const semIndiceDePalavras = (aba: Aba, { seEntra }: Pick<TipoDePai, 'seEntra'>): boolean =>
  aba === 'patrocinios' || (aba === 'minhas' && seEntra === true);

/** What the tab shows; 'todas' is exactly what the person may see (part 2 §6), as the rules demand. */
export function filtroDaAba(
  sessao: Pick<SessaoAtiva, 'uid' | 'referencia'>,
  aba: Aba,
  comBusca: boolean,
  { seEntra }: Pick<TipoDePai, 'seEntra'> = {},
): Filtro {
  if (aba === 'minhas' && seEntra) return meusOuDeQueParticipo(sessao);
  if (aba === 'minhas') {
    return e(igual('createdBy', sessao.uid), umDe('visibilidade', ['RASCUNHO', 'PRIVADA', 'PUBLICA']));
  }
  if (aba === 'patrocinios') return e(publicos, contem('patrocinadoresReferences', sessao.referencia));
  // Firestore takes one array-contains per alternative, and the search is one: private ones of others are left out.
  return comBusca
    ? ou(publicos, meusNaoPublicos(sessao))
    : ou(publicos, meusNaoPublicos(sessao), privadosEmQueParticipo(sessao));
}
