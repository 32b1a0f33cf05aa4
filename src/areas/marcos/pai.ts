/** What milestones need to know of the parent they stand under. */
import { type Marco, relacoesComMarco } from '@/domain/marcos/marco';
import { caminhos } from '@/domain/comum/caminhos';
import type { Relacao } from '@/domain/acesso/permissao';
import { relacoesSob } from '@/domain/acesso/relacoes';
import { permissoesDeMarcos } from '@/domain/marcos/permissoes';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export interface PaiDosMarcos {
  /** Path of the record. */
  caminho: string;
  /** The person's relations to what stands under it. */
  relacoes: readonly Relacao[];
  /** Membership paths of the only people who may be responsible; null: everybody in the company. */
  soEstes: readonly string[] | null;
}

export const paiDosMarcos = (
  sessao: Pick<SessaoAtiva, 'uid' | 'referencia'>,
  { lugar, pai }: Pick<PaiNaTela, 'lugar' | 'pai'>,
): PaiDosMarcos => ({
  caminho: lugar.caminho,
  relacoes: relacoesSob(pai, sessao),
  soEstes:
    pai.visibilidade === 'PRIVADA'
      ? [caminhos.colaborador(lugar.contexto, pai.autor), ...pai.participantes]
      : null,
});

/** May the person add milestones here? */
export const podeCriarMarco = ({ quem }: SessaoAtiva, { relacoes }: PaiDosMarcos) =>
  pode({ quem }, permissoesDeMarcos.marcos, 'create', relacoes);

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
  return (
    relacoes.length > 0 && pode(sessao, permissoesDeMarcos.marcos, ato === 'atuar' ? 'update' : ato, relacoes)
  );
}
