/** The relations of permissions.ts between a person and an idea, computed from the record as the rules do. */
import { type Ideia, patrocinavel, publicada } from '@/domain/ideias/ideia';
import type { Relacao } from './permissions';

export interface Pessoa {
  uid: string;
  /** Path of the person's membership. */
  referencia: string;
}

type DaIdeia = Pick<
  Ideia,
  | 'createdBy'
  | 'publishedAt'
  | 'deletedAt'
  | 'visibilidade'
  | 'participantesReferences'
  | 'implementadoresReferences'
  | 'permitirComentarios'
  | 'permitirPatrocinio'
  | 'status'
>;

/** True iff the person may see the idea (part 2 §6): public, own, or private with the person among its participants. */
export const visivel = (ideia: DaIdeia, { uid, referencia }: Pessoa) =>
  ideia.visibilidade !== 'REMOVIDA' &&
  (ideia.visibilidade === 'PUBLICA' ||
    ideia.createdBy === uid ||
    (ideia.visibilidade === 'PRIVADA' && ideia.participantesReferences.includes(referencia)));

/** Relations of the person to the idea itself. */
export function relacoesComIdeia(ideia: DaIdeia, pessoa: Pessoa): Relacao[] {
  const relacoes: Relacao[] = [];
  const ve = visivel(ideia, pessoa);
  if (ideia.createdBy === pessoa.uid) relacoes.push('criador');
  if (ideia.createdBy === pessoa.uid && !publicada(ideia) && ideia.deletedAt === null)
    relacoes.push('autorEmRascunho');
  if (ve) relacoes.push('visivel');
  if (ve && publicada(ideia)) relacoes.push('visivelPublicada');
  if (ve && publicada(ideia) && ideia.createdBy !== pessoa.uid) relacoes.push('publicadaDeOutro');
  return relacoes;
}

/** True iff the person wrote the idea, takes part in it or implements it: the committee's others decide it. */
export const daEquipe = (ideia: DaIdeia, { uid, referencia }: Pessoa) =>
  ideia.createdBy === uid ||
  ideia.participantesReferences.includes(referencia) ||
  ideia.implementadoresReferences.includes(referencia);

/** Relations of the person to records under the idea (comments, likes, sponsorships, movements). */
export function relacoesSobIdeia(ideia: DaIdeia, pessoa: Pessoa): Relacao[] {
  if (!visivel(ideia, pessoa)) return [];
  const aberta = publicada(ideia);
  const relacoes: Relacao[] = ['paiVisivel', 'criadorComPaiVisivel', 'proprioComPaiVisivel'];
  if (ideia.createdBy === pessoa.uid) relacoes.push('paiProprio');
  if (aberta) relacoes.push('paiPublicado', 'proprioComPaiPublicado');
  if (aberta && !daEquipe(ideia, pessoa)) relacoes.push('paiJulgavel');
  if (aberta && ideia.permitirComentarios) relacoes.push('paiComentavel');
  if (aberta && patrocinavel(ideia)) relacoes.push('paiPatrocinavel');
  return relacoes;
}
