/** What milestones need to know of the record they stand under: today an idea, later a challenge as well. */
import type { ComId } from '@/domain/comum/fields';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import type { Ideia } from '@/domain/ideias/ideia';
import { type Marco, relacoesComMarco } from '@/domain/marcos/marco';
import { caminhos } from '@/domain/comum/paths';
import { can, type Relacao } from '@/domain/acesso/permissions';
import { relacoesSob } from '@/domain/acesso/relacoes';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

export interface PaiDosMarcos {
  /** Path of the record. */
  caminho: string;
  /** The person's relations to what stands under it. */
  relacoes: readonly Relacao[];
  /** Membership paths of the only people who may be responsible; null: everybody in the company. */
  soEstes: readonly string[] | null;
}

export const paiDaIdeia = (sessao: SessaoAtiva, ideia: ComId<Ideia>): PaiDosMarcos => ({
  caminho: caminhos.ideia(sessao.contexto, ideia.id),
  relacoes: relacoesSob(comoPai(ideia), sessao),
  soEstes:
    ideia.visibilidade === 'PRIVADA'
      ? [caminhos.colaborador(sessao.contexto, ideia.createdBy), ...ideia.participantesReferences]
      : null,
});

/** May the person add milestones here? */
export const podeCriarMarco = ({ quem }: SessaoAtiva, { relacoes }: PaiDosMarcos) =>
  can(quem, 'marcos', 'create', relacoes);

/** Relations that open an act: acting is the update that only the responsible have. */
const RELACOES = {
  atuar: ['responsavelPeloMarco'],
  update: ['envolvidoNoMarco', 'marcoAberto'],
  delete: ['envolvidoNoMarco', 'marcoAberto'],
} as const satisfies Record<string, readonly Relacao[]>;

/** What the person may do with the milestone. */
export function podeNoMarco(
  sessao: SessaoAtiva,
  pai: PaiDosMarcos,
  marco: Marco,
  ato: keyof typeof RELACOES,
): boolean {
  const deste = relacoesComMarco(marco, sessao, pai.relacoes);
  const relacoes = RELACOES[ato].filter((relacao) => deste.includes(relacao));
  return relacoes.length > 0 && can(sessao.quem, 'marcos', ato === 'atuar' ? 'update' : ato, relacoes);
}
