/** The relations of tabela-de-permissoes.ts between a person and a parent, computed from the record as the rules do. */
import { type Pai, patrocinavel } from '@/domain/pai/pai';
import type { Relacao } from './permissao';

export interface Pessoa {
  uid: string;
  /** Path of the person's membership. */
  referencia: string;
}

type Visto = Pick<Pai, 'autor' | 'visibilidade' | 'participantes'>;

/** True iff the person may see the parent (part 2 §6): public, own, or private with the person among its participants. */
export const visivel = ({ autor, visibilidade, participantes }: Visto, { uid, referencia }: Pessoa) =>
  visibilidade !== 'REMOVIDA' &&
  (visibilidade === 'PUBLICA' ||
    autor === uid ||
    (visibilidade === 'PRIVADA' && participantes.includes(referencia)));

/** Relations of the person to the parent itself. */
export function relacoesCom(pai: Visto & Pick<Pai, 'publicado' | 'deletedAt'>, pessoa: Pessoa): Relacao[] {
  const relacoes: Relacao[] = [];
  const ve = visivel(pai, pessoa);
  if (pai.autor === pessoa.uid) relacoes.push('criador');
  if (pai.autor === pessoa.uid && !pai.publicado && pai.deletedAt === null) relacoes.push('autorEmRascunho');
  if (ve) relacoes.push('visivel');
  if (ve && pai.publicado) relacoes.push('visivelPublicada');
  if (ve && pai.publicado && pai.autor !== pessoa.uid) relacoes.push('publicadaDeOutro');
  return relacoes;
}

/** True iff the person wrote it, takes part in it or carries it out: the committee's others decide it (decisions I208). */
export const daEquipe = ({ autor, equipe }: Pick<Pai, 'autor' | 'equipe'>, { uid, referencia }: Pessoa) =>
  autor === uid || equipe.includes(referencia);

/** Relations of the person to records under the parent (comments, likes, sponsorships, movements). */
export function relacoesSob(pai: Pai, pessoa: Pessoa): Relacao[] {
  if (!visivel(pai, pessoa)) return [];
  const relacoes: Relacao[] = ['paiVisivel', 'criadorComPaiVisivel', 'proprioComPaiVisivel'];
  if (pai.autor === pessoa.uid) relacoes.push('paiProprio');
  if (pai.publicado) relacoes.push('paiPublicado', 'proprioComPaiPublicado');
  if (pai.publicado && daEquipe(pai, pessoa)) relacoes.push('equipeDoPai');
  if (pai.publicado && !daEquipe(pai, pessoa)) relacoes.push('paiJulgavel', 'proprioComPaiJulgavel');
  if (pai.publicado && pai.aceitaComentario) relacoes.push('paiComentavel');
  if (patrocinavel(pai)) relacoes.push('paiPatrocinavel');
  return relacoes;
}
